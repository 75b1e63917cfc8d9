/**
 * Reasons that compare numbers, at random positions: each number is counted again with the reference implementations, which
 * share no code with the rules.
 */
import { describe } from 'node:test';
import type { ComparedKind } from '../../src/core/contract.js';
import {
  CONNECT_FOUR,
  HOSTAGE_RESCUE,
  readReference,
  REVERSI,
  SNAKE,
  WAFFLE_CHECKERS,
  type Reference,
  type ReferenceGame,
} from '../grid/reference-sides.js';
import { MENU } from '../buffet-boss/reference-game.js';
import { FIVES, QUADRANTS, shapesOf } from '../waffle-wars/reference-board.js';
import { moves, played, read, threats, type Reference as Wars } from '../waffle-wars/reference-game.js';
import { recountedReasons, type Recount, type Recounted } from './recounts.js';

const other = (side: string): 's' | 'b' => (side === 's' ? 'b' : 's');
const count = (pieces: Readonly<Record<string, string>>, side: string): number =>
  Object.values(pieces).filter((piece) => piece === side).length;
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const ALL = [1, 2, 3, 4, 5, 6].flatMap((rank) => [...'abcdef'].map((file) => `${file}${rank}`));
const column = (space: string): number => 'abcdef'.indexOf(space.charAt(0));
const row = (space: string): number => Number(space.charAt(1));

/** Compares the reasons of a game of strawberries and blueberries. */
function recounts<P>(
  id: string,
  games: number,
  reference: Recounted<P>,
  kinds: Readonly<Partial<Record<ComparedKind, (after: P, side: 's' | 'b', before: P) => number>>>,
): void {
  const bySeat = Object.entries(kinds).map(([kind, count]): [string, Recount<P>] => [
    kind,
    (after, seat, before) => count(after, seat === 0 ? 's' : 'b', before),
  ]);
  recountedReasons(id, games, reference, Object.fromEntries(bySeat));
}

const grid = ({ play }: ReferenceGame): Recounted<Reference> => ({ read: readReference, play });

/** The lead of a side once nobody wants to capture any more. */
function lead<P>(
  at: P,
  side: string,
  left: number,
  of: {
    readonly jumps: (at: P) => readonly P[];
    readonly mover: (at: P) => string;
    readonly pieces: (at: P, side: string) => number;
  },
): number {
  const now = of.pieces(at, side) - of.pieces(at, other(side));
  const after = left === 0 ? [] : of.jumps(at).map((one) => lead(one, side, left - 1, of));
  return of.mover(at) === side ? Math.max(now, ...after) : Math.min(now, ...after);
}

const CHECKERS = {
  jumps: (at: Reference) =>
    at.winner === ''
      ? WAFFLE_CHECKERS.moves(at)
          .filter((token) => token.includes('x'))
          .map((token) => WAFFLE_CHECKERS.play(at, token))
      : [],
  mover: (at: Reference) => at.side,
  pieces: (at: Reference, side: string) => count(at.pieces, side),
};

const WARS = {
  jumps: (at: Wars) =>
    moves(at)
      .filter((token) => token.includes('x'))
      .map((token) => played(at, token)),
  mover: (at: Wars) => at.side,
  pieces: (at: Wars, side: string) => count(at.pieces, side) + at.hands[side === 's' ? 's' : 'b'],
};

/** All the lines of four, each with the letters of its pieces. */
function fours({ pieces }: Reference): string[] {
  const ways = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ];
  return ALL.flatMap((start) =>
    ways.flatMap(([x = 0, y = 0]) => {
      const four = [0, 1, 2, 3].map((far) => `${'abcdef'.charAt(column(start) + far * x)}${row(start) + far * y}`);
      return four.every((space) => ALL.includes(space)) ? [four.map((space) => pieces[space] ?? '.').join('')] : [];
    }),
  );
}

/** The number of pieces that a side of Snake needs to get to each space it can get to. */
function distances(at: Reference, side: string): Map<string, number> {
  const found = new Map<string, number>();
  let heads = [at.last[side] ?? ''];
  for (let far = 1; heads.length > 0; far++) {
    const next = heads.flatMap((head) => SNAKE.moves({ ...at, side, last: { ...at.last, [side]: head } }));
    heads = [...new Set(next)].filter((space) => !found.has(space));
    for (const space of heads) found.set(space, far);
    if ((at.last[side] ?? '-') === '-') break;
  }
  return found;
}

const rolled = (at: Reference, side: string, roll: number): Reference => ({ ...at, side, roll, left: 0, moved: '' });

/** The rolls with which a side wins at once, tried to the end of the turn; none once the game is over. */
function winningRolls(at: Reference, side: string): number {
  const wins = (one: Reference): boolean =>
    one.winner === side ||
    (one.side === side && HOSTAGE_RESCUE.moves(one).some((token) => wins(HOSTAGE_RESCUE.play(one, token))));
  return at.winner === '' ? [1, 2, 3, 4, 5, 6].filter((roll) => wins(rolled(at, side, roll))).length : 0;
}

/** The positions at the end of the turn of the side that has moved. */
const ends = (at: Reference): Reference[] =>
  at.left > 0 ? HOSTAGE_RESCUE.moves(at).map((token) => HOSTAGE_RESCUE.play(at, token)) : [at];

/** The stars of the food of a move, by the words of the position. */
function starsOf(text: string, token: string): number {
  const fallen = (text.split(' ')[4]?.split(':')[3] ?? '-').split('+').flatMap((fall) => fall.split('.').slice(1));
  const food = token.startsWith('save:') ? (fallen[Number(token.slice(5)) - 1] ?? '').replace('!', '') : token;
  return MENU[food]?.[2] ?? 0;
}

describe('a second count confirms the numbers of reasons', () => {
  recounts('hostage-rescue', 12, grid(HOSTAGE_RESCUE), {
    'lets-rolls': (at, side) => Math.min(...ends(at).map((end) => winningRolls(end, side))),
    rolls: (at, side) => most(ends(at).map((end) => winningRolls(end, side))),
    takes: (at, side, before) =>
      most(ends(at).map((end) => count(before.pieces, other(side)) - count(end.pieces, other(side)))),
  });
  recounts('waffle-checkers', 3, grid(WAFFLE_CHECKERS), {
    trades: (at, side, before) => most([lead(at, side, 6, CHECKERS) - lead(before, side, 0, CHECKERS)]),
    'lets-trade': (at, side, before) => most([lead(at, side, 6, CHECKERS) - lead(before, side, 0, CHECKERS)]),
    catches: (at, side) => {
      const after = WAFFLE_CHECKERS.moves(at).map((token) => WAFFLE_CHECKERS.play(at, token));
      const caught = after.map((one) =>
        most(
          CHECKERS.jumps({ ...one, side }).map(
            (jump) => count(one.pieces, other(side)) - count(jump.pieces, other(side)),
          ),
        ),
      );
      return at.winner === '' ? Math.min(...caught) : 0;
    },
    front: (at, side) =>
      most(
        Object.keys(at.pieces).map((space) =>
          at.pieces[space] !== side ? 0 : side === 's' ? row(space) - 1 : 6 - row(space),
        ),
      ),
  });
  recounts('snake', 200, grid(SNAKE), {
    room: (at, side) => {
      const [own, theirs] = [distances(at, side), distances(at, other(side))];
      const late = at.side === side ? 0 : 1;
      return [...own].filter(([space, far]) => far + late <= (theirs.get(space) ?? Infinity)).length;
    },
    'lets-moves': (at, side) => SNAKE.moves({ ...at, side }).length,
  });
  recounts('reversi', 60, grid(REVERSI), {
    'lets-moves': (at, side) => REVERSI.moves({ ...at, side }).filter((token) => token !== 'pass').length,
    moves: (at, side) => {
      const after = REVERSI.moves(at).map((token) => REVERSI.play(at, token));
      return Math.min(
        ...after.map((one) => REVERSI.moves({ ...one, side }).filter((token) => token !== 'pass').length),
      );
    },
    edges: (at, side) => ALL.filter((space) => at.pieces[space] === side && /[af]|[16]/.test(space)).length,
  });
  recounts('connect-four', 40, grid(CONNECT_FOUR), {
    ways: (at, side) => threatsOfFour(at, side),
    'lets-ways': (at, side) => threatsOfFour(at, side),
    lines: (at, side) => fours(at).filter((four) => four.includes(side) && !four.includes(other(side))).length,
    'lets-open': (at, side) => fours(at).filter((four) => !four.includes(other(side))).length,
  });
  recounts(
    'buffet-boss',
    20,
    { read: (text) => ({ text, stars: 0 }), play: ({ text }, token) => ({ text, stars: starsOf(text, token) }) },
    { stars: ({ stars }) => stars },
  );
  recounts(
    'waffle-wars',
    10,
    { read: (text) => read(text), play: played },
    {
      ways: (at, side) => (at.won ? 0 : threats(at, side).length),
      'lets-ways': (at, side) => (at.won ? 0 : threats(at, side).length),
      trades: (at, side, before) => most([lead(at, side, 4, WARS) - lead(before, side, 0, WARS)]),
      'lets-trade': (at, side, before) => most([lead(at, side, 4, WARS) - lead(before, side, 0, WARS)]),
      shapes: ({ pieces }, side) =>
        sum(
          Object.keys(QUADRANTS).map(
            (quadrant) =>
              shapesOf(quadrant).filter((shape) => {
                const open = shape.filter((space) => pieces[space] !== side);
                return open.length === 1 && open.every((space) => pieces[space] === undefined);
              }).length,
          ),
        ),
      lines: ({ pieces }, side) =>
        FIVES.filter(
          (five) =>
            five.filter((space) => pieces[space] === side).length >= 2 &&
            five.every((space) => pieces[space] !== other(side)),
        ).length,
    },
  );
});

/** Spaces with which a side would have four in a row, were they filled now. */
function threatsOfFour(at: Reference, side: string): number {
  return ALL.filter((space) => {
    if (at.pieces[space] !== undefined) return false;
    return fours({ ...at, pieces: { ...at.pieces, [space]: side } }).includes(side.repeat(4));
  }).length;
}
