/** Writes positions and moves of a game with modes. */
import { gridText } from '../../core/grid.js';
import { SIDE_LETTERS } from '../../core/grid-game.js';
import { BOARD, SPACE_NAMES } from '../components.js';
import { moveText as plainMoveText } from '../notation.js';
import { powerNamed, POWER_SIGN, type WaffleWarsMove, type ModeState } from './state.js';

/** Letters of the sides to move in a duel: `s`, `b`. */
export const DUEL_LETTERS: readonly string[] = SIDE_LETTERS.split('');
/** Letters of the seats to move in doubles, by seat (WW-60). */
export const DOUBLES_LETTERS: readonly string[] = ['s1', 'b1', 's2', 'b2'];

/** The phase of a game drawn by repetition, which the position alone does not show (WW-43). */
export const DRAW = 'draw';
/** Means a seat without a protected piece. */
export const NO_GUARD = '-';

/**
 * The position as text: board, side, hands, phase; in an arcade game also power-ups left and, if any, the pieces protected by
 * Toothpicks, both by seat.
 */
export function positionText(state: ModeState): string {
  const { board, hands, seat, modes, phase, drawn, powers, guards } = state;
  const letters = modes.doubles ? DOUBLES_LETTERS : DUEL_LETTERS;
  const fields = [gridText(BOARD, board, SIDE_LETTERS), letters[seat] ?? '', numbers(hands), drawn ? DRAW : phase];
  if (modes.arcade) fields.push(numbers(powers));
  if (guards.some((space) => space >= 0)) {
    fields.push(guards.map((space) => (space < 0 ? NO_GUARD : (SPACE_NAMES[space] ?? ''))).join(','));
  }
  return fields.join(' ');
}

function numbers(list: readonly number[]): string {
  return list.map((number) => number.toString()).join(',');
}

/** The text of a move: `c3`, `b2xd4`, `c2>c6`, `@swap:c3,d3`. */
export function moveText(move: WaffleWarsMove): string {
  if (move.kind === 'place' || move.kind === 'jump') return plainMoveText(move);
  if (move.kind === 'slide') return names(move.path, '>');
  return POWER_SIGN + move.power + ':' + names(move.spaces, powerNamed(move.power)?.joint ?? ',');
}

function names(spaces: readonly number[], joint: string): string {
  return spaces.map((space) => SPACE_NAMES[space] ?? '').join(joint);
}
