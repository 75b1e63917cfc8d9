/** Undo at a table. Some tables also undo what was drawn since the last decision. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Session } from '@griddle/rules/internal/replay/session.js';
import type { TableGame } from './table-game.js';

/**
 * One step back; at a table that undoes its own moves, to the last position in which nothing was to be drawn. Whether
 * there was one.
 */
export function takeBack<S extends BaseState, M, Sight>(
  session: Session<S, M>,
  table: TableGame<S, M, Sight>,
): boolean {
  if (table.undoesTable !== true) return session.undo();
  const start = session.current;
  while (session.previous()) {
    const isDrawing = table.game.toMove(session.state)[0] === CHANCE && table.awaits?.(session.state) !== true;
    if (!isDrawing) return true;
  }
  session.moveTo(start);
  return false;
}

/** Whether there is something to take back. */
export function canTakeBack<S extends BaseState, M, Sight>(
  session: Session<S, M>,
  table: TableGame<S, M, Sight>,
): boolean {
  return table.undoesTable === true ? session.current.parent !== undefined : session.canUndo();
}

/** Whether a player has done anything since a game began, even if all of it was taken back. */
export function isPlayed<S extends BaseState, M>({ current }: Session<S, M>): boolean {
  let step = current;
  if (step.next.length > 0) return true;
  while (step.parent !== undefined) {
    if (step.seat >= 0 || step.move === undefined) return true;
    step = step.parent;
  }
  return false;
}
