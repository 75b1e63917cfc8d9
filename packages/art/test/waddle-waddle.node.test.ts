/** The pictures of Waddle Waddle: types are told by silhouette, colours also where there are none, in the size of a phone. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { colourOf, type Picture, type Scheme, type Shape, type Token } from '@griddle/art';
import { scaled } from '../src/path-data.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import {
  hexAt,
  hexCentre,
  PENGOS,
  picture,
  ringRound,
  TILES,
  WADDLE_WADDLE_PALETTE,
} from '@griddle/art/waddle-waddle/index.js';
import { contrast } from './contrast.js';
import { pixelsOf, silhouetteOf } from './pixels.js';
import { namesOf, pathsOf } from './shapes.js';

/** A tile on a board of 64 on a phone. */
const SMALL = 24;
const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const SEATS = ['red', 'blue', 'yellow', 'green'] as const;
const TYPES = ['Alpha', 'Parent', 'Big Belly', 'Grumpy'] as const;
const PAIRS: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].slice(0, a).map((b) => [a, b] as const),
);

function alone(shape: Shape): Picture {
  return { viewBox: [-0.5, -0.58, 1, 1.16], shape };
}

/** How much of a picture differs from another one, from 0 to 1. */
function share(differs: readonly boolean[]): number {
  return differs.filter(Boolean).length / differs.length;
}

/** Where two pictures differ to the eye: by an eighth of the way from black to white. */
function differing(a: Uint8Array, b: Uint8Array): readonly boolean[] {
  return Array.from({ length: a.length / 4 }, (_unused, at) => {
    const light = (pixels: Uint8Array): number =>
      0.299 * (pixels[4 * at] ?? 0) + 0.587 * (pixels[4 * at + 1] ?? 0) + 0.114 * (pixels[4 * at + 2] ?? 0);
    return Math.abs(light(a) - light(b)) > 255 / 8;
  });
}

describe('the tiles of Waddle Waddle', () => {
  it('can be told apart by silhouette alone at 24 pixels, all four types', async () => {
    // As large as the hex that a pengo is drawn for
    const large = PENGOS.map((pengo) => scaled(pengo, 1 / 0.86));
    const shadows = await Promise.all(large.map((pengo) => silhouetteOf(svgText(alone(pengo)), SMALL)));
    for (const [a, b] of PAIRS) {
      const differs = shadows[a]?.map((pixel, at) => pixel !== shadows[b]?.[at]) ?? [];
      assert.ok(share(differs) > 0.08, `${TYPES[a]} and ${TYPES[b]}: ${share(differs)}`);
    }
  });

  it('can be told apart by pattern and mark at 24 pixels, all four seats in one colour', async () => {
    const colours: Partial<Record<Token, string>> = {};
    for (const seat of SEATS)
      Object.assign(colours, { [`pengo-${seat}`]: '#777777', [`pengo-${seat}-line`]: '#222222' });
    for (const [type, name] of TYPES.entries()) {
      const tiles = SEATS.map((_seat, seat) => TILES[seat * 4 + type] ?? assert.fail());
      const seen = await Promise.all(tiles.map((tile) => pixelsOf(svgText(alone(tile), { colours }), SMALL)));
      for (const [a, b] of PAIRS) {
        const found = share(differing(seen[a] ?? assert.fail(), seen[b] ?? assert.fail()));
        assert.ok(found > 0.03, `${name}, ${SEATS[a]} and ${SEATS[b]}: ${found}`);
      }
    }
  });

  it('give the pengo a contrast of 3:1 with its white rim', () => {
    for (const scheme of SCHEMES) assert.ok(contrast(colourOf('slate', scheme), colourOf('whipped', scheme)) >= 3);
    for (const pengo of PENGOS) assert.equal(pathsOf(pengo)[0]?.stroke, 'whipped');
  });

  it('give marks and ground outlines with a contrast of 3:1 to white', () => {
    for (const scheme of SCHEMES)
      for (const seat of SEATS)
        assert.ok(contrast(colourOf(`pengo-${seat}-line`, scheme), colourOf('whipped', scheme)) >= 3, seat);
  });

  it('have few paths each, and use only colours of their palette', () => {
    const known = new Set(WADDLE_WADDLE_PALETTE.flatMap((palette) => Object.keys(palette)));
    for (const tile of TILES) {
      assert.ok(pathsOf(tile).length <= 15, `${pathsOf(tile).length}`);
      for (const { fill, stroke } of pathsOf(tile))
        for (const token of [fill, stroke]) assert.ok(token === undefined || known.has(token), token);
    }
    assert.equal(new Set(TILES.map((tile) => JSON.stringify(tile))).size, 16);
  });
});

describe('the board of Waddle Waddle', () => {
  const tiles = [
    { q: 1, r: 0, colour: 0, type: 0 },
    { q: 0, r: 1, colour: 3, type: 3 },
  ];

  it('finds each hex at its middle and near its sides, also when flipped', () => {
    for (const hex of [
      { q: 0, r: 0 },
      { q: 3, r: -5 },
      { q: -4, r: 2 },
      { q: -1, r: -1 },
    ]) {
      const [x, y] = hexCentre(hex);
      for (const [dx, dy] of [
        [0, 0],
        [0.48, 0],
        [-0.24, 0.41],
        [0.24, -0.41],
      ] as const) {
        const found = hexAt([x + dx, y + dy]);
        assert.ok(found.q === hex.q && found.r === hex.r);
      }
      const turned = hexCentre(hex, true);
      assert.ok(Math.abs(turned[0] + x) < 1e-9 && Math.abs(turned[1] + y) < 1e-9);
    }
  });

  it('shows tiles, the Iceberg and the hexes round them in one square', () => {
    const { viewBox, shape } = picture({ tiles }, { highlights: [{ hex: { q: 1, r: 0 }, colour: 2 }] });
    const names = namesOf(shape);
    for (const name of ['tile-0-0', 'tile-3-3', 'iceberg', 'highlight']) assert.ok(names.includes(name), name);
    const [left, top, wide, high] = viewBox;
    assert.equal(wide, high);
    assert.equal(ringRound(tiles).length, 9);
    for (const hex of ringRound(tiles)) {
      const [x, y] = hexCentre(hex);
      assert.ok(x - 0.5 >= left && x + 0.5 <= left + wide && y - 0.58 >= top && y + 0.58 <= top + high);
    }
  });
});
