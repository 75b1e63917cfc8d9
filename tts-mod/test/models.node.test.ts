/** The models of Buffet Boss: closed, wound outwards, and no further than a millimetre from what is drawn. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FOODS as ART } from '@griddle/art/buffet-boss/index.js';
import { FOOD_POLYGONS, type Corner } from '@griddle/art/buffet-boss/outline.js';
import { PLATE_BODY } from '@griddle/plate/bodies.js';
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import * as layout from '../src/buffet-boss/layout.js';
import { contentOf } from './content.js';

interface Mesh {
  readonly corners: readonly (readonly number[])[];
  readonly places: readonly (readonly number[])[];
  readonly normals: readonly (readonly number[])[];
  /** Corners and normal of each face, from 0. */
  readonly faces: readonly { readonly corners: readonly number[]; readonly normal: number }[];
}

const { textures } = await contentOf('buffet-boss');
const MODELS = Object.keys(textures).filter((name) => name.startsWith('model-'));

/** Reads an OBJ file as the game does. */
function meshOf(name: string): Mesh {
  const lines = Buffer.from(textures[name]?.bytes ?? [])
    .toString()
    .split('\n');
  const numbers = (word: string): number[][] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.split(' ').slice(1).map(Number));
  const faces = lines
    .filter((line) => line.startsWith('f '))
    .map((line) =>
      line
        .split(' ')
        .slice(1)
        .map((corner) => corner.split('/').map((at) => Number(at) - 1)),
    )
    .map((face) => ({ corners: face.map(([at = -1]) => at), normal: face[0]?.[2] ?? -1 }));
  return { corners: numbers('v'), places: numbers('vt'), normals: numbers('vn'), faces };
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

/** The upper outline of a model in mm, as the outline of the art has it. */
function outlineOf({ corners }: Mesh): Corner[] {
  return corners.slice(corners.length / 2).map(([x = 0, , z = 0]): Corner => [x * layout.MM, -z * layout.MM]);
}

describe('the models', () => {
  it('are one for each food and the plate, with their convex parts', () => {
    for (const name of [...FOODS.map(({ id }) => id), 'plate']) {
      assert.ok(MODELS.includes(`model-${name}`) && MODELS.includes(`model-${name}-1`), name);
    }
  });

  for (const name of MODELS) {
    it(`${name} is closed, wound outwards, flat-sided, and has its picture on it`, () => {
      const mesh = meshOf(name);
      const edges = new Map<string, number>();
      for (const { corners, normal } of mesh.faces) {
        assert.equal(new Set(corners).size, 3);
        corners.forEach((at, i) => {
          const edge = `${at}>${corners[(i + 1) % 3]}`;
          edges.set(edge, (edges.get(edge) ?? 0) + 1);
        });
        assert.ok(Math.abs(Math.hypot(...(mesh.normals[normal] ?? [])) - 1) < 1e-3);
      }
      for (const [edge, count] of edges) {
        assert.equal(count, 1, `${edge} twice`);
        assert.ok(edges.has(edge.split('>').reverse().join('>')), `${edge} is open`);
      }
      assert.ok(volume(mesh) > 0);
      assert.equal(mesh.places.length, mesh.corners.length);
      assert.ok(mesh.places.every((place) => place.every((value) => value >= 0 && value <= 1)));
    });
  }

  it('have the outline that is drawn, to a tenth of the millimetre that may be', () => {
    FOODS.forEach(({ id }, food) => {
      const outline = outlineOf(meshOf(`model-${id}`));
      const art = drawn(ART[food]?.outline ?? '');
      const off = Math.max(
        ...art.map((point) => distance(point, outline)),
        ...outline.map((point) => distance(point, art)),
      );
      assert.ok(off < 0.3, `${id}: ${off} mm`);
    });
  });

  it('are as much as their convex parts together, and their colliders are convex', () => {
    for (const [id, outline] of [
      ...FOODS.map(({ id: food }, i) => [food, FOOD_POLYGONS[i] ?? []] as const),
      ['plate', PLATE_BODY.outline] as const,
    ]) {
      const parts = MODELS.filter((name) => new RegExp(`^model-${id}-\\d+$`).test(name)).map((name) => meshOf(name));
      const sum = parts.reduce((all, part) => all + area(outlineOf(part)), 0);
      assert.ok(Math.abs(sum - area(outline)) < 0.01 * sum, id);
      for (const part of parts) {
        const corners = outlineOf(part);
        corners.forEach(([x, y], i) => {
          const [u, v] = corners[(i + 1) % corners.length] ?? [0, 0];
          const [p, q] = corners[(i + 2) % corners.length] ?? [0, 0];
          assert.ok((u - x) * (q - v) - (v - y) * (p - u) > -1e-3, id);
        });
      }
    }
  });
});
