/** What games share: boards as text, sides, spaces and paths, tie-breaks, conditions, and pieces of texts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectFour } from '../../src/connect-four/index.js';
import type { SeatScore } from '../../src/core/contract.js';
import {
  emptyGrid,
  EIGHT_WAYS,
  gridName,
  gridSpace,
  gridStep,
  gridText,
  parsePath,
  parseSpace,
  spaceEnd,
} from '../../src/core/grid.js';
import { below, seeded, weighted } from '../../src/core/random.js';
import { parseGrid, parseSides, placesText, readPlaces, sidesText } from '../../src/core/grid-position.js';
import { fieldError, fieldsOf, partsOf, past, restError, textError, upTo, wordsOf } from '../../src/core/text.js';
import { decidingTie, tieBetween } from '../../src/core/ties.js';
import { conditionPlaces, winConditionScores, sideOutcome, sideToMove, twoPlayers } from '../../src/core/grid-game.js';

const WIDE = { width: 4, height: 3 };

test('every space of a board has a name that reads back to it, and no other name is accepted', () => {
  const names = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3'];
  assert.deepEqual(
    names.map((_name, space) => gridName(WIDE, space)),
    names,
  );
  names.forEach((name, space) => {
    assert.equal(gridSpace(WIDE, name), space);
    assert.equal(gridSpace(WIDE, `x${name}y`, 1), space);
    assert.equal(spaceEnd(WIDE, `x${name}y`, 1), 3);
    assert.deepEqual(parseSpace(WIDE, name, ['c3']), { ok: true, value: space });
  });
  assert.equal(gridName({ width: 9, height: 9 }, 80), 'i9');
  for (const text of ['', 'a', '1', 'e1', 'a4', 'a0', '1a', 'A1', 'j1', ' a']) {
    assert.equal(gridSpace(WIDE, text), -1, text);
    assert.equal(spaceEnd(WIDE, text, 0), -1);
    assert.deepEqual(parseSpace(WIDE, text, ['c3']), {
      ok: false,
      error: { code: 'move-space', offset: 0, expected: ['c3'], values: { found: text } },
    });
  }
  assert.equal(gridSpace(WIDE, 'a1', 1), -1, 'half a name at the end');
  assert.ok(!parseSpace(WIDE, 'a1b', ['c3']).ok);
});

test('paths are spaces between separators', () => {
  assert.deepEqual(parsePath(WIDE, 'a1', 'x', ['a1xc3']), { ok: true, value: [0] });
  assert.deepEqual(parsePath(WIDE, 'a1xb2xd3', 'x', ['a1xc3']), { ok: true, value: [0, 5, 11] });
  for (const [text, offset, found] of [
    ['', 0, ''],
    ['a1x', 3, ''],
    ['a1xe1', 3, 'e1'],
    ['a1xb22xc1', 3, 'b22'],
    ['a1>b2', 0, 'a1>b2'],
    ['a1xb1xz', 6, 'z'],
  ] as const)
    assert.deepEqual(parsePath(WIDE, text, 'x', ['a1xc3']), {
      ok: false,
      error: { code: 'move-space', offset, expected: ['a1xc3'], values: { found } },
    });
});

test('steps in any direction stay on the board', () => {
  for (let space = 0; space < 12; space++) {
    for (const [dx, dy] of [...EIGHT_WAYS, [2, 0], [0, 2], [-3, 1], [0, 0]] as const) {
      const [x, y] = [(space % 4) + dx, Math.floor(space / 4) + dy];
      const isOn = x >= 0 && x < 4 && y >= 0 && y < 3;
      assert.equal(gridStep(WIDE, space, dx, dy), isOn ? 4 * y + x : -1, `${space} ${dx} ${dy}`);
    }
  }
  assert.equal(new Set(EIGHT_WAYS.map((way) => way.join())).size, 8);
  assert.ok(EIGHT_WAYS.every(([dx, dy]) => Math.abs(dx) <= 1 && Math.abs(dy) <= 1 && (dx !== 0 || dy !== 0)));
});

test('boards are written with the highest rank first, and read back', () => {
  assert.deepEqual(emptyGrid(WIDE), Array(12).fill(-1));
  const boards: readonly string[] = ['4/4/4', 's3/1b2/3s', 'sbsb/4/bsbs', '1s1b/b2s/2bs'];
  for (const text of boards) {
    const read = parseGrid(WIDE, { text, offset: 3 });
    assert.ok(read.ok, text);
    assert.equal(gridText(WIDE, read.value, 'sb'), text);
  }
  const read = parseSides(WIDE, fieldsOf('1111/s3/3b b more'), 'x');
  assert.deepEqual(read, { ok: true, value: { board: [-1, -1, -1, 1, 0, -1, -1, -1, -1, -1, -1, -1], turn: 1 } });
  assert.equal(read.ok && sidesText(WIDE, read.value), '4/s3/3b b');
  const first = parseSides(WIDE, fieldsOf('4/4/4'), 'x');
  assert.equal(first.ok && sidesText(WIDE, first.value), '4/4/4 s');
});

test('an error in a board or its side has its place', () => {
  const told = (text: string): string => {
    const read = parseSides(WIDE, fieldsOf(text), '4/4/4 s');
    assert.ok(!read.ok, text);
    const { code, offset, expected, values = {} } = read.error;
    const pairs = Object.entries(values).map(([key, value]) => `${key}=${value}`);
    return [code, offset, ...expected, ...pairs].join(' ');
  };
  assert.equal(told(''), 'position-empty 0 4/4/4 s');
  assert.equal(told(' 4/4'), 'board-ranks 1 found=2 wanted=3');
  assert.equal(told('4/4/4/4'), 'board-ranks 0 found=4 wanted=3');
  assert.equal(told(' 4/1x2/4'), 'board-piece 4 s b 1-4 found=x');
  assert.equal(told('4/4/5'), 'board-piece 4 s b 1-4 found=5');
  assert.equal(told('4/0/4'), 'board-piece 2 s b 1-4 found=0');
  assert.equal(told('4/3/4'), 'board-rank-length 2 rank=2 found=3 wanted=4');
  assert.equal(told('4/4/ssss1'), 'board-rank-length 4 rank=1 found=5 wanted=4');
  assert.equal(told('sssss/4/4'), 'board-rank-length 0 rank=3 found=5 wanted=4');
  assert.equal(told('/4/4'), 'board-rank-length 0 rank=3 found=0 wanted=4');
  assert.equal(told('4/4/4 x'), 'side 6 s b found=x');
  assert.equal(told('4/4/4 sb'), 'side 6 s b found=sb');
});

test('lists the spaces of the pieces of each side', () => {
  const read = parseGrid(WIDE, { text: 's2b/4/4', offset: 0 });
  assert.ok(read.ok);
  const places = (text: string | undefined): string | undefined => {
    const found = readPlaces(WIDE, text === undefined ? undefined : { text, offset: 0 }, read.value);
    return found && placesText(WIDE, found);
  };
  assert.equal(places(undefined), '-,-');
  for (const text of ['-,-', 'a3,-', '-,d3', 'a3,d3']) assert.equal(places(text), text);
  for (const text of ['', '-', 'a3', 'd3,a3', 'b3,-', '-,a3', 'a3,d3,-', 'x,-', '-,xx', 'a3x,-', '-,-,-'])
    assert.equal(places(text), undefined, text);
});

function sheet(seat: number, total: number, ...ties: readonly number[]): SeatScore {
  return { seat, total, lines: [], ties };
}

test('tie-breaks: which one separates the seats, and which one decided', () => {
  assert.equal(tieBetween(sheet(0, 1, 2, 3), sheet(1, 1, 2, 3)), -1);
  assert.equal(tieBetween(sheet(0, 1, 2, 3), sheet(1, 1, 2, 4)), 1);
  assert.equal(tieBetween(sheet(0, 1, 1, 3), sheet(1, 1, 2, 4)), 0);
  assert.equal(tieBetween(sheet(0, 1), sheet(1, 1)), -1);
  const won = (winners: readonly number[], by = 'points') => ({ winners, by, rule: 'X-1' });
  const level = [sheet(0, 5, 1, 2), sheet(1, 5, 1, 3), sheet(2, 4, 9, 9)];
  assert.equal(decidingTie(level, won([1])), 1);
  assert.equal(decidingTie([...level, sheet(3, 5, 0, 9)], won([1])), 1, 'the last one that was needed');
  assert.equal(decidingTie([sheet(0, 5, 0, 9), sheet(1, 5, 1, 0)], won([1])), 0);
  assert.equal(decidingTie([sheet(0, 5, 1), sheet(1, 4, 9)], won([0])), -1, 'points alone decided');
  assert.equal(decidingTie([sheet(0, 5, 1), sheet(1, 5, 1)], won([0, 1])), -1, 'a shared victory');
  assert.equal(decidingTie(level, won([1], 'wager')), -1);
  assert.equal(decidingTie(level, won([])), -1);
});

test('games of two sides: the seat to move, the result, and sheets without points', () => {
  assert.deepEqual([sideToMove(0, false), sideToMove(1, false), sideToMove(0, true)], [[0], [1], []]);
  assert.deepEqual(sideToMove(2, false), []);
  assert.deepEqual(sideOutcome(1, 'line', 'X-1'), { winners: [1], by: 'line', rule: 'X-1' });
  assert.deepEqual(sideOutcome(0, 'line', 'X-1').winners, [0]);
  assert.deepEqual(sideOutcome(-1, 'full', 'X-2').winners, []);
  const bare = [0, 1].map((seat) => ({ seat, total: 0, lines: [], ties: [] }));
  assert.deepEqual(winConditionScores(undefined), bare);
  const line = { rule: 'X-1', code: 'line', points: 0, places: ['a1', 'b2'] };
  const sheets = winConditionScores({ winner: 1, rule: 'X-1', code: 'line', places: ['a1', 'b2'] });
  assert.deepEqual(sheets, [bare[0], { ...bare[1], lines: [line] }]);
  assert.deepEqual(conditionPlaces(sheets), ['a1', 'b2']);
  assert.deepEqual(
    conditionPlaces([{ ...sheet(0, 3), lines: [{ ...line, points: 3 }] }]),
    [],
    'points are no condition',
  );
  assert.deepEqual(twoPlayers('XY-1'), { key: 'players', rule: 'XY-1', kind: 'number', min: 2, max: 2, initial: 2 });
});

test('with perfect information every seat sees everything and reads moves as they are written', () => {
  const state = connectFour.setup({}, 1);
  for (const seat of [0, 1]) {
    assert.equal(connectFour.viewFor(state, seat), state);
    for (const move of connectFour.legalMoves(state))
      assert.equal(connectFour.moveTextFor(state, move, seat), connectFour.moveText(state, move));
  }
});

test('skipped letters, words and parts with their offsets, and errors of fields', () => {
  assert.deepEqual([past('aab', 0, 'a'), past('aab', 2, 'a'), past('aa', 0, 'ab'), past('', 0, 'a')], [2, 2, 2, 0]);
  assert.deepEqual([upTo('aab', 0, 'b'), upTo('aab', 2, 'b'), upTo('aa', 1, 'b'), upTo('', 0, 'b')], [2, 2, 2, 0]);
  assert.deepEqual(wordsOf('-a--bc', '-'), [
    { text: 'a', offset: 1 },
    { text: 'bc', offset: 4 },
  ]);
  assert.deepEqual(partsOf(undefined, ','), []);
  assert.deepEqual(partsOf({ text: '-', offset: 4 }, ','), []);
  assert.deepEqual(partsOf({ text: 'a,,bc', offset: 4 }, ','), [
    { text: 'a', offset: 4 },
    { text: '', offset: 6 },
    { text: 'bc', offset: 7 },
  ]);
  const field = { text: 'x', offset: 7 };
  assert.deepEqual(textError('c', 3, ['y']), { ok: false, error: { code: 'c', offset: 3, expected: ['y'] } });
  assert.deepEqual(textError('c', 3, [], { n: 1 }).error, { code: 'c', offset: 3, expected: [], values: { n: 1 } });
  assert.deepEqual(fieldError('c', field, ['y']).error, {
    code: 'c',
    offset: 7,
    expected: ['y'],
    values: { found: 'x' },
  });
  assert.deepEqual(fieldError('c', undefined, []).error, { code: 'c', offset: 0, expected: [], values: { found: '' } });
  assert.deepEqual(restError(field).error, { code: 'position-rest', offset: 7, expected: [], values: { found: 'x' } });
});

test('draws from known states of the generator', () => {
  // The difference of both states counts, as a part of the first modulus less one
  assert.deepEqual([below([2, 1], 10), below([1, 1], 10), below([1, 2], 10)], [0, 0, 9]);
  assert.deepEqual([below([1073741781, 1], 2), below([1073741782, 1], 2)], [0, 1]);
  assert.equal(below([2147483562, 1], 3), 2);
  assert.equal(weighted([1, 1], [0, 2, 1]), 1);
  assert.equal(weighted([1, 2], [0, 2, 1, 0]), 2);
  assert.equal(weighted([1, 2], [5]), 0);
  assert.deepEqual(seeded(0), seeded(0));
  assert.notDeepEqual(seeded(65535), seeded(65536));
});
