/** The attributes of the nodes that stand for shapes, on a page as on a server. */
import type { Shape, ViewBox } from '../shapes.js';
import { transformOf } from './transform.js';

/** Values by name; empty and undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Those of an SVG, with the strokes' joins that all shapes count on. */
export function rootAttributes(viewBox: ViewBox, attributes: Attributes = { 'aria-hidden': 'true' }): Attributes {
  return {
    viewBox: viewBox.join(' '),
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  };
}

/** Those of a shape. Paint is a class (`f-batter`, `s-syrup`). */
export function attributesOf(shape: Shape): Attributes {
  if (shape.kind === 'group') return { part: shape.name, transform: transformOf(shape) };
  const { d, fill, stroke, width, dash, opacity } = shape;
  const classes = (fill ? `f-${fill} ` : '') + (stroke ? `s-${stroke}` : '');
  return { d, class: classes.trim(), 'stroke-width': width, 'stroke-dasharray': dash?.join(' '), opacity };
}
