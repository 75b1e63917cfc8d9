/** What a position of Waddle Waddle is worth to a seat. */
import { score } from '@griddle/rules/internal/waddle-waddle/scoring.js';
import { tilesLeft, type WaddleWaddleState } from '@griddle/rules/internal/waddle-waddle/state.js';
import { byLead } from '../search/lead.js';

/** A tile alone becomes a group as soon as another joins it: the share of that group's points it is worth before. */
const ALONE = 0.35;
/** What each tile yet to come is worth for every group it may join. */
const TO_COME = 0.5;

/** Points and prospects, less those of the best of the others. */
export const evaluateWaddleWaddle = byLead<WaddleWaddleState>((state) => {
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
