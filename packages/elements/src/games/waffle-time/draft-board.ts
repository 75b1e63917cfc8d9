/** `<draft-board>`. */
import { DRAFT_BOX } from '@griddle/art/waffle-time/draft.js';
import { DRAFT_BOARD_PALETTE } from '@griddle/art/waffle-time/palette.js';
import { MARK_COLOURS } from '@griddle/art/palette.js';
import { draftBoard } from '@griddle/art/waffle-time/picture.js';
import { draftOf } from '@griddle/art/waffle-time/position.js';
import { DRAFT_TILES } from '@griddle/rules/waffle-time/components.js';
import { waffleTime, type WaffleTimeMove, type WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement, pictureColours, type GameUI } from '#core';
import { draftArea } from './draft-area.js';
import { waffleTimeUI } from './game-ui.js';

const draftBoardUI: GameUI<WaffleTimeState, WaffleTimeMove> = {
  ...waffleTimeUI,
  rules: {
    ...waffleTime,
    // Tiles as the rules list them and not shuffled: it would be another board for each reader
    setup: (options, seed, components) => ({ ...waffleTime.setup(options, seed, components), tiles: DRAFT_TILES }),
  },
  styles: pictureColours([...DRAFT_BOARD_PALETTE, MARK_COLOURS]),
  modes: ['diagram', 'replay'],
  panel: ['griddle-controls', 'move-list'],
  areas: () => [draftArea],
  picture: ({ state }) => ({ viewBox: DRAFT_BOX, shape: draftBoard(draftOf(state)) }),
};

addEnglish(draftBoardUI.messages);

/**
 * The draft board of Waffle Time: tiles, slots, pawns, the turn-order tile with its fork, the timer. A picture of a
 * position, or a record to step through. Without either it is the board of a new game for two, with the nine tiles in the
 * order in which the rules list them, so that every reader sees the same. A house stands on it, as on goal cards, because
 * its tiles and the syrup of its spaces are a house set.
 */
@customElement('draft-board')
export class DraftBoard extends GameElement<WaffleTimeState, WaffleTimeMove> {
  static override styles = [super.styles, draftBoardUI.styles];

  constructor() {
    super(draftBoardUI);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'draft-board': DraftBoard;
  }
}
