/** What `show` tells of a Waffle Time position: on each waffle, the matches of all fifteen cards and the goals met. */
import { GOALS } from '@griddle/rules/internal/waffle-time/components.js';
import { meetsGoal } from '@griddle/rules/internal/waffle-time/goals.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { allCards, cardName, distinct, matchesOf } from '@griddle/rules/internal/waffle-time/patterns.js';
import { spaceName, type Waffle } from '@griddle/rules/internal/waffle-time/waffle.js';

/** The facts as programs read them. */
interface WaffleTimeFacts {
  readonly waffles: readonly WaffleFacts[];
}

/** One player's waffle, whatever the phase of the game. */
interface WaffleFacts {
  /** Matches that would give syrup to at least one fruit (WT-30 to WT-44), whoever's turn it is. */
  readonly matches: readonly {
    readonly card: string;
    readonly cells: readonly string[];
    /** The fruits that would get syrup. */
    readonly syrup: readonly string[];
  }[];
  /** Rule ids of the goals the waffle meets (WT-50 to WT-57). */
  readonly goals: readonly string[];
}

/** The facts of a position for `show --json`: what each waffle has completed. */
export function facts(state: WaffleTimeState): WaffleTimeFacts {
  return { waffles: state.waffles.map((waffle) => waffleFacts(state, waffle)) };
}

function waffleFacts(state: WaffleTimeState, waffle: Waffle): WaffleFacts {
  const { cherryBoth, crossX } = state.rules;
  return {
    matches: allCards().flatMap((pattern) =>
      distinct(matchesOf(waffle, pattern, { numbers: state.cards, cherryBoth })).map(({ cells, syrup }) => ({
        card: cardName(pattern),
        cells: cells.map((space) => spaceName(space)),
        syrup: syrup.map((space) => spaceName(space)),
      })),
    ),
    goals: GOALS.filter((goal) => meetsGoal(waffle, goal.id, crossX)).map((goal) => `WT-${goal.id.toString()}`),
  };
}
