/**
 * Prints shapes as SVG nodes. Paint is a class (`f-batter`, `s-syrup`), and the colours stand in a style sheet (css.ts)
 * that elements adopt: so the nodes pass a strict Content-Security-Policy and Trusted Types.
 */
import type { Shape, ViewBox } from '../shapes.js';
import { transformOf } from './transform.js';

const SVG = 'http://www.w3.org/2000/svg';

/** An empty SVG with the strokes' joins that all shapes count on. */
export function svgRoot(viewBox: ViewBox): SVGSVGElement {
  const root = document.createElementNS(SVG, 'svg');
  setAttributes(root, {
    viewBox: viewBox.join(' '),
    fill: 'none',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  });
  return root;
}

function setAttributes(node: Element, values: Readonly<Record<string, string | number | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') node.setAttribute(name, String(value));
  }
}

/** New nodes for a shape: a `g` or a `path`. */
export function toNode(shape: Shape): SVGGElement | SVGPathElement {
  if (shape.kind === 'group') {
    const node = document.createElementNS(SVG, 'g');
    setAttributes(node, { part: shape.name, transform: transformOf(shape) });
    node.append(...shape.children.map(toNode));
    return node;
  }
  const { d, fill, stroke, width, dash, opacity } = shape;
  const node = document.createElementNS(SVG, 'path');
  const classes = (fill ? `f-${fill} ` : '') + (stroke ? `s-${stroke}` : '');
  setAttributes(node, {
    d,
    class: classes.trim(),
    'stroke-width': width,
    'stroke-dasharray': dash?.join(' '),
    opacity,
  });
  return node;
}

const templates = new WeakMap<Shape, SVGGElement | SVGPathElement>();

/** A copy of a shape's nodes; the first call prints them, later ones clone. For shapes that are drawn again and again. */
export function stamp(shape: Shape): SVGGElement | SVGPathElement {
  let template = templates.get(shape);
  if (!template) templates.set(shape, (template = toNode(shape)));
  return template.cloneNode(true) as SVGGElement | SVGPathElement;
}

export { paletteCss } from './css.js';
