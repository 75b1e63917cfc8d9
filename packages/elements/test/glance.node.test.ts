/** Short readings of positions: what they show is what the whole reading of the same text shows, and they take nothing that it refuses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { displayOf } from '@griddle/art/top-waffle/position.js';
import { parsePosition as parseBuffet } from '@griddle/rules/buffet-boss/position.js';
import type { Options, Result, TextError } from '@griddle/rules/core/contract.js';
import { parsePosition as parseOrders } from '@griddle/rules/top-waffle/position.js';
import { readPosition as parseTiles } from '@griddle/rules/waddle-waddle/position.js';
import { LINE_ALONE } from '../src/buffet-line/glance.js';
import { MORE } from '../src/core/input.js';
import { DISPLAY_ALONE } from '../src/order-board/glance.js';
import { TILES_ALONE } from '../src/pengo-board/glance.js';

type Reader<S> = (text: string, options: Options) => Result<S, TextError>;

/** Compares both readings of each text; `shown` is what the diagram shows of a state. Returns how many texts both took. */
function compare<S, W extends S>(
  texts: readonly string[],
  glance: Reader<S>,
  whole: Reader<W>,
  shown: (state: S) => unknown,
): number {
  let taken = 0;
  for (const text of texts) {
    const [short, full] = [glance(text, {}), whole(text, {})];
    if (!short.ok) continue;
    assert.ok(full.ok, `${text} is taken, but wrong`);
    assert.deepEqual(shown(short.value), shown(full.value), text);
    taken++;
  }
  return taken;
}

describe('a position at a glance', () => {
  it('shows of Top Waffle the display and its decks', () => {
    const displays = [
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender',
      'bSBW.gCC.-/S.-.SB/wild.-.blender',
      '-.-.-/-.-.-/-.-.-',
      'bSBW.gCC.yUU.pWC/S.B1.SB.C/wild.wild.wild',
      'bSBW.gCC.yUU/S1.S1.S1/wild.wrench.blender',
      'bSBW.gCC.bSBW/S.B1.SB/wild.wrench.blender',
      'bSBW.gCC.yUU/S.B1/wild.wrench.blender',
      'bSBW.gCC.yUU/S.B1.SB/-',
      'bSBW.gCC.yUU/S.B1.SB',
      'bXYZ.gCC.yUU/S.B1.SB/wild.wrench.blender',
      'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p2:execute',
      '',
    ];
    assert.equal(compare(displays, DISPLAY_ALONE.parsePosition, parseOrders, displayOf), 4);
    const refused = DISPLAY_ALONE.parsePosition(displays[10] ?? '', {});
    assert.ok(!refused.ok && refused.error.code === MORE);
    const start = DISPLAY_ALONE.setup({}, 0);
    assert.deepEqual(displayOf(start).decks, { orders: 8, toppings: 60, items: 24 });
  });

  it('shows of Waddle Waddle the tiles', () => {
    const boards = [
      'rA1,0;bP0,1',
      'rA1,0',
      '-',
      'rA1,0;rB1,0',
      'yA1,0',
      'rA0,0',
      'rX1,0',
      'rA1,0 b',
      'rA1,0 r r4444,b4444',
      '',
    ];
    assert.equal(
      compare(boards, TILES_ALONE.parsePosition, parseTiles, ({ tiles }) => tiles),
      3,
    );
    const refused = TILES_ALONE.parsePosition('rA1,0 b', {});
    assert.ok(!refused.ok && refused.error.code === MORE);
  });

  it('shows of Buffet Boss the line', () => {
    const empty = '0/-/-/-';
    const lines = [
      `${empty};${empty} ham.berry-pie.egg`,
      `${empty};${empty} ham.berrypie`,
      `${empty} -`,
      `${empty};${empty}`,
      `${empty} ham.egg.banana.ham`,
      `${empty};${empty};${empty};${empty};${empty};${empty} ham`,
      `${empty} wood`,
      `12/ham/p-1/- egg`,
      `${empty};${empty} ham p1:turn`,
      '',
    ];
    const shown = ({ rules, line }: ReturnType<typeof LINE_ALONE.setup>): unknown => [rules.players, line];
    assert.equal(compare(lines, LINE_ALONE.parsePosition, parseBuffet, shown), 4);
  });

  it('is written as it is read', () => {
    for (const { setup, parsePosition, positionText } of [DISPLAY_ALONE, TILES_ALONE, LINE_ALONE] as const) {
      const text = (positionText as (state: unknown) => string)(setup({}, 0));
      const read = parsePosition(text, {});
      assert.ok(read.ok, text);
      assert.deepEqual(read.value, setup({}, 0));
    }
  });
});
