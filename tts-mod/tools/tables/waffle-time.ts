/** The table of Waffle Time. */
import { BUTTER } from '@griddle/art/internal/waffle-time/toppings.js';
import { group, type Picture, type Shape, type ViewBox } from '@griddle/art/internal/shapes.js';
import {
  blankTile,
  CARD,
  coverCentre,
  DRAFT_BOARD,
  DRAFT_BOX,
  draftTile,
  goalCard,
  labels,
  patternCard,
  PAWNS,
  seatToken,
  toppingToken,
  turnTile,
  VIEW_BOX,
  WAFFLE,
} from '@griddle/art/waffle-time/index.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { EN, mergeMessages, format, type Catalogue } from '@griddle/rules/messages/index.js';
import {
  DRAFT_TILES,
  goalPoints,
  GOALS,
  SEAT_NAMES,
  spaceSyrup,
  TOPPINGS,
} from '@griddle/rules/internal/waffle-time/components.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/messages.en.json' with { type: 'json' };
import OPTIONS_WAFFLE_TIME_EN from '@griddle/rules/internal/waffle-time/options.en.json' with { type: 'json' };
import { allCards } from '@griddle/rules/internal/waffle-time/patterns.js';
import { SPACES } from '@griddle/rules/internal/waffle-time/waffle.js';
import { TABLE_EN } from './words.js';
import { isParked, type WorldPoint } from '../../src/mod/world.js';
import { BAG_TAG, BOARD_TAG, FIXTURE_TAG, PIECE_TAG } from '../../src/names.js';
import type { TableColours } from '../../src/waffle-time/colours.js';
import * as layout from '../../src/waffle-time/layout.js';
import TTS_WAFFLE_TIME_EN from '../../src/waffle-time/messages.en.json' with { type: 'json' };
import { parts } from '../colours.js';
import { assetOf, type Assets } from '../save/assets.js';
import { bag, guid, seatZone, snapPoint, tile, type SavedObject } from '../save/objects.js';
import { BACK, disc, plate, type Drawing } from '../textures.js';
import ABOUT_WAFFLE_TIME_EN from './waffle-time.en.json' with { type: 'json' };
import type { TableSpec } from './table.js';

/** Returns the colours for the script. */
function tableColours(): TableColours {
  return {
    last: parts('syrup'),
    open: parts('select'),
    match: parts('mark-win'),
    star: parts('mark-threat'),
    p1: parts('pawn-1', 'dark'),
    p2: parts('pawn-2', 'dark'),
    p3: parts('pawn-3', 'dark'),
    p4: parts('pawn-4', 'dark'),
  };
}

/** Kinds that have a bag: toppings by letter, syrup and butter. */
const BAGGED = [...TOPPINGS.slice(1), layout.BUTTER];

/** View boxes of the picture of a draft tile and of a tile over two slots. */
const TILE_BOX: ViewBox = [-0.5, -0.5, 1, 1];
const COVER_BOX: ViewBox = [-1, -0.68, 2, 1.24];

function shown(viewBox: ViewBox, shape: Shape): Picture {
  return { viewBox, shape };
}

/** Draws a tile that covers slots 0 and 1, moved into its box. */
function cover(shape: Shape): Picture {
  const [x, y] = coverCentre(0);
  return shown(COVER_BOX, group('cover', [shape], { at: [-x, -y] }));
}

/** Returns a file name for a kind. */
function fileOf(kind: string): string {
  return kind.replaceAll(' ', '-');
}

/** Returns pictures by name; those of fixtures are named by their kinds. */
function drawings(): Record<string, Drawing> {
  const [wide, high] = CARD;
  const cardBox: ViewBox = [-wide / 2, -high / 2, wide, high];
  const drawn: Record<string, Drawing> = {
    waffle: { picture: shown(VIEW_BOX, group('waffle', [WAFFLE, labels()])), ground: 'cloth', on: 'board' },
    'draft-board': { picture: shown(DRAFT_BOX, DRAFT_BOARD), ground: 'cloth', on: 'board' },
    tray: { picture: plate(1, 1, 'paper', 'syrup'), ground: 'syrup', on: 'plain' },
    blank: { picture: cover(blankTile(0)), ground: 'plate', on: 'card', back: BACK },
  };
  BAGGED.forEach((letter, i) => {
    const shape = letter === layout.BUTTER ? BUTTER : toppingToken(i + 1);
    drawn[`topping-${i + 1}`] = {
      picture: disc(shape, 'cream-shade', 'plate-line', 0.86),
      ground: 'plate',
      on: 'disc',
    };
  });
  SEAT_NAMES.forEach((_name, seat) => {
    const pawn = PAWNS[seat];
    if (pawn)
      drawn[`pawn-${seat + 1}`] = { picture: disc(pawn, 'plate', seatToken(seat)), ground: 'plate', on: 'disc' };
  });
  DRAFT_TILES.forEach(({ face, back }, i) => {
    const side = (up: typeof face, under: typeof back): Drawing => ({
      picture: shown(TILE_BOX, draftTile(up, under)),
      ground: 'plate',
      on: 'pair',
    });
    drawn[`tile-${i}`] = { ...side(face, back), back: side(back, face) };
  });
  for (const players of [2, 3, 4]) {
    for (const trailing of [false, true]) {
      const picture = cover(turnTile(0, spaceSyrup(players), trailing));
      drawn[fileOf(layout.turnTileKind(players, trailing))] = { picture, ground: 'butter', on: 'card', back: BACK };
    }
  }
  for (const card of allCards()) {
    const kind = layout.patternKind(card.fruit, card.number);
    drawn[kind] = { picture: shown(cardBox, patternCard(card)), ground: 'golden', on: 'card', back: BACK };
  }
  for (const { id, points } of GOALS) {
    for (const crossX of id === 53 ? [false, true] : [false]) {
      const card = goalCard({ goal: id, points, butter: false, crossX });
      drawn[fileOf(layout.goalKind(id, crossX))] = {
        picture: shown(cardBox, card),
        ground: 'golden',
        on: 'card',
        back: BACK,
      };
    }
  }
  return drawn;
}

interface Thing {
  readonly name: string;
  readonly description?: string;
  readonly kind?: string;
  readonly tag: string;
  readonly at: WorldPoint;
  readonly size: readonly [width: number, depth: number];
  readonly thickness: number;
  readonly image: string;
}

/** Creates a tile; boards and fixtures are locked. */
function thing(assets: Assets, id: string, data: Thing): SavedObject {
  return tile({
    guid: id,
    name: data.name,
    description: data.description ?? '',
    notes: data.kind ?? '',
    tags: [data.tag],
    at: data.at,
    size: data.size,
    thickness: data.thickness,
    look: assetOf(assets, data.image),
    locked: data.tag !== PIECE_TAG || isParked(data.at),
  });
}

function boards(assets: Assets, words: Catalogue): SavedObject[] {
  const flat = { tag: BOARD_TAG, thickness: layout.BOARD_THICKNESS };
  const draft = thing(assets, guid(0, 0), {
    ...flat,
    name: format(words, 'tts.draft-board'),
    description: format(words, 'tts.about.draft-board'),
    at: [0, layout.BOARD_HEIGHT, 0],
    size: [layout.DRAFT_SIDE, layout.DRAFT_SIDE],
    image: 'draft-board',
  });
  const ofSeats = SEAT_NAMES.flatMap((seat, i) => [
    thing(assets, guid(1, i), {
      ...flat,
      name: format(words, 'tts.waffle', { seat }),
      description: format(words, 'tts.about.waffle'),
      at: layout.wafflePoint(i, layout.BOARD_HEIGHT),
      size: [layout.WAFFLE_SIDE, layout.WAFFLE_SIDE],
      image: 'waffle',
    }),
    thing(assets, guid(2, i), {
      ...flat,
      name: format(words, 'tts.dispenser', { seat }),
      description: format(words, 'tts.about.dispenser'),
      at: layout.trayPoint(i, layout.BOARD_HEIGHT),
      size: [layout.TRAY_SIDE, layout.TRAY_SIDE],
      image: 'tray',
    }),
    seatZone(guid(3, i), i, format(words, 'tts.hand', { seat }), {
      at: [layout.cornerOf(i).x * 13, 4.5, layout.cornerOf(i).z * 19],
      turn: layout.cornerOf(i).z < 0 ? 0 : 180,
      scale: [14, 9, 4],
    }),
  ]);
  return [draft, ...ofSeats];
}

/** Toppings other than fruit, by letter. */
const OTHER_TOPPINGS: Readonly<Record<string, string>> = {
  [layout.CREAM]: 'cream',
  [layout.SYRUP]: 'syrup',
  [layout.BUTTER]: 'butter',
};

/** Creates the contents of a bag: a topping, a bead or butter. */
function edible(assets: Assets, words: Catalogue, letter: string, index: number): SavedObject {
  const width = letter === layout.SYRUP ? layout.BEAD_WIDTH : layout.TOPPING_WIDTH;
  return thing(assets, guid(5, index), {
    name: format(words, `topping.waffle-time.${letter}`),
    description: format(words, `tts.about.${OTHER_TOPPINGS[letter] ?? 'fruit'}`),
    kind: letter,
    tag: PIECE_TAG,
    at: layout.bagPoint(index),
    size: [width, width],
    thickness: layout.THICKNESS,
    image: `topping-${index + 1}`,
  });
}

function pawn(assets: Assets, words: Catalogue, seat: number): SavedObject {
  return thing(assets, guid(6, seat), {
    name: format(words, 'tts.pawn', { seat: SEAT_NAMES[seat] ?? '' }),
    description: format(words, 'tts.about.pawn'),
    kind: layout.pawnKind(seat),
    tag: PIECE_TAG,
    at: layout.idlePawnPoint(seat),
    size: [layout.PAWN_WIDTH, layout.PAWN_WIDTH],
    thickness: 3 * layout.THICKNESS,
    image: `pawn-${seat + 1}`,
  });
}

/** Returns a fixture's name, description and size by its kind. */
function fixtureLook(words: Catalogue, kind: string): Pick<Thing, 'name' | 'description' | 'size'> {
  const [first = '', number = ''] = kind.split(' ');
  const side = 0.94 * layout.DRAFT;
  if (first === 'tile') {
    const { face = 0, back = 0 } = DRAFT_TILES[Number(number)] ?? {};
    const values = { face: TOPPINGS.charAt(face), back: TOPPINGS.charAt(back) };
    const description = format(words, 'tts.about.draft-tile', values);
    return { name: format(words, 'tts.draft-tile'), description, size: [side, side] };
  }
  const cover: Thing['size'] = [COVER_BOX[2] * layout.DRAFT, COVER_BOX[3] * layout.DRAFT];
  if (first === 'turn' || first === layout.BLANK_KIND) {
    const name = format(words, `tts.${first}-tile`);
    return { name, description: format(words, `tts.about.${first}-tile`), size: cover };
  }
  const size = layout.CARD_SIZE;
  if (first === 'goal') {
    const points = goalPoints(Number(number));
    return {
      name: format(words, 'tts.goal-card', { goal: number }),
      description: format(words, 'tts.about.goal', { goal: number, points }),
      size,
    };
  }
  const { rule = '' } = allCards().find((card) => layout.patternKind(card.fruit, card.number) === kind) ?? {};
  const shape = format(words, `tts.about.shape.${rule}`);
  return { name: format(words, 'tts.pattern-card'), description: format(words, 'tts.about.pattern', { shape }), size };
}

function fixture(assets: Assets, words: Catalogue, kind: string, index: number): SavedObject {
  return thing(assets, guid(7, index), {
    ...fixtureLook(words, kind),
    kind,
    tag: FIXTURE_TAG,
    at: layout.boxPoint(index),
    thickness: layout.THICKNESS,
    image: fileOf(kind),
  });
}

function objects(assets: Assets, words: Catalogue): SavedObject[] {
  const bags = BAGGED.map((letter, i) => {
    const name = format(words, 'tts.bag', { topping: letter });
    const supply = bag(guid(4, i), name, letter, [BAG_TAG], layout.bagPoint(i), edible(assets, words, letter, i));
    return { ...supply, Description: format(words, 'tts.about.bag') };
  });
  return [
    ...boards(assets, words),
    ...bags,
    ...SEAT_NAMES.map((_name, seat) => pawn(assets, words, seat)),
    ...layout.fixtureKinds().map((kind, i) => fixture(assets, words, kind, i)),
  ];
}

const ON_WAFFLE = -0.5;
const SPACE_SNAPS = SEAT_NAMES.flatMap((_name, seat) =>
  Array.from({ length: SPACES }, (_, space) => snapPoint(layout.spacePoint(seat, space, ON_WAFFLE), [PIECE_TAG])),
);
const SLOT_SNAPS = Array.from({ length: 12 }, (_, slot) => snapPoint(layout.slotPoint(slot), [PIECE_TAG]));

/** Waffle Time, with a waffle for each player round the draft board. */
export const WAFFLE_TIME_TABLE: TableSpec = {
  id: 'waffle-time',
  file: 'Waffle_Time',
  games: [{ game: waffleTime as unknown as AnyGame, options: waffleTime.options, calls: [] }],
  words: mergeMessages(EN, WAFFLE_TIME_EN, OPTIONS_WAFFLE_TIME_EN, TABLE_EN, TTS_WAFFLE_TIME_EN, ABOUT_WAFFLE_TIME_EN),
  rules: ['waffle-time'],
  colours: { ...tableColours() },
  drawings,
  sheets: { columns: 8, rows: 4, count: 3 },
  players: [1, 4],
  time: [30, 60],
  objects,
  snapPoints: [...SPACE_SNAPS, ...SLOT_SNAPS],
};
