/** Models as OBJ texts: extruded outlines with a picture on top. */
import type { Corner } from '@griddle/art/internal/buffet-boss/outline.js';
import type { ModelShape, PlaceOn } from './sheets/grid.js';

/** Corners, texture coordinates and faces; a face is three corners, anticlockwise seen from outside. */
interface Mesh {
  readonly corners: readonly (readonly [x: number, y: number, z: number])[];
  /** One per corner; the lower layer uses the background of its picture. */
  readonly places: readonly (readonly [u: number, v: number])[];
  readonly faces: readonly (readonly [number, number, number])[];
}

/** How to extrude a convex outline to a body. */
export interface Extrusion {
  /** Thickness, in the units of the outline. */
  readonly depth: number;
  /** Outline units per model unit. */
  readonly scale: number;
  /** Half the sides of the picture on top, centred on the origin, in outline units. */
  readonly picture: Corner;
  readonly places: PlaceOn;
}

/** A texture coordinate in the margin of the picture's cell, where only the background is. */
const GROUND = -0.003;

/**
 * Makes the prism over a convex outline. It lies flat: the picture faces up (y), and the outline's y runs to -z. Sides and
 * underside have the background colour.
 */
function prism(outline: readonly Corner[], { depth, scale, picture, places }: Extrusion): Mesh {
  const count = outline.length;
  const height = depth / 2 / scale;
  const layer = (y: number): Mesh['corners'][number][] => outline.map(([u, v]) => [u / scale, y, 0 - v / scale]);
  const [wide, high] = picture;
  const onTop = outline.map(([u, v]) => places((u / wide + 1) / 2, (v / high + 1) / 2));
  const ground = outline.map(() => places(GROUND, GROUND));
  const faces: (readonly [number, number, number])[] = [];
  // First the lower layer, then the rim of the upper one, with the background, then the upper one with the picture
  for (let i = 1; i + 1 < count; i++) faces.push([0, i + 1, i], [2 * count, 2 * count + i, 2 * count + i + 1]);
  for (let a = 0; a < count; a++) {
    const b = (a + 1) % count;
    faces.push([a, b, count + b], [a, count + b, count + a]);
  }
  const top = layer(height);
  return { corners: [...layer(-height), ...top, ...top], places: [...ground, ...ground, ...onTop], faces };
}

/**
 * Returns a body of convex parts as OBJ text. Each part is a separate mesh, for which the game makes its own collider (compound
 * colliders), so that the whole need not be convex. Each face has its own normal, so that edges stay sharp.
 */
export function objText(name: string, parts: readonly (readonly Corner[])[], how: Extrusion): string {
  const number = (value: number): string => Number(value.toFixed(5)).toString();
  const line = (word: string, values: readonly number[]): string => [word, ...values.map(number)].join(' ');
  let [corner, normal] = [1, 1];
  const texts = parts.flatMap((outline, i) => {
    const { corners, places, faces } = prism(outline, how);
    const normals = faces.map((face) => normalOf(face.map((at) => corners[at] ?? [0, 0, 0])));
    const lines = [
      `o ${name}-${i + 1}`,
      ...corners.map((own) => line('v', own)),
      ...places.map((own) => line('vt', own)),
      ...normals.map((own) => line('vn', own)),
      ...faces.map((face, j) => `f ${face.map((at) => `${at + corner}/${at + corner}/${j + normal}`).join(' ')}`),
    ];
    corner += corners.length;
    normal += faces.length;
    return lines;
  });
  return [...texts, ''].join('\n');
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

/** Corners of a disc: enough to look round, few enough for a collider. */
const ROUND = 40;

/** Outlines of the shapes, 1 wide, with half the sides of their pictures. A hex has a corner at the top. */
const OUTLINES: Readonly<Record<ModelShape, { readonly outline: readonly Corner[]; readonly picture: Corner }>> = {
  hex: { outline: regular(6, 1 / Math.sqrt(3), Math.PI / 6), picture: [0.5, 1 / Math.sqrt(3)] },
  disc: { outline: regular(ROUND, 0.5, 0), picture: [0.5, 0.5] },
  plain: { outline: regular(4, Math.SQRT1_2, Math.PI / 4), picture: [0.5, 0.5] },
  board: { outline: regular(4, Math.SQRT1_2, Math.PI / 4), picture: [0.5, 0.5] },
};

function regular(count: number, radius: number, first: number): Corner[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = first + (2 * Math.PI * i) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** Returns a model of a shape, 1 wide and 1 thick, given where its picture is on the sheet. */
export function shapeOn(shape: ModelShape, places: PlaceOn): string {
  const { outline, picture } = OUTLINES[shape];
  return objText(shape, [outline], { depth: 1, scale: 1, picture, places });
}
