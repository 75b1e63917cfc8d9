/** What opponents know of Waddle Waddle. */
import { score } from '@griddle/rules/internal/waddle-waddle/scoring.js';
import {
  type WaddleWaddleMove,
  type WaddleWaddleState,
  tilesLeft,
} from '@griddle/rules/internal/waddle-waddle/state.js';
import { type Evaluator, byLead } from '../evaluator.js';
import { TurnSearch } from './search.js';

// What a position of Waddle Waddle is worth to a seat.

/** A tile alone becomes a group as soon as another joins it: the share of that group's points it is worth before. */
const ALONE = 0.35;
/** What each tile yet to come is worth for every group it may join. */
const TO_COME = 0.5;

/** Points and prospects, less those of the best of the others. */
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

/** Waddle Waddle: turns of several decisions are put together whole and answered. */
export const WADDLE_WADDLE: Evaluator<WaddleWaddleState, WaddleWaddleMove> = {
  evaluate: evaluateWaddleWaddle,
  margin: 1,
  scale: 8,
  search: (state, seat) => new TurnSearch(state, seat),
  skills: {
    easy: { positions: 0, slips: 50 },
    medium: { positions: 0, slips: 10 },
    hard: { positions: 1_250, slips: 0 },
    best: { positions: 60_000, slips: 0 },
  },
};
