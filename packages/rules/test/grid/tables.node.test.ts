/** The tables of the bonus games' boards: who is beside whom, what is two spaces away, and the lines of Reversi. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raysOf } from '../../src/reversi/state.js';
import { NEXT_TO } from '../../src/snake/state.js';
import { JUMPS, STEPS } from '../../src/waffle-checkers/state.js';

/** Files and ranks of a space on a board so many spaces wide. */
const at = (space: number, width: number): readonly [number, number] => [space % width, Math.floor(space / width)];

/** For each space of 6x6 those exactly so many spaces away in one of eight directions. */
function away(spaces: number): number[][] {
  const all = Array.from({ length: 36 }, (_none, space) => space);
  return all.map((from) =>
    all.filter((to) => {
      const [dx, dy] = [0, 1].map((axis) => Math.abs((at(from, 6)[axis] ?? 0) - (at(to, 6)[axis] ?? 0)));
      return [dx, dy].every((far) => far === 0 || far === spaces) && from !== to;
    }),
  );
}

const sorted = (table: readonly (readonly number[])[]): number[][] =>
  table.map((list) => [...list].sort((one, other) => one - other));

test('WW-70 WW-71 neighbours and jumps stay on the waffle', () => {
  assert.deepEqual(sorted(NEXT_TO), away(1));
  assert.deepEqual(sorted(STEPS), away(1));
  assert.deepEqual(sorted(JUMPS), away(2));
});

test('WW-76 the lines from each space are those on which pieces can be enclosed', () => {
  for (const width of [6, 8]) {
    const rays = raysOf(width);
    assert.equal(rays.length, width * width);
    for (const [space, lines] of rays.entries()) {
      const [x, y] = at(space, width);
      const sides = [x > 1, x < width - 2, y > 1, y < width - 2].map(Number);
      const [left = 0, right = 0, below = 0, above = 0] = sides;
      assert.equal(
        lines.length,
        left + right + below + above + (left + right) * (below + above),
        `${space} of ${width}`,
      );
      for (const line of lines) {
        assert.ok(line.length > 1);
        const steps = line.map((to, i) => to - (line[i - 1] ?? space));
        assert.equal(new Set(steps).size, 1, 'a line is straight');
        const [endX, endY] = at(line[line.length - 1] ?? 0, width);
        assert.ok(
          [endX, endY].some((end) => end === 0 || end === width - 1),
          'and goes to the edge',
        );
      }
    }
  }
});
