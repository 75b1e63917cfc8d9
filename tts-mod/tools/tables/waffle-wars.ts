/** The tables of Waffle Wars and of the bonus games, which are played with its board and pieces. */
import { connectFour } from '@griddle/rules/connect-four/index.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { hostageRescue } from '@griddle/rules/hostage-rescue/index.js';
import { EN, joined, say, type Catalogue } from '@griddle/rules/messages/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { snake } from '@griddle/rules/snake/index.js';
import { waffleCheckers } from '@griddle/rules/waffle-checkers/index.js';
import { SEAT_NAMES, SPACES } from '@griddle/rules/waffle-wars/components.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { waffleWarsFull } from '@griddle/rules/waffle-wars/modes/index.js';
import { WAFFLE_WARS_MODES_EN } from '@griddle/rules/waffle-wars/modes/messages.en.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { board, BLUEBERRY, STRAWBERRY, VIEW_BOX } from '@griddle/art/waffle-wars/index.js';
import { BONUS_WORDS } from '../../src/bonus-games/words.js';
import { TTS_EN } from '../../src/messages.en.js';
import { BOARD_TAG, DIE_TAG, PIECE_TAG } from '../../src/names.js';
import { CALLS } from '../../src/waffle-wars/calls.js';
import type { TableColours } from '../../src/waffle-wars/colours.js';
import * as layout from '../../src/waffle-wars/layout.js';
import { TTS_WAFFLE_WARS_EN } from '../../src/waffle-wars/messages.en.js';
import { TTS_MODES_EN } from '../../src/waffle-wars-modes/messages.en.js';
import { parts } from '../colours.js';
import { assetOf, type Assets } from '../save/assets.js';
import { BOX, die, guid, ROUND, seatZone, snapPoint, tile, type SavedObject } from '../save/objects.js';
import { BACK, disc, plate, type Drawing } from '../textures.js';
import type { TableSpec } from './table.js';

/** Pieces a side on the table; a larger hand (WW-3) is made up of copies by the script. */
const PIECES = 18;

/** The colours as the script has them. */
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

function drawings(): Record<string, Drawing> {
  const tray = plate(layout.TRAY_HALF_LENGTH, layout.TRAY_HALF_WIDTH, 'paper', 'golden');
  return {
    board: { picture: { viewBox: VIEW_BOX, shape: board() }, width: 2048, ground: 'golden-line' },
    strawberry: { picture: disc(STRAWBERRY, 'strawberry-cream', 'strawberry'), width: 512, ground: 'strawberry' },
    blueberry: { picture: disc(BLUEBERRY, 'blueberry-cream', 'blueberry'), width: 512, ground: 'blueberry' },
    tray: { picture: tray, width: 1024, ground: 'golden' },
    back: BACK,
  };
}

function waffle(assets: Assets, words: Catalogue): SavedObject {
  return tile({
    guid: guid(0, 0),
    name: say(words, 'tts.board'),
    tags: [BOARD_TAG],
    at: [0, layout.BOARD_HEIGHT, 0],
    size: [layout.BOARD_SIDE, layout.BOARD_SIDE],
    thickness: layout.THICKNESS,
    shape: BOX,
    image: assetOf(assets, 'board'),
    underside: assetOf(assets, 'back'),
    locked: true,
  });
}

function tray(assets: Assets, words: Catalogue, seat: number): SavedObject {
  return tile({
    guid: guid(1, seat),
    name: say(words, 'tts.hand', { seat: SEAT_NAMES[seat] ?? '' }),
    at: [0, layout.TRAY_HEIGHT, layout.sideOf(seat) * layout.TRAY_FROM_MIDDLE],
    size: [2 * layout.TRAY_HALF_LENGTH, 2 * layout.TRAY_HALF_WIDTH],
    thickness: layout.TRAY_THICKNESS,
    shape: BOX,
    image: assetOf(assets, 'tray'),
    underside: assetOf(assets, 'back'),
    locked: true,
  });
}

function piece(assets: Assets, words: Catalogue, seat: number, index: number): SavedObject {
  const name = SEAT_NAMES[seat] ?? '';
  return tile({
    guid: guid(2 + seat, index),
    name: say(words, `tts.piece.${name}`),
    notes: `${name} ${index + 1}`,
    tags: [PIECE_TAG],
    at: layout.handPoint(seat, index),
    size: [layout.PIECE_WIDTH, layout.PIECE_WIDTH],
    thickness: layout.THICKNESS,
    shape: ROUND,
    image: assetOf(assets, seat === 0 ? 'strawberry' : 'blueberry'),
    underside: assetOf(assets, 'back'),
    locked: false,
  });
}

function everything(assets: Assets, words: Catalogue): SavedObject[] {
  const objects = [waffle(assets, words)];
  for (let seat = 0; seat < SEAT_NAMES.length; seat++) {
    const { distance, height, scale } = layout.HAND_ZONE;
    objects.push(
      tray(assets, words, seat),
      seatZone(guid(4, seat), seat, say(words, 'tts.hand', { seat: SEAT_NAMES[seat] ?? '' }), {
        at: [0, height, layout.sideOf(seat) * distance],
        turn: seat === 0 ? 0 : 180,
        scale,
      }),
    );
    for (let index = 0; index < PIECES; index++) objects.push(piece(assets, words, seat, index));
  }
  return objects;
}

const ON_BOARD = layout.ON_BOARD - layout.THICKNESS / 2;

/** What both tables have. */
const SHARED = {
  rules: 'waffle-wars',
  colours: { ...tableColours() },
  drawings,
  players: [2, 2],
  snapPoints: Array.from({ length: SPACES }, (_, space) => snapPoint(layout.spacePoint(space, ON_BOARD), [PIECE_TAG])),
} as const;

export const WAFFLE_WARS_TABLE: TableSpec = {
  ...SHARED,
  id: 'waffle-wars',
  file: 'Waffle_Wars',
  games: [{ game: waffleWars as unknown as AnyGame, options: waffleWars.options, calls: CALLS }],
  words: joined(EN, WAFFLE_WARS_EN, TTS_EN, TTS_WAFFLE_WARS_EN),
  time: [10, 30],
  objects: everything,
};

const MODES_OPTIONS = waffleWarsFull.options.filter(({ key }) => key !== 'players');

/** Where the second players of doubles sit: at the right of the first ones, at the same side of the board. */
const SECOND_SEATS = 15;

/** With special modes, power-ups and doubles, whose script is too large to be in that of the plain game (WW-40 to WW-60). */
export const WAFFLE_WARS_MODES_TABLE: TableSpec = {
  ...SHARED,
  id: 'waffle-wars-modes',
  file: 'Waffle_Wars_Modes',
  games: [{ game: waffleWarsFull as unknown as AnyGame, options: MODES_OPTIONS, calls: CALLS }],
  words: joined(EN, WAFFLE_WARS_EN, WAFFLE_WARS_MODES_EN, TTS_EN, TTS_WAFFLE_WARS_EN, TTS_MODES_EN),
  players: [2, 4],
  time: [15, 40],
  objects: (assets, words) => [
    ...everything(assets, words),
    ...[2, 3].map((seat) => {
      const { distance, height, scale } = layout.HAND_ZONE;
      const side = layout.sideOf(seat - 2);
      const name = say(words, 'tts.hand', { seat: waffleWarsFull.seats({ format: 'doubles' })[seat] ?? '' });
      return seatZone(guid(4, seat), seat, name, {
        at: [-side * SECOND_SEATS, height, side * distance],
        turn: seat === 2 ? 0 : 180,
        scale,
      });
    }),
  ],
};

const BONUS = [snake, waffleCheckers, hostageRescue, connectFour, reversi] as unknown as readonly AnyGame[];

/** The bonus games: a script with them and Waffle Wars together would be larger than one may be. */
export const BONUS_GAMES_TABLE: TableSpec = {
  ...SHARED,
  id: 'bonus-games',
  file: 'Waffle_Wars_Bonus_Games',
  games: BONUS.map((game) => ({ game, options: game.options.filter(({ key }) => key !== 'size'), calls: [] })),
  words: joined(EN, ...BONUS_WORDS, TTS_EN),
  time: [5, 15],
  objects: (assets, words) => [
    ...everything(assets, words),
    die(guid(5, 0), say(words, 'tts.die'), [DIE_TAG], layout.DIE_POINT),
  ],
};
