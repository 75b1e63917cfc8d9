/** The board of its own on which bots of Waddle Waddle think, its judge, and what the search finds that greed does not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Options } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded, type Seed } from '@griddle/rules/core/random.js';
import {
  waddleWaddle as game,
  type WaddleWaddleMove,
  type WaddleWaddleState,
} from '@griddle/rules/waddle-waddle/index.js';
import { CARDS } from '@griddle/rules/internal/waddle-waddle/components.js';
import { Board, type Act } from '../src/waddle-waddle/board.js';
import { standings, pointsOf, prospects } from '../src/waddle-waddle/judge.js';
import { TurnSearch } from '../src/waddle-waddle/search.js';
import { chooseMove } from '@griddle/bots';
import { careful, playGame, type Chooser } from './play.js';

/** Moves as text; without abilities a tile of one type stands for all. */
function textOf(state: WaddleWaddleState, move: WaddleWaddleMove): string {
  return game.moveText(state, move.kind === 'add' && state.rules.modules === 0 ? { ...move, type: 0 } : move);
}

/** Acts by what the rules call them. */
function actsOf(board: Board, state: WaddleWaddleState): Map<string, Act> {
  return new Map(board.acts().map((act) => [textOf(state, board.moveOf(act)), act]));
}

function sorted(texts: Iterable<string>): string[] {
  return [...new Set(texts)].sort();
}

/** Moves for chance to pick from: cards whenever there are any, and in some games tiles only far out, so that all cards come up. */
function drawnFrom(legal: readonly WaddleWaddleMove[], seed: number): readonly WaddleWaddleMove[] {
  const cards = legal.filter(({ kind }) => kind === 'card');
  if (cards.length > 0) return cards;
  if (seed % 3 === 0) return legal;
  const adds = legal.filter((move) => move.kind === 'add');
  const reach = Math.max(...adds.map((move) => farOut(move)));
  const far = adds.filter((move) => farOut(move) === reach);
  return far.length > 0 ? far : legal.filter(({ kind }) => kind === 'end' || kind === 'aside');
}

/** Hexes from the Iceberg, along the way in which the board is longest. */
function farOut(move: WaddleWaddleMove): number {
  return move.kind === 'add' ? Math.abs(move.to.q) + Math.abs(move.to.r) : 0;
}

const TABLES: readonly Options[] = [
  { modules: 0 },
  { modules: 1 },
  { modules: 2 },
  { modules: 1, players: 3 },
  { modules: 2, players: 4, cards: 'action', colours: 'any' },
];

for (const options of TABLES) {
  test(`${JSON.stringify(options)}: the bot’s own board has the same moves and points as the rules`, () => {
    let rng = seeded(9);
    let compared = 0;
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      let state = game.setup({ ...initialOptions(game.options), ...options }, seed);
      const board = new Board(state);
      while (!game.outcome(state)) {
        // By the rules a turn ends by itself once nothing is left to decide
        if (board.turn !== state.turn || (board.isAdded && state.done.length === 0)) {
          assert.deepEqual([...actsOf(board, state).keys()], ['end']);
          board.make(board.acts()[0] as Act);
        }
        const position = game.positionText(state);
        const acts = actsOf(board, state);
        const legal = game.legalMoves(state);
        assert.deepEqual(sorted(acts.keys()), sorted(legal.map((move) => textOf(state, move))), position);
        assert.deepEqual(sorted(actsOf(new Board(state), state).keys()), sorted(acts.keys()), position);
        const points = game.score(state).map(({ total }) => total);
        assert.deepEqual(pointsOf(board), points, position);
        compared++;

        rng = next(rng);
        const among = drawnFrom(legal, seed);
        const move = among[below(rng, among.length)] ?? { kind: 'end' };
        if (move.kind === 'card') {
          const card = state.field.find(({ q, r }) => q === move.at.q && r === move.at.r);
          kinds.add(CARDS[card?.card ?? -1]?.criterion.kind ?? '');
        }
        const act = acts.get(textOf(state, move));
        assert.ok(act, position);
        board.make(act);
        board.back();
        assert.deepEqual([...actsOf(board, state).keys()], [...acts.keys()], `${position}: taken back`);
        assert.deepEqual(pointsOf(board), points, `${position}: taken back`);
        board.make(act.kind === 'add' && move.kind === 'add' ? { ...act, what: move.type } : act);
        const played = game.play(state, move);
        assert.ok(played.ok);
        state = played.value;
      }
      const end = standings(board);
      const best = Math.max(...end);
      const winners = end.flatMap((points, seat) => (points > best - 100 ? [seat] : []));
      assert.deepEqual(winners, game.outcome(state)?.winners);
    }
    assert.ok(compared > 300, compared.toString());
    if (options.modules === 2 && !options.players) assert.deepEqual(sorted(kinds), ['adjacency', 'proximity', 'size']);
  });
}

function position(text: string, options: Options = {}): WaddleWaddleState {
  const read = game.parsePosition(text, { ...initialOptions(game.options), ...options });
  assert.ok(read.ok, text);
  return read.value;
}

test('the evaluation counts more than points: groups next to one open hex are about to be joined', () => {
  const [apart, together] = ['rG-1,0;rA-2,0', 'rG-1,1;rA-2,2'].map((group) => {
    return new Board(position(`rG1,0;rA2,0;${group} r r1111,b1111`));
  });
  assert.ok(apart && together);
  assert.deepEqual(pointsOf(apart), pointsOf(together));
  assert.ok((prospects(apart)[0] ?? 0) > (prospects(together)[0] ?? 0) + 0.5);
  // Nothing else is different: the other seat may hope for the same
  assert.deepEqual(prospects(apart)[1], prospects(together)[1]);
});

test('the evaluation counts future cards: the second symbol of a set is worth more than a second fish', () => {
  const [set, twice] = ['fish.egg', 'fish.fish'].map((taken) => {
    return new Board(position(`rG1,0;bA2,0 b r4443,b3444 1,0=B:AP;1,1=G:AP r=${taken};b=`));
  });
  assert.ok(set && twice);
  // Two sets of one are worth as much as one of two
  assert.deepEqual(pointsOf(set), pointsOf(twice));
  assert.ok((prospects(set)[0] ?? 0) > (prospects(twice)[0] ?? 0) + 1);
});

type Player = Chooser<WaddleWaddleState, WaddleWaddleMove>;

/** The best move that is found by thinking as long as there is something to think about. */
const thinking: Player = (state, seat) => {
  const search = new TurnSearch(state, seat);
  assert.ok(search.run(Infinity));
  return search.thought().moves[0]?.move;
};

/** Who wins when the first turn is a player's and the others are thought through. */
async function winners(from: WaddleWaddleState, first: Player): Promise<readonly number[] | undefined> {
  const table = { ...game, setup: () => from };
  let begun = true;
  const player: Player = (state, seat, rng) => {
    begun &&= seat === from.turn;
    return (begun ? first : thinking)(state, seat, rng);
  };
  return (await playGame(table, [player, player], 1)).outcome.winners;
}

/** Two turns are left to each seat; whoever goes by what looks best after one answer throws the game away. */
const LAST_TURNS = [
  'bG1,0;rA4,0;bP0,-1;rB2,0;bP2,-1;rP-2,0;bP3,0;rP2,1;bA1,-1;rG3,1;bP-1,0;rP5,0;bB-1,1;rG1,-2;bG4,-1;rA-2,1;bA-3,1;rP3,2;bG1,2;rG0,1;bG4,1;rB4,2;bA5,1;rG5,2;bA3,3;rA0,2;bB6,0;rB0,-2 b r1010,b0020 1,0=G:AP;-1,1=SG;1,-1=A:PG;2,-1=5P r=foot.feather.ice-cube.snowflake;b=ice-cube.foot.fish.egg',
  'rP2,-1;bB2,1;rP1,0;bP2,0;rP-1,0;bG0,1;rP-2,1;bP1,2;rA1,1;bP0,2;rG0,3;bP3,-1;rB-2,-1;bA1,-1;rB2,-2;bA2,2;rG3,0;bG1,-2;rA-1,-2;bG-2,0;rB-1,2;bG-1,-1;rA4,-1;bB4,0;rA5,0;bA5,-1;rB-3,1;bB6,-1 r r0002,b1010 0,1=G:AP;-1,1=SA;-1,0=A:PB;0,-1=SG;-1,2=5A;-2,1=5P;-1,-1=5G r=ice-cube.egg;b=foot.fish.ice-cube',
];

for (const text of LAST_TURNS) {
  test(`the last turns are searched to the end: ${text.slice(-40)}`, async () => {
    const state = position(text);
    assert.deepEqual(await winners(state, thinking), [state.turn]);
    assert.deepEqual(await winners(state, (view, seat, rng) => careful(game, view, seat, rng)), [1 - state.turn]);
    const search = new TurnSearch(state, state.turn);
    search.run(Infinity);
    assert.ok((search.thought().moves[0]?.value ?? 0) > 100, 'it knows that it wins');
  });
}

test('a search in slices finds what one long search finds, and evaluates every move', () => {
  const state = position('rG1,0;bA2,0;rP1,1;bP0,1 r');
  const [whole, sliced] = [new TurnSearch(state, 0), new TurnSearch(state, 0)];
  whole.run(5000);
  let slices = 0;
  for (; sliced.thought().positions < whole.thought().positions; slices++) sliced.run(1);
  assert.ok(slices > 50, slices.toString());
  assert.deepEqual(sliced.thought(), whole.thought());
  assert.equal(whole.thought().moves.length, game.legalMoves(state).length);
  assert.ok(whole.thought().moves.every(({ value }) => Math.abs(value) < 100));
});

test('a first slice evaluates some turns, however many tiles there are, and a part of one does not block the page', () => {
  const state = position(LAST_TURNS[0] ?? '');
  const [slice, part] = [new TurnSearch(state, state.turn), new TurnSearch(state, state.turn)];
  slice.run(slice.slice);
  assert.ok(slice.thought().positions > slice.slice, 'more than was asked for');
  const values = new Set(slice.thought().moves.map(({ value }) => value));
  assert.ok(values.size > 3);
  part.run(8);
  assert.ok(part.thought().positions < 100, part.thought().positions.toString());
});

test('without abilities a tile is worth the same whatever its type', () => {
  const state = position('rG1,0;bA2,0;rP1,1;bP0,1 r', { modules: 0 });
  const search = new TurnSearch(state, 0);
  search.run(2000);
  const byPlace = new Map<string, Set<number>>();
  for (const { move, value } of search.thought().moves) {
    if (move.kind !== 'add') continue;
    const place = `${move.to.q.toString()},${move.to.r.toString()}`;
    byPlace.set(place, (byPlace.get(place) ?? new Set()).add(value));
  }
  assert.ok(byPlace.size > 5);
  for (const [place, values] of byPlace) assert.equal(values.size, 1, place);
});

test('hard beats a greedy player', async () => {
  const hard: Player = (state, seat, rng) => chooseMove(game, state, seat, 'hard', rng);
  const greedy: Player = (state, seat, rng) => careful(game, state, seat, rng);
  let won = 0;
  for (let seed = 0; seed < 8; seed++) {
    const seat = seed % 2;
    const { outcome } = await playGame(game, seat === 0 ? [hard, greedy] : [greedy, hard], seed);
    if (outcome.winners.includes(seat)) won++;
  }
  assert.ok(won >= 6, `${won.toString()} of 8 games won`);
});

for (const [options, games] of [
  [{ modules: 0 }, 4],
  [{ modules: 1, players: 3 }, 4],
  [{ players: 4 }, 2],
] as const) {
  test(`${JSON.stringify(options)}: hard beats easy bots on all other seats`, async () => {
    const table = {
      ...game,
      setup: (_options: Options, seed: Seed) => game.setup({ ...initialOptions(game.options), ...options }, seed),
    };
    const bot =
      (level: string): Player =>
      (state, seat, rng) =>
        chooseMove(game, state, seat, level, rng);
    let won = 0;
    for (let seed = 0; seed < games; seed++) {
      const seats = game.seats({ ...initialOptions(game.options), ...options }).map((_name, seat) => seat);
      const own = seed % seats.length;
      const players = seats.map((seat) => bot(seat === own ? 'hard' : 'easy'));
      if ((await playGame(table, players, seed)).outcome.winners.includes(own)) won++;
    }
    assert.ok(won >= games - 1, `${won.toString()} of ${games.toString()} games won`);
  });
}
