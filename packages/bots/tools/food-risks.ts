/**
 * Measures how hard each food is to stack, for `src/buffet-boss/evaluator.ts`: random foods are let down one after the other by
 * a middling hand, and what falls and how high the pile is are counted by the food that came last.
 */
import { steady } from '@griddle/plate/internal/stackers.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { EMPTY, pileAfter, settle } from '@griddle/plate/internal/settle.js';
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';

const PILES = Number(process.argv[2] ?? 200);
const TALLEST = 7;

const engine = await loadEngine();
const hand = steady(engine, { felt: 2, reach: 150, lift: 60 });
let rng = seeded(1);
const dice = (limit: number): number => {
  rng = next(rng);
  return below(rng, limit);
};

const counts = FOODS.map(() => ({ drops: 0, falls: 0, lost: 0, higher: 0 }));
const bySize = Array.from({ length: TALLEST }, () => ({ drops: 0, falls: 0 }));
const start = performance.now();
for (let at = 0; at < PILES; at++) {
  let pile = EMPTY;
  let height = 0;
  while (pile.foods.length < TALLEST) {
    const food = dice(FOODS.length);
    const count = counts[food];
    const size = bySize[pile.foods.length];
    if (!count || !size) break;
    const settled = settle(engine, pile, { kind: 'drop', pose: hand(pile, food, dice) }, food);
    count.drops++;
    size.drops++;
    if (settled.fell.length > 0) {
      count.falls++;
      size.falls++;
      count.lost += settled.fell.length;
      break;
    }
    count.higher += settled.height - height;
    height = settled.height;
    pile = pileAfter([...pile.foods, food], settled);
  }
}
counts.forEach(({ drops, falls, lost, higher }, food) => {
  const { id = '', stars = 0 } = FOODS[food] ?? {};
  const percent = Math.round((100 * falls) / drops);
  console.log(
    `${id} ${stars}*: ${drops} drops, ${percent} % fall (${lost} pieces), ${Math.round(higher / (drops - falls))} higher`,
  );
});
bySize.forEach(({ drops, falls }, size) =>
  console.log(`on ${size}: ${drops} drops, ${Math.round((100 * falls) / drops)} % fall`),
);
console.log(`${Math.round((performance.now() - start) / counts.reduce((sum, { drops }) => sum + drops, 0))} ms a drop`);
