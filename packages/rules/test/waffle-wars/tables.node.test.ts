/** The tables of the waffle that the rules read: shapes, lines and jumps, each counted once more by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOPS, LINES, LINES_THROUGH, SHAPE_COUNT, SPACE_NAMES, WIN_SHAPES } from '../../src/waffle-wars/components.js';
import { LONG_HOPS, NEIGHBOURS } from '../../src/waffle-wars/modes/ways.js';
import { ALL, away, shapesOf, STEPS } from './reference-board.js';

test('WW-12 every set of spaces of a quadrant has its number of shapes, and there are 512 sets', () => {
  const inside = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
  const shapes = shapesOf('a1-c3').map((shape) => shape.map((space) => inside.indexOf(space)));
  const counts = Array.from({ length: 512 }, (_none, set) => {
    const has = (place: number): boolean => Math.floor(set / 2 ** place) % 2 === 1;
    return shapes.filter((shape) => shape.every(has)).length;
  });
  assert.deepEqual(SHAPE_COUNT, counts);
  assert.deepEqual(
    WIN_SHAPES.map((list) => list.length),
    [12, 12, 12, 12],
  );
});

test('WW-18 WW-20 six rows, six columns, two long diagonals and the four next to them; each space knows its own', () => {
  assert.deepEqual(LINES.map((line) => line.length).sort(), [5, 5, 5, 5, ...Array<number>(14).fill(6)]);
  for (const [space, lines] of LINES_THROUGH.entries()) {
    assert.deepEqual(
      lines,
      LINES.filter((line) => line.includes(space)),
      SPACE_NAMES[space],
    );
    assert.ok(lines.length === 2 || lines.length === 3 || lines.length === 4, SPACE_NAMES[space]);
  }
});

test('WW-7 jumps lead two spaces in eight directions, over the space between, and never off the waffle', () => {
  const hops = HOPS.flatMap((list) =>
    list.map(({ from, over, to }) => [from, over, to].map((at) => SPACE_NAMES[at]).join()),
  );
  const expected = ALL.flatMap((from) =>
    STEPS.flatMap(([files, ranks]) => {
      const to = away(from, 2 * files, 2 * ranks);
      return to === undefined ? [] : [[from, away(from, files, ranks), to].join()];
    }),
  );
  assert.deepEqual(hops.sort(), expected.sort());
  assert.equal(hops.length, 160);
});

test('WW-51 neighbours and long hops stay on the waffle, with the spaces between', () => {
  const names = (spaces: readonly number[]): string => spaces.map((at) => SPACE_NAMES[at] ?? '').join();
  assert.deepEqual(
    NEIGHBOURS.map((spaces) => names([...spaces].sort((one, other) => one - other))),
    ALL.map((from) => ALL.filter((to) => STEPS.some(([files, ranks]) => away(from, files, ranks) === to)).join()),
  );
  const hops = LONG_HOPS.map((list) => list.map(({ over, gap, to }) => names([over, gap, to])).sort());
  const ways = (from: string) =>
    STEPS.map(([files, ranks]) => [1, 2, 3].map((far) => away(from, far * files, far * ranks)))
      .filter((way) => way[2] !== undefined)
      .map((way) => way.join());
  assert.deepEqual(
    hops,
    ALL.map((from) => ways(from).sort()),
  );
});
