/** A board of Waddle Waddle with make and unmake, for search; faster than the rules. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { mayLeaveField } from '@griddle/rules/internal/waddle-waddle/cards.js';
import {
  ALPHA,
  BELLY,
  CARDS,
  GRUMPY,
  SYMBOLS,
  TYPES,
  GROUP_SIZE,
} from '@griddle/rules/internal/waddle-waddle/components.js';
import { EMPTY } from '@griddle/rules/internal/waddle-waddle/hex.js';
import {
  addIsDone,
  hasDone,
  tilesLeft,
  type FieldCard,
  type WaddleWaddleMove,
  type WaddleWaddleState,
} from '@griddle/rules/internal/waddle-waddle/state.js';
import { Tiles, ICEBERG } from './tiles.js';

// Whether a tile that was just added or moved meets a Configuration card (WD-18 to WD-22), on the bots' board.

/** Whether the tile `acted` meets a card's requirement, in any role of its pattern. */
function met(board: Board, card: number, acted: number): boolean {
  const criterion = CARDS[card]?.criterion;
  const place = board.places[acted] ?? 0;
  if (!criterion) return false;
  if (criterion.kind === 'adjacency') return meetsAdjacency(board, criterion.type, criterion.others, place);
  if (criterion.kind === 'proximity') return meetsProximity(board, criterion.type, criterion.between, place);
  return board.types[place] === criterion.type && joinsLargeGroup(board, place);
}

/**
 * WD-20: a tile of the type touches one of each of the others, of colours other than its own; `acted` is one of them.
 */
function meetsAdjacency(board: Board, type: number, others: readonly number[], place: number): boolean {
  const own = board.types[place] ?? EMPTY;
  if (own === type) return others.every((other) => touches(board, place, other));
  if (!others.includes(own)) return false;
  for (const step of board.steps) {
    const centre = place + step;
    if (board.types[centre] !== type || !isForeign(board, centre, place)) continue;
    if (others.every((other) => touches(board, centre, other))) return true;
  }
  return false;
}

/** Whether a tile touches one of a type, of another colour. */
function touches(board: Board, centre: number, type: number): boolean {
  for (const step of board.steps) {
    if (board.types[centre + step] === type && isForeign(board, centre, centre + step)) return true;
  }
  return false;
}

function isForeign(board: Board, centre: number, place: number): boolean {
  return board.rules.anyColour || board.colours[centre] !== board.colours[place];
}

/** Steps to the Iceberg, and to the tile `acted`, from each hex with a tile; preallocated. */
let far = new Int16Array(0);
let beyond = new Int16Array(0);
const found = new Int16Array(128);

/** WD-21: enough tiles lie between one of the type and the Iceberg, on a shortest chain that includes `acted`. */
function meetsProximity(board: Board, type: number, between: number, place: number): boolean {
  if (board.places.length <= between || !board.places.some((end) => board.types[end] === type)) return false;
  if (far.length < board.cells.length) {
    far = new Int16Array(board.cells.length);
    beyond = new Int16Array(board.cells.length);
  }
  if (findDistances(board, board.iceberg, far) <= between) return false;
  let isMeasured = false;
  for (const end of board.places) {
    const away = far[end] ?? 0;
    if (board.types[end] !== type || away <= between) continue;
    if (!isMeasured) findDistances(board, place, beyond);
    isMeasured = true;
    if ((beyond[end] ?? -1) >= 0 && (far[place] ?? 0) + (beyond[end] ?? 0) === away) return true;
  }
  return false;
}

/**
 * Writes the steps along touching tiles from a hex to every other, -1 if unreachable; the Iceberg can only be an end of
 * a chain. Returns the largest.
 */
function findDistances({ cells, steps, places }: Board, start: number, away: Int16Array): number {
  for (const place of places) away[place] = -1;
  away[start] = 0;
  found[0] = start;
  let count = 1;
  for (let i = 0; i < count; i++) {
    const from = found[i] ?? start;
    for (const step of steps) {
      const to = from + step;
      const cell = cells[to] ?? EMPTY;
      if (cell < 0 || cell === ICEBERG || away[to] !== -1) continue;
      away[to] = (away[from] ?? 0) + 1;
      found[count++] = to;
    }
  }
  return away[found[count - 1] ?? start] ?? 0;
}

/** WD-22: the tile has joined a group of its colour that had enough tiles without it. */
function joinsLargeGroup(board: Board, place: number): boolean {
  const colour = board.colours[place] ?? EMPTY;
  return board.steps.some((step) => {
    if (board.colours[place + step] !== colour) return false;
    return board.groupFrom(place + step, colour, place).length >= GROUP_SIZE;
  });
}

const KINDS = TYPES.length;

/** One act of a turn, or its end. */
export interface Act {
  readonly kind: WaddleWaddleMove['kind'];
  /** The type added or set aside, the number of the tile moved, or the index of the card in `CARDS`. */
  readonly what: number;
  /** The index of the tile's new hex. */
  readonly to: number;
}

/** The state besides tiles that an act changes. */
interface Before {
  readonly act: Act;
  /** The old hex of the tile moved. */
  readonly from: number;
  readonly turn: Seat;
  readonly added: number;
  readonly isAdded: boolean;
  readonly isMoved: boolean;
  readonly isCarded: boolean;
  readonly acted: number;
  readonly field: readonly FieldCard[];
  readonly free: readonly FieldCard[];
}

/** The end of a turn. */
export const END: Act = { kind: 'end', what: 0, to: 0 };

/** A position changed in place: each act is undone by `back`, the last one first. Checks nothing. */
export class Board extends Tiles {
  readonly rules: WaddleWaddleState['rules'];
  readonly seats: number;
  /** Tiles not yet on the board: by seat and type, and in total. */
  readonly supply: number[][];
  readonly left: number[];
  /** How many cards of each symbol each seat has taken. */
  readonly taken: number[][];
  /** Cards in the field, and those that may leave it. */
  field: readonly FieldCard[];
  private free: readonly FieldCard[];
  turn: Seat;
  over: boolean;

  /** The turn so far: the tile added, whether one was added or set aside, moved, and a card taken. */
  private added = -1;
  isAdded: boolean;
  isMoved: boolean;
  private isCarded: boolean;
  /** The tile just added or moved, which may earn a card; -1 for none. */
  private acted = -1;

  private readonly past: Before[] = [];
  /** A cache: cards that may leave a field, by its contents. */
  private readonly known = new Map<string, readonly FieldCard[]>();

  constructor(state: WaddleWaddleState) {
    super(state.tiles);
    this.rules = state.rules;
    this.seats = state.supply.length;
    this.supply = state.supply.map((counts) => [...counts]);
    this.left = state.supply.map((_counts, seat) => tilesLeft(state, seat));
    this.taken = state.taken.map((symbols) =>
      SYMBOLS.map((_name, symbol) => symbols.filter((other) => other === symbol).length),
    );
    this.field = state.field;
    this.free = this.freeIn(this.field);
    this.turn = state.turn;
    this.over = state.over;
    this.isAdded = addIsDone(state);
    this.isMoved = hasDone(state, 'm');
    this.isCarded = hasDone(state, 'c');
    for (const { act, q, r } of state.done) if (act === 'a') this.added = this.cells[this.indexOf(q, r)] ?? -1;
    const last = state.done[state.done.length - 1];
    if (last?.act === 'a' || last?.act === 'm') this.acted = this.cells[this.indexOf(last.q, last.r)] ?? -1;
  }

  /** An act in the notation of the rules. */
  moveOf({ kind, what, to }: Act): WaddleWaddleMove {
    if (kind === 'add') return { kind, type: what, to: this.hexAt(to) };
    if (kind === 'move') return { kind, from: this.hexAt(this.places[what] ?? 0), to: this.hexAt(to) };
    if (kind === 'aside') return { kind, type: what };
    if (kind === 'end') return { kind };
    const { q, r } = this.field.find(({ card }) => card === what) ?? { q: 0, r: 0 };
    return { kind, at: { q, r } };
  }

  /** Makes an act. */
  make(act: Act): void {
    const { turn, added, isAdded, isMoved, isCarded, acted, field, free } = this;
    const { kind, what, to } = act;
    const from = kind === 'move' ? (this.places[what] ?? 0) : 0;
    this.past.push({ act, from, turn, added, isAdded, isMoved, isCarded, acted, field, free });
    if (kind === 'end') return this.passOn();
    this.acted = -1;
    if (kind === 'add') {
      this.acted = this.added = this.places.length;
      this.lay(to, turn, what);
    } else if (kind === 'move') {
      this.acted = what;
      this.shift(what, from, to);
      this.isMoved = true;
    } else if (kind === 'card') {
      this.field = field.filter(({ card }) => card !== what);
      this.free = this.freeIn(this.field);
      this.count(what, 1);
      this.isCarded = true;
    }
    if (kind === 'add' || kind === 'aside') {
      this.isAdded = true;
      this.use(what, 1);
    }
  }

  /** Unmakes the last act. */
  back(): void {
    const before = this.past.pop();
    if (!before) return;
    const { kind, what, to } = before.act;
    this.turn = before.turn;
    this.over = false;
    if (kind === 'add') this.pop();
    else if (kind === 'move') this.shift(what, to, before.from);
    else if (kind === 'card') this.count(what, -1);
    if (kind === 'add' || kind === 'aside') this.use(what, -1);
    this.added = before.added;
    this.isAdded = before.isAdded;
    this.isMoved = before.isMoved;
    this.isCarded = before.isCarded;
    this.acted = before.acted;
    this.field = before.field;
    this.free = before.free;
  }

  private use(type: number, tiles: number): void {
    const supply = this.supply[this.turn];
    if (supply) supply[type] = (supply[type] ?? 0) - tiles;
    this.left[this.turn] = (this.left[this.turn] ?? 0) - tiles;
  }

  private count(card: number, by: number): void {
    const taken = this.taken[this.turn];
    const symbol = CARDS[card]?.symbol ?? 0;
    if (taken) taken[symbol] = (taken[symbol] ?? 0) + by;
  }

  private passOn(): void {
    this.added = this.acted = -1;
    this.isAdded = this.isMoved = this.isCarded = false;
    for (let step = 1; step <= this.seats; step++) {
      const seat = (this.turn + step) % this.seats;
      if ((this.left[seat] ?? 0) === 0) continue;
      this.turn = seat;
      return;
    }
    this.over = true;
  }

  /** All legal acts; where types have no effect, adding a tile of only one of them. */
  acts(): Act[] {
    const acts: Act[] = [];
    if (this.over) return acts;
    this.findReach();
    const supply = this.supply[this.turn] ?? [];
    if (!this.isAdded) this.pushAdds(supply, acts);
    const isStuck = acts.length === 0;
    if (this.mayMove()) this.pushMoves(acts);
    for (const { card } of this.takeable()) acts.push({ kind: 'card', what: card, to: 0 });
    if (this.isAdded) acts.push(END);
    else if (isStuck)
      for (let what = 0; what < KINDS; what++) if (supply[what]) acts.push({ kind: 'aside', what, to: 0 });
    return acts;
  }

  /** Whether a tile may still be moved this turn (WD-6), which is not the last one of its seat (WD-7). */
  mayMove(): boolean {
    return !this.isMoved && (this.left[this.turn] ?? 0) + (this.isAdded ? 1 : 0) > 1;
  }

  private pushAdds(supply: readonly number[], acts: Act[]): void {
    for (const to of this.openPlaces()) {
      for (let what = 0; what < KINDS; what++) {
        if (!supply[what] || !this.mayLie(to, what, this.turn)) continue;
        acts.push({ kind: 'add', what, to });
        if (this.rules.modules === 0) break;
      }
    }
  }

  private pushMoves(acts: Act[]): void {
    for (let tile = 0; tile < this.places.length; tile++) {
      const from = this.places[tile] ?? 0;
      const type = this.types[from] ?? EMPTY;
      const colour = this.colours[from] ?? EMPTY;
      if (tile === this.added || (this.rules.modules > 0 && type === GRUMPY)) continue;
      for (const to of this.goalsOf(tile, (place) => this.mayLie(place, type, colour))) {
        acts.push({ kind: 'move', what: tile, to });
      }
    }
  }

  /** The cards that may be taken now (WD-18, WD-19). */
  takeable(): readonly FieldCard[] {
    if (this.rules.modules < 2 || this.acted < 0 || (this.isCarded && !this.rules.cardPerAction)) return [];
    return this.free.filter(({ card }) => met(this, card, this.acted));
  }

  private freeIn(field: readonly FieldCard[]): readonly FieldCard[] {
    const key = field.map(({ card }) => card).join();
    let free = this.known.get(key);
    if (!free) this.known.set(key, (free = field.filter((card) => mayLeaveField(field, card))));
    return free;
  }

  /** WD-11 and WD-12: whether the neighbours of a hex allow a tile there. */
  private mayLie(index: number, type: number, colour: Seat): boolean {
    if (this.rules.modules < 1 || (type !== BELLY && type !== ALPHA)) return true;
    if (type === ALPHA) return !this.groupFrom(index, colour).some((at) => at !== index && this.types[at] === ALPHA);
    for (const step of this.steps) if (this.types[index + step] === BELLY) return false;
    return true;
  }
}
