/** The boards of the games on grids: which there are, and where their pictures stand. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Options } from '@griddle/rules/core/contract.js';
import { emptyGrid, gridText, type GridSize } from '@griddle/rules/internal/core/grid.js';
import { gameById, type AnyGame } from '@griddle/rules/games.js';
import { sizeInText } from '../src/grid/sizes.js';
import { allot } from '../tools/sheets/allot.js';
import { CELL } from '../tools/sheets/grid.js';
import { BOARDS, boardsLua, boardsOf, GRID_TABLE_GAMES } from '../tools/tables/boards.js';
import { WAFFLE_WARS_TABLE } from '../tools/tables/waffle-wars.js';

const ALL: readonly GridSize[] = [3, 4, 5, 6, 7, 8, 9].flatMap((width) =>
  [3, 4, 5, 6, 7, 8, 9].map((height) => ({ width, height })),
);

/** A game with a board of a size by its options. */
function gameWith(values: readonly string[], sizeOf: (options: Options) => GridSize): AnyGame {
  const snake = gameById('snake');
  assert.ok(snake);
  const state = (options: Options): object => ({
    board: emptyGrid(sizeOf(options)),
    size: sizeOf(options),
    rng: [1, 1],
  });
  return {
    ...snake,
    id: 'toy',
    options: [{ key: 'size', rule: 'TY-1', kind: 'choice', values, initial: values[0] ?? '' }],
    setup: (options: Options) => state(options),
    toMove: () => [0],
    positionText: ({ board, size }: { board: number[]; size: GridSize }) => `${gridText(size, board, 'sb')} s`,
  } as unknown as AnyGame;
}

describe('the boards of games on grids', () => {
  it('follow the rules: the waffle first, then each size once', () => {
    assert.deepEqual(BOARDS[0], { width: 6, height: 6 });
    const sizes = ALL.map(({ width, height }) => `${width}x${height}`);
    const any = gameWith(sizes, ({ size }) => ({ width: Number(String(size)[0]), height: Number(String(size)[2]) }));
    const boards = boardsOf([...GRID_TABLE_GAMES, any]);
    assert.deepEqual(boards.slice(0, BOARDS.length), BOARDS, 'boards of saved tables stay the same states');
    for (const size of ALL)
      assert.ok(boards.some((other) => other.width === size.width && other.height === size.height));
    assert.equal(boards.length, ALL.length);
    assert.equal(boardsLua([{ width: 3, height: 9 }]), 'GRIDDLE_BOARDS={{width=3,height=9}}');
  });

  it('are read from positions', () => {
    for (const size of ALL) assert.deepEqual(sizeInText(`${gridText(size, emptyGrid(size), 'sb')} s -`), size);
    assert.deepEqual(sizeInText('1sb2/3bs/5 b'), { width: 5, height: 3 });
    assert.deepEqual(sizeInText('3/4 s'), { width: 0, height: 0 });
  });

  it('are missed in one sentence by a game whose positions do not begin with one', () => {
    const other = { ...gameWith(['a'], () => ({ width: 4, height: 4 })), positionText: () => '4/4 s' } as AnyGame;
    assert.throws(() => boardsOf([other]), /^Error: toy cannot have "tts": "grid": its position 4\/4 s does not begin/);
  });

  it('have one picture each on the one sheet, however many there are, none over another', () => {
    const drawing = WAFFLE_WARS_TABLE.drawings()['board'];
    assert.ok(drawing);
    const pictures = Object.fromEntries(ALL.map(({ width, height }) => [`${width}x${height}`, drawing]));
    const drawings = { ...WAFFLE_WARS_TABLE.drawings(), ...pictures };
    const { spots, printed, sheets } = allot('waffle-wars', drawings, WAFFLE_WARS_TABLE.sheets);
    assert.equal(Object.keys(sheets).length, 1);
    assert.ok(ALL.every(({ width, height }) => spots[`${width}x${height}`]?.kind === 'board'));
    assert.equal(printed.length, Object.keys(drawings).length);
    printed.forEach(({ block }, i) => {
      for (const { block: other } of printed.slice(0, i)) {
        const [x, y] = [block.column - other.column, block.row - other.row].map((by) =>
          by < 0 ? -by >= block.side - 1e-6 : by >= other.side - 1e-6,
        );
        assert.ok(x === true || y === true, JSON.stringify([block, other]));
      }
    });
  });

  it('have as many pixels as there is room for', () => {
    const drawing = WAFFLE_WARS_TABLE.drawings()['board'];
    assert.ok(drawing);
    for (const [count, pixels] of [
      [4, 1536],
      [5, 1365],
      [9, 1365],
      [10, 1024],
    ] as const) {
      const drawings = Object.fromEntries(Array.from({ length: count }, (_, i) => [`board-${i}`, drawing]));
      const { printed } = allot('waffle-wars', drawings, WAFFLE_WARS_TABLE.sheets);
      assert.deepEqual(
        new Set(printed.map(({ block }) => Math.round(block.side * CELL))),
        new Set([pixels]),
        `${count}`,
      );
    }
  });
});
