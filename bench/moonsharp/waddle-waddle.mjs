/** Waddle Waddle with as many tiles as random games bring to the board: a tile added, one moved that may not be, taking back. */
import { initialOptions } from '@griddle/rules/core/options.js';
import { randomGame } from '@griddle/testkit';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import { HANDLERS, SEAT_COLOURS } from '../../tts-mod/src/names.ts';
import { hexPoint, placeUnder, tileKind } from '../../tts-mod/src/waddle-waddle/layout.ts';
import { saveOf } from '../../tts-mod/test/content.ts';
import { ThingTable } from '../../tts-mod/test/things.ts';
import { saveAt, worstOf } from './measured.mjs';

const DROPS = 5;

export async function measureHexes(rows) {
  const save = await saveOf('waddle-waddle');
  const options = { ...initialOptions(waddleWaddle.options), players: 4, modules: 2 };
  const games = [1, 2, 3].map((seed) => randomGame(waddleWaddle, options, seed, 400));
  const addsOf = (state) => waddleWaddle.legalMoves(state).filter(({ kind }) => kind === 'add');
  const state = worstOf(games, (each) => (each.over || addsOf(each).length === 0 ? -1 : each.tiles.length));
  const position = waddleWaddle.positionText(state);
  const record = { game: 'Waddle Waddle', options: 'players=4,modules=2', position };
  const table = new ThingTable(saveAt(save, record), placeUnder);
  const name = `waddle-waddle, ${state.tiles.length} tiles`;
  rows.event(`${name}, repair`, table, () => table.press(HANDLERS.repair));
  const colour = SEAT_COLOURS[state.turn];
  const near = ({ to }) => Math.abs(hexPoint(to, 0)[0]) < 14 && Math.abs(hexPoint(to, 0)[2]) < 12;
  const adds = addsOf(state).filter(near);
  for (let i = 0; i < DROPS; i++) {
    const { type, to } = adds[Math.floor((i * adds.length) / DROPS)];
    rows.event(`${name}, a tile added`, table, () =>
      table.carryTo(tileKind(state.turn, type), 'supply', hexPoint(to, 0), colour),
    );
    rows.event(`${name}, undo`, table, () => table.press(HANDLERS.undo));
  }
  const tile = state.tiles.find((other) => other.colour === state.turn);
  for (let i = 0; i < DROPS; i++) {
    rows.event(`${name}, a tile carried far off`, table, () =>
      table.carryTo(tileKind(tile.colour, tile.type), `${tile.q},${tile.r}`, hexPoint({ q: 9, r: 0 }, 0), colour),
    );
    table.press(HANDLERS.undo);
    table.press(HANDLERS.repair);
  }
  table.close();
}
