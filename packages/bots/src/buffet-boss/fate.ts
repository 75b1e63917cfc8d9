/** How bots expect piles to settle: by what is being placed, and on how much. */
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import { fate } from '@griddle/rules/internal/buffet-boss/fate.js';
import { plateOf, settlingPieces } from '@griddle/rules/internal/buffet-boss/settling.js';
import type { BuffetBossMove, BuffetBossState, Contact } from '@griddle/rules/internal/buffet-boss/state.js';
import { higherBy, riskOf } from './risks.js';

/** One in so many falls takes a second piece along. */
const SECOND = 3;
const CERTAINTY = 1000;

/** The table's next move in a try: cards as the rules draw them, and piles as a middling hand leaves them. */
export function expectedFate(state: BuffetBossState): { readonly move: BuffetBossMove; readonly rng: Rng } {
  const { hand } = state;
  if (state.step !== 'settle' || hand < 0) return fate(state);
  const plate = plateOf(state);
  const count = settlingPieces(state).length;
  const first = next(state.rng);
  const rng = next(first);
  if (below(first, CERTAINTY) >= CERTAINTY * riskOf(hand, count - 1)) {
    const height = plate.height + higherBy(hand);
    const contacts: readonly Contact[] =
      plate.contacts.length === 0 && count > 1 ? [] : [...plate.contacts, [count - 1, count]];
    return { move: { kind: 'settle', height, contacts, fell: [], poses: [], action: '' }, rng };
  }
  const fell = count > 1 && below(rng, SECOND) === 0 ? [count - 1, count] : [count];
  const height = count > fell.length ? Math.max(1, plate.height) : 0;
  return { move: { kind: 'settle', height, contacts: [], fell, poses: [], action: '' }, rng };
}
