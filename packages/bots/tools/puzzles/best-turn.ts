/** The most points that a turn can make, found by looking at every way to play it. */
import { CHANCE, type BaseState, type Game, type Seat } from '@griddle/rules/core/contract.js';

/** A whole turn: its moves, and what the seat has at its end. */
interface Turn<M> {
  readonly moves: readonly M[];
  readonly points: number;
}

/** What there is to know of all turns from a position. */
export interface Turns<M> {
  readonly best: Turn<M>;
  /** The most points after each first move. */
  readonly firsts: readonly { readonly move: M; readonly points: number }[];
  /** Different positions at the end of a turn, and those of them with the most points. */
  readonly ends: number;
  readonly bestEnds: number;
}

interface Found<M> {
  readonly points: number;
  readonly moves: readonly M[];
  readonly ends: ReadonlyMap<string, number>;
}

/**
 * All turns of `seat` from a position where nothing is left to chance until its end. Undefined where there is chance, or
 * more than `limit` positions.
 */
export function turnsOf<S extends BaseState, M>(
  game: Game<S, M>,
  start: S,
  seat: Seat,
  limit: number,
): Turns<M> | undefined {
  const known = new Map<string, Found<M>>();
  const whole = new Map<string, number>();
  const look = (state: S): Found<M> | undefined => {
    const movers = game.toMove(state);
    if (movers[0] === CHANCE) return undefined;
    const text = game.positionText(state);
    if (!movers.includes(seat)) {
      const points = game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0;
      whole.set(text, points);
      return { points, moves: [], ends: whole };
    }
    const before = known.get(text);
    if (before) return before;
    if (known.size >= limit) return undefined;
    let best: Found<M> | undefined;
    for (const move of game.legalMoves(state)) {
      const played = game.play(state, move);
      const found = played.ok ? look(played.value) : undefined;
      if (!found) return undefined;
      // Of ways to the same points the shortest is shown
      const isBetter =
        !best ||
        found.points > best.points ||
        (found.points === best.points && found.moves.length + 1 < best.moves.length);
      if (isBetter) best = { points: found.points, moves: [move, ...found.moves], ends: whole };
    }
    if (best) known.set(text, best);
    return best;
  };
  const best = look(start);
  if (!best) return undefined;
  const firsts: { move: M; points: number }[] = [];
  for (const move of game.legalMoves(start)) {
    const played = game.play(start, move);
    const found = played.ok ? look(played.value) : undefined;
    if (found) firsts.push({ move, points: found.points });
  }
  const bestEnds = [...whole.values()].filter((points) => points === best.points).length;
  return { best, firsts, ends: whole.size, bestEnds };
}
