/**
 * Pattern and goal cards, drawn from data round (0, 0), `CARD` wide and high. Letters of a drawing: F the card's fruit, which
 * gets syrup; o another fruit, p yet another kind; C cream; s any space with syrup; x a fruit of another card's shape; + a
 * space that may come in addition; . nothing.
 */
import { shapesOf } from '@griddle/rules/internal/waffle-time/goals.js';
import { contentOf } from '@griddle/rules/internal/waffle-time/waffle.js';
import { POCKET } from '../board-marks.js';
import { CREAM, PEAK } from '../fruits.js';
import { glyph } from '../glyphs.js';
import { circle, outlineAt, roundSquare } from '../marks.js';
import type { Token } from '../palette.js';
import { scaled } from '../path-data.js';
import { group, path, type Group, type Point, type Shape, short } from '../shapes.js';
import { HOUSE } from './draft.js';
import { BUTTER, FRUITS, POOL, DROP } from './toppings.js';
import { ALL_SPACES, spaceCentre, topping } from './waffle.js';

/** Width and height of a card. */
export const CARD: Point = [2.8, 3.2];

const FRAME = 'M-1.18-1.6h2.36q.22 0 .22.22v2.76q0 .22-.22.22h-2.36q-.22 0-.22-.22v-2.76q0-.22.22-.22z';
const BAND = 'M-1.18-1.6h2.36q.22 0 .22.22v.66h-2.8v-.66q0-.22.22-.22z';

/** The pale background of a fruit's card. */
const BANDS: readonly Token[] = ['cherry-light', 'strawberry-cream', 'blackberry-light', 'butter', 'blueberry-light'];

/** The pictures of the three blueberry cards. */
const BLUEBERRY_DRAWINGS: readonly string[] = ['Fop++', 'xFx', 'Fs/s.'];

/** A pattern card's data: fruit 1 to 5, number 1 to 3, and its drawings in ranks joined by `/` (none for blueberries). */
export interface PatternCardArt {
  readonly fruit: number;
  readonly number: number;
  readonly drawings: readonly string[];
}

function card(name: string, band: Token, shapes: readonly Shape[]): Group {
  return group(name, [
    path(FRAME, { fill: 'batter', stroke: 'golden-line', width: 0.07 }),
    path(BAND, { fill: band, opacity: 0.8 }),
    path('M-1.4-.72h2.8', { stroke: 'golden-line', width: 0.04 }),
    ...shapes,
  ]);
}

/** Three dots; as many are filled as the card's number. */
function pips(number: number): Shape[] {
  const dots = (from: number, to: number): string =>
    [0.4, 0.72, 1.04]
      .slice(from, to)
      .map((x) => outlineAt([[x, -1.16]], circle(0.1)))
      .join('');
  return [
    path(dots(0, number), { fill: 'label', stroke: 'label', width: 0.05 }),
    ...(number < 3 ? [path(dots(number, 3), { stroke: 'label', width: 0.05 })] : []),
  ];
}

/** Any fruit other than the card's. */
function other(outline: string): Shape[] {
  return [
    path(`M0 0${outline}`, { fill: 'plate', stroke: 'label', width: 0.05, dash: [0.1, 0.1] }),
    path('M-.15-.07h.3m-.3.14h.3m-.05-.25-.2.36', { stroke: 'label', width: 0.06 }),
  ];
}

/** The shapes for a letter of a drawing. */
function cell(letter: string, fruit: number): Group {
  const pocket: Shape[] = [
    path(`M0 0${POCKET}`, { fill: 'batter-shade', stroke: 'golden', width: 0.12 }),
    path(`M.02.02${roundSquare(0.38, 0.09)}`, { fill: 'cream-shade' }),
  ];
  if (letter === 'F') pocket.push(topping(contentOf(fruit, false, true)));
  else if (letter === 'o') pocket.push(...other(circle(0.31)));
  else if (letter === 'p') pocket.push(...other('m0-.38l.38.38l-.38.38l-.38-.38z'));
  else if (letter === 'C') pocket.push(CREAM, PEAK);
  else if (letter === 's') pocket.push(POOL, scaled(DROP, 0.8));
  else if (letter === 'x') {
    pocket.push(
      path('M-.2-.28h.4q.05 0 .05.06v.44q0 .06-.05.06h-.4q-.05 0-.05-.06v-.44q0-.06.05-.06z', {
        fill: 'plate',
        stroke: 'label',
        width: 0.05,
      }),
      path('M-.25-.08h.5', { stroke: 'label', width: 0.05 }),
    );
  } else return group('more', [path(`M0 0${POCKET}`, { stroke: 'label', width: 0.05, dash: [0.1, 0.12] })]);
  return group('cell', pocket);
}

/** A drawing round (0, 0), as large as possible. */
export function drawingOf(drawing: string, fruit: number, width: number, height: number): Group {
  const ranks = drawing.split('/');
  const wide = Math.max(...ranks.map((rank) => rank.length));
  const size = Math.min(width / wide, height / ranks.length, 0.98);
  const shapes = ranks.flatMap((rank, y) =>
    [...rank].flatMap((letter, x): Shape[] =>
      letter === '.'
        ? []
        : [
            {
              ...scaled(cell(letter, fruit), size * 0.98),
              at: [(x - (wide - 1) / 2) * size, (y - (ranks.length - 1) / 2) * size],
            },
          ],
    ),
  );
  return group('drawing', shapes);
}

/** A pattern card: its fruit, its number in dots, and the shape that earns syrup. */
export function patternCard({ fruit, number, drawings }: PatternCardArt): Group {
  const shown = drawings.length > 0 ? drawings : [BLUEBERRY_DRAWINGS[number - 1] ?? ''];
  const width = 2.5 / shown.length;
  const fruitArt = FRUITS[fruit - 1];
  return card('pattern-card', BANDS[fruit - 1] ?? 'butter', [
    ...(fruitArt ? [{ ...scaled(fruitArt, 0.84), at: [-0.92, -1.15] as Point }] : []),
    ...pips(number),
    ...shown.map((drawing, i) => ({
      ...drawingOf(drawing, fruit, width - (shown.length > 1 ? 0.24 : 0.12), 2),
      at: [(i - (shown.length - 1) / 2) * width, 0.44] as Point,
    })),
    // Two alternative shapes must not look like one
    ...(shown.length > 1 ? [path('M0-.3v1.48', { stroke: 'golden-line', width: 0.05, dash: [0.12, 0.1] })] : []),
  ]);
}

/** The shape that a goal's card shows. */
const EXAMPLES: Readonly<Record<number, number>> = { 50: 0, 51: 2, 53: 4, 54: 0 };

/** The spaces with syrup on a card of syrup goals. */
function exampleOf(goal: number, crossX: boolean): readonly number[] {
  return goal === 52 ? [4, 6, 13, 15, 22] : (shapesOf(goal, crossX)[EXAMPLES[goal] ?? 0] ?? []);
}

/** A waffle 2.04 wide round (0, 0) with syrup on some spaces. */
function smallWaffle(spaces: readonly number[]): Group {
  const at = (space: number): Point => {
    const [x, y] = spaceCentre(space);
    return [(x - 2.5) * 0.38, (y - 2.5) * 0.38];
  };
  const sweet = spaces.map(at);
  return group('example', [
    path(`M0 0${roundSquare(1.02, 0.2)}`, { fill: 'golden', stroke: 'golden-line', width: 0.05 }),
    path(outlineAt(ALL_SPACES.map(at), roundSquare(0.16, 0.05)), { fill: 'cream-shade' }),
    path(outlineAt(sweet, roundSquare(0.18, 0.06)), { fill: 'syrup-pool', stroke: 'syrup-line', width: 0.04 }),
    path(outlineAt(sweet, 'm-.09 0v-.05q0-.05.05-.05h.05'), { stroke: 'whipped', width: 0.05 }),
  ]);
}

/** Any fruit, the same on each place of this form. */
function anyFruit(form: number, x: number, y: number): Group {
  const outline = form === 0 ? circle(0.24) : 'm0-.28l.28.28l-.28.28l-.28-.28z';
  return group(
    'any',
    [
      path(`M0 .03${outline}`, {
        fill: form === 0 ? 'strawberry-glaze' : 'blueberry-glaze',
        stroke: 'label',
        width: 0.05,
      }),
      path('M0-.18q0-.14.14-.16.02.14-.14.16z', { fill: 'leaf', stroke: 'leaf-line', width: 0.03 }),
    ],
    { at: [x, y] },
  );
}

function fruitExample(goal: number): Shape[] {
  const at = (column: number, row: number, columns: number, step: number): Point => [
    (column - (columns - 1) / 2) * step,
    (row - 0.5) * 0.8,
  ];
  const two = [0, 1];
  if (goal === 57)
    return FRUITS.flatMap((fruit, column) =>
      two.map((row) => ({ ...scaled(fruit, 0.54), at: at(column, row, 5, 0.52) })),
    );
  const columns = goal === 55 ? 3 : 4;
  return two.flatMap((row) =>
    Array.from({ length: columns }, (_unused, column) =>
      anyFruit(goal === 55 ? 0 : row, ...at(column, row, columns, goal === 55 ? 0.75 : 0.62)),
    ),
  );
}

/** A goal card's data: 50 to 57, its points, and whether its butter is still on it. */
export interface GoalCardArt {
  readonly goal: number;
  readonly points: number;
  readonly butter: boolean;
  /** Whether the cross of goal 53 is an X. */
  readonly crossX?: boolean;
}

/** A goal card: butter while it is there, points, and an example. Points are house data. */
export function goalCard({ goal, points, butter, crossX = false }: GoalCardArt): Group {
  const digits = glyph(points.toString(), '0', '0');
  return card('goal-card', 'butter', [
    ...(butter ? [{ ...scaled(BUTTER, 0.9), at: [-0.9, -1.16] as Point }] : []),
    path(outlineAt([[0.95, -1.16]], circle(0.32)), { fill: 'plate', stroke: 'label', width: 0.05 }),
    { ...scaled(group('points', [path(digits, { stroke: 'label', width: 0.05 })]), 1.7), at: [0.95, -1.16] },
    group('goal', goal < 55 ? [smallWaffle(exampleOf(goal, crossX))] : fruitExample(goal), { at: [0, 0.44] }),
    { ...HOUSE, at: [0.3, -1.16] },
  ]);
}

/** A mark round a card. */
export function cardFrame(at: Point, stroke: Token): Group {
  const lines = [path(FRAME, { stroke: 'whipped', width: 0.22 }), path(FRAME, { stroke, width: 0.12 })];
  return group('frame', [group('lines', lines, { at })]);
}

// All orientations of a card's shape, in a row as high as a card round (0, 0).

/** A row of drawings; `draw` gets the space for each. */
function panel(count: number, width: number, draw: (at: number, room: number) => Group): Group {
  const step = (width - 0.5) / Math.max(4, count);
  const half = short(width / 2 - 0.1);
  return group('orientations', [
    path(`M-${half}-1.5H${half}V1.5H-${half}z`, { fill: 'batter', stroke: 'golden-line', width: 0.1 }),
    ...Array.from({ length: count }, (_unused, at) => ({
      ...draw(at, step * 0.84),
      at: [(at - (count - 1) / 2) * step, 0] as Point,
    })),
  ]);
}

/** All ways in which the shape of a pattern card may be turned and mirrored. */
export function orientationPanel(drawings: readonly string[], fruit: number, width: number): Group {
  return panel(drawings.length, width, (at, room) => drawingOf(drawings[at] ?? '', fruit, room, 2.6));
}

/** All ways in which a waffle meets a goal, each a list of spaces with syrup. */
export function goalPanel(shapes: readonly (readonly number[])[], width: number): Group {
  return panel(shapes.length, width, (at, room) => scaled(smallWaffle(shapes[at] ?? []), Math.min(room, 2.6) / 2.1));
}
