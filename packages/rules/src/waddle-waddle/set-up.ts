/** Setting up a position of Waddle Waddle by hand. */
import { setUpOf, type SetUp, type SetUpPiece } from '../core/set-up.js';
import { COLOURS, TILES_OF_TYPE, TYPES } from './components.js';
import { readHex, sameHex } from './hex.js';
import { waddleWaddle } from './index.js';
import type { Tile, WaddleWaddleState } from './state.js';

/** The colours of a game for two. */
const PLAYING = ['red', 'blue'];

function pieces(): SetUpPiece[] {
  const all: SetUpPiece[] = [];
  PLAYING.forEach((colour, seat) => {
    for (const type of TYPES.split(''))
      all.push({ code: COLOURS.charAt(seat) + type, name: 'tile.waddle-waddle', values: { colour, type } });
  });
  return all;
}

/** The position with these tiles: a tile on the board is not in a supply, and the turn has no act yet. */
function withTiles(state: WaddleWaddleState, tiles: readonly Tile[]): WaddleWaddleState {
  const supply = state.supply.map((_counts, colour) =>
    TYPES.split('').map((_letter, type) => {
      const placed = tiles.filter((tile) => tile.colour === colour && tile.type === type);
      return Math.max(0, TILES_OF_TYPE - placed.length);
    }),
  );
  return { ...state, tiles, supply, done: [] };
}

function put(state: WaddleWaddleState, place: string, code: string): WaddleWaddleState {
  const found = readHex(place, 0);
  if (found === undefined || found.end !== place.length || (found.hex.q === 0 && found.hex.r === 0)) return state;
  const others = state.tiles.filter((tile) => !sameHex(tile, found.hex));
  if (code === '') return withTiles(state, others);
  const colour = COLOURS.indexOf(code.charAt(0));
  return withTiles(state, [...others, { ...found.hex, colour, type: TYPES.indexOf(code.charAt(1)) }]);
}

/** Tiles around the Iceberg; configuration cards stay as they are. */
export const SET_UP: SetUp = /* @__PURE__ */ setUpOf(waddleWaddle, {
  pieces: pieces(),
  put: (state, place, code) => put(state, place, code),
  empty: (state) => withTiles(state, []),
  pass: (state) => ({
    ...withTiles(state, state.tiles),
    turn: state.turn + 1 < state.supply.length ? state.turn + 1 : 0,
  }),
});
