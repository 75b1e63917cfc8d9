/** Waddle Waddle positions, moves, options and set-up (WD-1 to WD-5). */
import type { BaseState, Seat, Option, Options } from '../core/contract.js';
import { below, next, seeded, type Rng, type Seed } from '../core/random.js';
import { CARDS, fieldCells, SEAT_NAMES, TILES_OF_TYPE, TYPES } from './components.js';
import type { Hex } from './hex.js';

/** A tile on the board. `colour` is its owner's seat. */
export interface Tile extends Hex {
  readonly colour: Seat;
  readonly type: number;
}

/** A configuration card in the card field; `card` is its index in `CARDS`. */
export interface FieldCard extends Hex {
  readonly card: number;
}

/** An act of the seat to move this turn: added, moved or set aside a tile, or took a card. `q` and `r` say where. */
export interface Done extends Hex {
  readonly act: 'a' | 'm' | 'x' | 'c';
}

/** The options a game is played under. */
interface Rules {
  readonly players: number;
  /** 0 base, 1 with abilities, 2 with configuration cards too (WD-3). */
  readonly modules: number;
  /** Whether a card may be taken after each action instead of once a turn (WD-18). */
  readonly cardPerAction: boolean;
  /** Whether an adjacency card ignores colours (WD-20). */
  readonly anyColour: boolean;
}

/** A position of Waddle Waddle. */
export interface WaddleWaddleState extends BaseState {
  readonly rules: Rules;
  /** Tiles on the board in the order they were added. */
  readonly tiles: readonly Tile[];
  /** Tiles left to each seat, by type (WD-1). */
  readonly supply: readonly (readonly number[])[];
  /** The seat whose turn it is. */
  readonly turn: Seat;
  /** Its acts this turn, in order. */
  readonly done: readonly Done[];
  readonly field: readonly FieldCard[];
  /** Symbols of the cards each seat has taken, in order. */
  readonly taken: readonly (readonly number[])[];
  /** Whether the last tile has been added and nothing is left to decide (WD-24). */
  readonly over: boolean;
}

/**
 * One action of a turn, or its end: adding a tile (WD-6), moving one, taking a card (WD-18), setting aside a tile that
 * fits nowhere (WD-31). Types are indices in `TYPES`.
 */
export type WaddleWaddleMove =
  | { readonly kind: 'add'; readonly type: number; readonly to: Hex }
  | { readonly kind: 'move'; readonly from: Hex; readonly to: Hex }
  | { readonly kind: 'card'; readonly at: Hex }
  | { readonly kind: 'aside'; readonly type: number }
  | { readonly kind: 'end' };

/** The number of tiles a seat has left. */
export function tilesLeft(state: WaddleWaddleState, seat: Seat): number {
  let left = 0;
  for (const count of state.supply[seat] ?? []) left += count;
  return left;
}

/** Whether the act has been done this turn. */
export function hasDone(state: WaddleWaddleState, act: 'a' | 'm' | 'x' | 'c'): boolean {
  return state.done.some((done) => done.act === act);
}

/** Whether this turn's tile has been added or set aside (WD-6, WD-31). */
export function addIsDone(state: WaddleWaddleState): boolean {
  return hasDone(state, 'a') || hasDone(state, 'x');
}

/** WD-7: whether this is the turn of a player's last tile, without a move. */
export function isLastTurn(state: WaddleWaddleState): boolean {
  return tilesLeft(state, state.turn) + (addIsDone(state) ? 1 : 0) <= 1;
}

/** Options in the order that controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'WD-1', kind: 'number', min: 2, max: 4, initial: 2 },
  { key: 'modules', rule: 'WD-3', kind: 'number', min: 0, max: 2, initial: 2 },
  { key: 'cards', rule: 'WD-18', kind: 'choice', values: ['turn', 'action'], initial: 'turn' },
  { key: 'colours', rule: 'WD-20', kind: 'choice', values: ['strict', 'any'], initial: 'strict' },
];

/** Returns the rules for these options. Missing options have their initial value. */
export function rulesOf(options: Options): Rules {
  const players = options['players'];
  const modules = options['modules'];
  return {
    players: typeof players === 'number' ? players : 2,
    modules: typeof modules === 'number' ? modules : 2,
    cardPerAction: options['cards'] === 'action',
    anyColour: options['colours'] === 'any',
  };
}

/** Returns the options for these rules. */
export function optionsOf(rules: Rules): Options {
  return {
    players: rules.players,
    modules: rules.modules,
    cards: rules.cardPerAction ? 'action' : 'turn',
    colours: rules.anyColour ? 'any' : 'strict',
  };
}

/** Names of the seats that play. */
export function seatsOf(options: Options): readonly string[] {
  return SEAT_NAMES.slice(0, rulesOf(options).players);
}

/** Four tiles of each type (WD-1). */
function fullSupply(): number[] {
  const supply: number[] = [];
  for (let type = 0; type < TYPES.length; type++) supply.push(TILES_OF_TYPE);
  return supply;
}

/** Places the Iceberg (WD-2), shuffles the cards around the recap card (WD-4) and draws the first player (WD-5). */
export function setup(options: Options, seed: Seed): WaddleWaddleState {
  const rules = rulesOf(options);
  const first = next(seeded(seed));
  const dealt = rules.modules >= 2 ? deal(rules.players, first) : { field: [], rng: first };
  const supply: number[][] = [];
  const taken: number[][] = [];
  for (let seat = 0; seat < rules.players; seat++) {
    supply.push(fullSupply());
    taken.push([]);
  }
  return {
    rng: dealt.rng,
    rules,
    tiles: [],
    supply,
    turn: below(first, rules.players),
    done: [],
    field: dealt.field,
    taken,
    over: false,
  };
}

function deal(players: number, from: Rng): { readonly field: readonly FieldCard[]; readonly rng: Rng } {
  const pile: number[] = [];
  CARDS.forEach(({ mark }, card) => {
    if (mark <= players) pile.push(card);
  });
  let rng = from;
  const field: FieldCard[] = [];
  for (const cell of fieldCells(players)) {
    rng = next(rng);
    const drawn = below(rng, pile.length);
    field.push({ ...cell, card: pile[drawn] ?? 0 });
    pile.splice(drawn, 1);
  }
  return { field, rng };
}
