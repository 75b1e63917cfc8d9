/**
 * Prints shapes as SVG nodes. Paint is a class (`f-batter`, `s-syrup`), and the colours stand in one style sheet,
 * `paletteCss`, which elements adopt: so the nodes pass a strict Content-Security-Policy and Trusted Types.
 */
import { PALETTE, propertyOf, TOKENS, type Token } from '../palette.js';
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

/**
 * The rules that give the paint classes their colours. Each is the page's `--griddle-<token>`, else the light or dark
 * colour by the `color-scheme` that holds where the picture stands; forced colours use the system's.
 */
export function paletteCss(tokens: readonly Token[] = TOKENS): string {
  const rules = (colour: (token: Token) => string): string =>
    tokens.map((token) => `.f-${token}{fill:${colour(token)}}.s-${token}{stroke:${colour(token)}}`).join('');
  const own = (token: Token, value: string): string => `var(${propertyOf(token)},${value})`;
  return (
    rules((token) => own(token, PALETTE[token][0])) +
    `@supports(color:light-dark(#000,#fff)){${rules((token) => own(token, `light-dark(${PALETTE[token][0]},${PALETTE[token][1]})`))}}` +
    `@media(forced-colors:active){svg{forced-color-adjust:none}${rules((token) => PALETTE[token][2])}}`
  );
}
