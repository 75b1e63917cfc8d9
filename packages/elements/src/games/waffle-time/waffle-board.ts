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

/** Makes the waffle's area with search results and without input hints. */
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
    // Only the waffles of a position are shown and described
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

/** One waffle of Waffle Time: a diagram, or a record to step through, with the patterns and goals found on it. */
@customElement('waffle-board')
export class WaffleBoard extends GameElement<WaffleTimeState, WaffleTimeMove> {
  static override styles = [super.styles, STYLES];

  /**
   * What to find and draw: names of pattern cards and ids of goals, separated by spaces (`cherry-2 52`), or `all`; empty for
   * the cards of the position. Left out: nothing. An unknown word is reported, and the previous search stays.
   */
  @property() find?: string;

  /** Whether to show the points on each space. */
  @property({ type: Boolean }) points = false;

  /** The last valid search. */
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

  /** Returns the cards and goals asked for by `find` that are on the waffle. */
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
