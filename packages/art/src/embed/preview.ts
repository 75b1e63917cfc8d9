/** The preview image of a game for messengers and social sites: the board on one side, text on the other. */
import { attribute, groundText, paintsOf, shapeText, svgAround, textElement } from '../print/svg-text.js';
import type { Paints } from '../print/svg-text.js';
import { group, path, type Picture, type Shape, type ViewBox } from '../shapes.js';
import type { Scheme, Token } from '../palette.js';
import { FONT_FAMILY } from '../words/font.js';

/** The width of all previews. */
export const PREVIEW_WIDTH = 1200;
/** The height of all previews. */
export const PREVIEW_HEIGHT = 630;

/** A player. */
export interface Player {
  readonly name: string;
  readonly seat: string;
}

/** The content of a preview. */
export interface Preview {
  readonly picture: Picture;
  /** The title of the game. */
  readonly game: string;
  /** The title of this particular game; empty if it has none. */
  readonly title: string;
  /** The players and their sides. */
  readonly players: readonly Player[];
  /** The state of play, or the result. */
  readonly status: string;
  readonly scheme: Scheme;
}

/** Measures the width of text, which only the renderer knows. */
export type Measure = (svg: string) => Promise<number>;

/** A text style: size, weight and line height. */
interface Style {
  readonly size: number;
  readonly weight: number;
  readonly token: Token;
  /** The maximum number of lines; longer text is cut. */
  readonly most: number;
  /** A smaller text after the last line. */
  readonly label?: string;
}

const GAME: Style = { size: 68, weight: 800, token: 'ink', most: 2 };
const TITLE: Style = { size: 38, weight: 700, token: 'accent', most: 2 };
const PLAYER: Style = { size: 38, weight: 700, token: 'ink', most: 1 };
const LABEL: Style = { size: 26, weight: 400, token: 'ink-soft', most: 1 };
const STATUS: Style = { size: 32, weight: 400, token: 'ink-soft', most: 3 };
const NAME: Style = { size: 30, weight: 800, token: 'ink-soft', most: 1 };

const LINE = 1.22;
const MARGIN = 48;
/** The width of our name with its waffle. */
const SIGNATURE = 150;
/** A board wider than this, in board heights, has the text below it instead of next to it. */
const WIDE = 1.6;

/** The layout. */
interface Layout {
  /** The background of the board, and the space on it. */
  readonly ground: ViewBox;
  readonly board: ViewBox;
  /** The background of the text, and the space on it. */
  readonly paper: ViewBox;
  readonly words: ViewBox;
}

const BESIDE: Layout = {
  ground: [0, 0, 630, 630],
  board: [36, 36, 558, 558],
  paper: [630, 0, 570, 630],
  words: [666, MARGIN, 1200 - 666 - 36, 630 - 2 * MARGIN],
};
const BELOW: Layout = {
  ground: [0, 0, 1200, 372],
  board: [MARGIN, 24, 1200 - 2 * MARGIN, 324],
  paper: [0, 372, 1200, 258],
  words: [MARGIN, 396, 1200 - 2 * MARGIN, 630 - 396 - 36],
};

/** The text of the preview as SVG. */
export async function previewSvg(preview: Preview, measure: Measure): Promise<string> {
  const { picture, scheme } = preview;
  const [, , wide, high] = picture.viewBox;
  const isWide = wide > high * WIDE;
  const layout = isWide ? BELOW : BESIDE;
  const paints = paintsOf({ scheme });
  const whole: ViewBox = [0, 0, PREVIEW_WIDTH, PREVIEW_HEIGHT];
  const words = await wordsText(preview, layout.words, isWide, paints, measure);
  const inside = [
    groundText(layout.ground, 'golden-light', paints),
    shapeText(group('waffle', ridges(layout.ground)), paints),
    groundText(layout.paper, 'paper', paints),
    shapeText(placed(picture, layout.board), paints),
    words,
  ];
  return svgAround(whole, inside.join(''), { width: PREVIEW_WIDTH });
}

/** The waffle lines behind the board. */
function ridges([left, top, wide, high]: ViewBox): Shape[] {
  const step = 105;
  const lines: string[] = [];
  for (let x = left + step; x <= left + wide; x += step) lines.push(`M${x} ${top}v${high}`);
  for (let y = top + step; y < top + high; y += step) lines.push(`M${left} ${y}h${wide}`);
  return [path(lines.join(''), { stroke: 'golden', width: 14, opacity: 0.55 })];
}

/** The picture in the middle of a space. */
function placed({ shape, viewBox: [left, top, wide, high] }: Picture, [x, y, width, height]: ViewBox): Shape {
  const scale = Math.min(width / wide, height / high);
  const at = [x + (width - wide * scale) / 2 - left * scale, y + (height - high * scale) / 2 - top * scale] as const;
  return group('board', [shape], { at, scale });
}

async function wordsText(
  { game, players, status, title }: Preview,
  [left, top, wide, high]: ViewBox,
  isWide: boolean,
  paints: Paints,
  measure: Measure,
): Promise<string> {
  const texts: (readonly [text: string, style: Style, room: number])[] = [
    [game, isWide ? { ...GAME, size: 52, most: 1 } : GAME, 0],
    [title, isWide ? { ...TITLE, size: 32, most: 1 } : TITLE, 10],
  ];
  if (isWide) texts.push([players.map(({ name }) => name).join(' – '), PLAYER, 0]);
  else
    for (const [at, { name, seat }] of players.entries())
      texts.push([name, { ...PLAYER, label: seat }, at === 0 ? 26 : 4]);
  texts.push([status, isWide ? { ...STATUS, size: 28, most: 1 } : STATUS, 22]);
  const lines: string[] = [];
  let y = top;
  const end = top + high - (isWide ? 0 : NAME.size * 2);
  for (const [text, style, above] of texts) {
    if (text === '') continue;
    y += lines.length === 0 ? 0 : isWide ? above / 3 : above;
    const room = isWide && style.token === 'ink-soft' ? wide - SIGNATURE - MARGIN : wide;
    for (const line of await broken(text, style, room, measure)) {
      if (y + style.size > end + 1) break;
      lines.push(lineText(line, style, left, y + style.size, paints));
      y += style.size * LINE;
    }
  }
  return lines.join('') + signature(left, top, wide, high, paints);
}

/** The name Griddle, with a small waffle. */
function signature(left: number, top: number, wide: number, high: number, paints: Paints): string {
  const y = top + high - NAME.size;
  const x = left + wide - SIGNATURE;
  const waffle = path(`M${x + 4} ${y}h24q4 0 4 4v24q0 4-4 4h-24q-4 0-4-4v-24q0-4 4-4z`, {
    fill: 'golden',
    stroke: 'golden-line',
    width: 2.5,
  });
  const grid = path(`M${x + 11} ${y + 3}v26M${x + 21} ${y + 3}v26M${x + 3} ${y + 11}h26M${x + 3} ${y + 21}h26`, {
    stroke: 'golden-line',
    width: 2.5,
  });
  return shapeText(group('griddle', [waffle, grid]), paints) + lineText('Griddle', NAME, x + 44, y + 27, paints);
}

function lineText(text: string, style: Style, x: number, y: number, paints: Paints): string {
  const { label = '', size, token, weight } = style;

  const attributes =
    attribute('x', x) +
    attribute('y', Math.round(y)) +
    attribute('font-family', FONT_FAMILY) +
    attribute('font-size', size) +
    attribute('font-weight', weight) +
    attribute('fill', paints(token));
  if (label === '') return textElement('text', text, attributes);
  const small =
    attribute('dx', LABEL.size / 2) +
    attribute('font-size', LABEL.size) +
    attribute('font-weight', LABEL.weight) +
    attribute('fill', paints(LABEL.token));
  const tail = textElement('tspan', label, small);
  return textElement('text', text, attributes).replace('</text>', `${tail}</text>`);
}

/** Wraps text into lines that fit, and cuts the rest. */
async function broken(text: string, style: Style, wide: number, measure: Measure): Promise<readonly string[]> {
  const fits = async (line: string): Promise<boolean> => {
    const svg = svgAround([0, 0, 100, 100], lineText(line, style, 0, 0, paintsOf({})), {});
    return (await measure(svg)) <= wide;
  };
  const words = text.split(/\s+/);
  const lines: string[] = [];
  for (let at = 0; at < words.length && lines.length < style.most;) {
    const rest = words.slice(at).join(' ');
    if (lines.length === style.most - 1) {
      const length = (await fits(rest)) ? rest.length : await most(rest.length, (count) => fits(cut(rest, count)));
      lines.push(cut(rest, length));
      break;
    }
    const count = Math.max(1, await most(words.length - at, (few) => fits(words.slice(at, at + few).join(' '))));
    lines.push(words.slice(at, at + count).join(' '));
    at += count;
  }
  return lines;
}

const cut = (text: string, length: number): string =>
  length >= text.length ? text : `${text.slice(0, length).trimEnd()}…`;

/** The largest number up to `end` that fits, where larger numbers do not. */
async function most(end: number, isFine: (count: number) => Promise<boolean>): Promise<number> {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await isFine(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
