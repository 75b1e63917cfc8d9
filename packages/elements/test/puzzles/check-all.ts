/** npm run puzzles:check [-- GAME...]: proves every shipped puzzle by a search that shares no code with the miner, and tells how the sets are spread. */
import { proverOf } from './provers.js';
import { writtenPuzzles, shipped, SHIPPED } from './puzzle-text.js';

const wanted = process.argv.slice(2);
let faults = 0;
for (const game of SHIPPED) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const begun = performance.now();
  const puzzles = writtenPuzzles(shipped(game));
  const spread = [1, 2, 3, 4, 5].map((level) => puzzles.filter(({ difficulty }) => difficulty === level).length);
  const wrong = puzzles.flatMap((puzzle) => {
    const fault = proverOf(game)(puzzle);
    return fault === '' ? [] : [`  puzzle ${puzzle.number}: ${fault}`];
  });
  faults += wrong.length;
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(
    [
      `${game}: ${puzzles.length - wrong.length} of ${puzzles.length} proved in ${seconds} s; of difficulty 1 to 5: ${spread.join(', ')}`,
      ...wrong,
    ].join('\n'),
  );
}
if (faults > 0) process.exitCode = 1;
