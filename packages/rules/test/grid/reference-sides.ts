/**
 * The bonus games read from their catalogues once more, slowly and obviously: spaces are names, a board is a dictionary, and a
 * position is what its text says. Shares no code with the core or with the bots; only the notation is the same.
 */

/** A position: pieces by space, who is to move, and what else the game remembers. */
export interface Reference {
  readonly pieces: Readonly<Record<string, string>>;
  readonly side: string;
  /** The last piece of each side (Snake). */
  readonly last: Readonly<Record<string, string>>;
  /** What is left of a roll, the roll, and the piece that walked the first part (Hostage Rescue). */
  readonly roll: number;
  readonly left: number;
  readonly moved: string;
  /** `s`, `b`, or `draw`; empty while the game goes on. */
  readonly winner: string;
}

/** One of the games. */
export interface ReferenceGame {
  readonly moves: (at: Reference) => string[];
  readonly play: (at: Reference, token: string) => Reference;
}

const FILES = 'abcdef';
const STEPS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);
const ALL = [1, 2, 3, 4, 5, 6].flatMap((rank) => [...FILES].map((file) => `${file}${rank}`));

const other = (side: string): string => (side === 's' ? 'b' : 's');

function away(space: string, [x, y]: readonly [number, number], far = 1): string {
  const file = FILES.indexOf(space.charAt(0)) + x * far;
  const rank = Number(space.charAt(1)) + y * far;
  return file >= 0 && file < 6 && rank >= 1 && rank <= 6 ? `${FILES.charAt(file)}${rank}` : '';
}

/** Reads the text of a position of any of them. */
export function readReference(text: string): Reference {
  const [board = '', turn = 's', rest = ''] = text.split(' ');
  const pieces: Record<string, string> = {};
  board.split('/').forEach((row, at) => {
    [...row.replace(/\d/g, (open) => '.'.repeat(Number(open)))].forEach((piece, file) => {
      if (piece !== '.') pieces[`${FILES.charAt(file)}${6 - at}`] = piece;
    });
  });
  const [side = 's', rolled = ''] = turn.split(':');
  const [roll = 0, left = 0] = rolled === '' ? [] : rolled.split('-').map(Number);
  const [s = '', b = ''] = rest.includes(',') ? rest.split(',') : [];
  const moved = /^[a-f]\d$/.test(rest) ? rest : '';
  return { pieces, side, last: { s, b }, roll, left, moved, winner: '' };
}

function put(at: Reference, changes: Readonly<Record<string, string>>): Record<string, string> {
  const pieces: Record<string, string> = {};
  for (const [space, piece] of Object.entries({ ...at.pieces, ...changes })) if (piece !== '') pieces[space] = piece;
  return pieces;
}

/** WW-70 */
export const SNAKE: ReferenceGame = {
  moves: ({ last, pieces, side }) => {
    const head = last[side] ?? '';
    const near = head === '' || head === '-' ? ALL : STEPS.map((step) => away(head, step));
    return near.filter((space) => space !== '' && pieces[space] === undefined);
  },
  play: (at, token) => {
    const next = {
      ...at,
      pieces: put(at, { [token]: at.side }),
      last: { ...at.last, [at.side]: token },
      side: other(at.side),
    };
    return SNAKE.moves(next).length > 0 ? next : { ...next, winner: at.side };
  },
};

/** WW-75 */
export const CONNECT_FOUR: ReferenceGame = {
  moves: ({ pieces }) =>
    [...FILES].flatMap((file) => {
      const rank = [1, 2, 3, 4, 5, 6].find((one) => pieces[`${file}${one}`] === undefined);
      return rank === undefined ? [] : [`${file}${rank}`];
    }),
  play: (at, token) => {
    const pieces = put(at, { [token]: at.side });
    const isFour = ALL.some((space) =>
      STEPS.some((step) => [0, 1, 2, 3].every((far) => pieces[away(space, step, far)] === at.side)),
    );
    const winner = isFour ? at.side : Object.keys(pieces).length === 36 ? 'draw' : '';
    return { ...at, pieces, side: other(at.side), winner };
  },
};

/** Spaces that are turned over by a piece here (WW-76). */
function turned({ pieces, side }: Reference, space: string): string[] {
  return STEPS.flatMap((step) => {
    const line: string[] = [];
    for (let far = 1; pieces[away(space, step, far)] === other(side); far++) line.push(away(space, step, far));
    return pieces[away(space, step, line.length + 1)] === side ? line : [];
  });
}

/** WW-76 */
export const REVERSI: ReferenceGame = {
  moves: (at) => {
    const places = ALL.filter((space) => at.pieces[space] === undefined && turned(at, space).length > 0);
    return places.length > 0 ? places : ['pass'];
  },
  play: (at, token) => {
    if (token === 'pass') return { ...at, side: other(at.side) };
    const changes = Object.fromEntries([token, ...turned(at, token)].map((space) => [space, at.side]));
    const next: Reference = { ...at, pieces: put(at, changes), side: other(at.side) };
    const isStuck = [next, { ...next, side: at.side }].every((one) => REVERSI.moves(one)[0] === 'pass');
    if (!isStuck) return next;
    const [s, b] = ['s', 'b'].map((side) => Object.values(next.pieces).filter((piece) => piece === side).length);
    return { ...next, winner: s === b ? 'draw' : (s ?? 0) > (b ?? 0) ? 's' : 'b' };
  },
};

/** All chains of jumps from a space, each stop being an end (WW-71). */
function chains(at: Reference, path: readonly string[]): string[] {
  const from = path[path.length - 1] ?? '';
  const back = at.side === 's' ? '6' : '1';
  if (path.length > 1 && from.endsWith(back)) return [path.join('x')];
  const on = STEPS.flatMap((step) => {
    const over = away(from, step);
    const to = away(from, step, 2);
    if (to === '' || at.pieces[over] !== other(at.side) || at.pieces[to] !== undefined) return [];
    return chains({ ...at, pieces: put(at, { [from]: '', [over]: '', [to]: at.side }) }, [...path, to]);
  });
  return path.length > 1 ? [path.join('x'), ...on] : on;
}

/** WW-71. Repetition is left out: no puzzle is so long. */
export const WAFFLE_CHECKERS: ReferenceGame = {
  moves: (at) =>
    Object.keys(at.pieces).flatMap((space) => {
      if (at.pieces[space] !== at.side) return [];
      const steps = STEPS.map((step) => away(space, step)).filter((to) => to !== '' && at.pieces[to] === undefined);
      return [...steps.map((to) => `${space}>${to}`), ...chains(at, [space])];
    }),
  play: (at, token) => {
    const path = token.split(/[>x]/);
    const from = path[0] ?? '';
    const to = path[path.length - 1] ?? '';
    const changes: Record<string, string> = { [from]: '' };
    if (token.includes('x')) {
      path.slice(1).forEach((end, i) => {
        const begin = path[i] ?? '';
        const over = STEPS.map((step) => away(begin, step)).find((space) =>
          STEPS.some((step) => away(begin, step) === space && away(begin, step, 2) === end),
        );
        changes[over ?? ''] = '';
      });
    }
    changes[to] = at.side;
    const next: Reference = { ...at, pieces: put(at, changes), side: other(at.side) };
    const isHome = to.endsWith(at.side === 's' ? '6' : '1');
    return isHome || WAFFLE_CHECKERS.moves(next).length === 0 ? { ...next, winner: at.side } : next;
  },
};

/** Where one piece can walk exactly so far (WW-72). */
function walks({ pieces, side }: Reference, from: string, far: number): string[] {
  const [goal, prison] = side === 's' ? ['f6', 'a1'] : ['a1', 'f6'];
  if (far < 1) return [];
  const straight = STEPS.filter(([x, y]) => x === 0 || y === 0);
  return straight.flatMap((step) => {
    const way = Array.from({ length: far }, (_none, at) => away(from, step, at + 1));
    const to = way[far - 1] ?? '';
    if (to === '' || to === prison) return [];
    // Both hostages look like pieces: one's own waits in the far corner, theirs in one's own
    const isClear = way.slice(0, -1).every((space) => pieces[space] !== other(side) || space === goal);
    const isFree = to === goal || pieces[to] !== side;
    return isClear && isFree ? [`${from}>${to}`] : [];
  });
}

function own({ pieces, side }: Reference): string[] {
  const goal = side === 's' ? 'f6' : 'a1';
  return Object.keys(pieces).filter((space) => pieces[space] === side && space !== goal);
}

/** WW-72 and WW-73, without the flag. */
export const HOSTAGE_RESCUE: ReferenceGame = {
  moves: (at) => {
    const all = (far: number, from: readonly string[], board = at): string[] =>
      from.flatMap((space) => walks(board, space, far));
    if (at.left > 0)
      return all(
        at.left,
        own(at).filter((space) => space !== at.moved),
      );
    const whole = at.roll === 6 ? [] : all(at.roll, own(at));
    if (whole.length > 0) return whole;
    const splits = [1, 2, 3, 4, 5].flatMap((part) =>
      part >= at.roll
        ? []
        : all(part, own(at)).filter((token) => {
            const next = HOSTAGE_RESCUE.play(at, token);
            return next.winner !== '' || HOSTAGE_RESCUE.moves(next).length > 0;
          }),
    );
    return splits.length > 0 ? splits : ['pass'];
  },
  play: (at, token) => {
    const done: Reference = { ...at, side: other(at.side), roll: 0, left: 0, moved: '' };
    if (token === 'pass') return done;
    const [from = '', to = ''] = token.split('>');
    const pieces = put(at, { [from]: '', [to]: at.side });
    if (to === (at.side === 's' ? 'f6' : 'a1')) return { ...done, pieces, winner: at.side };
    const far =
      Math.abs(FILES.indexOf(from.charAt(0)) - FILES.indexOf(to.charAt(0))) +
      Math.abs(Number(from.charAt(1)) - Number(to.charAt(1)));
    const left = (at.left > 0 ? at.left : at.roll) - far;
    return left > 0 ? { ...at, pieces, left, moved: to } : { ...done, pieces };
  },
};
