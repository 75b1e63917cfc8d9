/** Reasons why a move was worse: known positions, and random ones against an oracle that shares no code with the proofs. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BaseState, Reason } from '../../src/core/contract.js';
import { initialOptions } from '../../src/core/options.js';
import type { AnyGame } from '../../src/games.js';
import { mostPoints as mostOfTurn } from '../../src/reasons/index.js';
import { gameOf } from '../fixtures/tokens.js';
import {
  CONNECT_FOUR,
  readReference,
  REVERSI,
  SNAKE,
  WAFFLE_CHECKERS,
  type ReferenceGame,
} from '../grid/reference-sides.js';
import { moves, played, read } from '../waffle-wars/reference-game.js';
import { eachPair, reasonFor } from './pairs.js';

/** The reason in a position, by moves in notation. */
function reasonAt(id: string, position: string, worse: string, better: string): Reason | undefined {
  const game = gameOf(id);
  const state = game.parsePosition(position, initialOptions(game.options));
  assert.ok(state.ok, position);
  return reasonFor(game, state.value, moveOf(game, state.value, worse), moveOf(game, state.value, better));
}

function moveOf(game: AnyGame, state: BaseState, token: string): unknown {
  const move = game.parseMove(state, token);
  assert.ok(move.ok, token);
  return move.value;
}

test('another move wins at once', () => {
  assert.equal(reasonAt('connect-four', '6/6/6/6/6/sss1bb s', 'a2', 'd1')?.kind, 'wins');
  assert.equal(reasonAt('connect-four', '6/6/6/6/6/sss1bb s', 'd1', 'a2'), undefined);
});

test('a rival can win with the next move, which is named', () => {
  const found = reasonAt('connect-four', '6/6/6/6/6/sss1bb b', 'e2', 'd1');
  assert.deepEqual(found, { kind: 'lets-win', seat: 0, count: 1, than: 0, move: 'd1', lines: [] });
});

test('a rival can force a win, and the shortest one counts', () => {
  // Two in a row with both ends open
  const found = reasonAt('connect-four', '6/6/6/6/6/2ss1b b', 'f2', 'b1');
  assert.deepEqual(found, { kind: 'lets-force', seat: 0, count: 2, than: 0, move: 'b1', lines: [] });
});

test('WW-76 a corner is given away only if the better move gives none away', () => {
  const corners = ['a1', 'a6', 'f1', 'f6'];
  const cornersAfter = (text: string, token: string): string[] =>
    REVERSI.moves(REVERSI.play(readReference(text), token)).filter((one) => corners.includes(one));
  let seen = 0;
  eachPair('reversi', 20, 3, (game, state, worse, better) => {
    const found = reasonFor(game, state, worse, better);
    if (found?.kind !== 'lets-corner') return;
    seen++;
    const text = game.positionText(state);
    assert.ok(cornersAfter(text, game.moveText(state, worse)).includes(found.move), text);
    assert.deepEqual(cornersAfter(text, game.moveText(state, better)), [], text);
  });
  assert.ok(seen > 5, `${seen} seen`);
});

test('a turn that makes fewer points says which lines differ, and they sum up to the difference', () => {
  for (const [id, games, every] of [
    ['waddle-waddle', 2, 13],
    ['top-waffle', 10, 4],
    ['waffle-time', 4, 7],
  ] as const) {
    let seen = 0;
    eachPair(id, games, every, (game, state, worse, better) => {
      const found = reasonFor(game, state, worse, better);
      if (found?.kind !== 'points') return;
      const [most, less] = [better, worse].map((move) => mostPoints(game, state, move, found.seat));
      if (most === undefined || less === undefined) return;
      seen++;
      const after = game.play(state, better);
      assert.ok(after.ok);
      assert.equal(mostOfTurn(game, after.value, found.seat, 20_000), most);
      assert.equal(
        found.lines.reduce((sum, { points }) => sum + points, 0),
        found.count,
      );
      assert.equal(most - less, found.count, `${id} ${game.positionText(state)}`);
    });
    assert.ok(seen > 0, id);
  }
});

/** A turn with more ways than this is left to the proof. */
const MOST_WAYS = 400;

/** The most points of a seat at the end of its turn, by trying all of it in any order; undefined if that is long. */
function mostPoints(game: AnyGame, before: BaseState, first: unknown, seat: number): number | undefined {
  let most = -Infinity;
  let ways = 0;
  const open: { readonly state: BaseState; readonly moves: readonly unknown[] }[] = [{ state: before, moves: [first] }];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const move of at.moves) {
      if (++ways > MOST_WAYS) return undefined;
      const after = game.play(at.state, move);
      assert.ok(after.ok);
      const state = after.value;
      if (game.toMove(state).join() === String(seat)) open.push({ state, moves: game.legalMoves(state) });
      else most = Math.max(most, game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0);
    }
  }
  return most;
}

/** A game as the oracle plays it: a position of its own, its moves by tokens, and who has won (`s`, `b`, a draw, or nobody yet). */
interface Oracle<P> {
  readonly read: (text: string) => P;
  readonly moves: (at: P) => readonly string[];
  readonly play: (at: P, token: string) => P;
  readonly winner: (at: P) => string;
  readonly side: (at: P) => string;
}

const grid = ({ moves: movesOf, play }: ReferenceGame): Oracle<ReturnType<typeof readReference>> => ({
  read: readReference,
  moves: movesOf,
  play,
  winner: (at) => at.winner,
  side: (at) => at.side,
});

/** Whether a side wins with at most so many moves of its own, whatever the other plays. */
function canForce<P>(oracle: Oracle<P>, at: P, side: string, own: number): boolean {
  const winner = oracle.winner(at);
  if (winner !== '') return winner === side;
  const isOwn = oracle.side(at) === side;
  if (isOwn && own === 0) return false;
  const after = oracle.moves(at).map((token) => oracle.play(at, token));
  const holds = (one: P): boolean => canForce(oracle, one, side, isOwn ? own - 1 : own);
  return isOwn ? after.some(holds) : after.every(holds);
}

/** Checks one reason by the oracle. */
function check<P>(
  oracle: Oracle<P>,
  text: string,
  worse: string,
  better: string,
  { count, kind, move, seat }: Reason,
): void {
  const at = oracle.read(text);
  const own = oracle.side(at);
  const [bad, good] = [oracle.play(at, worse), oracle.play(at, better)];
  const said = `${kind} ${count} ${move}: ${text}  ${worse} < ${better}`;
  if (kind === 'wins') assert.ok(oracle.winner(good) === own, said);
  else if (kind === 'ends') assert.ok(oracle.winner(bad) !== '' && oracle.winner(bad) !== own, said);
  else if (kind === 'forces') {
    assert.ok(canForce(oracle, good, own, count - 1) && !canForce(oracle, bad, own, count), said);
  } else {
    const rival = 'sb'.charAt(seat);
    assert.ok(canForce(oracle, bad, rival, count) && !canForce(oracle, good, rival, count), said);
    assert.ok(!canForce(oracle, bad, rival, count - 1), said);
    if (move !== '') assert.ok(canForce(oracle, oracle.play(bad, move), rival, count - 1), said);
  }
}

/** The kinds that a forced win proves; `compared.node.test.ts` checks the others. */
const WINS: readonly string[] = ['wins', 'ends', 'lets-win', 'forces', 'lets-force'];

describe('the oracle refutes no reason of random positions', () => {
  const compare = <P>(id: string, oracle: Oracle<P>, games: number, every: number, deepest: number): void => {
    test(id, () => {
      const kinds = new Map<string, number>();
      eachPair(id, games, every, (game, state, worse, better) => {
        const found = reasonFor(game, state, worse, better);
        if (!found || !WINS.includes(found.kind) || found.count > deepest) return;
        const [bad, good] = [worse, better].map((move) => game.moveText(state, move));
        check(oracle, game.positionText(state), bad ?? '', good ?? '', found);
        kinds.set(found.kind, (kinds.get(found.kind) ?? 0) + 1);
      });
      const checked = [...kinds.values()].reduce((sum, count) => sum + count, 0);
      assert.ok(checked >= 10, `${checked} checked`);
      assert.ok(kinds.has('lets-win'), [...kinds.keys()].join());
    });
  };
  compare('connect-four', grid(CONNECT_FOUR), 20, 2, 2);
  compare('waffle-checkers', grid(WAFFLE_CHECKERS), 8, 4, 1);
  compare('snake', grid(SNAKE), 60, 1, 3);
  compare(
    'waffle-wars',
    {
      read: (text) => read(text),
      moves,
      play: played,
      winner: (at) => at.won?.side ?? '',
      side: (at) => at.side,
    },
    40,
    3,
    1,
  );
});
