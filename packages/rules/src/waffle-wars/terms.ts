/** Terms the game calls out on a move (WW-30, WW-31). They change no rule. */
import type { Seat, Term } from '../core/contract.js';
import { QUADRANT_NAMES, QUADRANT_OF, QUADRANT_SPACES, WAR } from './components.js';
import { conditionsOf, isSaucy, placesOf } from './conditions.js';
import type { Condition } from './conditions.js';
import { legalMoves, play } from './moves.js';
import type { Jump, WaffleWarsMove, WaffleWarsState } from './state.js';

/** The terms of the move that led from `before` to `after`. */
export function terms(before: WaffleWarsState, move: WaffleWarsMove, after: WaffleWarsState): readonly Term[] {
  const called = [...warTerms(before, after), ...lineTerms(before, after)];
  return move.kind === 'jump' ? [...called, ...jumpTerms(before, move, after)] : called;
}

/** A civil war that was not there before (WW-15), and the start of a World War (WW-26). */
function warTerms(before: WaffleWarsState, after: WaffleWarsState): Term[] {
  const called: Term[] = [];
  for (let quadrant = 0; quadrant < QUADRANT_NAMES.length; quadrant++) {
    if (after.owners[quadrant] !== WAR || before.owners[quadrant] === WAR) continue;
    called.push({ rule: 'WW-30', code: 'civil-war', places: placesOf(QUADRANT_SPACES[quadrant] ?? []) });
  }
  if (after.phase === 'war' && before.phase !== 'war') called.push({ rule: 'WW-30', code: 'world-war', places: [] });
  return called;
}

/** New fives across three quadrants (WW-19) and new sixes (WW-20). */
function lineTerms(before: WaffleWarsState, after: WaffleWarsState): Term[] {
  const called: Term[] = [];
  for (const seat of [0, 1]) {
    const old = conditionsOf(before.board, before.owners, seat);
    for (const condition of conditionsOf(after.board, after.owners, seat)) {
      if (old.some((other) => sameSpaces(other, condition))) continue;
      const places = placesOf(condition.spaces);
      if (condition.code === 'six-in-a-row') called.push({ rule: 'WW-30', code: 'super-mega-flex', places });
      else if (condition.code === 'five-in-a-row' && isSaucy(condition.spaces)) {
        called.push({ rule: 'WW-30', code: 'saucy-fellow', places });
      }
    }
  }
  return called;
}

function sameSpaces(a: Condition, b: Condition): boolean {
  return (
    a.code === b.code && a.spaces.length === b.spaces.length && a.spaces.every((space, i) => b.spaces[i] === space)
  );
}

/** Invasion, Revolution, Coup and Mutiny (WW-31). */
function jumpTerms(before: WaffleWarsState, move: Jump, after: WaffleWarsState): Term[] {
  const called: Term[] = [];
  const jumper = before.turn;
  const opponent = 1 - jumper;
  const start = QUADRANT_OF[move.path[0] ?? 0] ?? 0;
  const landed = QUADRANT_OF[move.path[move.path.length - 1] ?? 0] ?? 0;
  if (before.owners[landed] === opponent && after.owners[landed] !== opponent) {
    const places = placesOf(QUADRANT_SPACES[landed] ?? []);
    called.push({ rule: 'WW-31', code: start === landed ? 'revolution' : 'invasion', places });
    if (after.owners[landed] === jumper) called.push({ rule: 'WW-31', code: 'coup', places });
  }
  if (canWin(after, opponent) && !canWin(before, opponent)) {
    called.push({ rule: 'WW-31', code: 'mutiny', places: placesOf(move.path) });
  }
  return called;
}

/**
 * Whether a seat has a winning condition, or a move that would give it one if it were its turn in ordinary play. When
 * the game is over no move is legal, so a jump that wins is no Mutiny.
 */
function canWin(state: WaffleWarsState, seat: Seat): boolean {
  if ((state.ranks[seat] ?? 0) > 0) return true;
  const turned: WaffleWarsState = { ...state, turn: seat, phase: state.phase === 'first' ? 'first' : '-' };
  return legalMoves(turned).some((move) => {
    const next = play(turned, move);
    return next.ok && (next.value.ranks[seat] ?? 0) > 0;
  });
}
