/** What `show` tells of a Waffle Wars position: who owns which quadrant, and who has a winning condition. */
import { quadrants } from '@griddle/rules/internal/waffle-wars/facts.js';
import { conditionsOf, drawingMoves, hasModes, timesSeen, waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { SEAT_NAMES, SPACE_NAMES, WAR } from '@griddle/rules/internal/waffle-wars/components.js';
import type { WaffleWarsState, ModeState } from '@griddle/rules/waffle-wars/index.js';

/** The facts as programs read them (WW-12 to WW-21). */
interface WaffleWarsFacts {
  readonly quadrants: readonly QuadrantFacts[];
  /** By seat, the way to win the seat has on the board; null for none. */
  readonly conditions: Readonly<Record<string, string | null>>;
  /** In a game with modes only: what it counts besides. */
  readonly modes?: ModeFacts;
}

/** What modes add to a position. */
interface ModeFacts {
  /** By seat, the power-ups left (WW-50). */
  readonly powers: Readonly<Record<string, number>>;
  /** By seat, the space of the piece that its Toothpick protects, or null (WW-51). */
  readonly guards: Readonly<Record<string, string | null>>;
  /** How often the position has come, as far as is known (WW-43). */
  readonly times: number;
  /** The moves after which it would be a draw by repetition (WW-43). */
  readonly drawing: readonly string[];
}

/** One quadrant, named by its corners as in `a1-c3`. */
interface QuadrantFacts {
  readonly quadrant: string;
  /** A seat, `war` for a civil war (WW-15), or null. */
  readonly owner: string | null;
  /** By seat, the number of win shapes (WW-12). */
  readonly shapes: Readonly<Record<string, number>>;
}

/** The facts of a position for `show --json`: owners, shapes and conditions. */
export function facts(state: WaffleWarsState): WaffleWarsFacts {
  return {
    ...(hasModes(state) ? { modes: modeFacts(state) } : {}),
    quadrants: quadrants(state).map(({ name, owner, shapes }) => ({
      quadrant: name,
      owner: owner === WAR ? 'war' : (SEAT_NAMES[owner] ?? null),
      shapes: bySeat((seat) => shapes[seat] ?? 0),
    })),
    conditions: bySeat((seat) => conditionsOf(state.board, state.owners, seat)[0]?.code ?? null),
  };
}

function modeFacts(state: ModeState): ModeFacts {
  const seats = waffleWars.seats(waffleWars.optionsOf(state));
  const each = <T>(value: (seat: number) => T): Record<string, T> =>
    Object.fromEntries(seats.map((name, seat) => [name, value(seat)]));
  return {
    powers: each((seat) => state.powers[seat] ?? 0),
    guards: each((seat) => SPACE_NAMES[state.guards[seat] ?? -1] ?? null),
    times: timesSeen(state),
    drawing: drawingMoves(state).map((move) => waffleWars.moveText(state, move)),
  };
}

function bySeat<T>(value: (seat: number) => T): Record<string, T> {
  return Object.fromEntries(SEAT_NAMES.map((name, seat) => [name, value(seat)]));
}
