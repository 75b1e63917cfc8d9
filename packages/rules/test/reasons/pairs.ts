/** Pairs of moves of random games, for tests of reasons. */
import { randomGame } from '@griddle/testkit';
import { CHANCE, type BaseState, type Reason } from '../../src/core/contract.js';
import { initialOptions } from '../../src/core/options.js';
import { below, next, seeded } from '../../src/core/random.js';
import type { AnyGame } from '../../src/games.js';
import { reasonFor as reasonOfGame } from '../../src/reasons/index.js';
import type { ReasonOf } from '../../src/core/compare.js';
import { gameOf } from '../fixtures/tokens.js';
import { REASONS } from '../generated/reasons.js';

/** The reasons of a game that has its own. */
export function ownReasons({ id }: AnyGame): ReasonOf<BaseState, unknown> | undefined {
  // They are given states and moves of this game only
  return REASONS[id] as ReasonOf<BaseState, unknown> | undefined;
}

/** Why a move was worse, with the reasons of its game. */
export function reasonFor(game: AnyGame, state: BaseState, worse: unknown, better: unknown): Reason | undefined {
  return reasonOfGame(game, state, worse, better, ownReasons(game));
}

/** Goes through the first moves of random games, with pairs of moves at every how manyth position. */
export function eachPair(
  id: string,
  games: number,
  every: number,
  act: (game: AnyGame, state: BaseState, worse: unknown, better: unknown) => void,
  length = 150,
): void {
  const game = gameOf(id);
  for (let seed = 1; seed <= games; seed++) {
    const { legal, states } = randomGame(game, initialOptions(game.options), seed, length);
    let rng = seeded(seed);
    for (const [ply, full] of states.entries()) {
      const seat = game.toMove(full)[0] ?? CHANCE;
      if (ply % every !== 0 || seat === CHANCE || (legal[ply]?.length ?? 0) < 2) continue;
      const state = game.viewFor(full, seat);
      const moves = game.legalMoves(state);
      const pick = (): unknown => {
        rng = next(rng);
        return moves[below(rng, moves.length)];
      };
      act(game, state, pick(), pick());
    }
  }
}
