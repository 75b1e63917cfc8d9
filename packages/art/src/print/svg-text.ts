/** Prints a picture as the text of a standalone SVG: colours written out, no style sheet, no script, no font. */
import { colourOf, type Scheme, type Token } from '../palette.js';
import { path } from '../shapes.js';
import type { Group, Path, Picture, Shape, ViewBox } from '../shapes.js';
import { transformOf } from './attributes.js';

/** Options. The default is light colours at the full width available. */
export interface SvgTextOptions {
  /** The colours of the palette; light by default. */
  readonly scheme?: Scheme;
  /** Colours that replace the palette's, such as a page's own. */
  readonly colours?: Readonly<Partial<Record<Token, string>>>;
  /** Width in pixels; the height follows. By default as wide as its container. */
  readonly width?: number;
  /** The text for screen readers. */
  readonly title?: string;
  /** The paint behind the picture; none by default. */
  readonly background?: Token;
}

/** The colour of a token. */
export type Paints = (token: Token) => string;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** An attribute with the space before it; an empty or undefined one is left out. */
export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined || value === '' ? '' : ` ${name}="${escaped(String(value))}"`;
}

/** An element with text inside. */
export function textElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escaped(text)}</${name}>`;
}

/** The colours of a picture as text. */
export function paintsOf({ scheme = 'light', colours = {} }: SvgTextOptions): Paints {
  return (token) => colours[token] ?? colourOf(token, scheme);
}

/** The text of a path. */
export function pathText({ d, fill, stroke, width, dash, opacity }: Path, paints: Paints): string {
  return (
    '<path' +
    attribute('d', d) +
    attribute('fill', fill && paints(fill)) +
    attribute('stroke', stroke && paints(stroke)) +
    attribute('stroke-width', width) +
    attribute('stroke-dasharray', dash?.join(' ')) +
    attribute('opacity', opacity) +
    '/>'
  );
}

/** The attributes of a group. */
export function groupAttributes(group: Group): string {
  return attribute('class', group.name) + attribute('transform', transformOf(group));
}

/** The text of a shape. */
export function shapeText(shape: Shape, paints: Paints): string {
  if (shape.kind === 'path') return pathText(shape, paints);
  return `<g${groupAttributes(shape)}>${shape.children.map((child) => shapeText(child, paints)).join('')}</g>`;
}

/** The text of an SVG around its contents. */
export function svgAround(viewBox: ViewBox, inside: string, { width, title }: SvgTextOptions): string {
  const [, , wide, high] = viewBox;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg"' +
    attribute('viewBox', viewBox.join(' ')) +
    attribute('width', width) +
    attribute('height', width === undefined ? undefined : Math.round((width * high) / wide)) +
    attribute('role', title === undefined ? undefined : 'img') +
    ' fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    (title === undefined ? '' : textElement('title', title)) +
    inside +
    '</svg>'
  );
}

/** A rectangle in one paint, as text; empty without a paint. */
export function groundText([left, top, wide, high]: ViewBox, background: Token | undefined, paints: Paints): string {
  if (background === undefined) return '';
  return pathText(path(`M${left} ${top}h${wide}v${high}h-${wide}z`, { fill: background }), paints);
}

/** The picture as SVG text; the same picture gives the same text. */
export function svgText({ viewBox, shape }: Picture, options: SvgTextOptions = {}): string {
  const paints = paintsOf(options);
  const inside = groundText(viewBox, options.background, paints) + shapeText(shape, paints);
  return svgAround(viewBox, inside, options);
}
