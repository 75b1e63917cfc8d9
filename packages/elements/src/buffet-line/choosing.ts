/** Marks on the cards of a line alone, and choosing them: fetched when either is asked for. */
import { foodName } from '@griddle/rules/buffet-boss/components.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { Layer, Marks } from '../old-core/board-view.js';
import type { Board } from '../old-core/board.js';
import type { Hands } from '../old-core/hearing.js';
import { wear } from '../old-core/wear.js';
import { addEnglish } from '../old-core/words.js';
import type { BuffetLine, PickDetail } from './buffet-line.js';
import type { LineDiagram } from './glance.js';
import { LineHands } from './line-hands.js';
import { lineMarks, markColours } from './line-marks.js';

addEnglish({ 'line.picked': '{food@food.buffet-boss} chosen.' });

/** One for a line; fires `griddle-pick` with the food and the place of what is chosen. */
export class Choosing {
  /** The card that was chosen last. */
  private picked: Place = '';

  constructor(private readonly host: BuffetLine) {
    wear(host, markColours);
  }

  /** What answers to clicks and keys on a board. */
  handsFor(board: Board<LineDiagram>): Hands {
    return new LineHands(board, (place) => this.#choose(place));
  }

  /** Ask before a change; the answer puts the focus back where it was: a line of more cards, or of fewer, is another board. */
  focusKeeper(): (board: Board<LineDiagram> | undefined) => void {
    const { activeElement } = this.host.renderRoot as ShadowRoot;
    return (board) => {
      if (activeElement?.isConnected === false) board?.cell(activeElement.getAttribute('data-place') ?? '')?.focus();
    };
  }

  /** What lies over the cards. */
  above(marks: Marks): readonly Layer[] {
    return lineMarks(this.host.state, marks);
  }

  /** Cards that may be chosen, and the one that was. */
  get marks(): Pick<Marks, 'starts' | 'picked'> | undefined {
    const { settings, state } = this.host;
    if (settings.mode !== 'play') return undefined;
    const starts = settings.show.has('moves') ? state.line.map((_food, i) => `line:${i + 1}`) : [];
    return { starts, picked: starts.includes(this.picked) ? [this.picked] : [] };
  }

  /** Chooses a card, where cards are there to be chosen. */
  #choose(place: Place): void {
    const { host } = this;
    const food = host.state.line[Number(place.slice('line:'.length)) - 1];
    if (host.settings.mode !== 'play' || food === undefined) return;
    this.picked = place;
    host.requestUpdate();
    const { say } = host;
    host.speak(() => say('line.picked', { food: foodName(food) }));
    const detail: PickDetail = { food: foodName(food), place };
    host.dispatchEvent(new CustomEvent('griddle-pick', { detail, bubbles: true, composed: true }));
  }
}
