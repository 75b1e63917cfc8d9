import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '@griddle/rules/core/contract.js';
import { checkSymmetry, mappedMove, randomGame } from '@griddle/testkit';
import type { Symmetry } from '@griddle/testkit';
import { nameOf, SIZE, snake, spaceOf } from '../fixtures/snake.js';

/** A map of the board by its coordinates. */
type Turn = (x: number, y: number) => readonly [number, number];

const LAST = SIZE - 1;
const TURNS: readonly (readonly [string, Turn])[] = [
  ['as it is', (x, y) => [x, y]],
  ['left to right', (x, y) => [LAST - x, y]],
  ['upside down', (x, y) => [x, LAST - y]],
  ['half turn', (x, y) => [LAST - x, LAST - y]],
  ['diagonal', (x, y) => [y, x]],
  ['other diagonal', (x, y) => [LAST - y, LAST - x]],
  ['quarter turn', (x, y) => [y, LAST - x]],
  ['quarter turn back', (x, y) => [LAST - y, x]],
];

function turnedPlace(place: string, turn: Turn): string {
  const space = spaceOf(place);
  const [x, y] = turn(space % SIZE, Math.floor(space / SIZE));
  return nameOf(y * SIZE + x);
}

/** A symmetry of snake: the board turned and, if asked, its sides changed. */
function symmetry(name: string, turn: Turn, swapped: boolean): Symmetry {
  const seat = (old: number) => (swapped ? 1 - old : old);
  const position = (text: string): string => {
    const read = snake.parsePosition(text, {});
    assert.ok(read.ok, text);
    const state = read.value;
    const board = state.board.map(() => -1);
    state.board.forEach((piece, space) => {
      board[spaceOf(turnedPlace(nameOf(space), turn))] = piece < 0 ? -1 : seat(piece);
    });
    const last = state.last.map((_space, i) => state.last[seat(i)] ?? -1);
    const turnedLast = last.map((space) => (space < 0 ? -1 : spaceOf(turnedPlace(nameOf(space), turn))));
    return snake.positionText({ ...state, board, last: turnedLast, turn: seat(state.turn) });
  };
  return { name, position, move: (text) => mappedMove(snake, text, (place) => turnedPlace(place, turn)), seat };
}

const states = [1, 2, 3, 4, 5].flatMap((seed) => randomGame(snake, {}, seed, 100).states);

test('snake is symmetric: turned, mirrored and with sides exchanged', () => {
  for (const [name, turn] of TURNS) {
    for (const swapped of [false, true]) {
      assert.deepEqual(checkSymmetry(snake, {}, symmetry(name, turn, swapped), states), []);
    }
  }
});

test('an asymmetric game is found: in its moves, in what they do, in who wins', () => {
  const [, mirrored] = TURNS;
  assert.ok(mirrored);
  const mirror = symmetry(...mirrored, false);
  const sided: typeof snake = { ...snake, legalMoves: (s) => snake.legalMoves(s).filter((space) => space !== 0) };
  assert.match(checkSymmetry(sided, {}, mirror, states).join('\n'), /its image has no move|other moves/);
  const pushed: typeof snake = {
    ...snake,
    play: (s, m) => (m === 0 ? ok({ ...s, turn: 1 - s.turn }) : snake.play(s, m)),
  };
  assert.match(checkSymmetry(pushed, {}, mirror, states).join('\n'), /after a1 its image is another/);
  const swap = symmetry('swap', (x, y) => [x, y], true);
  assert.match(checkSymmetry(snake, {}, { ...swap, seat: (seat) => seat }, states).join('\n'), /another outcome/);
  const lost: Symmetry = { ...mirror, position: () => 'x' };
  assert.match(checkSymmetry(snake, {}, lost, states.slice(0, 1)).join('\n'), /image is not read: board-ranks/);
});

test('every place in a move is mapped, and everything else is kept', () => {
  const map = (place: string) => place.toUpperCase();
  assert.equal(mappedMove(snake, 'b2xd4>a1,z9 @swap:c3', map), 'B2xD4>A1,z9 @swap:C3');
});
