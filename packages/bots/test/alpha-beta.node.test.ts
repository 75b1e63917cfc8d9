/**
 * Alpha-beta on small made-up games against looking at everything: positions that are reached on several ways, turns of one
 * seat after another, moves that are refused, ends by win and draw at any depth.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { CERTAIN } from '@griddle/bots';
import { AlphaBeta, type PositionKeys } from '../src/search/alpha-beta.js';
import { WIN } from '../src/search/search.js';

/** A position: where its moves lead (-1: refused), and what it is worth to the first seat. */
interface Spot {
  /** -1 when the game is over. */
  readonly turn: Seat;
  readonly winners: readonly Seat[];
  readonly worth: number;
  readonly moves: readonly number[];
}

interface Toy extends BaseState {
  readonly at: number;
}

const keysOf = (spots: readonly Spot[]): PositionKeys<Toy> => ({
  board: ({ at }) => [at % 5, Math.floor(at / 5) % 5],
  others: ({ at }) => [Math.floor(at / 25)],
  turn: ({ at }) => spots[at]?.turn ?? -1,
});

/** The game of some spots, from the first on; what a search does not ask for it does not have. */
function gameOf(spots: readonly Spot[]): Game<Toy, number> {
  return {
    legalMoves: ({ at }: Toy) => spots[at]?.moves.map((_to, move) => move) ?? [],
    play: (state: Toy, move: number) => {
      const to = spots[state.at]?.moves[move] ?? -1;
      return to < 0 ? { ok: false, error: { rule: '', code: '' } } : { ok: true, value: { ...state, at: to } };
    },
    outcome: ({ at }: Toy) => (spots[at]?.turn === -1 ? { winners: spots[at].winners, by: '', rule: '' } : undefined),
  } as unknown as Game<Toy, number>;
}

const START = { at: 0 } as Toy;

const evaluationOf =
  (spots: readonly Spot[]) =>
  ({ at }: Toy, seat: Seat): number =>
    (spots[at]?.worth ?? 0) * (seat === 0 ? 1 : -1);

function searchOf(spots: readonly Spot[], all: boolean, deepest?: number, bits = 10): AlphaBeta<Toy, number> {
  return new AlphaBeta(gameOf(spots), keysOf(spots), evaluationOf(spots), START, all, deepest, bits);
}

/** Spots in layers, so that many ways lead to the same one, after as many moves. */
function madeUp(seed: number, layers = 7, width = 6): readonly Spot[] {
  let rng = seeded(seed);
  const any = (bound: number): number => {
    rng = next(rng);
    return below(rng, bound);
  };
  const count = 1 + layers * width;
  return Array.from({ length: count }, (_none, at): Spot => {
    const layer = Math.ceil(at / width);
    const isOver = layer === layers || (layer > 1 && any(8) === 0);
    const winners = [[0], [1], []][any(3)] ?? [];
    const worth = any(41) - 20;
    if (isOver) return { turn: -1, winners, worth, moves: [] };
    const moves = Array.from({ length: 2 + any(4) }, () => {
      if (any(12) === 0) return -1;
      return 1 + layer * width + any(width);
    });
    const turn = at === 0 ? 0 : any(5) === 0 ? layer % 2 : (layer + 1) % 2;
    return { turn, winners, worth, moves: [...moves, 1 + layer * width + any(width)] };
  });
}

/** What a position is worth to a seat when everything is looked at to a depth. */
function plain(spots: readonly Spot[], at: number, seat: Seat, depth: number, ply: number): number {
  const spot = spots[at];
  assert.ok(spot);
  if (spot.turn < 0) {
    if (spot.winners.length === 0) return 0;
    return spot.winners.includes(seat) ? WIN - ply : ply - WIN;
  }
  if (depth === 0) return evaluationOf(spots)({ ...START, at }, seat);
  const values = spot.moves.filter((to) => to >= 0).map((to) => plain(spots, to, spot.turn, depth - 1, ply + 1));
  const best = Math.max(...values);
  // A draw is 0, whoever looks
  return (spot.turn === seat ? best : -best) + 0;
}

/** What each move from the start is worth, by its number. */
function plainMoves(spots: readonly Spot[], depth: number): Map<number, number> {
  const moves = spots[0]?.moves ?? [];
  return new Map(moves.flatMap((to, move) => (to < 0 ? [] : [[move, plain(spots, to, 0, depth - 1, 1)] as const])));
}

const valuesOf = (search: AlphaBeta<Toy, number>): Map<number, number> =>
  new Map(search.thought().moves.map(({ move, value }) => [move, value + 0]));
const sorted = (values: Map<number, number>): (readonly number[])[] =>
  [...values].sort(([one], [other]) => one - other);

const SEEDS = Array.from({ length: 60 }, (_none, at) => at + 1);

test('alpha-beta does not claim to solve a game', () => {
  assert.equal(searchOf(madeUp(1), true).solves, false);
});

/** Every made-up game searched to every depth, beside what its moves are worth. */
function* searched(all: boolean) {
  for (const seed of SEEDS) {
    const spots = madeUp(seed);
    for (let depth = 1; depth <= 6; depth++) {
      const search = searchOf(spots, all, depth);
      assert.ok(search.run(Infinity));
      yield { search, depth, wanted: plainMoves(spots, depth), name: `${seed}, ${depth} deep` };
    }
  }
}

test('every move has the value of an exhaustive search at every depth, and the best one comes first', () => {
  for (const { search, depth, wanted, name } of searched(true)) {
    const { depth: reached, moves } = search.thought();
    assert.ok(reached <= depth);
    // Where it ends earlier nothing is left that could change
    assert.deepEqual(sorted(valuesOf(search)), sorted(wanted), name);
    const order = moves.map(({ value }) => value);
    assert.deepEqual(
      order,
      [...order].sort((one, other) => other - one),
    );
  }
});

test('a search for the best move alone finds one, with its value', () => {
  for (const { search, depth, wanted, name } of searched(false)) {
    const { depth: reached, moves } = search.thought();
    const [best] = moves;
    const most = Math.max(...wanted.values());
    // A win that is certain ends the search, at whatever depth
    if (reached < depth && most >= CERTAIN) assert.ok((best?.value ?? 0) >= CERTAIN);
    else assert.equal((best?.value ?? NaN) + 0, most, name);
    if (reached === depth) assert.equal(wanted.get(best?.move ?? -1), most, name);
  }
});

test('a search in slices finds what one long search finds, also with a small table', () => {
  for (const seed of SEEDS.slice(0, 20)) {
    const spots = madeUp(seed);
    const whole = searchOf(spots, true);
    assert.ok(whole.run(Infinity));
    assert.ok(whole.thought().moves.every(({ exact }) => exact));
    const wanted = sorted(valuesOf(whole));
    for (const [bits, slice] of [
      [4, 2000],
      [10, 60],
    ] as const) {
      const sliced = searchOf(spots, true, undefined, bits);
      for (let slices = 0; !sliced.run(slice); slices++) assert.ok(slices < 1000);
      assert.deepEqual(sorted(valuesOf(sliced)), wanted, `${seed}, ${bits} bits`);
    }
  }
});

test('the order of moves, the window and the table keep the number of positions down', () => {
  const seen = (all: boolean): number => {
    let sum = 0;
    for (const seed of SEEDS) {
      const search = searchOf(madeUp(seed), all, 6);
      search.run(Infinity);
      sum += search.thought().positions;
    }
    return sum;
  };
  assert.ok(seen(true) <= 18_765, `${seen(true)}`);
  assert.ok(seen(false) <= 9_365, `${seen(false)}`);
});

/** A start with three moves; `replies` are what the answers of the other seat to each are worth to the first. */
function threeMoves(looks: readonly number[], replies: readonly (readonly number[])[]): readonly Spot[] {
  const spots: Spot[] = [{ turn: 0, winners: [], worth: 0, moves: [1, 2, 3] }];
  let free = 4;
  for (const [i, worth] of looks.entries()) {
    const own = replies[i] ?? [];
    spots.push({ turn: 1, winners: [], worth, moves: own.map((_reply, at) => free + at) });
    free += own.length;
  }
  for (const worth of replies.flat()) spots.push({ turn: 0, winners: [], worth, moves: [0] });
  return spots;
}

test('a search that is stopped uses only the moves it has examined, unless it must know them all', () => {
  const spots = threeMoves(
    [60, 50, 40],
    [
      [10, 30, 30],
      [20, 30, 30],
      [90, 90, 90],
    ],
  );
  const search = searchOf(spots, false);
  assert.equal(search.run(4), false);
  const { depth, moves, positions } = search.thought();
  assert.deepEqual(moves, [
    { move: 1, value: 20, exact: false },
    { move: 2, value: 19, exact: false },
    { move: 0, value: 10, exact: false },
  ]);
  assert.deepEqual([depth, positions], [1, 6]);
  search.run(3);
  assert.equal(search.thought().moves[0]?.move, 2);
  const all = searchOf(spots, true);
  all.run(4);
  assert.deepEqual(sorted(valuesOf(all)), [
    [0, 60],
    [1, 50],
    [2, 40],
  ]);
  const exactly = searchOf(spots, false);
  exactly.run(3);
  assert.equal(exactly.thought().positions, 3, 'as many as were asked for, where that ends a move');
  // One move looked at says nothing of the others: what was found before stays, for all but the best as a bound
  const one = searchOf(spots, false);
  one.run(1);
  assert.deepEqual(sorted(valuesOf(one)), [
    [0, 60],
    [1, 49],
    [2, 39],
  ]);
});

test('a search without moves is done at once, and an immediate win ends the search for the best move', () => {
  const none = searchOf([{ turn: 0, winners: [], worth: 0, moves: [-1] }], false);
  assert.ok(none.run(0));
  assert.deepEqual(none.thought(), { moves: [], depth: 0, positions: 0 });
  const won: readonly Spot[] = [
    { turn: 0, winners: [], worth: 0, moves: [1, 2] },
    { turn: 1, winners: [], worth: 5, moves: [0] },
    { turn: -1, winners: [0], worth: 0, moves: [] },
  ];
  const search = searchOf(won, false);
  assert.ok(search.run(Infinity));
  assert.deepEqual(search.thought().moves[0], { move: 1, value: WIN - 1, exact: true });
  assert.equal(search.thought().depth, 1);
  const begun = searchOf(won, true);
  assert.equal(begun.run(2), false);
  assert.deepEqual(
    begun.thought().moves.map(({ exact }) => exact),
    [true, false],
    'a win is certain while others are thought about',
  );
  // Who wants to know all moves goes on: the other move comes back to the start and wins later
  const all = searchOf(won, true, 3);
  assert.ok(all.run(Infinity));
  assert.equal(all.thought().depth, 3);
  assert.deepEqual(sorted(valuesOf(all)), [
    [0, WIN - 3],
    [1, WIN - 1],
  ]);
});

test('a search ends when every line has ended, and a move that is no better ranks below the best one', () => {
  const spot = (turn: Seat, moves: readonly number[], winners: readonly Seat[] = []): Spot => {
    return { turn, winners, worth: 0, moves };
  };
  const drawn = searchOf([spot(0, [1, 2]), spot(1, [3]), spot(1, [4]), spot(-1, []), spot(-1, [])], false);
  assert.ok(drawn.run(1000));
  assert.equal(drawn.thought().depth, 2);
  const [best, other] = drawn.thought().moves;
  assert.ok(best && other && best.value === 0 && other.value < 0);
  // Two ways to one spot, of which the table knows that it is won
  const won = searchOf([spot(0, [1, 2]), spot(1, [3]), spot(1, [3]), spot(0, [4]), spot(-1, [], [0])], true);
  assert.ok(won.run(1000));
  assert.equal(won.thought().depth, 3);
});
