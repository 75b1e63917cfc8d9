/**
 * Measures how much winning chance the judge of moves sees given away by the strongest bot: what a margin for mistakes has to
 * exceed, so that nobody is blamed for a good move. Medium bots play; in their positions the best bot chooses a move, too, and
 * the judge of the coach says what it gives away. Prints one line for each game.
 *
 *   node --conditions=griddle-source --import=tsx packages/bots/tools/margins.ts [positions of a game] [games...]
 */
import { seeded } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { chooseMove } from '../src/index.js';
import { analyse } from '../src/worker.js';
import { decisionsOf, gamesNamed } from './decisions.js';

const COUNT = Number(process.argv[2] ?? 100);
/** One position of this many is judged: those next to each other are much alike. */
const EVERY = 3;

/** What the best bot's moves give away in one game between medium bots, by the judge. */
async function* lossesOf(
  game: AnyGame,
  seed: number,
): AsyncGenerator<{ readonly loss: number; readonly isBlamed: boolean }> {
  for await (const { ply, seat, view } of decisionsOf(game, seed, 'medium')) {
    if ((seed + ply) % EVERY !== 0) continue;
    const best = await chooseMove(game, view, seat, 'best', seeded(ply + 1));
    const judged = await analyse(game, view, seat, 'hard', seeded(1), new AbortController().signal);
    const token = game.moveText(view, best);
    const at = judged?.moves.findIndex((one) => game.moveText(view, one.move) === token) ?? -1;
    const loss = judged ? judged.chance - (judged.chances[at] ?? judged.chance) : 0;
    if (judged && at >= 0 && judged.moves.length > 1) yield { loss, isBlamed: loss >= judged.mistake };
  }
}

const percent = (part: number): string => `${Math.round(1000 * part) / 10}%`;

for (const game of gamesNamed(process.argv.slice(3))) {
  const losses: number[] = [];
  let blamed = 0;
  for (let seed = 1; losses.length < COUNT; seed++) {
    for await (const { isBlamed, loss } of lossesOf(game, seed)) {
      losses.push(loss);
      if (isBlamed) blamed++;
      if (losses.length === COUNT) break;
    }
  }
  losses.sort((one, other) => one - other);
  const at = (share: number): string => percent(losses[Math.min(COUNT - 1, Math.floor(share * COUNT))] ?? 0);
  console.log(`${game.id}: half give away ${at(0.5)} at most, 95% ${at(0.95)}; ${percent(blamed / COUNT)} are blamed`);
}
