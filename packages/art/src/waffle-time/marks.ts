/** Marks on a waffle and on the draft board: starred spaces, toppings in preview, and shapes of cards. */
import { circle, outlineAt, edged, roundSquare } from '../marks.js';
import type { Token } from '../palette.js';
import { scaled } from '../path-data.js';
import { group, path, type Group, type Path, type Point, type Shape, short } from '../shapes.js';
import { slotCentre, tileCentre } from './draft.js';
import { toppingToken, FRUITS } from './toppings.js';
import { spaceCentre } from './waffle.js';

/** A topping in preview. */
export function laid(topping: number, space: number, onCream: boolean): Group {
  return { ...scaled(toppingToken(topping), onCream ? 0.76 : 0.92), at: spaceCentre(space) };
}

const STAR = 'm0-.3l.09.19l.21.02l-.16.14l.05.21l-.19-.11l-.19.11l.05-.21l-.16-.14l.21-.02z';

/** The spaces on which a dispenser card needs fruit. */
export function stars(spaces: readonly number[]): Shape {
  return path(outlineAt(spaces.map(spaceCentre), STAR), { fill: 'mark-win', stroke: 'golden-line', width: 0.04 });
}

/** A frame round one of the small waffles, 2 wide. */
export function seatFrame(at: Point): Group {
  return group('seat', [{ ...edged('seat-frame', 'M-.94-.94h1.88v1.88h-1.88z', 'select', 0.07), at }]);
}

/** A frame round the tiles of a slot, with a glow in the slot. */
export function sliceMark(slot: number, tiles: readonly number[]): Group {
  const frame = outlineAt(tiles.map(tileCentre), roundSquare(0.49, 0.14));
  return group('slice', [
    path(frame, { stroke: 'whipped', width: 0.11 }),
    path(frame + outlineAt([slotCentre(slot)], circle(0.34)), { stroke: 'select', width: 0.06 }),
  ]);
}

/** The slot of the last draft. */
export function slotRing(at: Point): Path {
  return path(outlineAt([at], circle(0.37)), { stroke: 'mark-threat', width: 0.07 });
}

// Outlines of cards on a waffle: completed patterns in the colour of their card's fruit, possible completions, and met goals.

/** The line of a fruit's card, cherry first. */
const LINES: readonly Token[] = ['cherry', 'strawberry-line', 'blackberry', 'banana-line', 'blueberry-bloom'];

const STEPS: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/**
 * Lines round some spaces, `inset` inside their edges; adjacent spaces share one line, diagonal ones are joined by a
 * bar.
 */
function outline(spaces: readonly number[], inset: number): string {
  const has = (space: number, dx: number, dy: number): boolean => {
    const x = (space % 5) + dx;
    // Ranks run up and y runs down
    const y = Math.floor(space / 5) - dy;
    return x >= 0 && x < 5 && y >= 0 && y < 5 && spaces.includes(y * 5 + x);
  };
  const half = 0.5 - inset;
  let d = '';
  for (const space of spaces) {
    const [x, y] = spaceCentre(space);
    for (const [dx, dy] of STEPS) {
      if (has(space, dx, dy)) continue;
      const end = (sign: number): string => {
        const reach = sign * (has(space, sign * -dy, sign * dx) ? 0.5 : half);
        return `${short(x + dx * half - dy * reach)} ${short(y + dy * half + dx * reach)}`;
      };
      d += `M${end(-1)}L${end(1)}`;
    }
    for (const dx of [-1, 1]) {
      if (has(space, dx, -1) && !has(space, dx, 0) && !has(space, 0, -1))
        d += `M${short(x + dx * 0.4)} ${short(y - 0.4)}L${short(x + dx * 0.6)} ${short(y - 0.6)}`;
    }
  }
  return d;
}

/** A fruit on a small plate. */
function badge(fruit: number, at: Point): Group {
  const drawn = FRUITS[fruit - 1];
  return group(
    'badge',
    [
      path(`M0 0${circle(0.19)}`, { fill: 'whipped', stroke: LINES[fruit - 1] ?? 'label', width: 0.045 }),
      ...(drawn ? [scaled(drawn, 0.34)] : []),
    ],
    { at },
  );
}

/** The spaces of a completion, and the fruit of its card. */
export interface CompletionArt {
  readonly cells: readonly number[];
  readonly fruit: number;
}

/** Shapes of completions, each with the fruit of its card over all lines; those that share spaces are kept apart. */
export function completions(name: string, shown: readonly CompletionArt[]): Group {
  const lines = shown.map(({ cells, fruit }, i) =>
    edged('completion', outline(cells, 0.01 + (i % 3) * 0.05), LINES[fruit - 1] ?? 'label', 0.055),
  );
  const badges = shown.map(({ cells, fruit }, i) => {
    const [x, y] = spaceCentre(Math.max(...cells));
    return badge(fruit, [x + 0.36 - (i % 3) * 0.4, y - 0.4]);
  });
  return group(name, [...lines, ...badges]);
}

/** On a space: fruits of the cards that a topping placed there can complete. */
export function chance(space: number, fruits: readonly number[]): Group {
  const [x, y] = spaceCentre(space);
  return group(
    'chance',
    fruits.slice(0, 3).map((fruit, i) => badge(fruit, [x + 0.3 - i * 0.3, y + 0.34])),
  );
}

/** The spaces of a goal that is met. */
export function spotFrame(spaces: readonly number[]): Group {
  return edged('goal', outline(spaces, 0.03), 'note-3', 0.07);
}
