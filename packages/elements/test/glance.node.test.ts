/** Short readings of positions: what they show is what the whole reading of the same text shows, and they take nothing that it refuses. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decksOf } from '@griddle/art/top-waffle/position.js';
import { draftOf } from '@griddle/art/waffle-time/position.js';
import { parsePosition as parseBuffet } from '@griddle/rules/buffet-boss/position.js';
import { yes, type Options, type Result, type TextError } from '@griddle/rules/core/contract.js';
import { parsePosition as parseOrders } from '@griddle/rules/top-waffle/position.js';
import { readPosition as parseTiles } from '@griddle/rules/waddle-waddle/position.js';
import { parsePosition as parseTime } from '@griddle/rules/waffle-time/position.js';
import { positionText as waffleTimeText } from '@griddle/rules/waffle-time/position-text.js';
import { waffleText } from '@griddle/rules/waffle-time/waffle-text.js';
import { LINE_ALONE } from '../src/buffet-line/glance.js';
import { UNREAD } from '@griddle/rules/core/text.js';
import { kindOf } from '../src/old-core/start.js';
import { DRAFT_ALONE } from '../src/draft-board/glance.js';
import { DISPLAY_ALONE, type DisplayState } from '../src/order-board/glance.js';
import { TILES_ALONE } from '../src/pengo-board/glance.js';
import { WAFFLES_ALONE } from '../src/waffle-board/glance.js';

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
    const whole: Reader<DisplayState> = (text, options) => {
      const read = parseOrders(text, options);
      if (!read.ok) return read;
      const { decks, day, closing } = decksOf(read.value);
      // A display alone is that of the first day, and its closing card is in the deck
      assert.deepEqual([day, closing], [1, -1]);
      return yes({ ...read.value, decks, text });
    };
    const shown = ({ orders, toppings, items, decks }: DisplayState): unknown => [orders, toppings, items, decks];
    assert.equal(compare(displays, DISPLAY_ALONE.parsePosition, whole, shown), 4);
    assert.equal(kindOf(DISPLAY_ALONE, displays[10] ?? '', {}), 'position');
    assert.equal(kindOf(DISPLAY_ALONE, 'Orders and/or toppings', {}), undefined);
    const start = DISPLAY_ALONE.setup({}, 0);
    assert.deepEqual(start.decks, { orders: 8, toppings: 60, items: 24 });
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
    assert.ok(!refused.ok && refused.error.code === UNREAD);
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
    assert.equal(compare(lines, LINE_ALONE.parsePosition, parseBuffet, shown), 2);
  });

  it('is written as it is read', () => {
    for (const { setup, parsePosition, positionText } of [DISPLAY_ALONE, TILES_ALONE, LINE_ALONE] as const) {
      const text = (positionText as (state: unknown) => string)(setup({}, 0));
      const read = parsePosition(text, {});
      assert.ok(read.ok, text);
      assert.deepEqual(read.value, setup({}, 0));
    }
  });

  it('shows of Waffle Time one to four waffles', () => {
    const texts = [
      'wcu*bc*/1s*U*c*c*/1ku*cU*/1U*u*s*k/1y1Cu*',
      '5/5/2c2/5/5;5/5/5/5/5;5/5/5/5/5;5/5/5/5/5',
      ' 5/5/5/5/5 ',
      '11111/5/5/5/5',
      '.5/5/5/5',
      '...../5/5/5/5',
      '5/5/5/5',
      '5/5/5/5/6',
      '5/5/5/5/4',
      '5/5/5/5/3w*1',
      '5/5/5/5/4*',
      '5/5/5/5/5/',
      '5/5/5/5/5;',
      '5/5/5/5/5;5/5/5/5/5;5/5/5/5/5;5/5/5/5/5;5/5/5/5/5',
      '5/5/5/5/5 p1:draft',
      '',
    ];
    const read = WAFFLES_ALONE.parsePosition;
    assert.equal(
      compare(texts, read, parseTime, ({ waffles }) => waffles),
      3,
    );
    for (const text of texts.slice(0, 3)) {
      const [short, full] = [read(text, {}), parseTime(text, {})];
      assert.ok(short.ok && full.ok);
      assert.equal(WAFFLES_ALONE.positionText(short.value), full.value.waffles.map(waffleText).join(';'));
    }
  });

  it('shows of Waffle Time the draft board of games that go on or are over', () => {
    const tiles = 'cs,ck,wc,sb,us,kb,ku,bw,u*';
    const two = '5/5/2cc1/5/5;5/5/5/5/5';
    const taken = [
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1,p2 - -;-`,
      `${two} p1:star 6,8 - ${tiles} 1:p2,p1 - 50!.52;-`,
      `${two} p2:place 6,8 12323: ${tiles} 3:p1@0,p2@11 ck: -;50.51`,
      `${two};5/5/5/5/5 p3:butter 0,0,12 22323:50 ${tiles} 12:p3@0,p1,p2@7 - -;-;50`,
      `${two} p1:finish 0,4 12321:50,53,55 ${tiles} 8:p1@0,p2@7 - 50!.55!.53!;50!.53!.55!`,
    ];
    const left = [
      `${two} p1:finish 6,8 22323:50,51,54 ${tiles} 1:p1@9,p2 :b3e4 -;-`,
      `${two} p1:finish 0,4 12321:50,53,55 ${tiles} 7:p1@0,p2@6 - -;-`,
      `5/5/5/5/5 p1:draft 6 22323:50 ${tiles} 1:p1 - -`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles}`,
      `${two} p3:draft 6,8 22323:50,51,54 ${tiles} 1:p1,p2 - -;-`,
      `${two} p1:draft 6 22323:50,51,54 ${tiles} 1:p1,p2 - -;-`,
      `${two} p1:draft 6,08 22323:50,51,54 ${tiles} 1:p1,p2 - -;-`,
      `${two} p1:draft 6,8 22423:50,51,54 ${tiles} 1:p1,p2 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,50 ${tiles} 1:p1,p2 - -;-`,
      `${two} p1:draft 6,8 22323:50,51, ${tiles} 1:p1,p2 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles},cs 1:p1,p2 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles.slice(3)} 1:p1,p2 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 0:p1,p2 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1,p1 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1@4,p2@4 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1@0,p2 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1@7,p2 - -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1@12,p2 - -;-`,
      `${two} p1:place 6,8 22323:50,51,54 ${tiles} 1:p1@4,p2 ckk: -;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1,p2 - -`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1,p2 - 50.50!;-`,
      `${two} p1:draft 6,8 22323:50,51,54 ${tiles} 1:p1,p2 - -;- more`,
      'anything else',
    ];
    const read = DRAFT_ALONE.parsePosition;
    assert.equal(compare(taken, read, parseTime, draftOf), taken.length);
    for (const text of taken) {
      const full = parseTime(text, {});
      assert.equal(full.ok && waffleTimeText(full.value), text);
    }
    for (const text of left) assert.ok(!read(text, {}).ok, text);
    const start = DRAFT_ALONE.setup({}, 0);
    assert.deepEqual([start.tiles.length, start.pawns.length, start.round], [9, 2, 1]);
  });
});
