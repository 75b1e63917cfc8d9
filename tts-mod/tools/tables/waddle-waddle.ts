/** The table of Waddle Waddle. */
import type { Picture, Shape, ViewBox } from '@griddle/art/internal/shapes.js';
import { cardFace, ICEBERG, RECAP, TILES } from '@griddle/art/waddle-waddle/index.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { EN, mergeMessages, format, type Catalogue } from '@griddle/rules/messages/index.js';
import {
  CARDS,
  GROUP_SIZE,
  SEAT_NAMES,
  SYMBOLS,
  TILES_OF_TYPE,
  TYPES,
  type Criterion,
} from '@griddle/rules/internal/waddle-waddle/components.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/messages.en.json' with { type: 'json' };
import OPTIONS_WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/options.en.json' with { type: 'json' };
import { TABLE_EN } from './words.js';
import { isParked, type WorldPoint } from '../../src/mod/world.js';
import { BOARD_TAG, PIECE_TAG } from '../../src/names.js';
import type { TableColours } from '../../src/waddle-waddle/colours.js';
import * as layout from '../../src/waddle-waddle/layout.js';
import TTS_WADDLE_WADDLE_EN from '../../src/waddle-waddle/messages.en.json' with { type: 'json' };
import { parts } from '../colours.js';
import { assetOf, type Assets } from '../save/assets.js';
import { guid, seatZone, snapPoint, tile, type SavedObject } from '../save/objects.js';
import type { Drawing } from '../textures.js';
import ABOUT_WADDLE_WADDLE_EN from './waddle-waddle.en.json' with { type: 'json' };
import type { TableSpec } from './table.js';

/** Returns the colours for the script. */
function tableColours(): TableColours {
  return {
    last: parts('accent', 'dark'),
    open: parts('select'),
    card: parts('mark-win'),
    blocked: parts('mark-threat'),
    red: parts('alert', 'dark'),
    blue: parts('blueberry-light'),
    yellow: parts('pengo-yellow'),
    green: parts('pengo-green'),
  };
}

/** A hex pointed at the top fills its picture. */
const HEX_BOX: ViewBox = [-0.5, -1 / Math.sqrt(3), 1, 2 / Math.sqrt(3)];

function hexPicture(shape: Shape): Picture {
  return { viewBox: HEX_BOX, shape };
}

/** Returns pictures by name: `tile-0-2` by seat and type, `card-7` by number. */
function drawings(): Record<string, Drawing> {
  const drawn: Record<string, Drawing> = {
    iceberg: { picture: hexPicture(ICEBERG), ground: 'sea', on: 'hex' },
    recap: { picture: hexPicture(RECAP), ground: 'slate', on: 'hex' },
  };
  const grounds = ['pengo-red', 'pengo-blue', 'pengo-yellow', 'pengo-green'] as const;
  grounds.forEach((ground, seat) => {
    for (let type = 0; type < TYPES.length; type++) {
      drawn[`tile-${seat}-${type}`] = {
        picture: hexPicture(TILES[seat * TYPES.length + type] ?? ICEBERG),
        ground,
        on: 'hex',
      };
    }
  });
  CARDS.forEach(({ symbol, criterion }, card) => {
    drawn[`card-${card}`] = { picture: hexPicture(cardFace(symbol, criterion)), ground: 'ice', on: 'hex' };
  });
  return drawn;
}

interface HexTile {
  readonly guid: string;
  readonly name: string;
  readonly notes: string;
  readonly tag: string;
  readonly at: WorldPoint;
  readonly width: number;
  readonly image: string;
  readonly description?: string;
}

function hexTile(
  assets: Assets,
  { guid: id, name, description = '', notes, tag, at, width, image }: HexTile,
): SavedObject {
  return tile({
    guid: id,
    name,
    description,
    notes,
    tags: [tag],
    at,
    size: [width, width],
    thickness: layout.THICKNESS,
    look: assetOf(assets, image),
    locked: tag === BOARD_TAG || isParked(at),
  });
}

function fixed(assets: Assets, words: Catalogue): SavedObject[] {
  const here = { notes: '', tag: BOARD_TAG };
  const middle = { q: 0, r: 0 };
  return [
    hexTile(assets, {
      ...here,
      guid: guid(0, 0),
      name: format(words, 'tts.iceberg'),
      description: format(words, 'tts.about.iceberg'),
      at: layout.hexPoint(middle, layout.ON_TABLE),
      width: layout.HEX,
      image: 'iceberg',
    }),
    hexTile(assets, {
      ...here,
      guid: guid(0, 1),
      name: format(words, 'tts.recap'),
      description: format(words, 'tts.about.recap'),
      at: layout.fieldPoint(middle, layout.ON_TABLE),
      width: layout.CARD,
      image: 'recap',
    }),
  ];
}

function tilesOf(assets: Assets, words: Catalogue, seat: number): SavedObject[] {
  const tiles: SavedObject[] = [];
  for (let type = 0; type < TYPES.length; type++) {
    const name = format(words, 'tts.tile', { seat: SEAT_NAMES[seat] ?? '', type: TYPES.charAt(type) });
    for (let i = 0; i < TILES_OF_TYPE; i++) {
      tiles.push(
        hexTile(assets, {
          guid: guid(1 + seat, type * TILES_OF_TYPE + i),
          name,
          description: format(words, `tts.about.tile.${TYPES.charAt(type)}`),
          notes: layout.tileKind(seat, type),
          tag: PIECE_TAG,
          at: layout.stackPoint(seat, type, i),
          width: layout.HEX,
          image: `tile-${seat}-${type}`,
        }),
      );
    }
  }
  return tiles;
}

/** Creates a hand zone. The zones give the table its player colours; nothing is hidden in them. */
function zone(words: Catalogue, seat: number): SavedObject {
  const { x, z } = layout.cornerOf(seat);
  return seatZone(guid(6, seat), seat, format(words, 'tts.hand', { seat: SEAT_NAMES[seat] ?? '' }), {
    at: [x * 9, 4.5, z * 22.5],
    turn: z < 0 ? 0 : 180,
    scale: [14, 9, 4],
  });
}

/** Describes a card's criterion. */
function asked(words: Catalogue, criterion: Criterion): string {
  const letter = (type: number): string => TYPES.charAt(type);
  const key = `tts.about.card.${criterion.kind}`;
  const type = letter(criterion.type);
  if (criterion.kind === 'size') return format(words, key, { type, count: GROUP_SIZE });
  if (criterion.kind === 'proximity') return format(words, key, { type, count: criterion.between });
  const [first = '', second = ''] = criterion.others.map(letter);
  return format(words, key, { type, first, second });
}

function objects(assets: Assets, words: Catalogue): SavedObject[] {
  const cards = CARDS.map(({ symbol, criterion }, card) =>
    hexTile(assets, {
      guid: guid(5, card),
      name: format(words, 'tts.card', { symbol: SYMBOLS[symbol] ?? '' }),
      description: asked(words, criterion),
      notes: layout.cardKind(card),
      tag: PIECE_TAG,
      at: layout.boxPoint(card),
      width: layout.CARD,
      image: `card-${card}`,
    }),
  );
  const seats = SEAT_NAMES.map((_name, seat) => seat);
  return [
    ...fixed(assets, words),
    ...seats.flatMap((seat) => [zone(words, seat), ...tilesOf(assets, words, seat)]),
    ...cards,
  ];
}

/** Waddle Waddle, with the card field beside the board. */
export const WADDLE_WADDLE_TABLE: TableSpec = {
  id: 'waddle-waddle',
  file: 'Waddle_Waddle',
  games: [{ game: waddleWaddle as unknown as AnyGame, options: waddleWaddle.options, calls: [] }],
  words: mergeMessages(
    EN,
    WADDLE_WADDLE_EN,
    OPTIONS_WADDLE_WADDLE_EN,
    TABLE_EN,
    TTS_WADDLE_WADDLE_EN,
    ABOUT_WADDLE_WADDLE_EN,
  ),
  rules: ['waddle-waddle'],
  colours: { ...tableColours() },
  drawings,
  sheets: { columns: 4, rows: 4, count: 3 },
  players: [2, 4],
  time: [20, 45],
  objects,
  snapPoints: layout
    .boardHexes()
    .map((hex) => snapPoint(layout.hexPoint(hex, layout.ON_TABLE - layout.THICKNESS / 2), [PIECE_TAG])),
};
