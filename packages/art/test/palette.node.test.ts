import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colourOf, coloursOf, PALETTE, propertyOf, TOKENS, type Scheme, type Token } from '../src/palette.js';
import { WAFFLE_WARS_PALETTE } from '@griddle/art/waffle-wars/index.js';
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
  it('writes every colour as #rgb or #rrggbb, never six digits where three would do', () => {
    for (const token of TOKENS) {
      const [light, dark, forced] = coloursOf(PALETTE[token]);
      for (const colour of [light, dark]) {
        assert.match(colour, /^#([0-9a-f]{3}){1,2}$/, token);
        assert.doesNotMatch(colour, /^#(?:([0-9a-f])\1){3}$/, token);
      }
      assert.match(forced, /^(Canvas|CanvasText|Highlight|HighlightText|LinkText)$/);
    }
  });

  it('gives a colour with six digits', () => {
    assert.equal(colourOf('accent', 'light'), '#884400');
    assert.equal(colourOf('paper', 'light'), '#faf7f2');
    for (const token of TOKENS) for (const scheme of SCHEMES) assert.match(colourOf(token, scheme), /^#[0-9a-f]{6}$/);
  });

  it('names the property that changes a token', () => {
    assert.equal(propertyOf('strawberry-line'), '--griddle-strawberry-line');
  });

  it('knows the known contrasts', () => {
    assert.equal(contrast('#000000', '#ffffff').toFixed(2), '21.00');
    assert.equal(contrast('#777777', '#ffffff').toFixed(2), '4.48');
  });

  it('sets the berries off from all floors 3:1, for all eyes', () => {
    atLeastForAll(3, 'strawberry', FLOORS);
    atLeastForAll(3, 'blueberry', FLOORS);
  });

  it('sets the berries off from each other 3:1, for all eyes', () => {
    atLeastForAll(3, 'strawberry', ['blueberry']);
  });

  it('outlines the berries 3:1 against the ridges they overlap', () => {
    for (const line of ['strawberry-line', 'blueberry-line', 'leaf-line'] as const) atLeast(3, line, ['golden']);
  });

  it('sets the marks off from what they lie on 3:1', () => {
    atLeast(3, 'mark-move', FLOORS);
    atLeast(3, 'mark-threat', FLOORS);
    atLeast(3, 'mark-last', ['mark-lit']);
    atLeast(3, 'golden-line', ['mark-lit']);
    atLeast(3, 'golden-line', ['mark-win']);
  });

  it('edges notes, selection and focus so that edge or stroke stands off from anything', () => {
    for (const mark of ['note-1', 'note-2', 'note-3', 'note-4', 'select', 'focus'] as const) {
      atLeast(3, mark, ['whipped']);
    }
  });

  it('writes words 4.5:1', () => {
    for (const words of ['ink', 'ink-soft', 'accent', 'alert'] as const) atLeast(4.5, words, SURFACES);
    atLeast(4.5, 'on-accent', ['accent']);
    atLeast(4.5, 'label', ['golden']);
  });

  it('writes words 4.5:1 on what is pointed at', () => {
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

  it('edges fields and buttons 3:1 on every surface', () => {
    atLeast(3, 'edge', SURFACES);
  });

  it('keeps words, edges and the accent visible where the reader forces colours', () => {
    const forced = (token: Token): string => coloursOf(PALETTE[token])[2];
    for (const token of ['ink', 'ink-soft', 'alert', 'edge', 'paper-line', 'accent'] as const) {
      for (const surface of SURFACES) assert.notEqual(forced(token), forced(surface), `${token} on ${surface}`);
    }
    assert.deepEqual([forced('accent'), forced('on-accent')], ['Highlight', 'HighlightText']);
  });

  it('shows the owners of quadrants 3:1 on the waffle', () => {
    atLeast(3, 'blueberry', ['golden']);
    atLeast(3, 'strawberry-line', ['golden', 'strawberry-cream']);
  });

  it('keeps berries, pockets and owners visible where the reader forces colours', () => {
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
