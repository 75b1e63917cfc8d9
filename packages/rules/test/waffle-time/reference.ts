/**
 * A second, slow matcher for the tests: every card is a question asked of every ordered choice of spaces in a line, an L,
 * a square and so on, with coordinates and without tables of turned shapes.
 */
import { fruitOn, hasCream, hasSyrup } from '../../src/waffle-time/waffle.js';

type Spot = readonly [x: number, y: number];

const KINDS: Readonly<Record<string, number>> = { cherry: 1, strawberry: 2, blackberry: 3, banana: 4, blueberry: 5 };

/** Shapes as walks: each step is forward (0), left (1) or right (2) of the way one came. */
interface Walk {
  readonly steps: readonly string[];
  readonly kinds: string;
}

/** Cards as words along a walk; `F` fruit, `o` other, `C` cream. Steps in compass words from the first spot. */
const WALKS: Readonly<Record<string, readonly Walk[]>> = {
  'cherry-1': [{ steps: ['', 'E', 'EE'], kinds: 'FFC' }],
  'cherry-1-both': [{ steps: ['', 'E', 'EE', 'EEE'], kinds: 'CFFC' }],
  'cherry-2': [{ steps: ['', 'E', 'EE'], kinds: 'FFF' }],
  'cherry-3': [{ steps: ['', 'E', 'N'], kinds: 'FFF' }],
  'blackberry-1': [{ steps: ['', 'E', 'N', 'EN'], kinds: 'FFFF' }],
  'blackberry-2': [{ steps: ['', 'E', 'W', 'N'], kinds: 'FFFF' }],
  'blackberry-3': [{ steps: ['', 'E', 'N', 'WN'], kinds: 'FFFF' }],
  'strawberry-1': [
    { steps: ['', 'E', 'N', 'EN'], kinds: 'FFoo' },
    { steps: ['', 'E', 'N', 'EN'], kinds: 'FooF' },
  ],
  'strawberry-2': [{ steps: ['', 'EN', 'EENN'], kinds: 'FoF' }],
  'strawberry-3': [{ steps: ['', 'E', 'N'], kinds: 'CFF' }],
  'banana-1': [{ steps: ['', 'E', 'EE', 'EEE'], kinds: 'oFFo' }],
  'banana-2': [{ steps: ['', 'E', 'EE', 'EEE'], kinds: 'FoFo' }],
  'banana-3': [{ steps: ['', 'E', 'EE', 'EEE'], kinds: 'FooF' }],
};

/** The eight ways to read E and N. */
const FRAMES: readonly (readonly [east: Spot, north: Spot])[] = [
  [
    [1, 0],
    [0, 1],
  ],
  [
    [1, 0],
    [0, -1],
  ],
  [
    [-1, 0],
    [0, 1],
  ],
  [
    [-1, 0],
    [0, -1],
  ],
  [
    [0, 1],
    [1, 0],
  ],
  [
    [0, 1],
    [-1, 0],
  ],
  [
    [0, -1],
    [1, 0],
  ],
  [
    [0, -1],
    [-1, 0],
  ],
];

function number([x, y]: Spot): number {
  return y * 5 + x;
}

function onWaffle([x, y]: Spot): boolean {
  return x >= 0 && y >= 0 && x < 5 && y < 5;
}

/** Spots of a walk from a start, in a frame. */
function spots(start: Spot, walk: Walk, [east, north]: readonly [Spot, Spot]): Spot[] {
  return walk.steps.map((step) => {
    let [x, y] = start;
    for (const letter of step) {
      const [dx, dy] = letter === 'N' ? north : east;
      const sign = letter === 'W' ? -1 : 1;
      [x, y] = [x + sign * dx, y + sign * dy];
    }
    return [x, y];
  });
}

interface Laid {
  readonly at: readonly Spot[];
  readonly kinds: string;
}

function laidWalks(waffle: readonly number[], name: string, fruit: number): Laid[] {
  const found: Laid[] = [];
  for (let x = 0; x < 5; x++) {
    for (let y = 0; y < 5; y++) {
      for (const walk of WALKS[name] ?? []) {
        for (const frame of FRAMES) {
          const at = spots([x, y], walk, frame);
          const fits = at.every((spot, i) => {
            if (!onWaffle(spot)) return false;
            const content = waffle[number(spot)] ?? 0;
            const kind = walk.kinds.charAt(i);
            if (kind === 'C') return hasCream(content);
            return kind === 'F' ? fruitOn(content) === fruit : fruitOn(content) > 0 && fruitOn(content) !== fruit;
          });
          if (fits) found.push({ at, kinds: walk.kinds });
        }
      }
    }
  }
  return found;
}

function key(waffle: readonly number[], cells: readonly number[], marked: readonly number[]): string | undefined {
  const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  const syrup = ascending(marked).filter((space) => !hasSyrup(waffle[space] ?? 0));
  return syrup.length === 0 ? undefined : `${ascending(cells).join()}|${syrup.join()}`;
}

/** Cells and syrup of every match, sorted, each once. */
export function referenceMatches(
  waffle: readonly number[],
  card: string,
  numbers: readonly number[],
  cherryBoth: boolean,
): string[] {
  const [name = '', digit = ''] = card.split('-');
  const found: (string | undefined)[] = [];
  if (name !== 'blueberry') {
    const walk = card === 'cherry-1' && cherryBoth ? 'cherry-1-both' : card;
    for (const { at, kinds } of laidWalks(waffle, walk, KINDS[name] ?? 0)) {
      found.push(key(waffle, at.map(number), at.filter((_spot, i) => kinds.charAt(i) === 'F').map(number)));
    }
  } else if (digit === '1') found.push(...runs(waffle));
  else if (digit === '2') found.push(...others(waffle, numbers, cherryBoth));
  else found.push(...besides(waffle));
  return [...new Set(found.filter((text) => text !== undefined))].sort();
}

function runs(waffle: readonly number[]): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  for (let first = 0; first < 25; first++) {
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      for (const length of [3, 4, 5]) {
        const cells = Array.from({ length }, (_unused, i): Spot => [
          (first % 5) + i * dx,
          Math.floor(first / 5) + i * dy,
        ]);
        if (!cells.every(onWaffle)) continue;
        const fruits = cells.map((spot) => fruitOn(waffle[number(spot)] ?? 0));
        const kinds = new Set(fruits);
        if (kinds.has(0) || !kinds.has(5) || kinds.size < 3) continue;
        found.push(key(waffle, cells.map(number), cells.filter((_spot, i) => fruits[i] === 5).map(number)));
      }
    }
  }
  return found;
}

function others(waffle: readonly number[], numbers: readonly number[], cherryBoth: boolean): (string | undefined)[] {
  return ['cherry', 'strawberry', 'blackberry', 'banana'].flatMap((name, i) => {
    const card = `${name}-${numbers[i] ?? 0}`;
    const walk = card === 'cherry-1' && cherryBoth ? 'cherry-1-both' : card;
    return laidWalks(waffle, walk, i + 1).map(({ at, kinds }) => {
      const berries = at.filter((spot, k) => kinds.charAt(k) === 'o' && fruitOn(waffle[number(spot)] ?? 0) === 5);
      return key(waffle, at.map(number), berries.map(number));
    });
  });
}

function besides(waffle: readonly number[]): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  for (let space = 0; space < 25; space++) {
    if (fruitOn(waffle[space] ?? 0) !== 5) continue;
    const [x, y] = [space % 5, Math.floor(space / 5)];
    const sweet = (
      [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as Spot[]
    ).filter((spot) => onWaffle(spot) && hasSyrup(waffle[number(spot)] ?? 0));
    for (const a of sweet)
      for (const b of sweet) if (number(a) < number(b)) found.push(key(waffle, [space, number(a), number(b)], [space]));
  }
  return found;
}
