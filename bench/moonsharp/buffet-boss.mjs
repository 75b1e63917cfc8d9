/** Buffet Boss with five players: pieces stacked, buttons, and a new game after many moves. */
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { BuffetTable } from '../../tts-mod/test/buffet-boss-table.ts';

const MOVES = 60;

export async function measurePlates(rows) {
  const option = 'next-players';
  const table = new BuffetTable(await loadEngine()).begin(option, option, option, 'next-version');
  let rng = seeded(4);
  const draw = (count) => below((rng = next(rng)), count);
  const act = (what, run) => rows.event(`buffet-boss, five players, ${what}`, table, run);
  for (let i = 0; i < MOVES; i++) {
    const state = table.state();
    const food = state.line[0];
    if (buffetBoss.toMove(state).length === 0 || state.step === 'reveal') break;
    if (state.step === 'first') act('a button', () => table.offer('Player 1 begins', 'Red'));
    else if (state.step === 'rescue') act('a button', () => table.offer('Time is up'));
    else if (food === undefined || state.taken > 0) act('a button', () => table.offer('End the turn'));
    else act('a piece stacked', () => table.stack(food, 'line', { x: draw(1601) - 800, turn: draw(4) * 9000 - 9000 }));
  }
  act('new game', () => table.newGame());
  table.close();
}
