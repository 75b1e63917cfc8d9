/** Near-twins: puzzles whose positions are the same, or nearly so, once the board is turned or mirrored or the sides are swapped. */
import type { Found } from './found.js';

/** Positions which so few pieces tell apart are one puzzle twice. */
const NEAR = 2;

/** Pieces by place, as one way to look at the board shows them. */
type View = ReadonlyMap<string, string>;

/** Whether two puzzles of a game are near-twins. */
export function areTwins(game: string, one: Pick<Found, 'position'>, other: Pick<Found, 'position'>): boolean {
  return distance(game, one.position, other.position) <= NEAR;
}

/** The number of pieces that have to be moved, added or taken away to make one position of the other, however the board is held. */
export function distance(game: string, one: string, other: string): number {
  const views = VIEWS[game] ?? GRID(TURNS_AND_MIRRORS);
  const [first] = views(one);
  return first
    ? Math.min(...views(other).map((view) => Math.max(missing(first, view), missing(view, first))))
    : Infinity;
}

function missing(from: View, to: View): number {
  return [...from].filter(([place, piece]) => to.get(place) !== piece).length;
}

// Square boards: a point is a column and a row from 0 on.

type Point = readonly [x: number, y: number];
/** A way to hold a board with so many spaces a side. */
type Way = (point: Point, last: number) => Point;

const same: Way = (point) => point;
const leftRight: Way = ([x, y], last) => [last - x, y];
const upDown: Way = ([x, y], last) => [x, last - y];
const half: Way = ([x, y], last) => [last - x, last - y];
const diagonal: Way = ([x, y]) => [y, x];
const across: Way = ([x, y], last) => [last - y, last - x];
const ALL_WAYS: readonly Way[] = [
  same,
  leftRight,
  upDown,
  half,
  diagonal,
  across,
  ([x, y], last) => [last - y, x],
  ([x, y], last) => [y, last - x],
];

/** Ways to hold the board, first those with the sides as they are, then those with the sides swapped. */
type Symmetries = readonly [kept: readonly Way[], swapped: readonly Way[]];
const TURNS_AND_MIRRORS: Symmetries = [ALL_WAYS, ALL_WAYS];

const SIDES: Readonly<Record<string, string>> = { s: 'b', b: 's', S: 'B', B: 'S' };

/** Boards of six by six with pieces of two sides; the last pieces of Snake are pieces of their own kind. */
const GRID =
  ([kept, swapped]: Symmetries) =>
  (position: string): readonly View[] => {
    const [rows = '', , last = ''] = position.split(' ');
    const heads = last.split(',').map((space) => `${space.charCodeAt(0) - 97},${Number(space.charAt(1)) - 1}`);
    const pieces = [...squares(rows)].map(([place, piece]): readonly [string, string] => [
      place,
      heads.includes(place) ? piece.toUpperCase() : piece,
    ]);
    const held = (way: Way, named: (piece: string) => string): View =>
      new Map(pieces.map(([place, piece]) => [placed(place, way, 5), named(piece)]));
    return [
      ...kept.map((way) => held(way, (piece) => piece)),
      ...swapped.map((way) => held(way, (piece) => SIDES[piece] ?? piece)),
    ];
  };

function placed(place: string, way: Way, last: number): string {
  const [x = 0, y = 0] = place.split(',').map(Number);
  return way([x, y], last).join();
}

/** Pieces of a board written row by row from the top, open spaces as numbers. */
function squares(rows: string): View {
  const pieces = new Map<string, string>();
  const lines = rows.split('/');
  lines.forEach((row, down) => {
    let x = 0;
    for (const [piece] of row.matchAll(/\d|[a-zA-Z]\*?/g)) {
      if (/\d/.test(piece)) x += Number(piece);
      else pieces.set(`${x++},${lines.length - 1 - down}`, piece);
    }
  });
  return pieces;
}

/** Waffle Time: the waffle of the seat to move, and what it has in hand. */
function waffleViews(position: string): readonly View[] {
  const [waffles = '', step = '', , , , , hand = ''] = position.split(' ');
  const pieces = squares(waffles.split(';')[Number(step.charAt(1)) - 1] ?? '');
  return ALL_WAYS.map(
    (way) =>
      new Map([
        ...[...pieces].map(([place, piece]) => [placed(place, way, 4), piece] as const),
        ...bag('hand', [...hand]),
      ]),
  );
}

/** Waddle Waddle: the twelve ways to hold a board of hexes, the seat to move in one colour and all others in another. */
function hexViews(position: string): readonly View[] {
  const [board = '', mover = ''] = position.split(' ');
  const tiles = board.split(';').map((tile) => {
    const [x = 0, y = 0] = tile.slice(2).split(',').map(Number);
    return { x, y, piece: (tile.charAt(0) === mover.charAt(0) ? '+' : '-') + tile.charAt(1) };
  });
  return [0, 1, 2, 3, 4, 5].flatMap((turns) =>
    [false, true].map((isMirrored): View => {
      const held = tiles.map(({ piece, ...tile }): readonly [string, string] => {
        let [x, y] = isMirrored ? [tile.y, tile.x] : [tile.x, tile.y];
        for (let turn = 0; turn < turns; turn++) [x, y] = [-y, x + y];
        return [`${x},${y}`, piece];
      });
      return new Map(held);
    }),
  );
}

/** Top Waffle: cards on display, and those of the seat to move. */
function cardViews(position: string): readonly View[] {
  const [display = '', step = '', players = ''] = position.split(' ');
  const own = players.split(';')[Number(step.charAt(1)) - 1] ?? '';
  const zones = [...display.split('/'), ...own.split('/').slice(0, 3)];
  return [new Map(zones.flatMap((cards, zone) => bag(`${zone}`, cards.split('.'))))];
}

/** Buffet Boss: what lies on the plate, and what is to be added. That is so little that all of it has to be the same. */
function plateViews(position: string): readonly View[] {
  const [plate = '', , , , turn = ''] = position.split(' ');
  const [, pile = ''] = plate.split('/');
  const beside = (turn.split(':')[3] ?? '').split('.').slice(1);
  const weight = [0, 1, 2].map((time) => bag(`beside ${time}`, beside)).flat();
  return [new Map([...bag('pile', pile.split('.')), ...weight])];
}

/** Things without an order: of equal ones the first, the second… */
function bag(name: string, things: readonly string[]): readonly (readonly [string, string])[] {
  const count = new Map<string, number>();
  return things.map((thing) => {
    count.set(thing, (count.get(thing) ?? 0) + 1);
    return [`${name} ${thing} ${count.get(thing) ?? 0}`, thing];
  });
}

const VIEWS: Readonly<Record<string, (position: string) => readonly View[]>> = {
  'connect-four': GRID([
    [same, leftRight],
    [same, leftRight],
  ]),
  'waffle-checkers': GRID([
    [same, leftRight],
    [upDown, half],
  ]),
  'hostage-rescue': GRID([
    [same, diagonal],
    [half, across],
  ]),
  'waffle-time': waffleViews,
  'waddle-waddle': hexViews,
  'top-waffle': cardViews,
  'buffet-boss': plateViews,
};
