/** Perft: how many sequences of seats' decisions a position has. */
import { CHANCE } from './contract.js';
import type { BaseState, Game } from './contract.js';

/**
 * The number of sequences of exactly `depth` decisions of seats. The table's listed outcomes are all gone through and
 * not counted. The last decision is counted from the list of legal moves.
 */
export function perft<S extends BaseState, M>(game: Game<S, M>, state: S, depth: number): number {
  if (depth === 0) return 1;
  const moves = game.legalMoves(state);
  const table = game.toMove(state)[0] === CHANCE;
  if (depth === 1 && !table) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    const played = game.play(state, move);
    if (played.ok) nodes += perft(game, played.value, table ? depth : depth - 1);
  }
  return nodes;
}

/** Perft of each first move. */
export function divide<S extends BaseState, M>(
  game: Game<S, M>,
  state: S,
  depth: number,
): readonly { readonly move: string; readonly nodes: number }[] {
  const table = game.toMove(state)[0] === CHANCE;
  return game.legalMoves(state).map((move) => {
    const played = game.play(state, move);
    const nodes = played.ok ? perft(game, played.value, table ? depth : depth - 1) : 0;
    return { move: game.moveText(state, move), nodes };
  });
}
