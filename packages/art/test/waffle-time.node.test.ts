/** The pictures of Waffle Time: everything a position knows is drawn, and things that differ look different. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Shape } from '@griddle/art';
import { colourOf, type Scheme, type Token } from '../src/palette.js';
import {
  cardCentre,
  DRAFT_BOX,
  FRUITS,
  goalCard,
  patternCard,
  PAWNS,
  pawnCentre,
  picture,
  slotCentre,
  spaceOnTile,
  topping,
  WAFFLE_TIME_PALETTE,
} from '@griddle/art/waffle-time/index.js';
import { draftOf, pictureOf } from '../src/waffle-time/position.js';
import { GOALS } from '@griddle/rules/internal/waffle-time/components.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { allCards } from '@griddle/rules/internal/waffle-time/patterns.js';
import { BUTTER, contentOf } from '@griddle/rules/internal/waffle-time/waffle.js';
import { contrast } from './contrast.js';
import { namesOf, pathsOf } from './shapes.js';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

function started(players: number): ReturnType<typeof waffleTime.setup> {
  return waffleTime.setup({ players, fork: 'leading', cherry1: 'one', cross: 'plus' }, 7);
}

function look(shape: Shape): string {
  return JSON.stringify(shape);
}

function tokensOf(shape: Shape): Set<Token> {
  return new Set(pathsOf(shape).flatMap(({ fill, stroke }) => [fill, stroke].filter((token) => token !== undefined)));
}

describe('the picture of Waffle Time', () => {
  it('shows waffles, draft board, pawns and cards, for any number of players', () => {
    for (const players of [1, 2, 3, 4]) {
      const { viewBox, shape } = picture(pictureOf(started(players)));
      const names = namesOf(shape);
      const count = (name: string): number => names.filter((other) => other === name).length;
      assert.equal(count('pattern-card'), 5);
      assert.equal(count('goal-card'), 3);
      assert.equal(count('tile'), 9);
      assert.equal(count('turn-tile'), 1);
      assert.equal(count('fork'), 1);
      assert.equal(count('timer'), 1);
      assert.equal(count('blank-tile'), players <= 2 ? 1 : 0);
      assert.equal(names.filter((name) => name.startsWith('pawn-')).length, players);
      assert.ok(viewBox.every((length) => Number.isFinite(length)));
    }
  });

  it('shows a bare waffle where nothing else is known', () => {
    const parsed = waffleTime.parsePosition('5/5/2c2/5/5', { players: 1 });
    assert.ok(parsed.ok);
    const { viewBox, shape } = picture(pictureOf(parsed.value));
    assert.equal(viewBox[2], viewBox[3]);
    assert.ok(!namesOf(shape).includes('draft'));
  });

  it('uses only colours of its palette', () => {
    const known = new Set(WAFFLE_TIME_PALETTE.flatMap((palette) => Object.keys(palette)));
    for (const token of tokensOf(picture(pictureOf(started(4))).shape)) assert.ok(known.has(token), token);
    for (const card of allCards()) for (const token of tokensOf(patternCard(card))) assert.ok(known.has(token), token);
  });

  it('WT-18 makes fruits, cream, syrup and butter look different', () => {
    const looks = new Set<string>();
    for (const fruit of [1, 2, 3, 4, 5])
      for (const cream of [false, true])
        for (const syrup of [false, true]) looks.add(look(topping(contentOf(fruit, cream, syrup))));
    looks.add(look(topping(contentOf(0, true, false))));
    looks.add(look(topping(BUTTER)));
    assert.equal(looks.size, 22);
  });

  it('draws every card differently, and butter on goals only while it is there', () => {
    const cards = [
      ...allCards().map((card) => patternCard(card)),
      ...GOALS.map(({ id, points }) => goalCard({ goal: id, points, butter: true })),
      goalCard({ goal: 53, points: 4, butter: true, crossX: true }),
    ];
    assert.equal(new Set(cards.map(look)).size, 24);
    const butter = (there: boolean): boolean =>
      namesOf(goalCard({ goal: 50, points: 5, butter: there })).includes('butter');
    assert.deepEqual([butter(true), butter(false)], [true, false]);
  });

  it('WT-3 WT-60 puts slots, spaces and pawns of the draft board in separate places', () => {
    const [left, top, wide, high] = DRAFT_BOX;
    const apart = (points: readonly (readonly [number, number])[], least: number): void => {
      points.forEach(([x, y], i) => {
        assert.ok(x > left && x < left + wide && y > top && y < top + high);
        for (const [otherX, otherY] of points.slice(0, i)) assert.ok(Math.hypot(x - otherX, y - otherY) > least);
      });
    };
    apart(
      Array.from({ length: 12 }, (_unused, slot) => slotCentre(slot)),
      0.95,
    );
    for (const cover of [0, 1, 3, 4, 6, 7, 9, 10])
      for (const players of [2, 3, 4])
        apart(
          Array.from({ length: players }, (_unused, i) => spaceOnTile(cover, i + 1, players)),
          0.4,
        );
    assert.deepEqual(pawnCentre({ ...draftOf(started(2)), pawns: [{ seat: 0, slot: 5 }] }, 0), slotCentre(5));
    assert.deepEqual(cardCentre(5, 4)[0], cardCentre(1, 4)[0]);
  });

  it('gives fruits and pawns outlines with a contrast of 3:1 to what they lie on', () => {
    const atLeast = (line: Token, grounds: readonly Token[]): void => {
      for (const scheme of SCHEMES)
        for (const ground of grounds) {
          const found = contrast(colourOf(line, scheme), colourOf(ground, scheme));
          assert.ok(found >= 3, `${line} on ${ground}, ${scheme}: ${found.toFixed(2)}`);
        }
    };
    for (const line of ['cherry-line', 'strawberry-line', 'blackberry-line', 'banana-line', 'blueberry-line'] as const)
      atLeast(line, ['batter', 'crumb', 'whipped', 'syrup-pool', 'plate']);
    for (const seat of [1, 2, 3, 4]) atLeast(`pawn-${seat.toString()}-line` as Token, ['plate', 'butter', 'batter']);
    assert.equal(new Set(PAWNS.map((pawn) => pathsOf(pawn)[1]?.d)).size, 4);
    assert.equal(new Set(FRUITS.map((fruit) => pathsOf(fruit)[0]?.d)).size, 5);
  });
});
