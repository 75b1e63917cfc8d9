/** The counting of Buffet Boss read once more from the catalogue, slowly, sharing no code with the core. */

/** Food: group letter, colour, stars. Groups: v f m s d, and - for none. */
export const MENU: Readonly<Record<string, readonly [group: string, colour: string, stars: number]>> = {
  lettuce: ['v', 'green', 2],
  'pea-pod': ['v', 'green', 3],
  broccoli: ['v', 'green', 4],
  squid: ['s', 'white', 2],
  mushroom: ['v', 'white', 3],
  egg: ['-', 'white', 4],
  'berry-pie': ['d', 'purple', 2],
  octopus: ['s', 'purple', 3],
  grapes: ['f', 'purple', 4],
  'lemon-tart': ['d', 'yellow', 2],
  banana: ['f', 'yellow', 3],
  pineapple: ['f', 'yellow', 4],
  steak: ['m', 'red', 2],
  'lobster-claw': ['s', 'red', 3],
  strawberry: ['f', 'red', 4],
  gingerbread: ['d', 'brown', 2],
  sausage: ['m', 'brown', 3],
  'chicken-wing': ['m', 'brown', 4],
  ham: ['m', 'pink', 2],
  cupcake: ['d', 'pink', 3],
  shrimp: ['s', 'pink', 4],
};

/** A piece on a plate; two pieces of one food are two objects. */
export interface Piece {
  readonly food: string;
}

/** What lies on a plate; contacts are pairs of pieces, the plate itself being `'plate'`. */
export interface Pile {
  height: number;
  pieces: Piece[];
  contacts: (readonly [Piece | 'plate', Piece])[];
}

const group = (piece: Piece): string => MENU[piece.food]?.[0] ?? '?';
const colour = (piece: Piece): string => MENU[piece.food]?.[1] ?? '?';
export const stars = (piece: Piece): number => MENU[piece.food]?.[2] ?? 0;

const SHOWN: Readonly<Record<string, readonly string[]>> = {
  B1: ['v', 'f'],
  B2: ['f', 'd'],
  B3: ['d', 'm'],
  B4: ['m', 's'],
  B5: ['s', 'v'],
  B6: ['green', 'purple'],
  B7: ['white', 'yellow'],
  B8: ['red', 'pink'],
};

/** Points of a character for a pile. */
export function bonus(card: string, { pieces, contacts }: Pile): number {
  const count = (test: (piece: Piece) => boolean): number => pieces.filter(test).length;
  const shown = SHOWN[card];
  if (shown) return 2 * count((piece) => shown.includes(group(piece)) || shown.includes(colour(piece)));
  const grouped = pieces.filter((piece) => group(piece) !== '-');
  const pairs = contacts.flatMap(([a, b]) => (a === 'plate' ? [] : [[a, b] as const]));
  switch (card) {
    case 'B9':
      return 2 * count((piece) => stars(piece) === 2);
    case 'B10':
      return 3 * Math.floor(count((piece) => stars(piece) === 3) / 2);
    case 'B11':
      return count((piece) => stars(piece) === 4);
    case 'B12':
      return 3 * contacts.filter(([a]) => a === 'plate').length;
    case 'B13':
      return 2 * new Set(grouped.map(group)).size;
    case 'B14':
      return 2 * new Set(pieces.map(colour)).size;
    case 'B15':
      return 2 * Math.max(0, ...grouped.map((piece) => count((other) => group(other) === group(piece))));
    case 'A1':
      return 4 * pairs.filter(([a, b]) => group(a) === group(b) && group(a) !== '-').length;
    case 'A2':
      return 4 * pairs.filter(([a, b]) => colour(a) === colour(b)).length;
    default:
      return 5 * count((piece) => pairs.filter((pair) => pair.includes(piece)).length === 1);
  }
}
