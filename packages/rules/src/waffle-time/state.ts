/** The state, moves, options and set-up of Waffle Time (WT-1 to WT-8, WT-70). */
import type { BaseState, Seat, Option, Options } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { below, next, seeded, type Seed } from '../core/random.js';
import {
  type DraftTile,
  DISPENSERS,
  DRAFT_TILES,
  FIRST_SYRUP,
  GOALS,
  SEAT_NAMES,
  spaceSyrup,
  type Dispenser,
} from './components.js';
import { type Waffle, contentOf, emptyWaffle, SIZE, spaceAt } from './waffle.js';

/** The options a game is played under. */
export interface Rules {
  readonly players: number;
  /** Whether the fork points from the trailing slot (WT-63). */
  readonly forkTrailing: boolean;
  /** Whether cherry 1 needs cream at both ends (WT-30). */
  readonly cherryBoth: boolean;
  /** Whether the cross of WT-53 is an X. */
  readonly crossX: boolean;
}

/** A pawn on the turn-order tile; `slot` is -1 until it is placed this round. */
export interface Pawn {
  readonly seat: Seat;
  readonly slot: number;
}

/** A completed goal, and whether its butter is gone: placed, lost, or already taken by another seat (WT-20). */
export interface WonGoal {
  readonly goal: number;
  readonly gone: boolean;
}

/** Choosing starred spaces (WT-7), drafting, placing, completing patterns, placing butter. */
export type StepName = 'star' | 'draft' | 'place' | 'finish' | 'butter';

/** The draft board and the pawns. */
export interface DraftState extends BaseState {
  readonly rules: Rules;
  /** The nine draft tiles, row by row from the top left; empty if unknown. */
  readonly tiles: readonly DraftTile[];
  readonly round: number;
  /** Pawns by space on the turn-order tile, front first. */
  readonly pawns: readonly Pawn[];
}

/** A position of Waffle Time. */
export interface WaffleTimeState extends DraftState {
  readonly waffles: readonly Waffle[];
  /** Syrup in each dispenser. */
  readonly syrup: readonly number[];
  /** Number of the active card of each fruit, cherry first; empty if unknown. */
  readonly cards: readonly number[];
  /** The goal cards in play. */
  readonly goals: readonly number[];
  readonly step: StepName;
  readonly turn: Seat;
  /** Toppings taken and not yet placed. */
  readonly hand: readonly number[];
  /** Spaces that got fruit or syrup this turn, in space order (WT-17). */
  readonly changed: readonly number[];
  /** Goals each seat has completed. */
  readonly won: readonly (readonly WonGoal[])[];
  readonly over: boolean;
}

/** A topping on a space. */
export interface Put {
  readonly topping: number;
  readonly space: number;
}

/** One decision of a turn, or its end. Fruits are topping numbers, spaces are on the waffle, slots on the draft board. */
export type WaffleTimeMove =
  | { readonly kind: 'star'; readonly fruits: readonly number[] }
  | { readonly kind: 'draft'; readonly slot: number }
  | { readonly kind: 'place'; readonly puts: readonly Put[] }
  | { readonly kind: 'discard' }
  | { readonly kind: 'complete'; readonly card: string; readonly spaces: readonly number[] }
  | { readonly kind: 'butter'; readonly space: number }
  | { readonly kind: 'end' };

/** Whether the game is solo, which has its own rules (WT-70). */
export function isSolo(state: WaffleTimeState): boolean {
  return state.rules.players === 1;
}

/** The waffle of the seat to move. */
export function waffleOf(state: WaffleTimeState): Waffle {
  return state.waffles[state.turn] ?? [];
}

/** The state with a new waffle for the seat to move. */
export function withWaffle(state: WaffleTimeState, waffle: Waffle): WaffleTimeState {
  return { ...state, waffles: withAt(state.waffles, state.turn, waffle) };
}

/** The state with more syrup in the dispenser of the seat to move. */
export function withMoreSyrup(state: WaffleTimeState, more: number): WaffleTimeState {
  return { ...state, syrup: withAt(state.syrup, state.turn, (state.syrup[state.turn] ?? 0) + more) };
}

/** Options in the order of controls and option texts. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'WT-70', kind: 'number', min: 1, max: 4, initial: 2 },
  { key: 'fork', rule: 'WT-63', kind: 'choice', values: ['leading', 'trailing'], initial: 'leading' },
  { key: 'cherry1', rule: 'WT-30', kind: 'choice', values: ['one', 'both'], initial: 'one' },
  { key: 'cross', rule: 'WT-53', kind: 'choice', values: ['plus', 'x'], initial: 'plus' },
];

/** Converts options to rules. Missing options have their initial value. */
export function rulesOf(options: Options): Rules {
  const players = options['players'];
  return {
    players: typeof players === 'number' ? players : 2,
    forkTrailing: options['fork'] === 'trailing',
    cherryBoth: options['cherry1'] === 'both',
    crossX: options['cross'] === 'x',
  };
}

/** Converts rules to options. */
export function optionsOf(rules: Rules): Options {
  return {
    players: rules.players,
    fork: rules.forkTrailing ? 'trailing' : 'leading',
    cherry1: rules.cherryBoth ? 'both' : 'one',
    cross: rules.crossX ? 'x' : 'plus',
  };
}

/** Names of the seats in play (WT-70). */
export function seatsOf(options: Options): readonly string[] {
  return SEAT_NAMES.slice(0, rulesOf(options).players);
}

/** Shuffles and deals a new game, in which the players first choose where their two fruits go (WT-7). */
export function setup(options: Options, seed: Seed): WaffleTimeState {
  const rules = rulesOf(options);
  let rng = seeded(seed);
  const draw = (n: number): number => {
    rng = next(rng);
    return below(rng, n);
  };
  const tiles = drawn(draw, DRAFT_TILES, DRAFT_TILES.length).map((tile) => turnedAtRandom(tile, draw(2)));
  const cards = [0, 1, 2, 3, 4].map(() => 1 + draw(3));
  const goals = drawn(draw, GOALS, 3).map((goal) => goal.id);
  const dispensers = drawn(draw, DISPENSERS, rules.players);
  const seats = SEAT_NAMES.map((_name, seat) => seat).slice(0, rules.players);
  const pawns: Pawn[] = drawn(draw, seats, rules.players).map((seat) => ({ seat, slot: -1 }));
  return {
    rng,
    rules,
    waffles: dispensers.map((dispenser) => startingWaffle(dispenser)),
    syrup: seats.map((seat) => FIRST_SYRUP + firstExtra(rules.players, pawns, seat)),
    cards,
    goals: GOALS.filter((goal) => goals.includes(goal.id)).map((goal) => goal.id),
    tiles,
    round: 1,
    pawns,
    step: 'star',
    turn: 0,
    hand: [],
    changed: [],
    won: seats.map(() => []),
    over: false,
  };
}

/** The first `count` elements of a shuffled list; `draw` returns a random whole number below its argument. */
function drawn<T>(draw: (n: number) => number, list: readonly T[], count: number): T[] {
  const left = list.slice();
  const found: T[] = [];
  for (let i = 0; i < count; i++) found.push(...left.splice(draw(left.length), 1));
  return found;
}

/** WT-8: the extra syrup of the first turn-order space; the solo pawn starts on space 1 (WT-70). */
function firstExtra(players: number, pawns: readonly Pawn[], seat: number): number {
  return spaceSyrup(players)[pawns.findIndex((pawn) => pawn.seat === seat)] ?? 0;
}

function turnedAtRandom(tile: DraftTile, side: number): DraftTile {
  return side === 0 ? tile : { face: tile.back, back: tile.face };
}

/** A waffle with the five creams of a dispenser card. */
function startingWaffle(dispenser: Dispenser): number[] {
  const waffle = emptyWaffle();
  for (const space of markedSpaces(dispenser, 'C')) waffle[space] = contentOf(0, true, false);
  return waffle;
}

/** The spaces a card marks with a letter, the top rank first. */
export function markedSpaces(dispenser: Dispenser, mark: string): readonly number[] {
  const spaces: number[] = [];
  for (let rank = 0; rank < SIZE; rank++) {
    const row = dispenser.ranks[rank] ?? '';
    for (let file = 0; file < SIZE; file++) {
      if (row.charAt(file) === mark) spaces.push(spaceAt(file, SIZE - 1 - rank));
    }
  }
  return spaces;
}

/** The dispenser card whose starting waffle this is; undefined for none. */
export function dispenserOf(waffle: Waffle): Dispenser | undefined {
  return DISPENSERS.find((dispenser) => {
    const start = startingWaffle(dispenser);
    return waffle.every((content, space) => content === start[space]);
  });
}
