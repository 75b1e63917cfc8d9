/** Opponents: the moves that bots make. */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import { worthOf, type Brain } from './brain.js';
import { brainOf } from './brains.js';
import { levelOf, LEVELS, type Level } from './levels.js';
import { WIN, type Judged, type Search } from './search/search.js';
import { thinkingOf } from './think.js';

/**
 * The move a bot makes for `seat`. `view` is what that seat may see (`game.viewFor`); the same view, level and generator
 * always give the same move. Undefined when the seat has no decision to make. It thinks without a pause; a page that
 * is to stay alive meanwhile asks `decide` of thinker.ts.
 *
 * @throws RangeError for a level that does not exist; its message names those that do.
 */
export async function chooseMove<S extends BaseState, M>(
  game: Game<S, M>,
  view: S,
  seat: Seat,
  level: string,
  rng: Rng,
): Promise<M | undefined> {
  const known = levelOf(level);
  if (known === undefined) {
    throw new RangeError(`There is no bot "${level}"; there is ${LEVELS.map((name) => `"${name}"`).join(', ')}.`);
  }
  const brain = await brainOf(game);
  if (known === 'easy') return greedyMove(game, brain, view, seat, rng);
  const { search, positions } = thinkingOf(game, brain, view, seat, known, known === 'medium', rng);
  for (const steps = slices(search, positions); steps.next().done !== true;) continue;
  return pick(brain, search.thought().moves, known, rng);
}

/** Runs a search to its end or for so many positions, a slice each time it is asked to go on. */
export function* slices<M>(search: Search<M>, positions: number): Generator<void> {
  for (let left = positions; left > 0; left -= search.slice) {
    if (search.run(search.slice)) return;
    yield;
  }
}

/** The move a level makes of what was thought: one of the best, the same for the same generator. */
export function pick<S extends BaseState, M>(
  brain: Brain<S, M>,
  moves: readonly Judged<M>[],
  level: Level,
  rng: Rng,
): M | undefined {
  const best = moves[0]?.value ?? 0;
  const close = level === 'medium' && brain.insight ? brain.close : 0;
  const good = moves.filter(({ value }) => value >= best - close);
  return good[below(next(rng), good.length)]?.move;
}

/**
 * It takes a win that it can have at once, gives none away that it can keep, and otherwise picks one of the moves that
 * look best after the other side's best answer.
 */
export function greedyMove<S extends BaseState, M>(
  game: Game<S, M>,
  brain: Brain<S, M>,
  view: S,
  seat: Seat,
  rng: Rng,
): M | undefined {
  const { close } = brain;
  const worth = worthOf(game, brain);
  const state = game.guess(view, seat, rng);
  const tried: { readonly move: M; readonly value: number }[] = [];
  let best = -Infinity;
  for (const move of game.legalMoves(state)) {
    const played = game.play(state, move);
    if (!played.ok) continue;
    if (worth(played.value, seat) === WIN) return move;
    const value = worstAnswer(game, played.value, seat, worth);
    best = Math.max(best, value);
    tried.push({ move, value });
  }
  const good = tried.filter(({ value }) => value >= best - close);
  return good[below(next(rng), good.length)]?.move;
}

/** What a position is worth once the seat to move has answered as badly for `seat` as it can. */
function worstAnswer<S extends BaseState, M>(
  game: Game<S, M>,
  state: S,
  seat: Seat,
  worth: (state: S, seat: Seat) => number,
): number {
  const answering = game.toMove(state)[0] ?? seat;
  // One's own next move, or the table's, is no answer to fear
  if (answering === seat || answering < 0) return worth(state, seat);
  let worst = Infinity;
  for (const answer of game.legalMoves(state)) {
    const played = game.play(state, answer);
    if (played.ok) worst = Math.min(worst, worth(played.value, seat));
    if (worst === -WIN) return worst;
  }
  return worst === Infinity ? worth(state, seat) : worst;
}
