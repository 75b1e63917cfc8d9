/**
 * Prints shapes as SVG nodes. Paint is a class (`f-batter`, `s-syrup`), and the colours are in a style sheet (css.ts)
 * that elements adopt, so the nodes pass a strict Content-Security-Policy and Trusted Types.
 */
import type { Shape, ViewBox } from '../shapes.js';
import { laidOut, laidWithin, rootAttributes, type Attributes, type Laid } from './attributes.js';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An empty SVG with the stroke joins that all shapes rely on; a picture without `attributes` is hidden from screen
 * readers.
 */
export function svgRoot(viewBox: ViewBox, attributes?: Attributes): SVGSVGElement {
  return svgNode('svg', rootAttributes(viewBox, attributes));
}

/** A new node with attributes. */
export function svgNode<T extends 'svg' | 'g' | 'path' | 'circle' | 'text'>(
  tag: T,
  attributes: Attributes = {},
): SVGElementTagNameMap[T] {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== '') node.setAttribute(name, String(value));
  }
  return node;
}

/** New nodes for a shape: a `g` or a `path`. */
export function toNode(shape: Shape): SVGGElement | SVGPathElement {
  return nodeOf(shape, laidOut(shape));
}

/** New nodes for a laid-out shape; see `toNode` and `redraw`. */
export function nodeOf(shape: Shape, { attributes, inside }: Laid): SVGGElement | SVGPathElement {
  if (shape.kind === 'path') return svgNode('path', attributes);
  const node = svgNode('g', attributes);
  for (const child of shape.children) node.append(nodeOf(child, laidWithin(child, inside)));
  return node;
}

const templates = new WeakMap<Shape, SVGGElement | SVGPathElement>();

/** Returns a copy of a shape's nodes. The first call creates them, later ones clone. */
export function copyOfNodes(shape: Shape): SVGGElement | SVGPathElement {
  let template = templates.get(shape);
  if (!template) templates.set(shape, (template = toNode(shape)));
  return template.cloneNode(true) as SVGGElement | SVGPathElement;
}

export { paletteCss } from './css.js';
