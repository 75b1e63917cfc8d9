/** Options and the start of a game (WT-1 to WT-8, WT-70). */
import type { Option, Options } from '../core/contract.js';
import { below, next, seeded } from '../core/random.js';
import { DISPENSERS, DRAFT_TILES, FIRST_SYRUP, GOALS, SEAT_NAMES, spaceSyrup } from './components.js';
import type { Dispenser, DraftTile } from './components.js';
import type { Pawn, Rules, WaffleTimeState } from './state.js';
import { contentOf, emptyWaffle, SIZE, spaceAt } from './waffle.js';
import type { Waffle } from './waffle.js';

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'WT-70', kind: 'number', min: 1, max: 4, initial: 2 },
  { key: 'fork', rule: 'WT-63', kind: 'choice', values: ['leading', 'trailing'], initial: 'leading' },
  { key: 'cherry1', rule: 'WT-30', kind: 'choice', values: ['one', 'both'], initial: 'one' },
  { key: 'cross', rule: 'WT-53', kind: 'choice', values: ['plus', 'x'], initial: 'plus' },
];

/** The rules that options ask for. Options left out have their initial value. */
export function rulesOf(options: Options): Rules {
  const players = options['players'];
  return {
    players: typeof players === 'number' ? players : 2,
    forkTrailing: options['fork'] === 'trailing',
    cherryBoth: options['cherry1'] === 'both',
    crossX: options['cross'] === 'x',
  };
}

/** The options that give these rules. */
export function optionsOf(rules: Rules): Options {
  return {
    players: rules.players,
    fork: rules.forkTrailing ? 'trailing' : 'leading',
    cherry1: rules.cherryBoth ? 'both' : 'one',
    cross: rules.crossX ? 'x' : 'plus',
  };
}

/** Names of the seats that play (WT-70). */
export function seatsOf(options: Options): readonly string[] {
  return SEAT_NAMES.slice(0, rulesOf(options).players);
}

/** Everything shuffled and dealt; the players choose where their two fruits go (WT-7). */
export function setup(options: Options, seed: number): WaffleTimeState {
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

/** The first `count` of a shuffled list; `draw` gives a whole number below another. */
function drawn<T>(draw: (n: number) => number, list: readonly T[], count: number): T[] {
  const left = list.slice();
  const found: T[] = [];
  for (let i = 0; i < count; i++) found.push(...left.splice(draw(left.length), 1));
  return found;
}

/** WT-8: the syrup of the first turn-order space; the solo pawn starts on space 1 (WT-70). */
function firstExtra(players: number, pawns: readonly Pawn[], seat: number): number {
  return spaceSyrup(players)[pawns.findIndex((pawn) => pawn.seat === seat)] ?? 0;
}

function turnedAtRandom(tile: DraftTile, side: number): DraftTile {
  return side === 0 ? tile : { face: tile.back, back: tile.face };
}

/** The five cream of a dispenser card. */
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

/** The dispenser card that a waffle with nothing but its cream belongs to; undefined when none does. */
export function dispenserOf(waffle: Waffle): Dispenser | undefined {
  return DISPENSERS.find((dispenser) => {
    const start = startingWaffle(dispenser);
    return waffle.every((content, space) => content === start[space]);
  });
}
