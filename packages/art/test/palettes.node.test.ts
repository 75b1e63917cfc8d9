/** The tables of colours that each game loads: with every colour that its pictures name. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { TOKENS } from '../src/palette.js';
import { BUFFET_BOSS_PALETTE } from '@griddle/art/buffet-boss/index.js';
import { GLAZED_PALETTE, GRID_PALETTE } from '../src/grid/art.js';
import type { Palette } from '../src/palette.js';
import { TOP_WAFFLE_PALETTE } from '@griddle/art/top-waffle/index.js';
import { WADDLE_WADDLE_PALETTE } from '@griddle/art/waddle-waddle/index.js';
import { WAFFLE_TIME_PALETTE } from '@griddle/art/waffle-time/index.js';
import { WAFFLE_WARS_PALETTE } from '@griddle/art/waffle-wars/index.js';

const GAMES: Readonly<Record<string, readonly Palette[]>> = {
  'buffet-boss': BUFFET_BOSS_PALETTE,
  'connect-four': GRID_PALETTE,
  grid: GLAZED_PALETTE,
  'hostage-rescue': GLAZED_PALETTE,
  reversi: GRID_PALETTE,
  snake: GLAZED_PALETTE,
  'top-waffle': TOP_WAFFLE_PALETTE,
  'waddle-waddle': WADDLE_WADDLE_PALETTE,
  'waffle-checkers': GLAZED_PALETTE,
  'waffle-time': WAFFLE_TIME_PALETTE,
  'waffle-wars': WAFFLE_WARS_PALETTE,
};

const sources = new URL('../src/', import.meta.url);

/** The files of a game's pictures and all that they import. */
function filesOf(folder: string): ReadonlySet<string> {
  const files = new Set(
    readdirSync(new URL(`${folder}/`, sources)).map((name) => new URL(`${folder}/${name}`, sources).href),
  );
  for (const file of files) {
    for (const [, path = ''] of readFileSync(fileURLToPath(file), 'utf8').matchAll(/from '(\.[^']*)\.js'/g))
      files.add(new URL(`${path}.ts`, file).href);
  }
  return files;
}

describe('the palettes of the games', () => {
  for (const [folder, palette] of Object.entries(GAMES)) {
    it(`${folder}: has what its pictures are painted with, each token once`, () => {
      const tables = palette.flatMap((table) => Object.keys(table));
      assert.equal(new Set(tables).size, tables.length);
      const painted = [...filesOf(folder)].flatMap((file) => {
        if (file.endsWith('/palette.ts')) return [];
        const source = readFileSync(fileURLToPath(file), 'utf8');
        // A colour stands after `fill` or `stroke`, or in a list of tokens
        const named = [...source.matchAll(/(?:fill|stroke): '([a-z\d-]+)'/g)];
        const lists = [...source.matchAll(/Token(?:\[\]|>+) = [[{]([^\]}]*)[\]}]/g)];
        const listed = lists.flatMap(([, list = '']) => [...list.matchAll(/'([a-z\d-]+)'/g)]);
        // or begins a line of a drawing
        const lines = [...source.matchAll(/'([a-z\d-]*),([a-z\d-]*),[\d.]*,M/g)].flatMap(([, ...pair]) => pair);
        return [...[...named, ...listed].map(([, token = '']) => token), ...lines];
      });
      const known = new Set<string>(TOKENS);
      const missing = painted.filter((token) => known.has(token) && !tables.includes(token));
      assert.ok(painted.length > 12);
      assert.deepEqual([...new Set(missing)], []);
    });
  }
});
