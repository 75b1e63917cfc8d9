/** Positions of a game as the start of another one. */
import { CHANCE, lineEnd, Session, type AnySession, type AnyStep } from '#core';

/** A game that starts at a step. Its chance moves are not made: they would tell what comes. */
export function startOf({ game, options, seat, tags }: AnySession, { state }: AnyStep): AnySession {
  return new Session({ game, options, seat, seed: -1, position: game.positionText(state), state, tags });
}

/** A game with the position before a step, after the move of another player that led to it. */
export function positionOf(session: AnySession, step: AnyStep): AnySession {
  const way: AnyStep[] = [];
  let from = step.parent ?? step;
  while (from.parent && from.move !== undefined && (way.length === 0 || way[0]?.seat === CHANCE)) {
    way.unshift(from);
    from = from.parent;
  }
  const made = startOf(session, from);
  for (const { move, state, token } of way) made.grow(made.stepAfter(move, token, state));
  return made;
}

/** Makes the steps that followed a step in its game, up to the first move of another seat. */
export function replyTo(step: AnyStep): readonly ((session: AnySession) => AnyStep)[] {
  const reply: AnyStep[] = [];
  for (let at = step.next[0]; at?.move !== undefined; at = at.next[0]) {
    reply.push(at);
    if (at.seat !== CHANCE && at.seat !== step.seat) break;
  }
  return reply.map(
    ({ move, state, token }) =>
      (session) =>
        session.stepAfter(move, token, state),
  );
}

/** The decisions of seats on the line from a step on, as the steps after them. */
export function decisionsFrom(from: AnyStep): readonly AnyStep[] {
  const decisions: AnyStep[] = [];
  for (let step = lineEnd(from); step !== from && step.parent; step = step.parent) {
    if (step.seat >= 0 && step.move !== undefined) decisions.unshift(step);
  }
  return decisions;
}

/** The number of moves that a seat has made up to the step on the board. */
export function ownMoves({ current }: AnySession, seat: number): number {
  let count = 0;
  for (let step = current; step.parent; step = step.parent) if (step.seat === seat) count++;
  return count;
}
