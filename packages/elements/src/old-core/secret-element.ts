/**
 * The element of a game in which something is hidden from some seats. Where several people play at one screen, each sees
 * what is theirs only after saying that they sit before it; the rest is nowhere in the page.
 */
import { TABLE, type BaseState, type Place, type Seat } from '@griddle/rules/core/contract.js';
import { areasStyles } from './areas.styles.js';
import type { Marks } from './board-view.js';
import { choicesStyles } from './choices.styles.js';
import type { GameEvents } from './events.js';
import { HandOver } from './hand-over.js';
import { LateElement } from './late-element.js';
import { NOBODY, viewed } from './owner.js';
import * as playersCode from './players.js';
import type { AnySession, TableView } from './table.js';

const NOTHING: ReadonlySet<Place> = new Set();

/** For games with several areas, one of which only its owner may see. */
export abstract class SecretElement<S extends BaseState, M> extends LateElement<S, M> {
  static override styles = [...super.styles, areasStyles, choicesStyles];

  /** Who plays decides what is seen. */
  protected override playersCode = playersCode;

  /** The seat that said it sits before the screen. */
  #handed: Seat = NOBODY;
  #handOver: HandOver | undefined;
  #seen: { readonly whole: S; readonly seat: Seat; readonly state: S } | undefined;
  #seenTable: { readonly table: TableView; readonly seen: TableView } | undefined;

  /**
   * Whose turn with the screen it is: a seat that has to see what is theirs, `TABLE` where nothing is hidden any more,
   * `NOBODY` where all people may look on.
   */
  protected abstract lookerOf(state: S): Seat;

  /** The seat through whose eyes the page looks: `TABLE` sees all, `NOBODY` nothing hidden. */
  protected get viewer(): Seat {
    const { replay, settings } = this;
    if (!replay || settings.mode !== 'play' || replay.session.seat !== TABLE) return TABLE;
    const looker = this.lookerOf(replay.state);
    if (looker === TABLE) return TABLE;
    const people = this.people;
    const [only = TABLE] = people;
    if (people.length < 2) return only;
    return looker === NOBODY || (people.includes(looker) && looker !== this.#handed) ? NOBODY : this.#handed;
  }

  /** The seats of people. */
  protected get people(): readonly Seat[] {
    const { replay } = this;
    return replay?.seats.flatMap((_name, seat) => (replay.players[seat]?.kind === 'bot' ? [] : [seat])) ?? [];
  }

  /**
   * Bots guess what they do not see.
   * @internal
   */
  async complete(): Promise<void> {
    await this.more();
  }

  /** The seat that the screen is being handed to; `NOBODY` when it is not. */
  get #awaited(): Seat {
    const { replay } = this;
    return replay && this.viewer === NOBODY ? this.lookerOf(replay.state) : NOBODY;
  }

  get #isWaiting(): boolean {
    return this.#awaited !== NOBODY;
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    // Who gave the screen away has to say so again to see what is theirs
    if (this.viewer === NOBODY) this.#handed = NOBODY;
    super.update(changed);
  }

  /** What is so, and not only what may be seen. */
  protected get wholeState(): S {
    return super.state;
  }

  /** @internal */
  override get state(): S {
    const whole = super.state;
    const seat = this.viewer;
    if (seat === TABLE) return whole;
    if (this.#seen?.whole !== whole || this.#seen.seat !== seat) {
      this.#seen = { whole, seat, state: viewed(this.rules.viewFor(whole, seat), seat) };
    }
    return this.#seen.state;
  }

  /** @internal */
  override marks(): Marks {
    return this.#isWaiting ? this.restingMarks() : super.marks();
  }

  /** @internal */
  override movable(): ReadonlySet<Place> {
    return this.#isWaiting ? NOTHING : super.movable();
  }

  /** @internal */
  override drawMore(stage: HTMLElement): void {
    const awaited = this.replay?.seats[this.#awaited] ?? '';
    this.#handOver?.draw(this.say, awaited);
    stage.querySelector('[part=areas]')?.toggleAttribute('inert', awaited !== '');
    if (awaited === '') return super.drawMore(stage);
    stage.querySelector('[part=choices]')?.replaceChildren();
    if (this.#handOver) return;
    this.#handOver = new HandOver(stage, this.rules.id, () => {
      this.#handed = this.#awaited;
      this.requestUpdate();
      void this.updateComplete.then(() => this.focus());
    });
    this.#handOver.draw(this.say, awaited);
  }

  /** @internal */
  asSeen<T extends keyof GameEvents>(detail: GameEvents[T]): GameEvents[T] {
    const { replay } = this;
    const seat = this.viewer;
    if (!replay || seat === TABLE || !('position' in detail)) return detail;
    const { parent, move, state } = replay.session.current;
    const drawn = 'path' in detail && parent && move ? this.rules.moveTextFor(parent.state, move, seat) : detail.move;
    const position = this.rules.positionText(this.rules.viewFor(state, seat));
    return { ...detail, move: drawn, position };
  }

  /** @internal */
  override get table(): TableView | undefined {
    const table = super.table;
    const { replay } = this;
    const seat = this.viewer;
    if (!table || !replay || seat === TABLE) return table;
    if (this.#seenTable?.table !== table) {
      const session = replay.session.viewFor(seat) as unknown as AnySession;
      this.#seenTable = { table, seen: { ...table, session, at: session.current } };
    }
    return this.#seenTable.seen;
  }
}
