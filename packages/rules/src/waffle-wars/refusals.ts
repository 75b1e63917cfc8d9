/** Which rule refuses a move, and the places that show why. */
import type { Place, Seat, Values, RuleViolation } from '../core/contract.js';
import {
  IS_CORNER,
  NOBODY,
  QUADRANT_NAMES,
  QUADRANT_OF,
  SEAT_NAMES,
  SPACE_NAMES,
  STRAWBERRIES,
  WAR,
} from './components.js';
import { overRule, placesOf, spacesOfShapes } from './conditions.js';
import { overBetween } from './legal.js';
import { landingOf } from './state.js';
import type { Jump, Placement, PlainMove, PlainState } from './state.js';

/** The rule that a move breaks which is not legal. */
export function violationOf(state: PlainState, move: PlainMove): RuleViolation {
  if (state.winner >= 0) return violation(overRule(state), 'game-over', []);
  const found = move.kind === 'place' ? placementViolation(state, move) : jumpViolation(state, move);
  return found ?? violation('WW-24', 'reply-must-win', [SPACE_NAMES[landingOf(move)] ?? '']);
}

/** Why the seat to move may not place there in ordinary play; undefined when it may. */
export function placementViolation(state: PlainState, move: Placement): RuleViolation | undefined {
  const { turn } = state;
  const place = SPACE_NAMES[move.to] ?? '';
  if (state.board[move.to] !== NOBODY) return violation('WW-6', 'occupied', [place]);
  if ((state.hands[turn] ?? 0) === 0) return violation('WW-11', 'hand-empty', [place]);
  if (state.phase === 'first' && turn === STRAWBERRIES && IS_CORNER[move.to] === true) {
    return violation('WW-4', 'corner', [place]);
  }
  const quadrant = QUADRANT_OF[move.to] ?? 0;
  const owner = state.owners[quadrant] ?? NOBODY;
  if (owner === NOBODY || owner === turn) return undefined;
  const values: Values = { quadrant: QUADRANT_NAMES[quadrant] ?? '' };
  if (owner === WAR) {
    const shapes = [...spacesOfShapes(state.board, quadrant, 0), ...spacesOfShapes(state.board, quadrant, 1)];
    return violation('WW-15', 'civil-war', [place, ...placesOf(shapes)], values);
  }
  const shapes = placesOf(spacesOfShapes(state.board, quadrant, owner));
  return violation('WW-13', 'locked', [place, ...shapes], { ...values, owner: SEAT_NAMES[owner] ?? '' });
}

function jumpViolation({ board, turn, rules }: PlainState, { path }: Jump): RuleViolation | undefined {
  const from = path[0] ?? 0;
  const to = path[1] ?? 0;
  const over = overBetween(from, to);
  if (board[from] !== turn || board[over] !== 1 - turn || board[to] !== NOBODY) {
    const code = jumpCode(board, turn, from, over);
    return violation('WW-7', code, placesOf(path), { over: SPACE_NAMES[over] ?? '' });
  }
  if (path.length > 2) return violation('WW-10', 'one-jump', placesOf(path));
  // What is right so far is refused as a reply only
  return rules.replyByJump ? undefined : violation('WW-24', 'reply-by-placement', placesOf(path));
}

/** What is wrong with a jump that breaks WW-7; `over` is -1 where the line is not straight or of another length. */
function jumpCode(board: readonly number[], turn: Seat, from: number, over: number): string {
  if (board[from] === NOBODY) return 'no-piece';
  if (board[from] !== turn) return 'not-your-piece';
  if (over < 0) return 'not-two-spaces';
  if (board[over] === NOBODY) return 'nothing-to-jump';
  return board[over] === turn ? 'own-piece' : 'landing-taken';
}

/** A refusal. */
export function violation(rule: string, code: string, places: readonly Place[], values: Values = {}): RuleViolation {
  return { rule, code, places, values };
}
