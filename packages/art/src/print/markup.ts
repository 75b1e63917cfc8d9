/** Renders shapes on servers: the text of the nodes that dom.ts makes, with the same paint classes. */
import type { Shape, ViewBox } from '../shapes.js';
import { laidOut, laidWithin, rootAttributes, type Attributes, type Laid } from './attributes.js';
import { attribute } from './svg-text.js';

/** The text of a node with attributes; empty and undefined ones are left out. */
export function nodeMarkup(tag: 'svg' | 'g' | 'path', attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).map(([name, value]) => attribute(name, value));
  return `<${tag}${written.join('')}>${children}</${tag}>`;
}

/** The text of a shape's nodes; the outermost gets the attributes `more`, which replace its own. */
export function shapeMarkup(shape: Shape, more: Attributes = {}): string {
  const { attributes, inside } = laidOut(shape);
  return markupOf(shape, { attributes: { ...attributes, ...more }, inside });
}

function markupOf(shape: Shape, { attributes, inside }: Laid): string {
  if (shape.kind === 'path') return nodeMarkup('path', attributes);
  return nodeMarkup(
    'g',
    attributes,
    shape.children.map((child) => markupOf(child, laidWithin(child, inside))).join(''),
  );
}

/** The text of an SVG; a picture without `attributes` is hidden from screen readers. */
export function svgMarkup(viewBox: ViewBox, children: string, attributes?: Attributes): string {
  return nodeMarkup('svg', rootAttributes(viewBox, attributes), children);
}
