/**
 * A second reading of the Waffle Wars catalogue, written to be obviously right and not to be fast. Spaces are names,
 * the board is a dictionary, and every question is answered by looking at everything anew. It shares no code with
 * `src/waffle-wars`; the tests hold the two against each other.
 *
 * This half: the waffle itself, win shapes, owners and winning conditions (WW-1, WW-12 to WW-23).
 */

export type Side = 's' | 'b';

/** Pieces by the name of their space; open spaces are left out. */
export type Pieces = Readonly<Record<string, Side>>;

const FILES = ['a', 'b', 'c', 'd', 'e', 'f'];
const RANKS = ['1', '2', '3', '4', '5', '6'];

/** All 36 spaces by name. */
export const ALL = RANKS.flatMap((rank) => FILES.map((file) => file + rank));

const ROWS = RANKS.map((rank) => FILES.map((file) => file + rank));
const PLACES = new Map(ROWS.flatMap((row, rank) => row.map((space, file) => [space, [file, rank] as const] as const)));

/** The space some files and ranks away; undefined off the waffle. */
export function away(space: string, files: number, ranks: number): string | undefined {
  const [file, rank] = PLACES.get(space) ?? [NaN, NaN];
  return ROWS[rank + ranks]?.[file + files];
}

/** Every way to step to a neighbour. */
export const STEPS = [-1, 0, 1].flatMap((files) =>
  [-1, 0, 1].filter((ranks) => files !== 0 || ranks !== 0).map((ranks) => [files, ranks] as const),
);

/** WW-1 */
export const QUADRANTS: Readonly<Record<string, readonly string[]>> = {
  'a1-c3': ALL.filter((space) => 'abc'.includes(space.charAt(0)) && '123'.includes(space.charAt(1))),
  'd1-f3': ALL.filter((space) => 'def'.includes(space.charAt(0)) && '123'.includes(space.charAt(1))),
  'a4-c6': ALL.filter((space) => 'abc'.includes(space.charAt(0)) && '456'.includes(space.charAt(1))),
  'd4-f6': ALL.filter((space) => 'def'.includes(space.charAt(0)) && '456'.includes(space.charAt(1))),
};

const NAMES = Object.keys(QUADRANTS);
const QUADRANT_OF = new Map(NAMES.flatMap((name) => (QUADRANTS[name] ?? []).map((space) => [space, name] as const)));

export function quadrantOf(space: string): string {
  const name = QUADRANT_OF.get(space);
  if (name === undefined) throw new Error(`${space} is no space`);
  return name;
}

/** WW-12: the spaces of each win shape of a quadrant, found by trying all lines of three and all squares. */
export function shapesOf(quadrant: string): string[][] {
  const inside = QUADRANTS[quadrant] ?? [];
  const found = new Map<string, string[]>();
  for (const space of inside) {
    const lines = STEPS.map(([files, ranks]) => [0, 1, 2].map((k) => away(space, k * files, k * ranks)));
    const square = [space, away(space, 1, 0), away(space, 0, 1), away(space, 1, 1)];
    for (const shape of [...lines, square]) {
      const spaces = shape.filter((other) => other !== undefined && inside.includes(other)) as string[];
      if (spaces.length === shape.length) found.set([...spaces].sort().join(), spaces);
    }
  }
  return [...found.values()];
}

const SHAPES = Object.fromEntries(NAMES.map((quadrant) => [quadrant, shapesOf(quadrant)]));

/** Every jump there is room for: from, over, to (WW-7). */
export const JUMPS = ALL.flatMap((from) =>
  STEPS.flatMap(([files, ranks]) => {
    const [over, to] = [away(from, files, ranks), away(from, 2 * files, 2 * ranks)];
    return over === undefined || to === undefined ? [] : [{ from, over, to }];
  }),
);

export function shapeCount(pieces: Pieces, quadrant: string, side: Side): number {
  return (SHAPES[quadrant] ?? []).filter((shape) => shape.every((space) => pieces[space] === side)).length;
}

/** WW-13 to WW-15 */
export function ownerOf(pieces: Pieces, quadrant: string): Side | 'war' | 'nobody' {
  const [s, b] = [shapeCount(pieces, quadrant, 's'), shapeCount(pieces, quadrant, 'b')];
  if (s === b) return s === 0 ? 'nobody' : 'war';
  return s > b ? 's' : 'b';
}

/** Ways to win on the board with their ranks (WW-23), in the order in which one of equal rank is named. */
const WAYS: readonly (readonly [string, number])[] = [
  ['five-in-a-row', 1],
  ['six-in-a-row', 2],
  ['filled-quadrant', 3],
  ['three-quadrants', 3],
];

/** A winning condition and the spaces of its line or quadrant. */
export interface Condition {
  readonly by: string;
  readonly rank: number;
  readonly spaces: readonly string[];
}

/** Every straight line of so many spaces, each once. */
function linesOf(length: number): string[][] {
  const lines = new Map<string, string[]>();
  for (const space of ALL) {
    for (const [files, ranks] of STEPS) {
      const line = Array.from({ length }, (_none, k) => away(space, k * files, k * ranks));
      const spaces = line.filter((other) => other !== undefined);
      if (spaces.length === length) lines.set([...spaces].sort().join(), spaces);
    }
  }
  return [...lines.values()];
}

/** Every five in a row there could be. */
export const FIVES = linesOf(5);
const FIVES_WITH = new Map(ALL.map((space) => [space, FIVES.filter((line) => line.includes(space))]));
const SIXES = linesOf(6);

/** WW-17 to WW-21: everything with which a side has won on this board. */
export function conditionsOf(pieces: Pieces, side: Side): Condition[] {
  const found: (readonly [string, readonly string[]])[] = [];
  const own = (space: string) => pieces[space] === side;
  const sixes = SIXES.filter((line) => line.every(own));
  for (const line of sixes) found.push(['six-in-a-row', line]);
  for (const line of FIVES.filter((five) => five.every(own))) {
    // WW-20: a six is one condition, and no fives besides
    if (!sixes.some((six) => line.every((space) => six.includes(space)))) found.push(['five-in-a-row', line]);
  }
  for (const spaces of Object.values(QUADRANTS)) {
    if (spaces.every(own)) found.push(['filled-quadrant', spaces]);
  }
  const owned = NAMES.filter((quadrant) => ownerOf(pieces, quadrant) === side);
  if (owned.length >= 3) found.push(['three-quadrants', owned.flatMap((quadrant) => QUADRANTS[quadrant] ?? [])]);
  return WAYS.flatMap(([by, rank]) => found.filter(([way]) => way === by).map(([, spaces]) => ({ by, rank, spaces })));
}

/** Whether a side has won on this board. Of six in a row five are a row, too. */
export function hasCondition(pieces: Pieces, side: Side): boolean {
  const own = (space: string) => pieces[space] === side;
  return (
    FIVES.some((line) => line.every(own)) ||
    Object.values(QUADRANTS).some((spaces) => spaces.every(own)) ||
    NAMES.filter((quadrant) => ownerOf(pieces, quadrant) === side).length >= 3
  );
}

/** Whether a side that had not won has with this piece of its own, which lies there already. */
export function completes(pieces: Pieces, side: Side, piece: string): boolean {
  const own = (space: string) => pieces[space] === side;
  return (
    (FIVES_WITH.get(piece) ?? []).some((line) => line.every(own)) ||
    (QUADRANTS[quadrantOf(piece)] ?? []).every(own) ||
    NAMES.filter((quadrant) => ownerOf(pieces, quadrant) === side).length >= 3
  );
}

/** The rank of a side's best condition, 0 for none. */
export function rankOf(pieces: Pieces, side: Side): number {
  return Math.max(0, ...conditionsOf(pieces, side).map((condition) => condition.rank));
}
