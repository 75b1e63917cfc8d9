/** Models made from outlines: the polygon that is drawn on the web, as thick as wood, as an OBJ text. */
import type { Corner } from '@griddle/art/buffet-boss/outline.js';

/** Corners, texture places and faces; a face is three corners, anticlockwise as seen from outside. */
export interface Mesh {
  readonly corners: readonly (readonly [x: number, y: number, z: number])[];
  /** From 0 to 1, v upwards, one for each corner. */
  readonly places: readonly (readonly [u: number, v: number])[];
  readonly faces: readonly (readonly [number, number, number])[];
}

/** How an outline in mm becomes a model. */
export interface Extrusion {
  /** mm. */
  readonly depth: number;
  /** mm in a unit of the model. */
  readonly scale: number;
  /** Half the side of the square picture on its front, in mm, whose middle is the origin. */
  readonly picture: number;
}

/**
 * The prism over an outline, which its convex parts make up. It lies flat: the picture looks up (y), the outline's y runs
 * to -z. Corners of the outline that no part has bend nothing and are left out, so that caps and sides meet.
 */
export function prism(outline: readonly Corner[], parts: readonly (readonly Corner[])[], extrusion: Extrusion): Mesh {
  const { depth, scale, picture } = extrusion;
  const used = outline.filter((corner) => parts.some((part) => part.some((other) => isSame(corner, other))));
  const at = (corner: Corner): number => used.findIndex((other) => isSame(corner, other));
  const height = depth / 2 / scale;
  const layer = (y: number): Mesh['corners'][number][] => used.map(([u, v]) => [u / scale, y, 0 - v / scale]);
  const places = used.map(([u, v]) => [(u / picture + 1) / 2, (v / picture + 1) / 2] as const);
  const faces: (readonly [number, number, number])[] = [];
  const count = used.length;
  // The lower layer comes first, then the upper one
  for (const part of parts) {
    const first = at(part[0] ?? [0, 0]);
    for (let i = 1; i + 1 < part.length; i++) {
      const [b, c] = [at(part[i] ?? [0, 0]), at(part[i + 1] ?? [0, 0])];
      faces.push([count + first, count + b, count + c], [first, c, b]);
    }
  }
  for (let a = 0; a < count; a++) {
    const b = (a + 1) % count;
    faces.push([a, b, count + b], [a, count + b, count + a]);
  }
  return { corners: [...layer(-height), ...layer(height)], places: [...places, ...places], faces };
}

function isSame([ax, ay]: Corner, [bx, by]: Corner): boolean {
  return Math.abs(ax - bx) < 1e-6 && Math.abs(ay - by) < 1e-6;
}

/** A mesh as the text of an OBJ file; each face has a normal of its own, so that edges stay sharp. */
export function objText(name: string, { corners, places, faces }: Mesh): string {
  const number = (value: number): string => Number(value.toFixed(5)).toString();
  const line = (word: string, values: readonly number[]): string => [word, ...values.map(number)].join(' ');
  const normals = faces.map((face) => normalOf(face.map((at) => corners[at] ?? [0, 0, 0])));
  return [
    `o ${name}`,
    ...corners.map((corner) => line('v', corner)),
    ...places.map((place) => line('vt', place)),
    ...normals.map((normal) => line('vn', normal)),
    ...faces.map((face, i) => `f ${face.map((at) => `${at + 1}/${at + 1}/${i + 1}`).join(' ')}`),
    '',
  ].join('\n');
}

type Vector = readonly [number, number, number];

function normalOf([a = [0, 0, 0], b = [0, 0, 0], c = [0, 0, 0]]: readonly Vector[]): Vector {
  const [p, q] = [minus(b, a), minus(c, a)];
  const cross: Vector = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]];
  const length = Math.hypot(...cross) || 1;
  return [cross[0] / length, cross[1] / length, cross[2] / length];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
