/** Games that are played on: Waffle Time with four players, Buffet Boss with five, and new games after many moves. */
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { loadEngine } from '@griddle/plate/node/engine.js';
import { HANDLERS } from '../../tts-mod/src/names.ts';
import { BuffetTable } from '../../tts-mod/test/buffet-boss-table.ts';
import * as top from '../../tts-mod/test/top-waffle-table.ts';
import * as time from '../../tts-mod/test/waffle-time-table.ts';

/** Moves of Waffle Time, and of Top Waffle before the new game. */
const MOVES = 60;

export async function measureGames(rows) {
  const table = time.tableFor(4);
  for (let i = 0; i < MOVES && waffleTime.toMove(time.stateOf(table)).length > 0; i++) {
    rows.event('waffle-time, four players, a move', table, () => time.playOn(table, i + 1, 1));
  }
  rows.event('waffle-time, new game after them', table, () => table.press(HANDLERS.newGame));
  table.close();
  const cards = top.tableFor(6);
  for (let i = 0; i < MOVES; i++) {
    rows.event('top-waffle, six players, a move', cards, () =>
      top.playOn(cards, i + 1, 1, ({ kind }) => kind === 'take' || kind === 'end'),
    );
  }
  rows.event('top-waffle, new game after them', cards, () => cards.press(HANDLERS.newGame));
  cards.close();
  await measurePlates(rows);
}

async function measurePlates(rows) {
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
  act('new game', () => table.press(HANDLERS.newGame));
  table.close();
}
