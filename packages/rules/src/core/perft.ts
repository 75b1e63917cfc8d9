/** Perft: counts the sequences of moves from a position. */
import { CHANCE } from './contract.js';
import type { BaseState, Game } from './contract.js';

/**
 * Counts the sequences of exactly `depth` moves by seats. Chance outcomes are all explored but do not add to the depth. At
 * the last ply, the legal moves are counted without being played.
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

/** Perft by first move. */
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
