/**
 * Measures how much winning chance the judge of moves sees given away by the strongest bot: what a margin for mistakes has to
 * exceed, so that nobody is blamed for a good move. Medium bots play; in each of their positions the best bot chooses a move,
 * and the judge of the coach says what it gives away. Prints one line for each game.
 *
 *   node --conditions=griddle-source --import=tsx packages/bots/tools/margins.ts [positions of a game] [games...]
 */
import { CHANCE, type BaseState } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded } from '@griddle/rules/core/random.js';
import { GAMES, gameById, type AnyGame } from '@griddle/rules/games.js';
import { chooseMove } from '../src/index.js';
import { analyse } from '../src/worker.js';

const COUNT = Number(process.argv[2] ?? 100);
const asked = process.argv.slice(3);
/** One position of this many is judged: those next to each other are much alike. */
const EVERY = 3;

/** What the best bot's moves give away in one game between medium bots, by the judge. */
async function* lossesOf(
  game: AnyGame,
  seed: number,
): AsyncGenerator<{ readonly loss: number; readonly isBlamed: boolean }> {
  let state: BaseState = game.setup(initialOptions(game.options), seed);
  for (let ply = 0; game.outcome(state) === undefined; ply++) {
    const [seat = CHANCE] = game.toMove(state);
    let move: unknown;
    if (seat === CHANCE) {
      const chance = game.chanceMove(state);
      ({ move } = chance);
      state = { ...state, rng: chance.rng };
    } else {
      const view = game.viewFor(state, seat);
      move = await chooseMove(game, view, seat, 'medium', seeded(1000 * seed + ply));
      if ((seed + ply) % EVERY === 0) {
        const best = await chooseMove(game, view, seat, 'best', seeded(ply + 1));
        const judged = await analyse(game, view, seat, 'hard', seeded(1), new AbortController().signal);
        const token = game.moveText(view, best);
        const at = judged?.moves.findIndex((one) => game.moveText(view, one.move) === token) ?? -1;
        const loss = judged ? judged.chance - (judged.chances[at] ?? judged.chance) : 0;
        if (judged && at >= 0 && judged.moves.length > 1) yield { loss, isBlamed: loss >= judged.mistake };
      }
    }
    const after = game.play(state, move);
    if (!after.ok) throw new Error(`${game.id}: ${game.moveText(state, move)} is refused`);
    state = after.value;
  }
}

const percent = (part: number): string => `${Math.round(1000 * part) / 10}%`;

for (const id of asked.length > 0 ? asked : GAMES.map(({ id }) => id)) {
  const game = gameById(id);
  if (!game) throw new Error(`There is no game “${id}”.`);
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
  console.log(`${id}: half give away ${at(0.5)} at most, 95% ${at(0.95)}; ${percent(blamed / COUNT)} are blamed`);
}
