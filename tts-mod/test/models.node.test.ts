/** The models: closed, wound outwards, with their pictures on top, and foods no further than a millimetre from what is drawn. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FOODS as ART } from '@griddle/art/buffet-boss/index.js';
import { FOOD_POLYGONS, type Corner } from '@griddle/art/internal/buffet-boss/outline.js';
import { PLATE_BODY } from '@griddle/plate/internal/bodies.js';
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import * as layout from '../src/buffet-boss/layout.js';
import { allotmentOf, modelFile } from '../tools/sheets/files.js';
import { CELL, MARGIN, pixelsOf } from '../tools/sheets/grid.js';
import { TABLES } from '../tools/tables/index.js';
import { sharedFiles } from './content.js';

/** One mesh of an OBJ file. */
interface Mesh {
  readonly corners: readonly (readonly number[])[];
  readonly places: readonly (readonly number[])[];
  readonly normals: readonly (readonly number[])[];
  /** Corners and normal of each face, from 0. */
  readonly faces: readonly { readonly corners: readonly number[]; readonly normal: number }[];
}

const files = await sharedFiles();
const { spots } = allotmentOf(TABLES);
const MODELS = Object.keys(files).filter((name) => files[name]?.file.endsWith('.obj'));
const FOOD_FILES = FOODS.map(({ id }) => `buffet-boss-${id}`);

/** Reads the meshes of an OBJ file as the game does: each has a name of its own, numbers go on from mesh to mesh. */
function meshesOf(name: string): Mesh[] {
  const text = Buffer.from(files[name]?.bytes ?? []).toString();
  let [corner, normal] = [0, 0];
  return text
    .split(/^o .*$/m)
    .slice(1)
    .map((part) => {
      const lines = part.split('\n');
      const numbers = (word: string): number[][] =>
        lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(' ').slice(1).map(Number));
      const faces = lines
        .filter((line) => line.startsWith('f '))
        .map((line) =>
          line
            .split(' ')
            .slice(1)
            .map((own) => own.split('/').map((at) => Number(at) - 1)),
        )
        .map((face) => ({
          corners: face.map(([at = -1]) => at - corner),
          places: face.map(([, at = -1]) => at - corner),
          normal: (face[0]?.[2] ?? -1) - normal,
        }));
      for (const face of faces) assert.deepEqual(face.corners, face.places, 'each corner has a place of its own');
      const mesh = { corners: numbers('v'), places: numbers('vt'), normals: numbers('vn'), faces };
      corner += mesh.corners.length;
      normal += mesh.normals.length;
      return mesh;
    });
}

/** Six times the volume inside a mesh; positive when its faces look outwards. */
function volume({ corners, faces }: Mesh): number {
  return faces.reduce((sum, face) => {
    const [a = [], b = [], c = []] = face.corners.map((at) => corners[at] ?? []);
    const [[ax = 0, ay = 0, az = 0], [bx = 0, by = 0, bz = 0], [cx = 0, cy = 0, cz = 0]] = [a, b, c];
    return sum + ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }, 0);
}

function area(outline: readonly Corner[]): number {
  return outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + (x * v - u * y) / 2;
  }, 0);
}

/** Points of closed path data with M, L, Q and C, in mm, y up: what is drawn, in fine steps. */
function drawn(d: string): Corner[] {
  const points: Corner[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLQC])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    const all = Array.from({ length: numbers.length / 2 }, (_unused, i): Corner => [
      (numbers[2 * i] ?? 0) * 10,
      -(numbers[2 * i + 1] ?? 0) * 10,
    ]);
    const size = letter === 'Q' ? 2 : letter === 'C' ? 3 : 1;
    for (let i = 0; i < all.length; i += size) {
      const start = points.at(-1);
      if (start === undefined) points.push(all[i] ?? [0, 0]);
      else for (let t = 1; t <= 20; t++) points.push(bezier([start, ...all.slice(i, i + size)], t / 20));
    }
  }
  return points;
}

function bezier(points: readonly Corner[], t: number): Corner {
  if (points.length === 1) return points[0] ?? [0, 0];
  const next = points.slice(1).map(([x, y], i): Corner => {
    const [u, v] = points[i] ?? [x, y];
    return [u + t * (x - u), v + t * (y - v)];
  });
  return bezier(next, t);
}

/** How far a point is from a closed outline, in mm. */
function distance([x, y]: Corner, outline: readonly Corner[]): number {
  return Math.min(
    ...outline.map(([ax, ay], i) => {
      const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
    }),
  );
}

/** The upper outline of a mesh in mm, as the outline of the art has it: its last third of corners has the picture. */
function outlineOf({ corners }: Mesh): Corner[] {
  return corners.slice((2 * corners.length) / 3).map(([x = 0, , z = 0]): Corner => [x * layout.MM, -z * layout.MM]);
}

/** Edges by the points they lead to and from, so that corners of several layers at one point are one. */
function edgesOf({ corners, faces }: Mesh): string[] {
  const point = (at: number): string => (corners[at] ?? []).join(' ');
  return faces.flatMap(({ corners: own }) =>
    own.map((at, i) => `${point(at)}>${point(own[(i + 1) % own.length] ?? -1)}`),
  );
}

describe('the models', () => {
  it('are one for each food and the plate, and one for the same cell of all sheets with the same grid', () => {
    for (const name of [...FOOD_FILES, 'buffet-boss-plate']) assert.ok(MODELS.includes(name), name);
    const places = Object.values(spots).flatMap((spot) =>
      spot.kind === 'card' || spot.kind === 'own' ? [] : [JSON.stringify([spot.kind, spot.grid, spot.block])],
    );
    assert.equal(MODELS.length - FOODS.length - 1, new Set(places).size);
    assert.ok(places.length > 2 * new Set(places).size, `${new Set(places).size} models for ${places.length} tiles`);
  });

  for (const name of MODELS) {
    it(`${name} has parts that are closed, convex, wound outwards, flat-sided and small enough for a collider`, () => {
      const meshes = meshesOf(name);
      assert.ok(meshes.length > 0);
      for (const mesh of meshes) {
        const edges = edgesOf(mesh);
        assert.equal(new Set(edges).size, edges.length, 'an edge twice');
        for (const edge of edges) assert.ok(edges.includes(edge.split('>').reverse().join('>')), `${edge} is open`);
        for (const { normal } of mesh.faces) {
          assert.ok(Math.abs(Math.hypot(...(mesh.normals[normal] ?? [])) - 1) < 1e-3);
        }
        assert.ok(volume(mesh) > 0);
        assert.ok(mesh.faces.length < 256, `${mesh.faces.length} faces`);
        const corners = outlineOf(mesh);
        corners.forEach(([x, y], i) => {
          const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0];
          const [p, q] = corners[(i + 2) % corners.length] ?? [0, 0];
          assert.ok((u - x) * (q - v) - (v - y) * (p - u) > -1e-3, 'not convex');
        });
      }
    });
  }

  it('show the picture of their spot upright, with the ground on their sides, inside their cell', () => {
    for (const [name, spot] of Object.entries(spots)) {
      if (spot.kind === 'card') continue;
      const file = modelFile(name, spot);
      const [left, top, side] = pixelsOf(spot.block);
      const { columns, rows } = spot.grid;
      for (const { corners, places } of meshesOf(file)) {
        const pixels = places.map(([u = 0, v = 0]) => [u * columns * CELL - left, (1 - v) * rows * CELL - top]);
        const inside = ([x = 0, y = 0]: readonly number[], edge: number): boolean =>
          Math.min(x, y, side - x, side - y) > edge;
        const [ground, picture] = [pixels.slice(0, (2 * pixels.length) / 3), pixels.slice((2 * pixels.length) / 3)];
        assert.ok(
          picture.every((pixel) => inside(pixel, MARGIN - 0.1)),
          name,
        );
        assert.ok(
          ground.every((pixel) => inside(pixel, 1) && !inside(pixel, MARGIN)),
          name,
        );
        // To the right and to the front on the table is to the right and downwards in the picture
        const tops = corners.slice((2 * corners.length) / 3);
        const by = (axis: number): number[] => tops.map((corner) => corner[axis] ?? 0);
        for (const [axis, along] of [
          [0, 0],
          [2, 1],
        ] as const) {
          const most = by(axis).indexOf(Math.max(...by(axis)));
          const least = by(axis).indexOf(Math.min(...by(axis)));
          assert.ok((picture[most]?.[along] ?? 0) > (picture[least]?.[along] ?? 0), name);
        }
      }
    }
  });

  it('follow the drawn outline to a tenth of the allowed tolerance', () => {
    FOODS.forEach(({ id }, food) => {
      const outline = FOOD_POLYGONS[food] ?? [];
      const art = drawn(ART[food]?.outline ?? '');
      const off = Math.max(
        ...art.map((point) => distance(point, outline)),
        ...outline.map((point) => distance(point, art)),
      );
      assert.ok(off < 0.3, `${id}: ${off} mm`);
    });
  });

  it('have the area of their outline, and only its corners', () => {
    for (const [id, outline] of [
      ...FOODS.map(({ id: food }, i) => [food, FOOD_POLYGONS[i] ?? []] as const),
      ['plate', PLATE_BODY.outline] as const,
    ]) {
      const parts = meshesOf(`buffet-boss-${id}`).map(outlineOf);
      const sum = parts.reduce((all, part) => all + area(part), 0);
      assert.ok(Math.abs(sum - area(outline)) < 0.01 * sum, id);
      if (id === 'plate') continue;
      for (const point of parts.flat()) assert.ok(distance(point, outline) < 0.01, id);
    }
  });

  it('make a tile as wide as its scale, a hex with a corner at the top', () => {
    for (const [kind, wide, deep] of [
      ['hex', 1, 2 / Math.sqrt(3)],
      ['disc', 1, 1],
      ['plain', 1, 1],
      ['board', 1, 1],
    ] as const) {
      const name = MODELS.find((model) => model.startsWith(`${kind}-`)) ?? kind;
      const corners = meshesOf(name).flatMap((mesh) => mesh.corners);
      const size = [0, 1, 2].map((axis) => {
        const own = corners.map((corner) => corner[axis] ?? 0);
        return Math.max(...own) - Math.min(...own);
      });
      [wide, 1, deep].forEach((side, axis) => assert.ok(Math.abs((size[axis] ?? 0) - side) < 1e-3, `${name} ${axis}`));
    }
  });
});
