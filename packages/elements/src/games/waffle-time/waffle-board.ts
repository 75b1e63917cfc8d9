/** `<waffle-board>`. */
import { MARK_COLOURS } from '@griddle/art/internal/palette.js';
import { WAFFLE_BOARD_PALETTE } from '@griddle/art/internal/waffle-time/palette.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { PropertyValues } from 'lit';
import { waffleText } from '@griddle/rules/internal/waffle-time/position.js';
import { customElement, property } from 'lit/decorators.js';
import { addEnglish, inputError, GameElement, pictureColours, type Area, type GameUI } from '#core';
import {
  FIND_EXAMPLES,
  FIND_NOTHING,
  findingLayers,
  findingOf,
  unknownWord,
  type Finding,
  type Search,
} from './finding.js';
import { sharedUI } from './game-ui.js';
import { annotationLayer, describeSpace, highlightLayer, lastMoveLayer, spaceOf } from './spaces.js';
import { waffleArea } from './waffle-area.js';

/** The waffle with what a page asks to be found on it, and no help for hands. */
function foundArea(search: () => Search): Area<WaffleTimeState> {
  return {
    ...waffleArea,
    name: 'main',
    label: (_scene, t) => t('ui.waffle-board'),
    below: (scene) => [lastMoveLayer(scene)],
    above: ({ state, marks }) => [...findingLayers(state, search()), highlightLayer(marks), annotationLayer(marks)],
    describe: ({ state }, place, t) => describeSpace(place, state.waffles[state.turn]?.[spaceOf(place)] ?? 0, t),
  };
}

function waffleBoardUI(search: () => Search): GameUI<WaffleTimeState, WaffleTimeMove> {
  const area = foundArea(search);
  return {
    ...sharedUI,
    // Of a position the waffles alone are shown, and told
    rules: { ...sharedUI.rules, positionText: ({ waffles }) => waffles.map((waffle) => waffleText(waffle)).join(';') },
    usualPosition: '5/5/5/5/5',
    styles: STYLES,
    modes: ['diagram', 'replay'],
    layout: {
      ...sharedUI.layout,
      panel: ['griddle-controls', 'move-list'],
    },
    areas: () => [area],
  };
}

const STYLES = pictureColours([...WAFFLE_BOARD_PALETTE, MARK_COLOURS]);

addEnglish(sharedUI.messages);

/** One waffle of Waffle Time: a diagram, or a record to step through, with the patterns and goals that are on it. */
@customElement('waffle-board')
export class WaffleBoard extends GameElement<WaffleTimeState, WaffleTimeMove> {
  static override styles = [super.styles, STYLES];

  /**
   * What to find and draw: names of pattern cards and ids of goals, joined by blanks (`cherry-2 52`), or `all`; empty for
   * the cards of the position. Left out: nothing. A word that is no card or goal is told, and what was asked for before
   * stays.
   */
  @property() find?: string;

  /** Whether each space tells its points. */
  @property({ type: Boolean }) points = false;

  /** What is looked for: all that was asked for last and that there is. */
  #search: Search = { find: FIND_NOTHING, points: false };

  constructor() {
    super(waffleBoardUI(() => this.#search));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('find') || changed.has('points')) this.#readSearch();
    super.willUpdate(changed);
  }

  #readSearch(): void {
    const { find = FIND_NOTHING, points } = this;
    const found = unknownWord(find);
    this.forgive(['find']);
    this.#search = { find: found === undefined ? find : this.#search.find, points };
    if (found !== undefined) this.report(inputError('find', 'choice', FIND_EXAMPLES, { key: 'find', found }));
  }

  /** The cards and goals that `find` asks for and the waffle has. */
  async found(): Promise<Finding> {
    await this.updateComplete;
    return findingOf(this.state, this.#search);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'waffle-board': WaffleBoard;
  }
}
