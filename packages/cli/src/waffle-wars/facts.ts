/** What `show` tells of a Waffle Wars position: who owns which quadrant, and who has a winning condition. */
import { conditionsOf, quadrants } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { SEAT_NAMES, WAR } from '@griddle/rules/waffle-wars/components.js';

/** The facts as programs read them (WW-12 to WW-21). */
export interface WaffleWarsFacts {
  readonly quadrants: readonly QuadrantFacts[];
  /** By seat, the way to win the seat has on the board; null for none. */
  readonly conditions: Readonly<Record<string, string | null>>;
}

export interface QuadrantFacts {
  readonly quadrant: string;
  /** A seat, `war` for a civil war (WW-15), or null. */
  readonly owner: string | null;
  /** By seat, the number of win shapes (WW-12). */
  readonly shapes: Readonly<Record<string, number>>;
}

export function facts(state: WaffleWarsState): WaffleWarsFacts {
  return {
    quadrants: quadrants(state).map(({ name, owner, shapes }) => ({
      quadrant: name,
      owner: owner === WAR ? 'war' : (SEAT_NAMES[owner] ?? null),
      shapes: bySeat((seat) => shapes[seat] ?? 0),
    })),
    conditions: bySeat((seat) => conditionsOf(state.board, state.owners, seat)[0]?.code ?? null),
  };
}

function bySeat<T>(value: (seat: number) => T): Record<string, T> {
  return Object.fromEntries(SEAT_NAMES.map((name, seat) => [name, value(seat)]));
}
