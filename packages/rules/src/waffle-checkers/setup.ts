/** The options of Waffle Checkers and its start (WW-71). */
import type { Option } from '../core/contract.js';
import { emptyGrid } from '../core/grid.js';
import { seeded, type Seed } from '../core/random.js';
import { twoPlayers } from '../core/grid-game.js';
import { placed } from './moves.js';
import { BOARD, HOME, SPACES, type WaffleCheckersState } from './state.js';

/** The number of players; Waffle Checkers has no other options. */
export const OPTIONS: readonly Option[] = [twoPlayers('WW-60')];

/** Each side fills the two rows next to it, Strawberries to move. The seed sets only the state's generator. */
export function setup(seed: Seed): WaffleCheckersState {
  const board = emptyGrid(BOARD);
  for (let space = 0; space < HOME; space++) {
    board[space] = 0;
    board[SPACES - 1 - space] = 1;
  }
  return placed(seeded(seed), board, 0);
}
