/** Games of bots whose every move is the same in every engine: what is compared is one number a game. */
import { CHANCE, type BaseState } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded, type Rng } from '@griddle/rules/core/random.js';
import { GAMES, gameById, type AnyGame } from '@griddle/rules/games.js';
import { evaluatorOf, chooseMove, pick, planSearch, type Level } from '@griddle/bots';

/** Short games of each game. */
const GAMES_EACH = 20;
/** Positions that a search may look at for a move: the counts of the levels would take hours. */
const POSITIONS = 120;
/** Moves after which the rest of a game is left to chance, as long games are no other than short ones. */
const THOUGHT = 12;

/** Plays a game of bots; `choose` gives undefined where chance is to decide. The number of all its moves. */
async function play(
  game: AnyGame,
  seed: number,
  most: number,
  choose: (view: BaseState, seat: number, rng: Rng, decision: number) => Promise<unknown>,
): Promise<number> {
  let state = game.setup(initialOptions(game.options), seed);
  let rng = seeded(seed);
  let decision = 0;
  let sum = 0;
  for (let ply = 0; ply < most && !game.outcome(state); ply++) {
    const seat = game.toMove(state)[0] ?? CHANCE;
    rng = next(rng);
    let move: unknown;
    if (seat === CHANCE) {
      const chance = game.chanceMove(state);
      state = { ...state, rng: chance.rng };
      move = chance.move;
    } else {
      const moves = game.legalMoves(state);
      move = (await choose(game.viewFor(state, seat), seat, rng, decision++)) ?? moves[below(rng, moves.length)];
    }
    const text = game.moveText(state, move);
    for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) % 1_000_000_007;
    const played = game.play(state, move);
    if (!played.ok) throw new Error(`${game.id}, seed ${seed}: ${text} is refused by ${played.error.rule}`);
    state = played.value;
  }
  return sum;
}

/** A level's first decisions, with its own way to think but for fewer positions. */
async function shortGame(game: AnyGame, seed: number): Promise<number> {
  const brain = await evaluatorOf(game);
  const level: Level = seed % 4 === 0 ? 'easy' : seed % 4 === 1 ? 'medium' : 'hard';
  return play(game, seed, 400, async (view, seat, rng, decision) => {
    if (decision >= THOUGHT) return undefined;
    if (level === 'easy') return chooseMove(game, view, seat, level, rng);
    const thinking = planSearch(game, brain, view, seat, level, false, rng);
    thinking.search.run(POSITIONS);
    return pick(thinking, rng);
  });
}

/** One number for each of twenty short games, by the id of the game; of all games, or of some. */
export async function shortGames(games = GAMES): Promise<Readonly<Record<string, readonly number[]>>> {
  const found: Record<string, number[]> = {};
  for (const game of games) {
    const sums: number[] = [];
    for (let seed = 1; seed <= GAMES_EACH; seed++) sums.push(await shortGame(game, seed));
    found[game.id] = sums;
  }
  return found;
}

/** Whole decisions of Top Waffle's `hard`, whose tree is the longest: a few moves of some games. */
export async function hardGames(): Promise<readonly number[]> {
  const game = gameById('top-waffle');
  if (!game) return [];
  const sums: number[] = [];
  for (const seed of [1, 2, 3]) {
    // Some rounds by chance first, so that there is something to think about
    sums.push(
      await play(game, seed, 260, (view, seat, rng, decision) =>
        decision >= 40 && decision < 46 ? chooseMove(game, view, seat, 'hard', rng) : Promise.resolve(undefined),
      ),
    );
  }
  return sums;
}
