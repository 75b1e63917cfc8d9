/** One game of the arena, played in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { chooseMove, type Level } from '@griddle/bots';
import { TABLE } from '@griddle/rules/core/contract.js';
import { MAX_SEED, seeded } from '@griddle/rules/core/random.js';
import { gameById } from '@griddle/rules/games.js';
import { optionsOf } from '@griddle/rules/replay/start.js';

/** A game to play: plain data, sent to a thread. */
export interface ArenaGame {
  readonly game: string;
  readonly options: string;
  readonly seed: number;
  /** Levels by seat; with more seats than two they take turns. */
  readonly levels: readonly Level[];
  /** The seat of the bot whose result it is. */
  readonly first: number;
}

export type ArenaResult = 'win' | 'draw' | 'loss';

/** Decisions after which a game that goes in circles counts as drawn. */
const LONGEST = 600;

/** Answers the thread that sends games. */
export function serveArena(): void {
  parentPort?.on('message', (game: ArenaGame) => {
    void playGame(game).then((result) => parentPort?.postMessage(result));
  });
}

async function playGame({ game: id, options: text, seed, levels, first }: ArenaGame): Promise<ArenaResult> {
  const game = gameById(id);
  const options = game && optionsOf(game, text);
  if (!game || !options?.ok) throw new RangeError(`No game ${id} with ${text}`);
  let state = game.setup(options.value, seed);
  for (let ply = 0; ply < LONGEST; ply++) {
    const outcome = game.outcome(state);
    if (outcome) {
      const won = outcome.winners.some((seat) => seat % levels.length === first);
      const lost = outcome.winners.some((seat) => seat % levels.length !== first);
      return won === lost ? 'draw' : won ? 'win' : 'loss';
    }
    const seat = game.toMove(state)[0] ?? TABLE;
    const fate = seat === TABLE ? game.fate(state) : undefined;
    if (fate) state = { ...state, rng: fate.rng };
    const level = levels[seat % levels.length] ?? 'easy';
    const rng = seeded((seed * LONGEST + ply) % MAX_SEED);
    const move = fate ? fate.move : await chooseMove(game, game.viewFor(state, seat), seat, level, rng);
    const played = game.play(state, move);
    if (!played.ok) throw new RangeError(`${game.moveText(state, move)} is refused by ${played.error.rule}`);
    state = played.value;
  }
  return 'draw';
}
