/** The games on boards of spaces, at the positions with most legal moves: a piece placed, one carried, taking back. */
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { randomGame } from '@griddle/testkit';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { GRID_RULES } from '../../tts-mod/src/generated/grid-rules.ts';
import { HANDLERS, SEAT_COLOURS } from '../../tts-mod/src/names.ts';
import { saveOf } from '../../tts-mod/test/content.ts';
import { gridSave, FakeTable } from '../../tts-mod/test/fake-table.ts';
import { saveAt, worstOf } from './measured.mjs';

const TIMES = 3;
const WARS = ['', 'double=all,self=all,slide=all,reply=any', 'arcade=on', 'format=doubles,hand=9,arcade=on,war=count'];

/** The position of some random games with most legal moves. */
function busiest(game, options) {
  const games = [3, 4, 5].map((seed) => randomGame(game, options, seed, 300));
  return worstOf(games, (state) => (game.toMove(state)[0] < 0 ? -1 : game.legalMoves(state).length));
}

/** Plays legal moves of one piece that a hand can make, each taken back. */
function carryOn(rows, name, table, game, state) {
  const side = state.turn === 0 ? 's' : 'b';
  const colour = SEAT_COLOURS[state.seat ?? state.turn];
  const moves = game.legalMoves(state).filter((move) => move.kind !== 'power' && move.kind !== 'pass');
  for (let i = 0; i < TIMES; i++) {
    const places = game.placesOfMove(state, moves[Math.floor((i * (moves.length - 1)) / (TIMES - 1))]);
    const from = places.length > 1 ? places[0] : '';
    rows.event(name, table, () => table.carry(side, from, places.at(-1), colour));
    rows.event(`${name}, undo`, table, () => table.press(HANDLERS.undo));
    table.press(HANDLERS.repair);
  }
}

export async function measureBoards(rows) {
  const save = await saveOf('waffle-wars');
  for (const text of WARS) {
    const seats = waffleWars.seats(initialOptions(waffleWars.options));
    const state = busiest(waffleWars, parseOptions(waffleWars.options, seats, text).value);
    const position = waffleWars.positionText(state);
    const table = new FakeTable(saveAt(save, { game: 'Waffle Wars', options: text, position }));
    table.press(HANDLERS.repair);
    const count = waffleWars.legalMoves(state).length;
    carryOn(rows, `waffle-wars ${text} with ${count} moves`, table, waffleWars, state);
    table.close();
  }
  for (const game of GRID_RULES) {
    const state = busiest(game, initialOptions(game.options));
    const position = game.positionText(state);
    const { LuaScriptState } = saveAt(save, { id: game.id, game: game.title, position });
    const table = new FakeTable(gridSave(save, JSON.parse(LuaScriptState)));
    table.press(HANDLERS.repair);
    carryOn(rows, `${game.id} with ${game.legalMoves(state).length} moves`, table, game, state);
    table.close();
  }
}
