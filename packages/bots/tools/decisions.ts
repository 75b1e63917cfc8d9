/** Decisions in games between bots, for tools that measure the judge of moves. */
import { CHANCE, type BaseState, type Seat } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded } from '@griddle/rules/core/random.js';
import { GAMES, gameById, type AnyGame } from '@griddle/rules/games.js';
import { chooseMove, type LevelName } from '../src/index.js';

/** What a seat saw, and the move that it chose. */
interface Decision {
  readonly view: BaseState;
  readonly seat: Seat;
  readonly move: unknown;
  /** The number of moves before it, with those of chance. */
  readonly ply: number;
}

/** Returns the games with these ids, or all. */
export function gamesNamed(ids: readonly string[]): readonly AnyGame[] {
  if (ids.length === 0) return GAMES;
  return ids.map((id) => {
    const game = gameById(id);
    if (!game) throw new Error(`There is no game “${id}”.`);
    return game;
  });
}

/** Plays one game between bots of a level. */
export async function* decisionsOf(game: AnyGame, seed: number, level: LevelName): AsyncGenerator<Decision> {
  let state = game.setup(initialOptions(game.options), seed);
  for (let ply = 0; game.outcome(state) === undefined; ply++) {
    const [seat = CHANCE] = game.toMove(state);
    let move: unknown;
    if (seat === CHANCE) {
      const chance = game.chanceMove(state);
      ({ move } = chance);
      state = { ...state, rng: chance.rng };
    } else {
      const view = game.viewFor(state, seat);
      move = await chooseMove(game, view, seat, level, seeded(1000 * seed + ply));
      yield { view, seat, move, ply };
    }
    const after = game.play(state, move);
    if (!after.ok) throw new Error(`${game.id}: ${game.moveText(state, move)} is refused`);
    state = after.value;
  }
}
