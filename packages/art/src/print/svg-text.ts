/** Prints a picture as the text of a standalone SVG: colours written out, no style sheet, no script, no font. */
import { colourOf, type Scheme, type Token } from '../palette.js';
import type { Path, Picture, Shape } from '../shapes.js';
import { transformOf } from './transform.js';

/** What may differ from a picture in light colours that fills the place it is put in. */
export interface SvgTextOptions {
  /** Which colours of the palette; light if left out. */
  readonly scheme?: Scheme;
  /** Colours that differ from the palette, e.g. those a page has set. */
  readonly colours?: Readonly<Partial<Record<Token, string>>>;
  /** Width in pixels; the height follows. Left out: as wide as the place it is put in. */
  readonly width?: number;
  /** What a screen reader reads. */
  readonly title?: string;
  /** Painted behind the picture; left out: nothing. */
  readonly background?: Token;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** An attribute with the blank before it; an empty or undefined one is left out. */
export function attribute(name: string, value: string | number | undefined): string {
  return value === undefined || value === '' ? '' : ` ${name}="${escaped(String(value))}"`;
}

/** The picture as SVG text; the same picture gives the same text. */
export function svgText({ viewBox, shape }: Picture, options: SvgTextOptions = {}): string {
  const { scheme = 'light', colours = {}, width, title, background } = options;
  const colour = (token: Token | undefined): string | undefined => token && (colours[token] ?? colourOf(token, scheme));
  const [left, top, wide, high] = viewBox;

  const pathText = ({ d, fill, stroke, width: thick, dash, opacity }: Path): string =>
    '<path' +
    attribute('d', d) +
    attribute('fill', colour(fill)) +
    attribute('stroke', colour(stroke)) +
    attribute('stroke-width', thick) +
    attribute('stroke-dasharray', dash?.join(' ')) +
    attribute('opacity', opacity) +
    '/>';
  const text = (part: Shape): string =>
    part.kind === 'path'
      ? pathText(part)
      : `<g${attribute('class', part.name)}${attribute('transform', transformOf(part))}>${part.children.map(text).join('')}</g>`;

  return (
    '<svg xmlns="http://www.w3.org/2000/svg"' +
    attribute('viewBox', viewBox.join(' ')) +
    attribute('width', width) +
    attribute('height', width === undefined ? undefined : Math.round((width * high) / wide)) +
    attribute('role', title === undefined ? undefined : 'img') +
    ' fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    (title === undefined ? '' : `<title>${escaped(title)}</title>`) +
    (background ? pathText({ kind: 'path', d: `M${left} ${top}h${wide}v${high}h-${wide}z`, fill: background }) : '') +
    text(shape) +
    '</svg>'
  );
}
