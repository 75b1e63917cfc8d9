/** Terms the game calls out on a move (WW-30, WW-31). They change no rule. */
import type { Seat, Callout } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { QUADRANT_NAMES, QUADRANT_OF, QUADRANT_SPACES, WAR, LINES, NOBODY } from './components.js';
import { conditionsOf, isSaucy, placesOf, shapesIn, type WinCondition, ownersOf, rankOf } from './conditions.js';
import { boardAfterJump, jumpsOf, mayPlace, overBetween } from './legal.js';
import { winningMoves } from './scoring.js';
import { type PlainMove, type PlainState, landingOf } from './state.js';

// Terms for a position rather than a move: arms race, cold war (WW-32) and the Wall of Jericho (WW-33).

/** The goals of an arms race: every quadrant and every five in a row. */
const GOALS: readonly (readonly number[])[] = [
  ...QUADRANT_SPACES,
  ...LINES.map((line) => line.slice(0, 5)),
  ...LINES.map((line) => line.slice(-5)),
];

/**
 * The five or quadrant a seat could complete undisturbed; empty for none (WW-32). All missing spaces are open and in quadrants
 * the seat owns (one, or two adjacent), and no jump of the opponent lands on them or captures a piece of it.
 */
function armsRace({ board, owners }: PlainState, seat: Seat): readonly number[] {
  const jumps = jumpsOf(board, 1 - seat);
  const race = GOALS.find((goal) => {
    const lacking = goal.filter((space) => board[space] !== seat);
    const quadrants = lacking.map((space) => QUADRANT_OF[space] ?? 0);
    return (
      lacking.length > 0 &&
      lacking.every((space) => board[space] === NOBODY) &&
      // Quadrants 0 and 3, and 1 and 2, touch only at a corner
      quadrants.every((quadrant) => owners[quadrant] === seat && !quadrants.includes(3 - quadrant)) &&
      jumps.every(({ path: [from = 0, to = 0] }) => !lacking.includes(to) && !goal.includes(overBetween(from, to)))
    );
  });
  return race ?? [];
}

/**
 * A space where a seat would win and the opponent may block, if the seat can jump over the block and still win there
 * (WW-33); -1 for none, and for a seat that already has a winning condition.
 */
function wallOfJericho(state: PlainState, seat: Seat): number {
  for (const space of winningSpaces(state, seat)) {
    if (!mayPlace(state, 1 - seat, space)) continue;
    const blocked = withAt(state.board, space, 1 - seat);
    // The space is open again only if the jump went over the block
    const falls = jumpsOf(blocked, seat).some(({ path }) => {
      const board = boardAfterJump(blocked, path);
      return winningSpaces({ ...state, board, owners: ownersOf(board) }, seat).includes(space);
    });
    if (falls) return space;
  }
  return NOBODY;
}

/** The spaces where a seat without a winning condition could place to get one. */
function winningSpaces(state: PlainState, seat: Seat): readonly number[] {
  if (rankOf(state.board, state.owners, seat) > 0) return [];
  return winningMoves(state, seat, false).map((move) => landingOf(move));
}

/** The terms of the move that led from `before` to `after`. */
export function callouts(before: PlainState, move: PlainMove, after: PlainState): readonly Callout[] {
  const called = standingTerms(before, after);
  return move.kind === 'jump' ? [...called, ...jumpTerms(before, move.path, after, canWin)] : called;
}

/** The terms that any kind of move can cause. */
export function standingTerms(before: PlainState, after: PlainState): readonly Callout[] {
  return [...warTerms(before, after), ...lineTerms(before, after), ...standoffTerms(before, after)];
}

/** A new civil war (WW-15), and the start of a World War (WW-26). */
function warTerms(before: PlainState, after: PlainState): Callout[] {
  const called: Callout[] = [];
  for (let quadrant = 0; quadrant < QUADRANT_NAMES.length; quadrant++) {
    if (after.owners[quadrant] !== WAR || before.owners[quadrant] === WAR) continue;
    called.push({ rule: 'WW-30', code: 'civil-war', places: placesOf(QUADRANT_SPACES[quadrant] ?? []) });
  }
  if (after.phase === 'war' && before.phase !== 'war') called.push({ rule: 'WW-30', code: 'world-war', places: [] });
  return called;
}

/** New fives across three quadrants (WW-19) and new sixes (WW-20). */
function lineTerms(before: PlainState, after: PlainState): Callout[] {
  const called: Callout[] = [];
  for (const seat of [0, 1]) {
    const old = conditionsOf(before.board, before.owners, seat).map((condition) => keyOf(condition));
    for (const condition of conditionsOf(after.board, after.owners, seat)) {
      if (old.includes(keyOf(condition))) continue;
      const places = placesOf(condition.spaces);
      if (condition.code === 'six-in-a-row') called.push({ rule: 'WW-30', code: 'super-mega-flex', places });
      else if (condition.code === 'five-in-a-row' && isSaucy(condition.spaces)) {
        called.push({ rule: 'WW-30', code: 'saucy-fellow', places });
      }
    }
  }
  return called;
}

/** A key that identifies a condition. */
function keyOf({ code, spaces }: WinCondition): string {
  return code + spaces.join();
}

/** A new arms race, cold war (an arms race of both sides) or Wall of Jericho (WW-32, WW-33). */
function standoffTerms(before: PlainState, after: PlainState): Callout[] {
  const called: Callout[] = [];
  if (after.winner >= 0) return called;
  let races = 0;
  for (const seat of [0, 1]) {
    const race = armsRace(after, seat);
    if (race.length > 0) {
      races++;
      if (armsRace(before, seat).length === 0)
        called.push({ rule: 'WW-32', code: 'arms-race', places: placesOf(race) });
    }
    const wall = wallOfJericho(after, seat);
    if (wall >= 0 && wallOfJericho(before, seat) < 0) {
      called.push({ rule: 'WW-33', code: 'wall-of-jericho', places: placesOf([wall]) });
    }
  }
  const isNew = called.some((term) => term.rule === 'WW-32');
  if (races > 1 && isNew) called.push({ rule: 'WW-32', code: 'cold-war', places: [] });
  return called;
}

/** Invasion, Revolution, Coup and Mutiny (WW-31); `wins` returns whether a side could win with its next move. */
export function jumpTerms<S extends PlainState>(
  before: S,
  path: readonly number[],
  after: S,
  wins: (state: S, side: Seat) => boolean,
): Callout[] {
  const called: Callout[] = [];
  const jumper = before.turn;
  const opponent = 1 - jumper;
  const start = QUADRANT_OF[path[0] ?? 0] ?? 0;
  const landed = QUADRANT_OF[path[path.length - 1] ?? 0] ?? 0;
  // A win shape of the jumper alone can end the hold as well, but eliminates nothing
  const isBroken = shapesIn(after.board, landed, opponent) < shapesIn(before.board, landed, opponent);
  if (isBroken && before.owners[landed] === opponent && after.owners[landed] !== opponent) {
    const places = placesOf(QUADRANT_SPACES[landed] ?? []);
    called.push({ rule: 'WW-31', code: start === landed ? 'revolution' : 'invasion', places });
    if (after.owners[landed] === jumper) called.push({ rule: 'WW-31', code: 'coup', places });
  }
  if (wins(after, opponent) && !wins(before, opponent)) {
    called.push({ rule: 'WW-31', code: 'mutiny', places: placesOf(path) });
  }
  return called;
}

/**
 * Whether a seat has a winning condition, or a move that would give it one if it were its turn in ordinary play. No move is
 * legal once the game is over, so a winning jump is not a Mutiny.
 */
function canWin(state: PlainState, seat: Seat): boolean {
  if ((state.ranks[seat] ?? 0) > 0) return true;
  return state.winner < 0 && winningMoves(state, seat, true).length > 0;
}
