/** The sheets of pictures: each game loads its own and no more, and graphics cards like their sides. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressOf, assetFile } from '../tools/save/assets.js';
import { allot } from '../tools/sheets/allot.js';
import { allotmentOf, makeFiles } from '../tools/sheets/files.js';
import { CELL } from '../tools/sheets/grid.js';
import { png } from '../tools/sheets/print.js';
import { TABLES } from '../tools/tables/index.js';
import { BOARDS } from '../tools/tables/boards.js';
import { BUFFET_BOSS_TABLE } from '../tools/tables/buffet-boss.js';
import { WAFFLE_WARS_TABLE } from '../tools/tables/waffle-wars.js';
import { ASSETS, lookOf, sharedFiles } from './content.js';

const files = await sharedFiles();
const { sheets, printed, spots } = allotmentOf(TABLES);
const saves = new Map<string, string>();
for (const { id } of TABLES) saves.set(id, JSON.stringify(await lookOf(id)));

/** The names of files that the save of a table fetches. */
function namedBy(id: string): string[] {
  const save = saves.get(id) ?? '';
  return Object.keys(files).filter((name) => {
    const file = files[name];
    return file !== undefined && save.includes(addressOf(ASSETS, file));
  });
}

/** Bytes of a sheet on a graphics card: four for each pixel, and a third more for its smaller copies. */
function memoryOf(name: string): number {
  const { columns = 0, rows = 0 } = sheets[name] ?? {};
  return (columns * CELL * rows * CELL * 4 * 4) / 3;
}

/** Large sheets and small ones, which are all back, of each game. */
const SHEETS: Readonly<Record<string, readonly [large: number, backs: number]>> = {
  'waffle-wars': [1, 0],
  'waddle-waddle': [3, 0],
  'waffle-time': [3, 1],
  'top-waffle': [3, 3],
  'buffet-boss': [3, 2],
};
const GAMES = Object.keys(SHEETS);

describe('the sheets', () => {
  for (const id of GAMES) {
    it(`of ${id} are few, and its save names no other game’s`, () => {
      const named = namedBy(id).filter((name) => name in sheets);
      const [large = 0, backs = 0] = SHEETS[id] ?? [];
      assert.equal(named.filter((name) => name.startsWith(id) && /^-\d+$/.test(name.slice(id.length))).length, large);
      assert.equal(named.filter((name) => name.startsWith(`${id}-back-`)).length, backs);
      assert.equal(named.length, large + backs, named.join(', '));
      const addresses = (saves.get(id) ?? '').match(/[^"/]+\.png/g) ?? [];
      assert.ok(addresses.length > 0 && addresses.every((file) => file.startsWith(`${id}-`)));
      // In MB; all seven shared sheets were 548
      const memory = named.reduce((sum, name) => sum + memoryOf(name), 0) / 1e6;
      assert.ok(memory < (id === 'waffle-wars' ? 90 : 140), `${memory} MB`);
    });
  }

  it('of the table of all games are those of its games', () => {
    const named = namedBy('one-table').filter((name) => name in sheets);
    assert.deepEqual(named.sort(), Object.keys(sheets).sort());
    const sum = Object.values(SHEETS).reduce((all, [large, backs]) => all + large + backs, 0);
    assert.equal(named.length, sum);
    assert.deepEqual(
      TABLES.map(({ id }) => id).filter((id) => !GAMES.includes(id)),
      ['one-table'],
    );
  });

  it('have sides that are powers of two up to 4096, as their pictures say', () => {
    for (const [name, { columns, rows }] of Object.entries(sheets)) {
      const svg = Buffer.from(files[name]?.bytes ?? []).toString();
      const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)">/.exec(svg)?.map(Number) ?? [];
      assert.deepEqual([width, height], [columns * CELL, rows * CELL], name);
      for (const side of [width ?? 0, height ?? 0]) {
        assert.ok(Number.isInteger(Math.log2(side)) && side >= CELL && side <= 4096, `${name}: ${side}`);
      }
    }
  });

  it('are printed in that size', async () => {
    const back = 'buffet-boss-back-1';
    const made = await makeFiles([BUFFET_BOSS_TABLE], (text, width) =>
      width === CELL ? png(text, width) : Promise.resolve(new Uint8Array()),
    );
    const header = Buffer.from(made[back]?.bytes ?? []);
    assert.deepEqual([header.readUInt32BE(16), header.readUInt32BE(20)], [CELL, CELL]);
  });

  it('have no part with two pictures', () => {
    const parts = new Map<string, [left: number, top: number, side: number][]>();
    for (const { sheet, block } of printed) {
      const { columns = 0, rows = 0 } = sheets[sheet] ?? {};
      const { column, row, side } = block;
      assert.ok(column >= 0 && row >= 0 && column + side <= columns + 1e-6 && row + side <= rows + 1e-6, sheet);
      const others = parts.get(sheet) ?? [];
      for (const [x, y, other] of others) {
        const isApart = (a: number, b: number): boolean => a >= b + other - 1e-6 || b >= a + side - 1e-6;
        assert.ok(isApart(column, x) || isApart(row, y), `${sheet}: ${column}, ${row} and ${x}, ${y}`);
      }
      parts.set(sheet, [...others, [column, row, side]]);
    }
    // Every picture has a spot of its own, and a card with its own back one more for that
    const own = Object.values(spots).map((spot) =>
      JSON.stringify(spot.kind === 'card' ? [spot.sheet, spot.cell] : [spot.sheet, spot.block]),
    );
    assert.equal(new Set(own).size, own.length);
  });

  it('have cards on cells that the game cuts, and backs of the whole sheet or of the same cell', () => {
    for (const [name, spot] of Object.entries(spots)) {
      if (spot.kind !== 'card') continue;
      assert.ok(spot.grid.columns <= 10 && spot.grid.rows <= 7 && spot.cell < spot.grid.columns * spot.grid.rows, name);
      assert.deepEqual(sheets[spot.back], spot.hasOwnBack ? spot.grid : { columns: 1, rows: 1 }, name);
    }
    assert.equal(Object.values(spots).filter((spot) => spot.kind === 'card' && spot.hasOwnBack).length, 9);
  });

  it('are refused when they are too few, too large, or not for cards', () => {
    const [boards, foods] = [WAFFLE_WARS_TABLE.drawings(), BUFFET_BOSS_TABLE.drawings()];
    assert.throws(
      () => allot('x', foods, { columns: 8, rows: 4, count: 2 }),
      /^Error: x: sheets for 82 pictures are too/,
    );
    assert.throws(
      () => allot('x', boards, { columns: 8, rows: 7, count: 1 }),
      /^Error: x: .* 8 x 7 .* no powers of two/,
    );
    assert.throws(() => allot('x', boards, { columns: 16, rows: 8, count: 1 }), /no powers of two up to 4096/);
    assert.throws(() => allot('x', foods, { columns: 8, rows: 8, count: 2 }), /has no cards on sheets of 8 x 8 cells/);
  });
});

describe('the files to host', () => {
  it('are at most 70, and at most 27 for a game, plus one for each further board size; tables use all', () => {
    // Before, games shared 40 and loaded up to 29: one model for the same cell of all games’ sheets, but also the sheets
    const further = Math.max(0, BOARDS.length - 5);
    assert.ok(Object.keys(files).length <= 70 + further, `${Object.keys(files).length} files`);
    for (const id of GAMES) assert.ok(namedBy(id).length <= 27 + further, `${id}: ${namedBy(id).length}`);
    assert.ok(namedBy('waffle-wars').length <= 10 + further);
    const used = new Set(TABLES.flatMap(({ id }) => namedBy(id)));
    assert.deepEqual([...used].sort(), Object.keys(files).sort());
  });

  it('have separate names with a hash', () => {
    const names = Object.values(files).map(assetFile);
    assert.equal(new Set(names).size, names.length);
    for (const name of names) assert.match(name, /^[a-z0-9-]+\.[0-9a-f]{12}\.(png|obj)$/);
  });
});
