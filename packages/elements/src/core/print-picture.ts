/** Pictures in what a server sends. */
import type { Picture } from '@griddle/art';
import type { Attributes } from '@griddle/art/print/attributes.js';
import { shapeMarkup, svgMarkup } from '@griddle/art/print/markup.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

/** A picture as a template of a server has it. It is our own markup, in which all values are escaped; pages never call this. */
export function printPicture({ shape, viewBox }: Picture, attributes?: Attributes): unknown {
  return unsafeHTML(svgMarkup(viewBox, shapeMarkup(shape), attributes));
}
