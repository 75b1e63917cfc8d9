/** `<top-waffle>`. */
import { TOP_WAFFLE_PALETTE } from '@griddle/art/top-waffle/index.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { TABLE } from '@griddle/rules/core/contract.js';
import { topWaffle, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { TOP_WAFFLE_NAMES_EN } from '@griddle/rules/top-waffle/names.en.js';
import type { Marks } from '../core/board-view.js';
import { define } from '../core/define.js';
import type { GameEvents } from '../core/events.js';
import { GameElement } from '../core/game-element.js';
import { ELEMENTS_EN } from '../core/messages.en.js';
import { pictureColours } from '../core/styles.js';
import type { TableView } from '../core/table.js';
import { addMessages } from '../core/words.js';
import { HandOver } from './hand-over.js';
import { TOP_WAFFLE_ELEMENT_EN } from './messages.en.js';
import { NOBODY, viewed } from './owner.js';
import type * as Secret from './secret.js';
import { topWaffleStyles } from './styles.js';
import { topWaffleView } from './view.js';

addMessages({ ...ELEMENTS_EN, text: { ...TOP_WAFFLE_NAMES_EN, ...TOP_WAFFLE_ELEMENT_EN } });

const NOTHING: ReadonlySet<Place> = new Set();

/**
 * Top Waffle on a page, for two to six: a diagram, a record to step through, or a game to play. Where several people play
 * at one screen it is handed over between turns, and what lies in other hands is nowhere in the page.
 *
 * @tagname top-waffle
 * @slot - A record, a position, or what shows where scripts are off.
 * @fires griddle-move - Before a move; cancelled, it is left to the page.
 * @fires griddle-change - After the board has gone to another position.
 * @fires griddle-over - After the move that ended the game.
 * @fires griddle-error - For input that cannot be used; the board keeps its last good state.
 * @csspart stage - The areas and the words under them.
 * @csspart areas - All areas: `main` (the display), `hand`, `turn`, `mine`, `reserved` and `trash` are parts, too.
 * @csspart hand-over - What stands there while the screen is handed to the next player.
 * @csspart choices - The buttons: ways to pay, toppings to choose, the end of a turn.
 * @csspart status - Who is to move, or how the game ended.
 * @csspart comment - The words of a record at the move shown.
 * @csspart error - What is wrong with the input.
 * @csspart panel - Controls and move list.
 * @cssprop --griddle-board-size - The largest width of all areas together.
 * @cssprop --griddle-focus - The frame round the space with the focus.
 */
export class TopWaffle extends GameElement<TopWaffleState, TopWaffleMove> {
  static override styles = [...super.styles, pictureColours(TOP_WAFFLE_PALETTE), topWaffleStyles];

  /** @internal */
  override readonly rules = topWaffle;
  /** @internal */
  override readonly view = topWaffleView;

  protected override async sentences(): Promise<Readonly<Record<string, string>>> {
    return (await import('@griddle/rules/top-waffle/messages.en.js')).TOP_WAFFLE_EN;
  }

  /** The seat that said it sits before the screen. */
  #handed: Seat = NOBODY;
  #handOver: HandOver | undefined;
  #seen: { readonly whole: TopWaffleState; readonly seat: Seat; readonly state: TopWaffleState } | undefined;
  /** What shows the record of a seat, once it is here. */
  #secret: typeof Secret | undefined;
  #isFetching = false;
  #seenTable: { readonly table: TableView; readonly seen: TableView | undefined } | undefined;

  /** The seat through whose eyes the page looks: `TABLE` sees all, `NOBODY` no hand. */
  get #viewer(): Seat {
    const { replay, settings, rules } = this;
    if (!replay || settings.mode !== 'play' || replay.session.seat !== TABLE || rules.outcome(replay.state))
      return TABLE;
    const people = replay.seats.flatMap((_name, seat) => (this.#isPerson(seat) ? [seat] : []));
    const [only = TABLE] = people;
    if (people.length < 2) return only;
    const { turn } = replay.state;
    return this.#isPerson(turn) && turn !== this.#handed ? NOBODY : this.#handed;
  }

  #isPerson(seat: Seat): boolean {
    return this.replay?.players[seat]?.kind !== 'bot';
  }

  get #isWaiting(): boolean {
    return this.#viewer === NOBODY;
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    // Who gave the screen away has to say so again to see a hand
    if (this.#isWaiting) this.#handed = NOBODY;
    super.update(changed);
  }

  /** @internal */
  override get state(): TopWaffleState {
    const whole = super.state;
    const seat = this.#viewer;
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
    const isWaiting = this.#isWaiting;
    this.#handOver?.draw(this.say, isWaiting ? this.#seatToMove : '');
    stage.querySelector('[part=areas]')?.toggleAttribute('inert', isWaiting);
    if (!isWaiting) return super.drawMore(stage);
    stage.querySelector('[part=choices]')?.replaceChildren();
    if (this.#handOver) return;
    this.#handOver = new HandOver(stage, () => {
      this.#handed = this.replay?.state.turn ?? NOBODY;
      this.requestUpdate();
      void this.updateComplete.then(() => this.focus());
    });
    this.#handOver.draw(this.say, this.#seatToMove);
  }

  async #fetchSecret(): Promise<void> {
    this.#isFetching = true;
    this.#secret = await import('./secret.js');
    this.requestUpdate();
  }

  get #seatToMove(): string {
    return this.replay?.seats[this.replay.state.turn] ?? '';
  }

  /** @internal */
  override fire<T extends keyof GameEvents>(type: T, detail: GameEvents[T]): boolean {
    const { replay } = this;
    const seat = this.#viewer;
    if (!replay || seat === TABLE || !('position' in detail)) return super.fire(type, detail);
    const { parent, move, state } = replay.session.current;
    const drawn = 'path' in detail && parent && move ? this.rules.moveTextFor(parent.state, move, seat) : detail.move;
    const position = this.rules.positionText(this.rules.viewFor(state, seat));
    return super.fire(type, { ...detail, move: drawn, position });
  }

  /** @internal */
  override get table(): TableView | undefined {
    const table = super.table;
    const { replay } = this;
    const seat = this.#viewer;
    if (!table || !replay || seat === TABLE) return table;
    if (!this.#secret) {
      if (!this.#isFetching) this.waitFor(this.#fetchSecret());
      return undefined;
    }
    if (this.#seenTable?.table !== table) {
      this.#seenTable = { table, seen: this.#secret.seenTable(table, replay.session, seat) };
    }
    return this.#seenTable.seen;
  }
}

define('top-waffle', TopWaffle);

declare global {
  interface HTMLElementTagNameMap {
    'top-waffle': TopWaffle;
  }
}
