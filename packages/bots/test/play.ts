/** Games by name, positions, and games between choosers of moves, for the tests of this package. */
import assert from 'node:assert/strict';
import { CHANCE, type BaseState, type Game, type Outcome, type Seat } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded, type Rng } from '@griddle/rules/core/random.js';
import { gameById, type AnyGame } from '@griddle/rules/games.js';
import { evaluatorOf, finish, pick, planSearch } from '@griddle/bots';

/** The game of a name. */
export function gameOf(id: string): AnyGame {
  const game = gameById(id);
  assert.ok(game, id);
  return game;
}

/** A position of a game with the options it has at first. */
export function at(game: AnyGame, position: string): BaseState {
  const read = game.parsePosition(position, initialOptions(game.options));
  assert.ok(read.ok, position);
  return read.value;
}

/** Picks a move of the seat to move; undefined gives up. */
export type Chooser<S, M> = (state: S, seat: Seat, rng: Rng) => M | undefined | Promise<M | undefined>;

/** Any legal move, each as likely as the others. */
export function anyMove<S extends BaseState, M>(game: Game<S, M>): Chooser<S, M> {
  return (state, _seat, rng) => {
    const moves = game.legalMoves(state);
    return moves[below(rng, moves.length)];
  };
}

/** One move of the easy level where it does not slip: the best after the best answer. */
export async function careful<S extends BaseState, M>(
  game: Game<S, M>,
  state: S,
  seat: Seat,
  rng: Rng,
): Promise<M | undefined> {
  return pick(finish(planSearch(game, await evaluatorOf(game), state, seat, 'easy', true, rng)), rng);
}

/** A whole game: its moves in notation, and how it ended. Throws when a chooser gives no move or an illegal one. */
export async function playGame<S extends BaseState, M>(
  game: Game<S, M>,
  choosers: readonly Chooser<S, M>[],
  seed: number,
): Promise<{ readonly moves: readonly string[]; readonly outcome: Outcome }> {
  let state = game.setup(initialOptions(game.options), seed);
  let rng = seeded(seed);
  const moves: string[] = [];
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return { moves, outcome };
    const seat = game.toMove(state)[0] ?? 0;
    rng = next(rng);
    const chance = seat === CHANCE ? game.chanceMove(state) : undefined;
    if (chance) state = { ...state, rng: chance.rng };
    const move = chance ? chance.move : await choosers[seat]?.(game.viewFor(state, seat), seat, rng);
    if (move === undefined) throw new Error(`No move for seat ${seat} after ${moves.join(' ')}`);
    const played = game.play(state, move);
    if (!played.ok) throw new Error(`${game.moveText(state, move)} is refused (${played.error.rule})`);
    moves.push(game.moveText(state, move));
    state = played.value;
  }
}
