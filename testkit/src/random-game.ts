/** Random games through the public contract, identical in every language the core runs in. */
import { CHANCE } from '@griddle/rules/core/contract.js';
import type { BaseState, Game, Options } from '@griddle/rules/core/contract.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import type { Rng } from '@griddle/rules/core/random.js';

/** A random game: its positions (one more than moves), the legal moves of each, and the moves played. */
export interface RandomGame<S, M> {
  readonly states: readonly S[];
  readonly legal: readonly (readonly M[])[];
  readonly moves: readonly M[];
}

/**
 * Plays legal moves drawn by its own generator (not the one in the state) until the game is over or `limit` moves are
 * played. Chance moves come from `chanceMove`.
 */
export function randomGame<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seed: number,
  limit: number,
): RandomGame<S, M> {
  let rng: Rng = seeded(seed + 1);
  let state = game.setup(options, seed);
  const states: S[] = [state];
  const moves: M[] = [];
  let choices = game.legalMoves(state);
  const legal = [choices];
  for (let ply = 0; ply < limit; ply++) {
    rng = next(rng);
    let move = choices[below(rng, choices.length)];
    if (game.toMove(state)[0] === CHANCE) {
      const chance = game.chanceMove(state);
      move = chance.move;
      state = { ...state, rng: chance.rng };
    }
    if (move === undefined) break;
    const played = game.play(state, move);
    if (!played.ok) break;
    state = played.value;
    choices = game.legalMoves(state);
    states.push(state);
    legal.push(choices);
    moves.push(move);
  }
  return { states, legal, moves };
}
