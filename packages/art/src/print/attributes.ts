/** The attributes of nodes for shapes, in browsers and on servers. */
import { movedData } from '../path-data.js';
import { short, type Group, type Path, type Point, type Shape, type ViewBox } from '../shapes.js';

/** The `transform` attribute of a group, moved by `by`; empty if it stays in place. */
export function transformOf({ at = [0, 0], rotate, scale }: Group, by: Point = [0, 0]): string {
  const steps: string[] = [];
  const [x, y] = [at[0] + by[0], at[1] + by[1]];
  if (x !== 0 || y !== 0) steps.push(`translate(${short(x)} ${short(y)})`);
  if (rotate) steps.push(`rotate(${rotate})`);
  if (scale !== undefined) steps.push(`scale(${scale})`);
  return steps.join(' ');
}

/** Values by name; empty and undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The attributes of an SVG, with the stroke joins that all shapes rely on. */
export function rootAttributes(viewBox: ViewBox, attributes: Attributes = { 'aria-hidden': 'true' }): Attributes {
  return {
    viewBox: viewBox.join(' '),
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  };
}

/** The attributes of a shape's node, and the offset of the shapes in it. */
export interface Laid {
  readonly attributes: Attributes;
  readonly inside: Point;
}

const HERE: Point = [0, 0];

/** The outermost shape of a print: the page that shows it may move its node. */
export function laidOut(shape: Shape): Laid {
  return { attributes: attributesOf(shape, HERE), inside: HERE };
}

/**
 * Lays out a nested shape. Groups without rotation or scale get no `transform`; their paths are moved instead, because
 * Chromium makes each transformed node a layer and sorts it in every frame.
 */
export function laidWithin(shape: Shape, by: Point): Laid {
  if (shape.kind === 'path' || shape.rotate || shape.scale !== undefined)
    return { attributes: attributesOf(shape, by), inside: HERE };
  const { name, at = HERE } = shape;
  return { attributes: { part: name }, inside: [by[0] + at[0], by[1] + at[1]] };
}

/** Paint is a class (`f-batter`, `s-syrup`). */
function attributesOf(shape: Shape, by: Point): Attributes {
  if (shape.kind === 'group') return { part: shape.name, transform: transformOf(shape, by) };
  const { d, fill, stroke, width, dash, opacity } = shape;
  const classes = (fill ? `f-${fill} ` : '') + (stroke ? `s-${stroke}` : '');
  return {
    d: movedData(d, by),
    class: classes.trim(),
    'stroke-width': width,
    'stroke-dasharray': dash?.join(' '),
    [translucence(shape)]: opacity,
  };
}

/**
 * The opacity of a path. A path with only a fill or only a stroke gets it on that paint, because Chromium also makes a
 * layer of each node with an opacity.
 */
function translucence({ fill, stroke }: Path): 'opacity' | 'fill-opacity' | 'stroke-opacity' {
  if (fill && stroke) return 'opacity';
  return fill ? 'fill-opacity' : 'stroke-opacity';
}
