/** Reads what players did as a move from a position. Older differences do not spoil a legal move. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState, Place, Seat, RuleViolation } from '@griddle/rules/core/contract.js';
import type { Act, Carried, TableGame } from './table-game.js';

/** An act, the scan in which it was read, and where else the table differs. */
export interface RecognisedAct<M, Scan> {
  readonly act: Act<M>;
  readonly scan: Scan;
  readonly unexpected: readonly Place[];
}

/**
 * Reads the pieces carried since the last look, together with a move being prepared. If no other differences exist, this is
 * simply the scan.
 */
export function recogniseAct<S extends BaseState, M, Scan>(
  table: TableGame<S, M, Scan>,
  state: S,
  seen: Scan,
  carried: readonly Carried[],
  prepared: Scan | undefined,
): RecognisedAct<M, Scan> {
  const whole = { act: table.read(state, seen), scan: seen, unexpected: [] };
  const found = table.playerChanges?.(state, seen, carried, prepared);
  if (found === undefined) return whole;
  const { scan, unexpected } = found;
  const own = unexpected.length === 0 ? whole : { act: table.read(state, scan), scan, unexpected };
  // Pieces that somebody has cleared away may show which of several ways is meant
  const isTold =
    unexpected.length > 0 && isLegal(table, state, whole.act) && isSameWay(table, state, whole.act, own.act);
  return isTold ? { ...own, act: whole.act } : own;
}

function isLegal<S extends BaseState, M, Scan>(table: TableGame<S, M, Scan>, state: S, act: Act<M>): boolean {
  return act.kind === 'move' && table.game.play(state, act.move).ok;
}

/** Whether two moves end in the same place and both start on the board, or both beside it. */
function isSameWay<S extends BaseState, M, Scan>(
  { game }: TableGame<S, M, Scan>,
  state: S,
  one: Act<M>,
  other: Act<M>,
): boolean {
  if (one.kind !== 'move' || other.kind !== 'move') return false;
  const [a, b] = [game.placesOfMove(state, one.move), game.placesOfMove(state, other.move)];
  return a[a.length - 1] === b[b.length - 1] && a.length > 1 === b.length > 1;
}

/** Returns the violation for an act that is not a single move. */
export function unrecognisedAct(rule: string, places: readonly Place[]): RuleViolation {
  return { rule, code: 'tts-strange', values: { places: places.join(', ') } };
}

/** Returns why a seat may not move now: it is not its turn, or somebody else plays it. */
export function refusedSeat<S extends BaseState, M, Scan>(
  { game, turnRule }: TableGame<S, M, Scan>,
  state: S,
  { seat, name, isOthers }: { readonly seat: Seat; readonly name: string; readonly isOthers: boolean },
): RuleViolation | undefined {
  const toMove = game.toMove(state);
  // Before a chance move the rules themselves refuse
  const isTables = toMove.length === 0 || toMove[0] === CHANCE;
  if (!isTables && !toMove.includes(seat)) return { rule: turnRule, code: 'tts-turn', values: { seat: name } };
  return isOthers ? { rule: turnRule, code: 'tts-seat', values: { seat: name } } : undefined;
}
