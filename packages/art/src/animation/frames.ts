/** A game as a sequence of frames with captions below, and one frame as its own SVG. */
import {
  attribute,
  textElement,
  type Paints,
  groundText,
  paintsOf,
  shapeText,
  svgAround,
  type SvgTextOptions,
  groupAttributes,
  pathText,
} from '../print/svg-text.js';
import { type Picture, type ViewBox, rounded, type Shape } from '../shapes.js';
import { FONT_FAMILY } from '../words/font.js';

// A game as a sequence of pictures.

/** A frame of an animation. */
export interface Frame {
  readonly picture: Picture;
  readonly milliseconds: number;
  /** Lines below the picture; the first is bold. */
  readonly lines: readonly string[];
}

/** The union of the view boxes of all pictures, so that the board never moves. */
export function commonBox(frames: readonly Frame[]): ViewBox {
  const boxes = frames.map(({ picture }) => picture.viewBox);
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}

// The lines of a caption.

/** Letter height and line height, in widths of the picture. */
const SIZE = 0.042;
const LINE = 0.062;
/** The approximate width of a letter, in letter heights. */
const LETTER = 0.54;
/** The smallest letter size, relative to the usual one; longer text is cut. */
const SMALLEST = 0.7;

/** The box with space for this many lines below. */
export function boxWithLines([left, top, wide, high]: ViewBox, count: number): ViewBox {
  return [left, top, wide, count === 0 ? high : high + wide * (count + 0.5) * LINE];
}

/** Lines below a box, as SVG text. */
export function linesText([left, top, wide, high]: ViewBox, lines: readonly string[], paints: Paints): string {
  return lines
    .map((line, at) => {
      const most = Math.floor(0.96 / (SIZE * LETTER * SMALLEST));
      const words = line.length > most ? `${line.slice(0, most - 1)}…` : line;
      const size = wide * SIZE * Math.min(1, 0.96 / (words.length * SIZE * LETTER));
      const attributes =
        attribute('x', rounded(left + wide / 2)) +
        attribute('y', rounded(top + high + wide * LINE * (at + 0.85))) +
        attribute('text-anchor', 'middle') +
        attribute('font-family', FONT_FAMILY) +
        attribute('font-size', rounded(size)) +
        attribute('font-weight', at === 0 ? 700 : undefined) +
        attribute('fill', paints(at === 0 ? 'ink' : 'ink-soft'));
      return textElement('text', words, attributes);
    })
    .join('');
}

// One frame of an animation as its own SVG, for raster pictures.

/** The text of each frame's SVG; all have one size. */
export function stillSvgs(frames: readonly Frame[], options: SvgTextOptions = {}): readonly string[] {
  const paints = paintsOf(options);
  const box = commonBox(frames);
  const whole = boxWithLines(box, Math.max(0, ...frames.map(({ lines }) => lines.length)));
  const ground = groundText(whole, options.background, paints);
  return frames.map(({ lines, picture }) =>
    svgAround(whole, ground + shapeText(picture.shape, paints) + linesText(box, lines, paints), options),
  );
}

// Merges the pictures of a sequence into one tree: a part that several pictures share is in it once, with the pictures
// that show it.

/** A group or a path of one or more pictures. */
export interface Layer {
  /** The whole text of a path, or the attributes of a group. */
  readonly text: string;
  /** Undefined for a text. */
  readonly children: Layer[] | undefined;
  /** The numbers of the pictures that show it, in order. */
  readonly seen: number[];
}

/** A part of one picture. */
export function layerOf(shape: Shape, frame: number, paints: Paints): Layer {
  if (shape.kind === 'path') return textLayer(pathText(shape, paints), frame);
  const children = shape.children.map((child) => layerOf(child, frame, paints));
  return { text: groupAttributes(shape), children, seen: [frame] };
}

/** An SVG text that one picture shows. */
export function textLayer(text: string, frame: number): Layer {
  return { text, children: undefined, seen: [frame] };
}

/** Merges the layers of one more picture into those of earlier ones, keeping the order of both. */
export function overlaid(earlier: readonly Layer[], next: readonly Layer[]): Layer[] {
  const both: Layer[] = [];
  let at = 0;
  let from = 0;
  for (const [i, j] of matches(earlier, next)) {
    both.push(...earlier.slice(at, i), ...next.slice(from, j));
    const [old, now] = [earlier[i], next[j]];
    if (old !== undefined && now !== undefined) both.push(joined(old, now));
    at = i + 1;
    from = j + 1;
  }
  return [...both, ...earlier.slice(at), ...next.slice(from)];
}

function joined(old: Layer, now: Layer): Layer {
  const seen = [...old.seen, ...now.seen];
  if (old.children === undefined || now.children === undefined) return { ...old, seen };
  return { ...old, seen, children: overlaid(old.children, now.children) };
}

const isSame = (a: Layer | undefined, b: Layer | undefined): boolean =>
  a !== undefined && b !== undefined && a.text === b.text && (a.children === undefined) === (b.children === undefined);

/** The longest common subsequence, as pairs. */
function matches(a: readonly Layer[], b: readonly Layer[]): [number, number][] {
  // Two boards are mostly equal; the common ends need no search
  let head = 0;
  while (head < a.length && head < b.length && isSame(a[head], b[head])) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && isSame(a[a.length - 1 - tail], b[b.length - 1 - tail]))
    tail++;
  const pairs: [number, number][] = [];
  for (let i = 0; i < head; i++) pairs.push([i, i]);
  pairs.push(...middle(a, b, head, a.length - tail, b.length - tail));
  for (let i = tail; i > 0; i--) pairs.push([a.length - i, b.length - i]);
  return pairs;
}

function middle(
  a: readonly Layer[],
  b: readonly Layer[],
  from: number,
  aEnd: number,
  bEnd: number,
): [number, number][] {
  const wide = bEnd - from + 1;
  const longest = new Uint32Array((aEnd - from + 1) * wide);
  const length = (i: number, j: number): number => longest[(i - from) * wide + j - from] ?? 0;
  for (let i = aEnd - 1; i >= from; i--) {
    for (let j = bEnd - 1; j >= from; j--) {
      longest[(i - from) * wide + j - from] = isSame(a[i], b[j])
        ? length(i + 1, j + 1) + 1
        : Math.max(length(i + 1, j), length(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [from, from];
  while (i < aEnd && j < bEnd) {
    if (isSame(a[i], b[j])) pairs.push([i++, j++]);
    else if (length(i + 1, j) >= length(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
