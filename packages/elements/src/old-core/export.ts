/** Pictures of a board for files. Fetched when the first one is asked for. */
import { colourOf, group, propertyOf, TOKENS, type Picture, type Scheme, type Shape, type Token } from '@griddle/art';
import { paintPicture } from '@griddle/art/print/canvas.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { ShownElement } from './shown-element.js';
import { NO_PIECE, type DiagramView, type Layer, type Marks } from './board-view.js';

/** What is printed. */
export interface Shown<S extends BaseState> {
  readonly view: DiagramView<S>;
  readonly state: S;
  readonly marks: Marks;
  readonly flipped: boolean;
}

/** What a board shows, in one tree. */
async function pictureOf<S extends BaseState>({ view, state, marks, flipped }: Shown<S>): Promise<Picture> {
  if (view.picture) return view.picture(state, marks, flipped);
  const ground = view.ground?.of(state, flipped) ?? { viewBox: view.viewBox, rows: view.rows(flipped) };
  const pieces = ground.rows.flat().flatMap((place): Shape[] => {
    const kind = view.pieceOn(state, place);
    return kind === NO_PIECE ? [] : [group('piece', [view.piece(kind)], { at: view.centre(place, flipped) })];
  });
  const shape = group('board', [
    view.backdrop(flipped, marks.show.has('coordinates')),
    ...view.below(state, marks, flipped).flatMap(shapesOf),
    ...pieces,
    ...view.above(state, marks, flipped).flatMap(shapesOf),
  ]);
  return { viewBox: ground.viewBox, shape };
}

function shapesOf(layer: Layer): readonly Shape[] {
  if ('key' in layer) return layer.key === '' ? [] : [layer.draw()];
  return layer.places.map((place) => layer.draw(place));
}

/** What prints one picture. */
export interface Printer {
  readonly svg: () => Promise<string>;
  /** `width` is in pixels. */
  readonly png: (width: number) => Promise<Blob>;
}

/** What prints a picture of an element. */
export function printerOf<S extends BaseState, M>(element: ShownElement<S, M>, shown: Shown<S>): Printer {
  return { svg: () => svgOf(element, shown), png: (width) => pngOf(element, shown, width) };
}

/** The picture as the text of an SVG, in the colours the element has on its page. */
async function svgOf<S extends BaseState, M>(element: ShownElement<S, M>, shown: Shown<S>): Promise<string> {
  const title = element.say(`game.${element.rules.id}`);
  const colours = ownColours(element);
  return svgText(await pictureOf(shown), { scheme: schemeOf(element), colours, title });
}

/** The picture as a PNG, `width` pixels wide. It is painted stroke by stroke: no policy for images stands in the way. */
async function pngOf<S extends BaseState>(element: Element, shown: Shown<S>, width: number): Promise<Blob> {
  const picture = await pictureOf(shown);
  const canvas = document.createElement('canvas');
  const [, , wide, high] = picture.viewBox;
  canvas.width = Math.round(width);
  canvas.height = Math.round((width * high) / wide);
  const context = canvas.getContext('2d');
  const scheme = schemeOf(element);
  const colours = ownColours(element);
  if (context) paintPicture(context, picture, canvas.width, (token) => colours[token] ?? colourOf(token, scheme));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new RangeError(`No picture can be ${width} pixels wide.`));
    }, 'image/png');
  });
}

/** Light or dark, as `color-scheme` and the reader's wish have it for the element. */
function schemeOf(element: Element): Scheme {
  const schemes = getComputedStyle(element).colorScheme;
  const dark =
    schemes.includes('dark') && (!schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches);
  return dark ? 'dark' : 'light';
}

/** The colours that the page has set. */
function ownColours(element: Element): Partial<Record<Token, string>> {
  const style = getComputedStyle(element);
  const colours: Partial<Record<Token, string>> = {};
  for (const token of TOKENS) {
    const value = style.getPropertyValue(propertyOf(token)).trim();
    if (value !== '') colours[token] = value;
  }
  return colours;
}
