import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colourOf, type Scheme } from '@griddle/art';
import {
  areaOf,
  BELL,
  BIN,
  BUFFET_BOSS_PALETTE,
  CARD_BACK,
  characterCard,
  FOOD_POLYGONS,
  foodCard,
  FOODS,
  foodShape,
  guest,
  lying,
  picture,
  PLATE,
  plateSlices,
  polygonOf,
  type Corner,
} from '@griddle/art/buffet-boss/index.js';
import { painted, unfolded } from '../src/buffet-boss/unfolded.js';
import { ruler } from '../src/buffet-boss/ruler.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { CHARACTERS, FOODS as MENU } from '@griddle/rules/internal/buffet-boss/components.js';
import { contrast } from './contrast.js';
import { silhouetteOf } from './pixels.js';
import { groupsOf, pathsOf } from './shapes.js';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Lengths of the straight sides of a polygon; corners in line are one side. */
function sidesOf(corners: readonly Corner[]): number[] {
  return corners.map(([x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length] ?? [x, y];
    return Math.hypot(u - x, v - y);
  });
}

function sizeOf(corners: readonly Corner[]): [number, number] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

/** Whether a point lies inside a polygon. */
function isInside([x, y]: Corner, corners: readonly Corner[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** How far a point is from the edge of a polygon. */
function fromEdge([x, y]: Corner, corners: readonly Corner[]): number {
  return Math.min(
    ...corners.map(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - ax - t * dx, y - ay - t * dy);
    }),
  );
}

describe('the foods of Buffet Boss', () => {
  it('are those of the rules, in the same order and colours', () => {
    assert.deepEqual(
      FOODS.map(({ id, colour }) => [id, colour]),
      MENU.map(({ id, colour }) => [id, colour]),
    );
  });

  it('are 20 to 38 mm across; two stars have a flat side of 24 mm, four stars none over 12 mm', () => {
    FOOD_POLYGONS.forEach((corners, i) => {
      const [width, height] = sizeOf(corners);
      const id = MENU[i]?.id ?? '';
      assert.ok(Math.max(width, height) >= 20 && Math.max(width, height) <= 38, `${id} ${width} x ${height}`);
      const longest = Math.max(...sidesOf(corners));
      if (MENU[i]?.stars === 2) assert.ok(longest >= 24, `${id} ${longest}`);
      if (MENU[i]?.stars === 4) assert.ok(longest <= 12, `${id} ${longest}`);
    });
  });

  it('are drawn within 1 mm of their colliders, outline included', async () => {
    const scale = 20; // pixels a unit of 10 mm
    const width = 5 * scale;
    for (const [i, food] of FOODS.entries()) {
      const painted = await silhouetteOf(svgText({ viewBox: [-2.5, -2.5, 5, 5], shape: foodShape(food) }), width);
      const corners = FOOD_POLYGONS[i] ?? [];
      painted.forEach((isPainted, at) => {
        const point: Corner = [
          (((at % width) + 0.5) / scale - 2.5) * 10,
          -((Math.floor(at / width) + 0.5) / scale - 2.5) * 10,
        ];
        if (isPainted === isInside(point, corners)) return;
        assert.ok(fromEdge(point, corners) <= 1, `${food.id} at ${point.join(', ')}`);
      });
    }
  });

  it('have colliders without needless corners, anticlockwise, that do not cross themselves', () => {
    FOOD_POLYGONS.forEach((corners, i) => {
      assert.ok(areaOf(corners) > 0 && corners.length <= 48, FOODS[i]?.id);
      assert.ok(Math.min(...sidesOf(corners)) > 0.2, FOODS[i]?.id);
    });
    assert.deepEqual(polygonOf('M0 0L1 0L1 1L0 0z'), [
      [10, -10],
      [10, 0],
      [0, 0],
    ]);
  });

  it('use colours of the game only, and so do the cards', () => {
    const known = new Set(BUFFET_BOSS_PALETTE.flatMap((table) => Object.keys(table)));
    const cards = MENU.map((_food, food) => foodCard(food));
    const shapes = [...cards, ...CHARACTERS.map(characterCard), BELL, BIN, CARD_BACK, PLATE];
    for (const { d, fill, stroke, width = 0 } of shapes.flatMap(pathsOf)) {
      assert.ok(fill ?? stroke, d);
      for (const token of [fill, stroke]) assert.ok(token === undefined || known.has(token), `${token} ${d}`);
      assert.ok(stroke === undefined || width > 0, d);
    }
  });

  it('have a contrast of 3:1 with paper, by fill or by outline', () => {
    for (const scheme of SCHEMES) {
      const paper = colourOf('paper', scheme);
      for (const { colour } of FOODS) {
        const best = Math.max(
          contrast(colourOf(`food-${colour}`, scheme), paper),
          contrast(colourOf(`food-${colour}-line`, scheme), paper),
        );
        assert.ok(best >= 3, `${colour} ${scheme} ${best.toFixed(2)}`);
      }
    }
  });

  it('can be told apart by silhouette alone at 24 pixels', async () => {
    const pictures = FOODS.map((food) => svgText({ viewBox: [-2, -2, 4, 4], shape: foodShape(food) }));
    const shadows = await Promise.all(pictures.map((svg) => silhouetteOf(svg, 24)));
    shadows.forEach((shadow, i) => {
      for (let j = 0; j < i; j++) {
        const differing = shadow.filter((pixel, at) => pixel !== shadows[j]?.[at]).length;
        const painted = shadow.filter(Boolean).length;
        assert.ok(differing > painted / 10, `${FOODS[i]?.id} and ${FOODS[j]?.id}: ${differing} of ${painted}`);
      }
    });
  });
});

describe('shortened paths', () => {
  it('unfold to absolute paths, from tenths of a millimetre, with mirrored halves', () => {
    assert.equal(unfolded('m10 20h5v-5l3 4 1 1z'), 'M0.1 0.2L0.15 0.2L0.15 0.15L0.18 0.19L0.19 0.2Z');
    // A half that begins beside the middle, one that begins on it, and one that crosses it before it goes back
    assert.equal(unfolded('m-10 0h20q5 5-10 20wz'), 'M-0.1 0L0.1 0Q0.15 0.05 0 0.2Q-0.15 0.05 -0.1 0Z');
    assert.equal(unfolded('m0 0c1 2 3 4 5 6wz'), 'M0 0C0.01 0.02 0.03 0.04 0.05 0.06Z');
    assert.equal(unfolded('m0 0l5 5h-10wz'), 'M0 0L0.05 0.05L-0.05 0.05L0 0Z');
  });

  it('unfold with a mirrored copy', () => {
    assert.equal(unfolded('m10 0v1xm10 0v1'), 'M0.1 0L0.1 0.01M-0.1 0L-0.1 0.01M0 0.01L0 0.02');
  });

  it('take their paint from their first words', () => {
    assert.deepEqual(painted('-shade,whipped 12 m0 0z', 'food-red'), {
      kind: 'path',
      d: 'M0 0Z',
      fill: 'food-red-shade',
      stroke: 'whipped',
      width: 0.12,
      opacity: 0.75,
    });
    assert.deepEqual(painted('leaf m0 0z'), { kind: 'path', d: 'M0 0Z', fill: 'leaf' });
  });
});

describe('the plate', () => {
  it('is 100 mm wide, rocks on an arc of 90 mm, and its rims rise about 6 mm', () => {
    const corners = plateSlices().flat();
    const [width, height] = sizeOf(corners);
    assert.equal(width, 100);
    assert.ok(Math.abs(height - 15.17) < 0.01);
    for (const slice of plateSlices()) assert.ok(areaOf(slice) > 0);
    // The first and the last are the rims
    const inner = plateSlices().slice(1, -1);
    for (const [x, y] of inner.flatMap((slice) => slice.slice(0, -2)))
      assert.ok(Math.abs(Math.hypot(x, y - 90) - 90) < 0.001);
    const lowest = Math.min(...inner.flatMap((slice) => slice.slice(-2).map(([, y]) => y)));
    assert.ok(Math.abs(height - lowest - 6) < 0.05, `${height - lowest}`);
  });

  it('is drawn with its real outline', () => {
    const [outline] = pathsOf(PLATE);
    assert.match(outline?.d ?? '', /^M-5 -1\.52A9 9 /);
  });
});

describe('the picture of Buffet Boss', () => {
  const known = { height: 320, pieces: [18, 5], contacts: [[0, 1], [1, 2]] as const, poses: [[0, 0, 150], [100, 1700, 0], [-200, 3000, -9000]] as const }; // prettier-ignore

  it('puts pieces at their poses', () => {
    assert.deepEqual(lying(known), [
      { at: [0, 0], rotate: -1.5 },
      { at: [0.1, -1.7], rotate: 0 },
      { at: [-0.2, -3], rotate: 90 },
    ]);
    const { shape } = picture({ plates: [known], line: [] });
    assert.equal(groupsOf(shape, 'piece').length, 2);
  });

  it('puts pieces in rows by their contacts where no poses are known', () => {
    const contacts = [[0, 1], [0, 2], [1, 3], [3, 4]] as const; // prettier-ignore
    const rows = lying({ height: 0, pieces: [0, 1, 2, 3], contacts, poses: [] }).slice(1);
    const [a, b, c, d] = rows.map(({ at }) => at);
    assert.equal(a?.[1], b?.[1]);
    assert.ok((c?.[1] ?? 0) < (a?.[1] ?? 0) && (d?.[1] ?? 0) < (c?.[1] ?? 0));
    assert.notEqual(a?.[0], b?.[0]);
  });

  it('fits everything inside its box', () => {
    const plates = [known, { height: 0, pieces: [0, 1, 2, 3, 4], contacts: [], poses: [] }];
    const { viewBox } = picture({ plates, line: [5] });
    assert.ok(viewBox[2] >= 26 && -viewBox[1] > 7);
  });

  it('keeps a wide pile inside its share of the table', () => {
    const contacts = [[0, 1], [0, 2], [0, 3], [0, 4], [0, 5]] as const; // prettier-ignore
    const plates = Array.from({ length: 2 }, () => ({ height: 0, pieces: [0, 1, 2, 3, 4], contacts, poses: [] }));
    const { shape, viewBox } = picture({ plates, line: [] });
    const piles = groupsOf(shape, 'pile');
    const [first, second] = piles.map(({ at }) => at?.[0] ?? 0);
    const reaches = lying(plates[0] ?? known).map(({ at }) => Math.abs(at[0]) + 1.8);
    const half = Math.max(...reaches);
    assert.ok((first ?? 0) - half >= viewBox[0] && (second ?? 0) + half <= viewBox[0] + viewBox[2]);
    assert.ok((second ?? 0) - (first ?? 0) >= 2 * half);
  });

  it('leaves the upper end of the ruler to its unit', () => {
    for (let top = 3; top < 30; top += 0.1) {
      const numbers = groupsOf(ruler(0, 10, top, { own: 0, leader: 0 }), 'number');
      // The unit is written down to 0.45 under the upper end, and a digit reaches 0.35 over its middle
      for (const { at } of numbers) assert.ok((at?.[1] ?? 0) - 0.35 > -top + 0.5, `${at?.[1]} of ${top}`);
      assert.ok(numbers.length >= Math.floor(top / 5) - 1);
    }
  });

  it('has a card for every food and every character, each with a picture of its own', () => {
    const foods = MENU.map((_food, food) => svgText({ viewBox: [0, 0, 1, 1], shape: foodCard(food) }));
    const characters = CHARACTERS.map((card) => svgText({ viewBox: [0, 0, 1, 1], shape: characterCard(card) }));
    assert.equal(new Set([...foods, ...characters]).size, 39);
    assert.equal(new Set(CHARACTERS.map(({ id }) => JSON.stringify(guest(id)))).size, 18);
  });
});
