/**
 * Plain waffles of any size: a golden slab with square pockets, letters below and digits on the left. 1 unit is one space,
 * (0, 0) the upper left corner of the upper left space; a space is a number, rank times width plus file, a1 being 0.
 */
import { outlineAt, roundSquare } from './marks.js';
import { group, path, short, type Group, type Path, type Point, type ViewBox } from './shapes.js';
import { FIRST_DIGITS, FIRST_LETTERS, MORE_DIGITS, SIXTH, strokesAt } from './strokes.js';

const COORDINATES: Readonly<Record<string, string>> = {
  ...FIRST_DIGITS,
  ...FIRST_LETTERS,
  ...SIXTH,
  ...MORE_DIGITS,
  g: 'm.06.05a.06.07 0 1 1-.12 0a.06.07 0 1 1 .12 0m0-.07v.14q0 .08-.11.05',
  h: 'm-.06-.12v.24m0-.1q.01-.06.06-.06t.06.06v.1',
  i: 'm0-.04v.12m-.005-.19h.01',
};

/** The files with letters; no board of the rules has more (`grid.ts`). */
const FILES = 'abcdefghi';
/** The ranks with digits, the same number. */
const RANKS = '123456789';

/** Path data of a letter from a to i or a digit from 1 to 9, centred on a point. */
function coordinate(character: string, x: string, y: string): string {
  return strokesAt(COORDINATES[character], x, y);
}

/** The number of spaces along a slab. */
export interface SlabSize {
  readonly width: number;
  readonly height: number;
}

/** Width of the rim round the spaces. */
const RIM = 0.5;
/** The whole slab with its rim. */
export function slabBox({ width, height }: SlabSize): ViewBox {
  return [-RIM, -RIM, width + 2 * RIM, height + 2 * RIM];
}

/** The middle of a space; `flipped` is the view from the other side. */
export function slabCentre({ width, height }: SlabSize, space: number, flipped = false): Point {
  const seen = flipped ? width * height - 1 - space : space;
  return [(seen % width) + 0.5, height - 0.5 - Math.floor(seen / width)];
}

/**
 * Draws the slab without coordinates, the same from both sides. Its edge is 0.42 from the spaces; the shadow fills the
 * rim.
 */
export function slab(size: SlabSize): Group {
  const { width, height } = size;
  const middles = Array.from({ length: width * height }, (_unused, space) => slabCentre(size, space));
  const [wide, high] = [width - 0.36, height - 0.36].map(short);
  const box = `h${wide}q.6 0 .6.6v${high}q0 .6-.6.6h-${wide}q-.6 0-.6-.6v-${high}q0-.6.6-.6z`;
  return group('waffle', [
    path('M.22-.36' + box, { fill: 'shadow', opacity: 0.3 }),
    path('M.18-.42' + box, { fill: 'golden', stroke: 'golden-line', width: 0.06 }),
    path(outlineAt(middles, roundSquare(0.45, 0.12)), { fill: 'batter-shade' }),
    path(outlineAt(middles, 'm.03.03' + roundSquare(0.4, 0.1)), { fill: 'batter' }),
  ]);
}

/**
 * Letters below and digits on the left, as seen from one side; behind an upright slab the ranks stay in place. Throws a
 * RangeError for a slab with more files or ranks than there are coordinates.
 */
export function slabLabels({ width, height }: SlabSize, flipped = false, upright = false): Path {
  if (width > FILES.length || height > RANKS.length)
    throw new RangeError(
      `A board of ${width} by ${height}: there are coordinates for ${FILES.length} by ${RANKS.length}.`,
    );
  let d = '';
  for (let file = 0; file < width; file++) {
    const x = flipped ? width - 0.5 - file : file + 0.5;
    d += coordinate(FILES.charAt(file), short(x), short(height + 0.22));
  }
  for (let rank = 0; rank < height; rank++) {
    const y = flipped && !upright ? rank + 0.5 : height - 0.5 - rank;
    d += coordinate(RANKS.charAt(rank), '-.22', short(y));
  }
  return path(d, { stroke: 'label', width: 0.05 });
}
