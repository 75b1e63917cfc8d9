/** `<draft-board>`. */
import { DRAFT_BOX } from '@griddle/art/internal/waffle-time/draft.js';
import { DRAFT_BOARD_PALETTE } from '@griddle/art/internal/waffle-time/palette.js';
import { MARK_COLOURS } from '@griddle/art/internal/palette.js';
import { draftBoard } from '@griddle/art/internal/waffle-time/picture.js';
import { draftOf } from '@griddle/art/internal/waffle-time/position.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, GameElement, pictureColours, type GameUI } from '#core';
import { draftArea } from './draft-area.js';
import { sharedUI } from './game-ui.js';

/** A new game's board with the tiles in the order of the rules: shuffled, it would differ for each reader. */
const NEW_GAME = '5/5/5/5/5;5/5/5/5/5 p1:draft 0,0 - cs,ck,cw,sb,su,kb,ku,bw,u* 1:p1,p2 - -;-';

const draftBoardUI: GameUI<WaffleTimeState, WaffleTimeMove> = {
  ...sharedUI,
  usualPosition: NEW_GAME,
  styles: pictureColours([...DRAFT_BOARD_PALETTE, MARK_COLOURS]),
  modes: ['diagram', 'replay'],
  layout: {
    ...sharedUI.layout,
    panel: ['griddle-controls', 'move-list'],
    picture: ({ state }) => ({ viewBox: DRAFT_BOX, shape: draftBoard(draftOf(state)) }),
  },
  areas: () => [draftArea],
};

addEnglish(draftBoardUI.messages);

/**
 * The draft board of Waffle Time: tiles, slots, pawns, the turn-order tile with its fork, the timer. A diagram, or a record
 * to step through. By default it shows a new game for two, with the nine tiles in the order of the rules, so that every
 * reader sees the same. Like goal cards it has a house on it, because its tiles and the syrup of its spaces are a house set.
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
