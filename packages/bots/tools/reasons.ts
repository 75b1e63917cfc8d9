/**
 * Counts the mistakes of bots' games for which the rules or the search prove a reason (`packages/rules/src/reasons`). Bots of the
 * easy level play, and each of their moves is judged as the analysis of a record judges it. Prints one line for each game, with
 * the number of pairs that get a reason when the better move is taken for the mistake; with SHOW=1 also some mistakes without a
 * reason.
 *
 *   node --conditions=griddle-source --import=tsx packages/bots/tools/reasons.ts [mistakes of a game] [games...]
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { findReason } from '../src/search-protocol.js';
import { analyse, type Judged } from '../src/worker.js';
import { decisionsOf, gamesNamed } from './decisions.js';

const COUNT = Number(process.argv[2] ?? 1000);
/** The number of decisions of a record by which the time of an analysis is shared. */
const DECISIONS = 60;

/** The mistakes of one game between easy bots. */
async function* mistakesOf(
  game: AnyGame,
  seed: number,
): AsyncGenerator<{
  readonly view: BaseState;
  readonly seat: number;
  readonly played: Judged<unknown>;
  readonly better: Judged<unknown>;
}> {
  for await (const { move, seat, view } of decisionsOf(game, seed, 'easy')) {
    const judged = await analyse(game, view, seat, 'hard', seeded(1), new AbortController().signal, DECISIONS);
    const token = game.moveText(view, move);
    const at = judged?.moves.findIndex((one) => game.moveText(view, one.move) === token) ?? -1;
    const [played, better] = [judged?.moves[at], judged?.moves[0]];
    if (judged && played && better && judged.chance - (judged.chances[at] ?? 1) >= judged.mistake)
      yield { view, seat, played, better };
  }
}

for (const game of gamesNamed(process.argv.slice(3))) {
  const { id } = game;
  const kinds = new Map<string, number>();
  let mistakes = 0;
  let longest = 0;
  let reversed = 0;
  const unexplained: string[] = [];
  for (let seed = 1; mistakes < COUNT; seed++) {
    for await (const { better, played, seat, view } of mistakesOf(game, seed)) {
      const begun = performance.now();
      const pair = { game: id, view, seat };
      const { reason: found } = await findReason(game, { ...pair, played, better });
      longest = Math.max(longest, performance.now() - begun);
      if ((await findReason(game, { ...pair, played: better, better: played })).reason) reversed++;
      kinds.set(found?.kind ?? 'none', (kinds.get(found?.kind ?? 'none') ?? 0) + 1);
      if (!found && unexplained.length < 12)
        unexplained.push(
          `${game.positionText(view)}  ${game.moveText(view, played.move)} < ${game.moveText(view, better.move)}`,
        );
      mistakes++;
      if (mistakes === COUNT) break;
    }
  }
  const none = kinds.get('none') ?? 0;
  const shares = [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ');
  console.log(
    `${id}: ${mistakes - none} of ${mistakes} explained (${shares}), ${reversed} the other way round; longest ${Math.round(longest)} ms`,
  );
  if (process.env.SHOW) console.log(unexplained.join('\n'));
}
