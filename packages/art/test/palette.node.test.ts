import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { BUFFET_BOSS_PALETTE } from '@griddle/art/buffet-boss/index.js';
import { TOP_WAFFLE_PALETTE } from '@griddle/art/top-waffle/index.js';
import { WADDLE_WADDLE_PALETTE } from '@griddle/art/waddle-waddle/index.js';
import { WAFFLE_TIME_PALETTE } from '@griddle/art/waffle-time/index.js';
import { WAFFLE_WARS_PALETTE } from '@griddle/art/waffle-wars/index.js';
import { GLAZED_PALETTE, GRID_PALETTE } from '../src/grid/art.js';
import {
  colourOf,
  coloursOf,
  PALETTE,
  propertyOf,
  TOKENS,
  type Scheme,
  type Token,
  type Palette,
} from '../src/palette.js';
import { contrast, contrasts, washed } from './contrast.js';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
/** All that a berry of Waffle Wars can lie on. */
const FLOORS: readonly Token[] = ['batter', 'strawberry-cream', 'blueberry-cream', 'mark-lit'];

/** The surfaces round a board that words and edges are on. */
const SURFACES: readonly Token[] = ['paper', 'raised', 'tint'];

function atLeast(least: number, one: Token, others: readonly Token[]): void {
  for (const scheme of SCHEMES) {
    for (const other of others) {
      const found = contrast(colourOf(one, scheme), colourOf(other, scheme));
      assert.ok(found >= least, `${one} on ${other}, ${scheme}: ${found.toFixed(2)}`);
    }
  }
}

/** As `atLeast`, and for colour-blind eyes and in grey. */
function atLeastForAll(least: number, one: Token, others: readonly Token[]): void {
  for (const scheme of SCHEMES) {
    for (const other of others) {
      for (const [eyes, found] of contrasts(colourOf(one, scheme), colourOf(other, scheme))) {
        assert.ok(found >= least, `${one} on ${other}, ${scheme}, ${eyes}: ${found.toFixed(2)}`);
      }
    }
  }
}

describe('the palette', () => {
  it('writes every colour as #rgb or #rrggbb, and never six digits where three would do', () => {
    for (const token of TOKENS) {
      const [light, dark, forced] = coloursOf(PALETTE[token]);
      for (const colour of [light, dark]) {
        assert.match(colour, /^#([0-9a-f]{3}){1,2}$/, token);
        assert.doesNotMatch(colour, /^#(?:([0-9a-f])\1){3}$/, token);
      }
      assert.match(forced, /^(Canvas|CanvasText|Highlight|HighlightText|LinkText)$/);
    }
  });

  it('returns a colour with six digits', () => {
    assert.equal(colourOf('accent', 'light'), '#884400');
    assert.equal(colourOf('paper', 'light'), '#faf7f2');
    for (const token of TOKENS) for (const scheme of SCHEMES) assert.match(colourOf(token, scheme), /^#[0-9a-f]{6}$/);
  });

  it('names the property that changes a token', () => {
    assert.equal(propertyOf('strawberry-line'), '--griddle-strawberry-line');
  });

  it('computes the known contrasts', () => {
    assert.equal(contrast('#000000', '#ffffff').toFixed(2), '21.00');
    assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
  });

  it('gives berries a contrast of 3:1 with all floors, for all kinds of colour vision', () => {
    atLeastForAll(3, 'strawberry', FLOORS);
    atLeastForAll(3, 'blueberry', FLOORS);
  });

  it('gives the two berries a contrast of 3:1 with each other, for all kinds of colour vision', () => {
    atLeastForAll(3, 'strawberry', ['blueberry']);
  });

  it('gives berries outlines with a contrast of 3:1 to the ridges they overlap', () => {
    for (const line of ['strawberry-line', 'blueberry-line', 'leaf-line'] as const) atLeast(3, line, ['golden']);
  });

  it('gives marks a contrast of 3:1 with what they lie on', () => {
    atLeast(3, 'mark-move', FLOORS);
    atLeast(3, 'mark-threat', FLOORS);
    atLeast(3, 'mark-last', ['mark-lit']);
    atLeast(3, 'golden-line', ['mark-lit']);
    atLeast(3, 'golden-line', ['mark-win']);
  });

  it('gives notes, selection and focus edges that stand out from any ground', () => {
    for (const mark of ['note-1', 'note-2', 'note-3', 'note-4', 'select', 'focus'] as const) {
      atLeast(3, mark, ['whipped']);
    }
  });

  it('gives text a contrast of 4.5:1', () => {
    for (const words of ['ink', 'ink-soft', 'accent', 'alert'] as const) atLeast(4.5, words, SURFACES);
    atLeast(4.5, 'on-accent', ['accent']);
    atLeast(4.5, 'label', ['golden']);
  });

  it('gives text a contrast of 4.5:1 on places under the pointer', () => {
    for (const words of ['ink', 'ink-soft', 'accent', 'alert'] as const) {
      for (const scheme of SCHEMES) {
        for (const surface of SURFACES) {
          // As `--_wash` of the elements has it
          const ground = washed(colourOf(surface, scheme), colourOf('ink', scheme), 0.08);
          const found = contrast(colourOf(words, scheme), ground);
          assert.ok(found >= 4.5, `${words} on ${surface}, ${scheme}: ${found.toFixed(2)}`);
        }
      }
    }
  });

  it('gives fields and buttons edges with a contrast of 3:1 on every surface', () => {
    atLeast(3, 'edge', SURFACES);
  });

  it('keeps text, edges and the accent visible in forced colours', () => {
    const forced = (token: Token): string => coloursOf(PALETTE[token])[2];
    for (const token of ['ink', 'ink-soft', 'alert', 'edge', 'paper-line', 'accent'] as const) {
      for (const surface of SURFACES) assert.notEqual(forced(token), forced(surface), `${token} on ${surface}`);
    }
    assert.deepEqual([forced('accent'), forced('on-accent')], ['Highlight', 'HighlightText']);
  });

  it('shows the owners of quadrants with a contrast of 3:1 on the waffle', () => {
    atLeast(3, 'blueberry', ['golden']);
    atLeast(3, 'strawberry-line', ['golden', 'strawberry-cream']);
  });

  it('keeps berries, pockets and owners visible in forced colours', () => {
    const forced = (token: Token): string => coloursOf(PALETTE[token])[2];
    for (const [shape, ground] of [
      ['strawberry-line', 'strawberry'],
      ['strawberry-light', 'strawberry'],
      ['blueberry', 'blueberry-light'],
      ['batter-shade', 'batter'],
      ['batter-shade', 'golden'],
      ['strawberry-line', 'golden'],
      ['blueberry', 'golden'],
      ['label', 'golden'],
      ['mark-move', 'batter'],
      ['mark-last', 'mark-lit'],
    ] as const) {
      assert.notEqual(forced(shape), forced(ground), `${shape} on ${ground}`);
    }
    assert.notEqual(forced('strawberry'), forced('blueberry'));
  });

  it('has no token twice in the tables of Waffle Wars', () => {
    const tokens = WAFFLE_WARS_PALETTE.flatMap((table) => Object.keys(table));
    assert.equal(new Set(tokens).size, tokens.length);
  });
});

// The tables of colours that each game loads: with every colour that its pictures name.

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
    it(`${folder}: has every token its pictures use, each once`, () => {
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
