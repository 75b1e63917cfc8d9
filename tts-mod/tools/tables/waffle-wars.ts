/** The table of Waffle Wars and of the games on grids, which use its pieces, on its board or a plain one. */
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { EN, mergeMessages, format, type Catalogue } from '@griddle/rules/messages/index.js';
import { SEAT_NAMES, SPACES } from '@griddle/rules/internal/waffle-wars/components.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import OPTIONS_WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/options.en.json' with { type: 'json' };
import { group } from '@griddle/art/internal/shapes.js';
import { slab, slabBox, slabLabels } from '@griddle/art/internal/slab.js';
import { board, BLUEBERRY, STRAWBERRY, VIEW_BOX } from '@griddle/art/waffle-wars/index.js';
import { TABLE_WORDS } from '../../src/grid-games/words.js';
import { TABLE_EN } from './words.js';
import { BOARD_TAG, DIE_TAG, PIECE_TAG } from '../../src/names.js';
import { CALLS } from '../../src/waffle-wars/calls.js';
import type { TableColours } from '../../src/grid/colours.js';
import * as layout from '../../src/grid/layout.js';
import { GRID_SCRIPT } from '../../src/grid/menu.js';
import SIDES_EN from '../../src/grid/messages.en.json' with { type: 'json' };
import TTS_WAFFLE_WARS_EN from '../../src/waffle-wars/messages.en.json' with { type: 'json' };
import { PIECES } from '../../src/grid/layout.js';
import { parts } from '../colours.js';
import { assetOf, type Assets } from '../save/assets.js';
import { die, guid, seatZone, snapPoint, tile, type SavedObject } from '../save/objects.js';
import { BACK, disc, plate, type Drawing } from '../textures.js';
import { BOARDS, boardsLua, GRID_TABLE_GAMES } from './boards.js';
import ABOUT_WAFFLE_WARS_EN from './waffle-wars.en.json' with { type: 'json' };
import type { TableSpec } from './table.js';

/** Returns the colours for the script. */
export function tableColours(): TableColours {
  return {
    strawberries: parts('strawberry'),
    blueberries: parts('blueberry'),
    war: parts('mark-move'),
    win: parts('mark-win'),
    last: parts('syrup'),
    open: parts('select'),
    strawberriesSay: parts('alert', 'dark'),
    blueberriesSay: parts('blueberry-light'),
  };
}

/** The plain boards, by the names of their pictures. */
const SLABS = BOARDS.slice(1).map((size) => ({ size, picture: `board-${size.width}x${size.height}` }));

/** Draws a plain board with letters and digits, as on the web. */
function slabPicture(size: GridSize): Drawing {
  const shape = group('board', [slab(size), slabLabels(size)]);
  return { picture: { viewBox: slabBox(size), shape }, ground: 'golden-line', on: 'board' };
}

function drawings(): Record<string, Drawing> {
  const tray = plate(layout.TRAY_HALF_LENGTH, layout.TRAY_HALF_WIDTH, 'paper', 'golden');
  return {
    board: { picture: { viewBox: VIEW_BOX, shape: board() }, ground: 'golden-line', on: 'board' },
    strawberry: { picture: disc(STRAWBERRY, 'strawberry-cream', 'strawberry'), ground: 'strawberry', on: 'disc' },
    blueberry: { picture: disc(BLUEBERRY, 'blueberry-cream', 'blueberry'), ground: 'blueberry', on: 'disc' },
    tray: { picture: tray, ground: 'golden', on: 'plain' },
    back: BACK,
    ...Object.fromEntries(SLABS.map(({ size, picture }) => [picture, slabPicture(size)])),
  };
}

/** Name, description, width and depth of a board. */
interface BoardWords {
  readonly name: string;
  readonly description: string;
  readonly size: readonly [width: number, depth: number];
}

/** Creates a board, which the script recognises by its state. */
function boardTile(
  assets: Assets,
  index: number,
  image: string,
  { name, description, size }: BoardWords,
  states?: readonly SavedObject[],
): SavedObject {
  return tile({
    guid: guid(0, index),
    name,
    description,
    tags: [BOARD_TAG],
    at: [0, layout.BOARD_HEIGHT, 0],
    size,
    thickness: layout.THICKNESS,
    look: assetOf(assets, image),
    locked: true,
    ...(states === undefined ? {} : { states }),
  });
}

/** Creates the waffle, with the plain boards as its other states. */
function waffle(assets: Assets, words: Catalogue): SavedObject {
  const states = SLABS.map(({ size, picture }, i) => {
    const name = format(words, 'tts.slab', { size: `${size.width}x${size.height}` });
    const description = format(words, 'tts.about.slab');
    return boardTile(assets, i + 1, picture, { name, description, size: layout.slabSides(size) });
  });
  const [name, description] = [format(words, 'tts.board'), format(words, 'tts.about.board')];
  return boardTile(assets, 0, 'board', { name, description, size: [layout.BOARD_SIDE, layout.BOARD_SIDE] }, states);
}

/** Creates the box whose script runs the games on grids: a small waffle on the left of Strawberries. */
function box(assets: Assets, words: Catalogue): SavedObject {
  return tile({
    guid: GRID_SCRIPT.guid,
    name: format(words, 'tts.box'),
    description: format(words, 'tts.box-note'),
    at: layout.BOX_POINT,
    size: [layout.PIECE_WIDTH, layout.PIECE_WIDTH],
    thickness: layout.THICKNESS,
    look: assetOf(assets, 'back'),
    locked: true,
  });
}

function tray(assets: Assets, words: Catalogue, seat: number): SavedObject {
  return tile({
    guid: guid(1, seat),
    name: format(words, 'tts.hand', { seat: SEAT_NAMES[seat] ?? '' }),
    description: format(words, 'tts.about.tray'),
    at: [0, layout.TRAY_HEIGHT, layout.sideOf(seat) * layout.TRAY_FROM_MIDDLE],
    size: [2 * layout.TRAY_HALF_LENGTH, 2 * layout.TRAY_HALF_WIDTH],
    thickness: layout.TRAY_THICKNESS,
    look: assetOf(assets, 'tray'),
    locked: true,
  });
}

function piece(assets: Assets, words: Catalogue, seat: number, index: number): SavedObject {
  const name = SEAT_NAMES[seat] ?? '';
  return tile({
    guid: guid(2 + seat, index),
    name: format(words, `tts.piece.${name}`),
    description: format(words, 'tts.about.piece'),
    notes: `${name} ${index + 1}`,
    tags: [PIECE_TAG],
    at: layout.handPoint(seat, index),
    size: [layout.PIECE_WIDTH, layout.PIECE_WIDTH],
    thickness: layout.THICKNESS,
    look: assetOf(assets, seat === 0 ? 'strawberry' : 'blueberry'),
    locked: false,
  });
}

function everything(assets: Assets, words: Catalogue): SavedObject[] {
  const objects = [waffle(assets, words)];
  for (let seat = 0; seat < SEAT_NAMES.length; seat++) {
    const { distance, height, scale } = layout.HAND_ZONE;
    objects.push(
      tray(assets, words, seat),
      seatZone(guid(4, seat), seat, format(words, 'tts.hand', { seat: SEAT_NAMES[seat] ?? '' }), {
        at: [0, height, layout.sideOf(seat) * distance],
        turn: seat === 0 ? 0 : 180,
        scale,
      }),
    );
    for (let index = 0; index < PIECES; index++) objects.push(piece(assets, words, seat, index));
  }
  return objects;
}

/** Offset of the second players of doubles: on the right of the first ones, on the same side of the board. */
const SECOND_SEATS = 15;

/** Waffle Wars with its modes, and the games on grids, which an object script runs. */
export const WAFFLE_WARS_TABLE: TableSpec = {
  id: 'waffle-wars',
  file: 'Waffle_Wars',
  rules: ['waffle-wars'],
  colours: { ...tableColours() },
  data: () => boardsLua(BOARDS),
  drawings,
  sheets: { columns: 8, rows: 8, count: 1 },
  scripts: { [GRID_SCRIPT.guid]: { entry: 'grid-games/object.ts' } },
  games: [
    {
      game: waffleWars as unknown as AnyGame,
      // The format determines whether two or four play
      options: waffleWars.options.filter(({ key }) => key !== 'players'),
      calls: CALLS,
    },
    ...GRID_TABLE_GAMES.map((game) => ({ game, options: game.options, calls: [], object: GRID_SCRIPT.guid })),
  ],
  words: mergeMessages(
    EN,
    WAFFLE_WARS_EN,
    OPTIONS_WAFFLE_WARS_EN,
    ...TABLE_WORDS,
    TABLE_EN,
    SIDES_EN,
    TTS_WAFFLE_WARS_EN,
    ABOUT_WAFFLE_WARS_EN,
  ),
  players: [2, 4],
  time: [5, 40],
  snapPoints: Array.from({ length: SPACES }, (_, space) =>
    snapPoint(layout.spacePoint(space, layout.SNAP_HEIGHT), [PIECE_TAG]),
  ),
  objects: (assets, words) => [
    ...everything(assets, words),
    ...[2, 3].map((seat) => {
      const { distance, height, scale } = layout.HAND_ZONE;
      const side = layout.sideOf(seat - 2);
      const name = format(words, 'tts.hand', { seat: waffleWars.seats({ format: 'doubles' })[seat] ?? '' });
      return seatZone(guid(4, seat), seat, name, {
        at: [-side * SECOND_SEATS, height, side * distance],
        turn: seat === 2 ? 0 : 180,
        scale,
      });
    }),
    die(guid(5, 0), format(words, 'tts.die'), format(words, 'tts.about.die'), [DIE_TAG], layout.DIE_POINT),
    box(assets, words),
  ],
};
