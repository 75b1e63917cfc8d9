/**
 * An element that reads of a position what it shows, by little code of its own. For more than that, and for what is wrong,
 * it fetches how the whole game reads positions.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { DiagramElement } from './diagram-element.js';
import { plainStart } from './input.js';
import type { Notation, Whole } from './notation.js';

/** How whole games read positions, by class of element, once one of it has fetched that. */
const known = new Map<unknown, unknown>();

/** What it fetches once serves all elements of its class, those that come later at once. */
export abstract class GlanceElement<S extends BaseState, M> extends DiagramElement<S, M> {
  /** Reads what is shown; positions that say more are refused, with the code `UNREAD` where nothing is known to be wrong. */
  protected abstract readonly glance: Notation<S>;
  #notation: Notation<S> | undefined;

  /** Fetches how the whole game reads and writes positions. */
  protected abstract notation(): Promise<Notation<S>>;

  /** @internal */
  override get rules(): Notation<S> {
    return this.#notation ?? this.glance;
  }

  protected override needed(): Promise<unknown> | undefined {
    const here = known.get(this.constructor) as Notation<S> | undefined;
    if (here) this.#readWhole(here);
    const [notation, code] = [this.more(), super.needed()];
    return notation || code ? Promise.all([notation, code]) : undefined;
  }

  protected override more(): Promise<void> | undefined {
    if (this.#notation) return undefined;
    return this.notation().then((notation) => {
      known.set(this.constructor, notation);
      this.#readWhole(notation);
    });
  }

  /** What the board shows is read once more, so that the whole game's notation can write it. */
  #readWhole(notation: Notation<S>): void {
    if (this.#notation) return;
    if (this.isOpen) {
      const shown = plainStart(notation, this.glance.positionText(this.state));
      if (shown.ok) this.begin(shown.value);
    }
    this.#notation = notation;
  }

  /** Fetches the game for records. */
  protected abstract fetchGame(): Promise<Whole<S, M>>;

  /** The states of a record are more than this element's own reading can write. */
  protected override async whole(): Promise<Whole<S, M>> {
    const [whole, notation] = await Promise.all([this.fetchGame(), this.notation()]);
    this.#readWhole(notation);
    return whole;
  }
}
