/** The other half of the reference implementation (see reference-board.ts): turns, moves, equity and terms, by tokens of the notation. */
import {
  ALL,
  completes,
  conditionsOf,
  FIVES,
  hasCondition,
  JUMPS,
  ownerOf,
  QUADRANTS,
  quadrantOf,
  rankOf,
  shapeCount,
} from './reference-board.js';
import type { Condition, Pieces, Side } from './reference-board.js';

/** Options (WW-3, WW-24, WW-27, WW-29), as the catalogue writes them. */
export interface ReferenceOptions {
  readonly hand: number;
  readonly equity: 'on' | 'off';
  readonly reply: 'placement' | 'any';
  readonly war: 'rank' | 'count';
}

export interface Reference {
  readonly options: ReferenceOptions;
  readonly pieces: Pieces;
  readonly hands: Readonly<Record<Side, number>>;
  readonly side: Side;
  readonly phase: 'first' | '-' | 'reply' | 'war';
  readonly won?: { readonly side: Side; readonly by: string };
}

export const other = (side: Side): Side => (side === 's' ? 'b' : 's');

export function start(options: ReferenceOptions): Reference {
  return { options, pieces: {}, hands: { s: options.hand, b: options.hand }, side: 's', phase: 'first' };
}

/** What the options say when none is given. */
export const USUAL: ReferenceOptions = { hand: 18, equity: 'on', reply: 'placement', war: 'rank' };

/** A position set up by hand; it is judged as if play had just reached it, with `side` next. */
export function setUp(position: Omit<Reference, 'won'>): Reference {
  return judge(position, other(position.side));
}

function placements(position: Reference, side: Side): string[] {
  if (position.hands[side] === 0) return []; // WW-11
  const unlocked = Object.entries(QUADRANTS).filter(([quadrant]) => {
    const owner = ownerOf(position.pieces, quadrant);
    return owner === 'nobody' || owner === side; // WW-13, WW-14, WW-15
  });
  const corners = position.phase === 'first' && side === 's' ? ['a1', 'f1', 'a6', 'f6'] : []; // WW-4
  const open = unlocked.flatMap(([, spaces]) => spaces).filter((space) => !position.pieces[space]); // WW-6
  return open.filter((space) => !corners.includes(space));
}

/** WW-7, WW-9 */
function jumps({ pieces }: Reference, side: Side): string[] {
  const legal = JUMPS.filter(
    ({ from, over, to }) => pieces[from] === side && pieces[over] === other(side) && !pieces[to],
  );
  return legal.map(({ from, to }) => `${from}x${to}`);
}

/** The board and hands after a move, whoever may make it. */
function moved(position: Reference, side: Side, token: string): Pick<Reference, 'pieces' | 'hands'> {
  const pieces: Record<string, Side> = { ...position.pieces };
  const [from = '', to] = token.split('x');
  if (to === undefined) {
    pieces[from] = side;
    return { pieces, hands: { ...position.hands, [side]: position.hands[side] - 1 } };
  }
  delete pieces[JUMPS.find((jump) => jump.from === from && jump.to === to)?.over ?? '']; // WW-8
  delete pieces[from];
  pieces[to] = side;
  return { pieces, hands: position.hands };
}

/** WW-24: what would give Blueberries a winning condition now. */
function replies(position: Reference): string[] {
  const candidates = [...placements(position, 'b'), ...(position.options.reply === 'any' ? jumps(position, 'b') : [])];
  return candidates.filter((token) => hasCondition(moved(position, 'b', token).pieces, 'b'));
}

/** Every legal move, in no particular order. */
export function moves(position: Reference): string[] {
  if (position.won) return [];
  if (position.phase === 'reply') return replies(position);
  return [...placements(position, position.side), ...jumps(position, position.side)];
}

export function played(position: Reference, token: string): Reference {
  const mover = position.side;
  const isFirst = position.phase === 'first' && !(mover === 's' && !token.includes('x'));
  const phase = isFirst ? 'first' : position.phase === 'war' ? 'war' : '-';
  return judge({ options: position.options, ...moved(position, mover, token), side: other(mover), phase }, mover);
}

/** WW-17 to WW-29: `position.side` is who would be next by plain alternation, `mover` who moved last. */
function judge(position: Reference, mover: Side): Reference {
  const best = { s: conditionsOf(position.pieces, 's'), b: conditionsOf(position.pieces, 'b') };
  const rank = { s: rankOf(position.pieces, 's'), b: rankOf(position.pieces, 'b') };
  const winBy = (side: Side): Reference => {
    const by = best[side].find((condition) => condition.rank === rank[side])?.by ?? '';
    return { ...position, phase: position.phase === 'war' ? 'war' : '-', won: { side, by } };
  };
  const continued = (phase: Reference['phase']): Reference => {
    const next: Reference = { ...position, phase };
    // WW-22: no legal move on one's turn
    return moves(next).length > 0 ? next : { ...next, won: { side: mover, by: 'depletion' } };
  };
  if (rank.s === 0 && rank.b === 0) return continued(position.phase === 'first' ? 'first' : '-');
  const leader = leaderOf(position.options, best, rank);
  if (position.options.equity === 'off') return winBy(leader ?? mover); // WW-29
  if (rank.s > 0 && rank.b > 0) return leader ? winBy(leader) : continued('war'); // WW-26, WW-27
  if (rank.b > 0) return winBy('b'); // WW-25
  if (position.phase === 'war') return winBy('s'); // WW-27: a condition jumped away is none
  const reply: Reference = { ...position, side: 'b', phase: 'reply' };
  return replies({ ...position, side: 'b' }).length > 0 ? reply : winBy('s'); // WW-24
}

function leaderOf(
  options: ReferenceOptions,
  best: Readonly<Record<Side, readonly Condition[]>>,
  rank: Readonly<Record<Side, number>>,
): Side | undefined {
  if (rank.s !== rank.b) return rank.s > rank.b ? 's' : 'b';
  if (options.war === 'rank' || options.equity === 'off') return undefined;
  const count = (side: Side) => best[side].filter((condition) => condition.rank === rank[side]).length;
  if (count('s') === count('b')) return undefined;
  return count('s') > count('b') ? 's' : 'b';
}

/** The position text of the catalogue. */
export function text({ pieces, side, hands, phase }: Reference): string {
  const ranks = ['6', '5', '4', '3', '2', '1'].map((rank) =>
    ALL.filter((space) => space.endsWith(rank))
      .map((space) => pieces[space] ?? '.')
      .join('')
      .replace(/\.+/g, (open) => String(open.length)),
  );
  return `${ranks.join('/')} ${side} ${hands.s},${hands.b} ${phase}`;
}

/** WW-30, WW-31: codes of the terms called out on a move, in no particular order. */
export function terms(before: Reference, token: string, after: Reference): string[] {
  const called: string[] = [];
  for (const quadrant of Object.keys(QUADRANTS)) {
    const war = ownerOf(after.pieces, quadrant) === 'war';
    if (war && ownerOf(before.pieces, quadrant) !== 'war') called.push('civil-war');
  }
  if (after.phase === 'war' && before.phase !== 'war') called.push('world-war');
  for (const side of ['s', 'b'] as const) {
    const old = new Set(conditionsOf(before.pieces, side).map(({ spaces }) => [...spaces].sort().join()));
    for (const { by, spaces } of conditionsOf(after.pieces, side)) {
      if (old.has([...spaces].sort().join())) continue;
      if (by === 'six-in-a-row') called.push('super-mega-flex');
      if (by === 'five-in-a-row' && new Set(spaces.map(quadrantOf)).size === 3) called.push('saucy-fellow');
    }
  }
  if (!after.won) called.push(...standoffs(before, after));
  const [from = '', to] = token.split('x');
  if (to === undefined) return called;
  const [jumper, opponent] = [before.side, other(before.side)];
  const landed = quadrantOf(to);
  const ownerBefore = ownerOf(before.pieces, landed);
  const ownerAfter = ownerOf(after.pieces, landed);
  const isBroken = shapeCount(after.pieces, landed, opponent) < shapeCount(before.pieces, landed, opponent);
  if (isBroken && ownerBefore === opponent && ownerAfter !== opponent) {
    called.push(quadrantOf(from) === landed ? 'revolution' : 'invasion');
    if (ownerAfter === jumper) called.push('coup');
  }
  if (isWithinReach(after, opponent) && !isWithinReach(before, opponent)) called.push('mutiny');
  return called;
}

/** WW-32, WW-33: what was not there before. */
function standoffs(before: Reference, after: Reference): string[] {
  const called: string[] = [];
  for (const side of ['s', 'b'] as const) {
    if (isRacing(after, side) && !isRacing(before, side)) called.push('arms-race');
    if (hasWall(after, side) && !hasWall(before, side)) called.push('wall-of-jericho');
  }
  const isCold = (position: Reference) => isRacing(position, 's') && isRacing(position, 'b');
  return isCold(after) && !isCold(before) ? [...called, 'cold-war'] : called;
}

const GOALS: readonly (readonly string[])[] = [...FIVES, ...Object.values(QUADRANTS)];
const BESIDE = [...Object.keys(QUADRANTS), 'a1-c3 d1-f3', 'a1-c3 a4-c6', 'd1-f3 d4-f6', 'a4-c6 d4-f6'];

/** A question about a position and a side that is asked before and after each move: its answer is looked for once. */
function askedOnce(ask: (position: Reference, side: Side) => boolean): (position: Reference, side: Side) => boolean {
  const known = { s: new WeakMap<Reference, boolean>(), b: new WeakMap<Reference, boolean>() };
  return (position, side) => {
    const answer = known[side].get(position) ?? ask(position, side);
    known[side].set(position, answer);
    return answer;
  };
}

/** WW-32 for some five or quadrant. */
const isRacing = askedOnce((position, side) => {
  const { pieces } = position;
  const threats = jumps(position, other(side)).map((token) => {
    const [from = '', to = ''] = token.split('x');
    return { to, over: JUMPS.find((jump) => jump.from === from && jump.to === to)?.over ?? '' };
  });
  const mine = Object.keys(QUADRANTS).filter((quadrant) => ownerOf(pieces, quadrant) === side);
  return GOALS.some((goal) => {
    const open = goal.filter((space) => !pieces[space]);
    const quadrants = [...new Set(open.map(quadrantOf))].sort();
    return (
      open.length > 0 &&
      goal.every((space) => pieces[space] !== other(side)) &&
      BESIDE.includes(quadrants.join(' ')) &&
      quadrants.every((quadrant) => mine.includes(quadrant)) &&
      threats.every(({ to, over }) => !open.includes(to) && !goal.includes(over))
    );
  });
});

/** Spaces on which a side that has not won would win, tried one after the other on one board. */
function winningPlacements(position: Reference, side: Side): string[] {
  const pieces: Record<string, Side> = { ...position.pieces };
  return placements(position, side).filter((space) => {
    pieces[space] = side;
    const isWon = completes(pieces, side, space);
    delete pieces[space];
    return isWon;
  });
}

/** WW-33 for some space on which the side can win. */
const hasWall = askedOnce((position, side) => {
  const wins = (on: Reference) => {
    if (hasCondition(on.pieces, side)) return [];
    return winningPlacements(on, side);
  };
  return wins(position).some((space) => {
    if (!placements(position, other(side)).includes(space)) return false;
    const blocked: Reference = { ...position, pieces: { ...position.pieces, [space]: other(side) } };
    const over = JUMPS.filter((jump) => jump.over === space).map(({ from, to }) => `${from}x${to}`);
    return jumps(blocked, side).some(
      (token) => over.includes(token) && wins({ ...blocked, ...moved(blocked, side, token) }).includes(space),
    );
  });
});

/** Moves of ordinary play that would give a side a winning condition, were it its turn; it has none yet. */
export function threats(position: Reference, side: Side): string[] {
  const won = jumps(position, side).filter((token) => hasCondition(moved(position, side, token).pieces, side));
  return [...winningPlacements(position, side), ...won];
}

/** Whether a side has a winning condition or could get one by one legal move, were it its turn. */
const isWithinReach = askedOnce((position, side) => {
  if (hasCondition(position.pieces, side)) return true;
  if (position.won) return false;
  return (position.phase === 'reply' ? replies(position) : threats(position, side)).length > 0;
});

/** Reads a whole position text; one that is not well-formed is a mistake in the test. */
export function read(source: string, options: ReferenceOptions = USUAL): Reference {
  const [board = '', side = 's', hands = '', phase = '-'] = source.split(' ');
  const pieces: Record<string, Side> = {};
  board.split('/').forEach((rank, fromTop) => {
    const spaces = rank.replace(/[1-6]/g, (open) => '.'.repeat(Number(open)));
    [...spaces].forEach((piece, file) => {
      if (piece !== '.') pieces['abcdef'.charAt(file) + String(6 - fromTop)] = piece as Side;
    });
  });
  const [s = 0, b = 0] = hands.split(',').map(Number);
  return setUp({ options, pieces, hands: { s, b }, side: side as Side, phase: phase as Reference['phase'] });
}
