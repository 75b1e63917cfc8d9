/** The table of Buffet Boss: plates and food as models of the drawn outlines, cards, characters, hands. */
import { CARD, characterCard, foodCard, foodShape, FOODS as ART } from '@griddle/art/buffet-boss/index.js';
import { FOOD_POLYGONS, type Corner } from '@griddle/art/internal/buffet-boss/outline.js';
import { PLATE, plateSlices } from '@griddle/art/internal/buffet-boss/plate.js';
import { group, path, type Group, type Picture, type Shape } from '@griddle/art/internal/shapes.js';
import { PLATE_BODY } from '@griddle/plate/internal/bodies.js';
import { convexPieces } from '@griddle/plate/internal/convex.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { EN, mergeMessages, format, type Catalogue } from '@griddle/rules/messages/index.js';
import { CHARACTERS, COPIES, FOODS, SEAT_NAMES, type Food } from '@griddle/rules/internal/buffet-boss/components.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import BUFFET_BOSS_EN from '@griddle/rules/internal/buffet-boss/messages.en.json' with { type: 'json' };
import OPTIONS_BUFFET_BOSS_EN from '@griddle/rules/internal/buffet-boss/options.en.json' with { type: 'json' };
import type { TableColours } from '../../src/buffet-boss/colours.js';
import * as layout from '../../src/buffet-boss/layout.js';
import TTS_BUFFET_BOSS_EN from '../../src/buffet-boss/messages.en.json' with { type: 'json' };
import SAVE_BUFFET_BOSS_EN from '../../src/buffet-boss/save.en.json' with { type: 'json' };
import { TABLE_EN } from './words.js';
import type { WorldPoint } from '../../src/mod/world.js';
import { FIXTURE_TAG, PIECE_TAG, PLATE_TAG } from '../../src/names.js';
import { parts as colourParts } from '../colours.js';
import { objText, type Extrusion } from '../models.js';
import { assetOf, type Assets } from '../save/assets.js';
import { guid, model, seatZone, tile, type SavedObject } from '../save/objects.js';
import type { Drawing } from '../textures.js';
import ABOUT_BUFFET_BOSS_EN from './buffet-boss.en.json' with { type: 'json' };
import type { TableSpec } from './table.js';

/** Maximum corners of a collider, many more than any here has. */
const CORNERS = 100;
/** Half the side of the pictures on foods and on plates, in mm. */
const FOOD_PICTURE = 22;
const PLATE_PICTURE = 54;

/** Returns the extrusion of an outline with a square picture. */
function solid(depth: number, half: number): Omit<Extrusion, 'places'> {
  return { depth, scale: layout.MM, picture: [half, half] };
}

const FOOD = solid(layout.FOOD_DEPTH, FOOD_PICTURE);
const CHINA = solid(layout.PLATE_DEPTH, PLATE_PICTURE);

/** Returns the convex parts of a food. */
function partsOf(food: number): readonly (readonly Corner[])[] {
  return convexPieces(FOOD_POLYGONS[food] ?? [], CORNERS);
}

/** Digits for numbers in Lua strings: characters that need no escaping in Lua or JSON. */
const DIGITS = Array.from({ length: 94 }, (_unused, i) => String.fromCharCode(33 + i))
  .filter((digit) => digit !== '"' && digit !== '\\')
  .join('');
/** Lower bound of food coordinates, in 0.01 mm; two digits are enough for twice that range. */
const LEAST = -4000;

/** Encodes the outlines for the script: see `src/buffet-boss/outlines.ts`. */
function data(): string {
  const digits = (value: number): string => {
    const number = Math.round(value * 100) - LEAST;
    return DIGITS.charAt(Math.floor(number / DIGITS.length)) + DIGITS.charAt(number % DIGITS.length);
  };
  const text = (outline: readonly Corner[]): string => `"${outline.map(([x, y]) => digits(x) + digits(y)).join('')}"`;
  const foods = FOOD_POLYGONS.map(text).join(',');
  const plate = PLATE_BODY.outline.flatMap(([x, y]) => [Math.round(x * 100), Math.round(y * 100)]).join(',');
  return `GRIDDLE_OUTLINES={digits="${DIGITS}",least=${LEAST},plate={${plate}},foods={${foods}}}`;
}

/** Returns the colours for the script. */
function tableColours(): TableColours {
  return {
    last: colourParts('accent', 'dark'),
    open: colourParts('select'),
    tallest: colourParts('mark-win'),
    red: colourParts('alert', 'dark'),
    blue: colourParts('blueberry-light'),
    yellow: colourParts('pengo-yellow'),
    green: colourParts('pengo-green'),
    purple: colourParts('food-purple'),
  };
}

function square(half: number, shape: Shape): Picture {
  return { viewBox: [-half / 10, -half / 10, half / 5, half / 5], shape };
}

function cardPicture(shape: Shape): Picture {
  return { viewBox: [-CARD[0], -CARD[1], 2 * CARD[0], 2 * CARD[1]], shape };
}

/** Draws a food card; a food's second card has the removal mark (BB-3), a fold at the corner without a star. */
function foodFace(food: number, marked: boolean): Picture {
  const fold = path(`M${CARD[0]} ${CARD[1] - 1.1}V${CARD[1]}H${CARD[0] - 1.1}z`, { fill: 'slate' });
  return cardPicture(group('card', [foodCard(food), ...(marked ? [fold] : [])]));
}

function backPicture(mark: Shape): Picture {
  const [w, h] = CARD;
  const box = `M${0.3 - w} ${0.3 - h}H${w - 0.3}V${h - 0.3}H${0.3 - w}z`;
  return cardPicture(group('back', [path(box, { fill: 'batter', stroke: 'golden-line', width: 0.14 }), mark]));
}

function drawings(): Record<string, Drawing> {
  const back = (ground: Drawing['ground'], ...plates: readonly Partial<Group>[]): Drawing => {
    const marks = plates.map((place) => ({ ...PLATE, scale: 0.28, ...place }));
    return { picture: backPicture(group('plates', marks)), ground, on: 'card' };
  };
  const ofFoods = back('golden', { at: [0, -0.9] }, { at: [0, 0.3] }, { at: [0, 1.5] });
  const ofCharacters = back('syrup', { at: [-0.8, 0.3], rotate: 90 }, { at: [0.8, 0.3], rotate: -90 });
  const face = (picture: Picture, under: Drawing): Drawing => ({ picture, ground: 'whipped', on: 'card', back: under });
  const drawn: Record<string, Drawing> = {
    plate: {
      picture: square(PLATE_PICTURE, PLATE),
      ground: 'china',
      on: 'own',
      // One side of the plate for two slices where they meet
      model: (places) => objText('plate', plateSlices(), { ...CHINA, places }),
    },
  };
  FOODS.forEach(({ id, colour }, food) => {
    const art = ART[food];
    if (art === undefined) return;
    drawn[id] = {
      picture: square(FOOD_PICTURE, foodShape(art)),
      ground: `food-${colour}-line` as Drawing['ground'],
      on: 'own',
      model: (places) => objText(id, partsOf(food), { ...FOOD, places }),
    };
    drawn[`card-${id}`] = face(foodFace(food, false), ofFoods);
    drawn[`card-${id}2`] = face(foodFace(food, true), ofFoods);
  });
  CHARACTERS.forEach((card) => {
    drawn[`character-${card.id}`] = face(cardPicture(characterCard(card)), ofCharacters);
  });
  return drawn;
}

/** Describes what a food scores for. */
function aboutFood(words: Catalogue, { group: kind, colour, stars }: Food): string {
  return format(words, kind === 'none' ? 'tts.about.food.none' : 'tts.about.food', { group: kind, colour, stars });
}

function foods(assets: Assets, words: Catalogue): SavedObject[] {
  return FOODS.flatMap((item, food) =>
    Array.from({ length: COPIES }, (_unused, copy) =>
      model({
        guid: guid(1, food * COPIES + copy),
        look: assetOf(assets, item.id),
        name: format(words, 'tts.food', { food: item.id }),
        description: aboutFood(words, item),
        notes: item.id,
        tag: PIECE_TAG,
        at: layout.kitchenPoint(food, copy),
      }),
    ),
  );
}

function card(
  assets: Assets,
  what: { guid: string; name: string; description: string; notes: string; tag: string; at: WorldPoint; face: string },
  hidden: boolean,
): SavedObject {
  const { face, ...rest } = what;
  return tile({
    ...rest,
    size: layout.CARD_SIZE,
    thickness: layout.CARD_THICKNESS,
    look: assetOf(assets, face),
    locked: what.tag === FIXTURE_TAG,
    tags: [what.tag],
    hidden,
  });
}

function cards(assets: Assets, words: Catalogue): SavedObject[] {
  return FOODS.flatMap((item, food) =>
    [false, true].map((marked) => {
      const { id, stars } = item;
      const index = food * COPIES + (marked ? 1 : 0);
      const what = {
        guid: guid(2, index),
        name: format(words, 'tts.food-card', { food: id, stars }),
        description: aboutFood(words, item),
        notes: layout.cardKind(food, marked),
        tag: FIXTURE_TAG,
        at: layout.deckPoint(index),
        face: `card-${id}${marked ? '2' : ''}`,
      };
      return card(assets, what, false);
    }),
  );
}

function characters(assets: Assets, words: Catalogue): SavedObject[] {
  return CHARACTERS.map(({ id, rule, points, stars }, index) => {
    const what = {
      guid: guid(3, index),
      name: format(words, 'tts.character', { line: `character-${id}` }),
      description: format(words, `tts.about.character.${rule}`, { points, stars }),
      notes: id,
      tag: PIECE_TAG,
      at: layout.boxPoint(index),
      face: `character-${id}`,
    };
    return card(assets, what, true);
  });
}

function objects(assets: Assets, words: Catalogue): SavedObject[] {
  const seats = SEAT_NAMES.map((seat, index) => {
    const { at, scale } = layout.handZone(index);
    return [
      seatZone(guid(4, index), index, format(words, 'tts.hand', { seat }), { at, turn: 0, scale }),
      model({
        guid: guid(5, index),
        look: assetOf(assets, 'plate'),
        name: format(words, 'tts.plate', { seat }),
        description: format(words, 'tts.about.plate'),
        notes: layout.plateKind(index),
        tag: PLATE_TAG,
        at: layout.platePoint(index),
        rotation: [90, 90, 270],
      }),
    ];
  });
  return [...seats.flat(), ...foods(assets, words), ...cards(assets, words), ...characters(assets, words)];
}

/** BB-53: lists all foods with group, colour and stars. */
function tabs(words: Catalogue): readonly (readonly [string, string])[] {
  const lines = FOODS.map(({ id, group: kind, colour, stars }) =>
    format(words, 'tts.menu-food', { food: id, group: kind, colour, stars }),
  );
  return [[format(words, 'tts.tab.menu'), lines.join('\n')]];
}

/** Buffet Boss: the only table with its own models, for food that stands on plates. */
export const BUFFET_BOSS_TABLE: TableSpec = {
  id: 'buffet-boss',
  file: 'Buffet_Boss',
  games: [{ game: buffetBoss as unknown as AnyGame, options: buffetBoss.options, calls: [] }],
  words: mergeMessages(
    EN,
    BUFFET_BOSS_EN,
    OPTIONS_BUFFET_BOSS_EN,
    TABLE_EN,
    TTS_BUFFET_BOSS_EN,
    SAVE_BUFFET_BOSS_EN,
    ABOUT_BUFFET_BOSS_EN,
  ),
  rules: ['buffet-boss'],
  colours: tableColours(),
  data,
  tabs,
  hotkeys: ['nudge-left', 'nudge-right'],
  drawings,
  sheets: { columns: 8, rows: 4, count: 3 },
  players: [1, 5],
  time: [20, 40],
  objects,
  snapPoints: [],
};
