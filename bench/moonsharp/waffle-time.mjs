/** Waffle Time with four players: a game that is played on, and a new game after many moves. */
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { playOn, stateOf, tableFor } from '../../tts-mod/test/waffle-time-table.ts';

const MOVES = 60;

export function measureToppings(rows) {
  const table = tableFor(4);
  for (let i = 0; i < MOVES && waffleTime.toMove(stateOf(table)).length > 0; i++) {
    rows.event('waffle-time, four players, a move', table, () => playOn(table, i + 1, 1));
  }
  rows.event('waffle-time, new game after them', table, () => table.newGame());
  table.close();
}
