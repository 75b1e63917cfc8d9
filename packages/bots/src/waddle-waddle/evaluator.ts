/** The evaluator of Waddle Waddle. */
import { score } from '@griddle/rules/internal/waddle-waddle/scoring.js';
import {
  type WaddleWaddleMove,
  type WaddleWaddleState,
  tilesLeft,
} from '@griddle/rules/internal/waddle-waddle/state.js';
import { type Evaluator, byLead } from '../evaluator.js';
import { TurnSearch } from './search.js';

// The value of a position of Waddle Waddle to a seat.

/** The share of a two-tile group's points that a single tile is already worth. */
const ALONE = 0.35;
/** The value of each tile still to come for every group it may join. */
const TO_COME = 0.5;

/** Points and prospects, less those of the best other seat. */
const evaluateWaddleWaddle = byLead<WaddleWaddleState>((state) => {
  return score(state).map(({ seat, total, lines }) => {
    const left = tilesLeft(state, seat);
    let groups = 0;
    let alone = 0;
    for (const { colour } of state.tiles) if (colour === seat) alone++;
    for (const { code, places } of lines) {
      if (code !== 'group') continue;
      groups++;
      alone -= places.length;
    }
    const joined = Math.min(alone, left);
    return total + ALONE * joined * 2 * (groups + 1) + TO_COME * left * (groups + 1);
  });
});

/** Waddle Waddle: turns of several decisions are searched as a whole. */
export const WADDLE_WADDLE: Evaluator<WaddleWaddleState, WaddleWaddleMove> = {
  evaluate: evaluateWaddleWaddle,
  margin: 1,
  mistake: 0.25,
  scale: 8,
  search: (state, seat) => new TurnSearch(state, seat),
  skills: {
    easy: { positions: 0, slips: 50 },
    medium: { positions: 0, slips: 10 },
    hard: { positions: 1_250, slips: 0 },
    best: { positions: 60_000, slips: 0 },
  },
};
