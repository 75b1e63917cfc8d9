/** One game of the arena, played in a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { CHANCE, type BaseState, type Seat } from '@griddle/rules/core/contract.js';
import { MAX_SEED, seeded } from '@griddle/rules/core/random.js';
import { gameById } from '@griddle/rules/games.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';
import { arenaMove, handMove, type ArenaBot } from './arena-bots.js';

/** A game to play: plain data, sent to a thread. */
export interface ArenaGame {
  readonly game: string;
  readonly options: string;
  readonly seed: number;
  /** Bots by seat; with more seats than two they take turns. */
  readonly bots: readonly ArenaBot[];
  /** The seat of the bot whose result it is. */
  readonly first: number;
  /** So many moves at the start are left to chance, the same in both games of a seed. */
  readonly opening: number;
}

/** How a game ended for the first of the two bots. */
export type ArenaResult = 'win' | 'draw' | 'loss';

/** Decisions after which a game that goes in circles counts as drawn. */
const LONGEST = 1200;

/** Answers the thread that sends games. */
export function serveArena(): void {
  parentPort?.on('message', (game: ArenaGame) => {
    void playGame(game).then((result) => parentPort?.postMessage(result));
  });
}

async function playGame({ game: id, options: text, seed, bots, first, opening }: ArenaGame): Promise<ArenaResult> {
  const game = gameById(id);
  const options = game && optionsOf(game, text);
  if (!game || !options?.ok) throw new RangeError(`No game ${id} with ${text}`);
  let state = game.setup(options.value, seed);
  for (let ply = 0; ply < LONGEST; ply++) {
    const outcome = game.outcome(state);
    if (outcome) {
      const won = outcome.winners.some((seat) => seat % bots.length === first);
      const lost = outcome.winners.some((seat) => seat % bots.length !== first);
      return won === lost ? 'draw' : won ? 'win' : 'loss';
    }
    const seat = game.toMove(state)[0] ?? CHANCE;
    const rng = seeded((seed * LONGEST + ply) % MAX_SEED);
    // The seat whose turn it is also has a hand in what the table does
    const bot = bots[(seat === CHANCE ? turnOf(state) : seat) % bots.length] ?? 'easy';
    let move: unknown;
    if (seat !== CHANCE)
      move = await arenaMove(game, game.viewFor(state, seat), seat, ply < opening ? 'random' : bot, rng);
    else {
      move = await handMove(game, state, bot, rng);
      if (move === undefined) {
        const fate = game.chanceMove(state);
        state = { ...state, rng: fate.rng };
        move = fate.move;
      }
    }
    const played = game.play(state, move);
    if (!played.ok) throw new RangeError(`${game.moveText(state, move)} is refused by ${played.error.rule}`);
    state = played.value;
  }
  return 'draw';
}

/** The seat whose turn it is while the table moves, where the game says so. */
function turnOf(state: BaseState): Seat {
  return 'turn' in state && typeof state.turn === 'number' ? state.turn : 0;
}
