/** Where things lie: the world's coordinates against the picture's, and nothing on top of anything else. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spaceCentre, VIEW_BOX } from '@griddle/art/waffle-wars/index.js';
import { SPACES } from '@griddle/rules/internal/waffle-wars/components.js';
import {
  BOARD_SIDE,
  handPoint,
  isInHand,
  PIECE_WIDTH,
  pilePoint,
  slabSides,
  SPACE,
  spacePoint,
  spaceSide,
  spaceUnder,
  TRAY_FROM_MIDDLE,
  TRAY_HALF_LENGTH,
  TRAY_HALF_WIDTH,
} from '../src/grid/layout.js';
import type { WorldPoint } from '../src/mod/world.js';

const ALL_SPACES = Array.from({ length: SPACES }, (_, space) => space);

function distance([ax, , az]: WorldPoint, [bx, , bz]: WorldPoint): number {
  return Math.hypot(ax - bx, az - bz);
}

describe('the layout', () => {
  it('has each space where the picture of the board shows it', () => {
    const [left, top, width] = VIEW_BOX;
    assert.ok(Math.abs(BOARD_SIDE - width * SPACE) < 1e-9, 'the board is as wide as its picture');
    for (const space of ALL_SPACES) {
      const [x, y] = spaceCentre(space);
      const [worldX, , worldZ] = spacePoint(space, 0);
      assert.ok(Math.abs(worldX - (x - left - width / 2) * SPACE) < 1e-9, `x of ${space}`);
      assert.ok(Math.abs(worldZ - (width / 2 - (y - top)) * SPACE) < 1e-9, `z of ${space}`);
    }
  });

  it('finds the space under a point: anywhere in its square, and none outside', () => {
    for (const space of ALL_SPACES) {
      const [x, , z] = spacePoint(space, 0);
      for (const dx of [-0.49, 0, 0.49]) {
        for (const dz of [-0.49, 0, 0.49]) assert.equal(spaceUnder(x + dx * SPACE, z + dz * SPACE), space);
      }
    }
    assert.equal(spaceUnder(0, 2), -1, 'on the river');
    assert.equal(spaceUnder(2, 0), -1, 'on the river');
    assert.equal(spaceUnder(BOARD_SIDE / 2 - 0.1, 2), -1, 'on the rim');
    assert.equal(spaceUnder(100, 100), -1);
  });

  it('places no piece inside another or the board, up to 36 a side', () => {
    const points: WorldPoint[] = ALL_SPACES.map((space) => spacePoint(space, 0));
    for (const seat of [0, 1]) {
      for (let index = 0; index < 36; index++) points.push(handPoint(seat, index), pilePoint(seat, index));
    }
    points.forEach((point, i) => {
      for (const other of points.slice(i + 1))
        assert.ok(distance(point, other) > PIECE_WIDTH, `${point.join()} and ${other.join()}`);
    });
    for (const [x, , z] of points.slice(36)) {
      const outside = Math.max(Math.abs(x), Math.abs(z)) - PIECE_WIDTH / 2;
      assert.ok(outside > BOARD_SIDE / 2, 'beside the board');
      assert.equal(spaceUnder(x, z), -1);
    }
  });

  it('has room for boards of any size between the trays, with spaces wider than a piece', () => {
    for (let width = 3; width <= 9; width++) {
      for (let height = 3; height <= 9; height++) {
        const size = { width, height };
        assert.ok(spaceSide(size) > PIECE_WIDTH);
        const [wide, deep] = width === 6 && height === 6 ? [BOARD_SIDE, BOARD_SIDE] : slabSides(size);
        assert.ok(deep / 2 < TRAY_FROM_MIDDLE - TRAY_HALF_WIDTH, `${width}x${height} is as deep as ${deep}`);
        assert.ok(
          wide / 2 < Math.abs(pilePoint(0, 0)[0]) - PIECE_WIDTH / 2,
          `${width}x${height} is as wide as ${wide}`,
        );
        for (let space = 0; space < width * height; space++) {
          const [x, , z] = spacePoint(space, 0, size);
          assert.equal(spaceUnder(x + 0.2, z - 0.2, size), space);
          assert.ok(Math.abs(x) < wide / 2 && Math.abs(z) < deep / 2);
          assert.ok(!isInHand(0, x, z) && !isInHand(1, x, z));
        }
      }
    }
  });

  it('separates hands and piles', () => {
    for (let index = 0; index < 36; index++) {
      for (const seat of [0, 1]) {
        const [x, , z] = handPoint(seat, index);
        assert.ok(isInHand(seat, x, z) && !isInHand(1 - seat, x, z));
        const [pileX, , pileZ] = pilePoint(seat, index);
        assert.ok(!isInHand(0, pileX, pileZ) && !isInHand(1, pileX, pileZ));
      }
    }
  });

  it('has a tray under the first 18 pieces of a hand, clear of the board', () => {
    assert.ok(TRAY_FROM_MIDDLE - TRAY_HALF_WIDTH > BOARD_SIDE / 2);
    for (let index = 0; index < 18; index++) {
      const [x, , z] = handPoint(1, index);
      assert.ok(Math.abs(x) + PIECE_WIDTH / 2 < TRAY_HALF_LENGTH);
      assert.ok(Math.abs(z - TRAY_FROM_MIDDLE) + PIECE_WIDTH / 2 < TRAY_HALF_WIDTH);
    }
  });

  it('fits each piece into its pocket', () => {
    assert.ok(PIECE_WIDTH < 0.86 * SPACE);
  });
});
