/** The table of Buffet Boss: plates and food as models of the outlines that are drawn, cards, characters, hands. */
import { CARD, characterCard, foodCard, foodShape, FOODS as ART } from '@griddle/art/buffet-boss/index.js';
import { FOOD_POLYGONS, type Corner } from '@griddle/art/buffet-boss/outline.js';
import { PLATE, plateSlices } from '@griddle/art/buffet-boss/plate.js';
import { group, path, type Picture, type Shape } from '@griddle/art/shapes.js';
import { PLATE_BODY } from '@griddle/plate/bodies.js';
import { convexPieces } from '@griddle/plate/convex.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { EN, joined, say, type Catalogue } from '@griddle/rules/messages/index.js';
import { CHARACTERS, COPIES, FOODS, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { BUFFET_BOSS_EN } from '@griddle/rules/buffet-boss/messages.en.js';
import type { TableColours } from '../../src/buffet-boss/colours.js';
import * as layout from '../../src/buffet-boss/layout.js';
import { TTS_BUFFET_BOSS_EN } from '../../src/buffet-boss/messages.en.js';
import { SAVE_BUFFET_BOSS_EN } from '../../src/buffet-boss/save.en.js';
import { TTS_EN } from '../../src/messages.en.js';
import type { WorldPoint } from '../../src/mod/world.js';
import { FIXTURE_TAG, PIECE_TAG, PLATE_TAG } from '../../src/names.js';
import { parts as colourParts } from '../colours.js';
import { objText, prism, type Extrusion } from '../models.js';
import { assetOf, type Assets } from '../save/assets.js';
import { guid, model, ROUNDED, seatZone, tile, type SavedObject } from '../save/objects.js';
import type { Drawing } from '../textures.js';
import type { TableSpec } from './table.js';

/** Corners of a collider: many more than anything here has. */
const CORNERS = 100;
/** Half the side of the pictures on foods and on plates, in mm. */
const FOOD_PICTURE = 22;
const PLATE_PICTURE = 54;

const FOOD: Extrusion = { depth: layout.FOOD_DEPTH, scale: layout.MM, picture: FOOD_PICTURE };
const CHINA: Extrusion = { depth: layout.PLATE_DEPTH, scale: layout.MM, picture: PLATE_PICTURE };

/** The convex parts of a food, the largest first: it is the collider of the whole, the others are attached to it. */
export function partsOf(food: number): readonly (readonly Corner[])[] {
  return convexPieces(FOOD_POLYGONS[food] ?? [], CORNERS);
}

/** The models by name: `ham` as it is seen, `ham-1` and so on its convex parts; `plate` likewise. */
function models(): Record<string, string> {
  const made: Record<string, string> = {};
  const add = (
    name: string,
    outline: readonly Corner[],
    parts: readonly (readonly Corner[])[],
    how: Extrusion,
  ): void => {
    made[name] = objText(name, prism(outline, parts, how));
    parts.forEach((part, i) => {
      made[`${name}-${i + 1}`] = objText(`${name}-${i + 1}`, prism(part, [part], how));
    });
  };
  FOODS.forEach(({ id }, food) => add(id, FOOD_POLYGONS[food] ?? [], partsOf(food), FOOD));
  // One side of the plate for two slices where they meet
  add('plate', PLATE_BODY.outline, plateSlices(), CHINA);
  return made;
}

/** Digits for numbers in texts of Lua: what needs no care in its strings, or in those of JSON. */
const DIGITS = Array.from({ length: 94 }, (_unused, i) => String.fromCharCode(33 + i))
  .filter((digit) => digit !== '"' && digit !== '\\')
  .join('');
/** No food reaches farther to the left or down, in 0.01 mm; twice as far are two digits enough. */
const LEAST = -4000;

/** The outlines for the script: see `src/buffet-boss/outlines.ts`. */
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

/** The colours as the script has them. */
export function tableColours(): TableColours {
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

/** A food card; the second one of a food has the removal mark (BB-3), a fold at its corner. */
function foodFace(food: number, marked: boolean): Picture {
  const fold = path(`M${CARD[0]} ${1.1 - CARD[1]}V${-CARD[1]}H${CARD[0] - 1.1}z`, { fill: 'slate' });
  return cardPicture(group('card', [foodCard(food), ...(marked ? [fold] : [])]));
}

function backPicture(mark: Shape): Picture {
  const [w, h] = CARD;
  const box = `M${0.3 - w} ${0.3 - h}H${w - 0.3}V${h - 0.3}H${0.3 - w}z`;
  return cardPicture(group('back', [path(box, { fill: 'batter', stroke: 'golden-line', width: 0.14 }), mark]));
}

function drawings(): Record<string, Drawing> {
  const drawn: Record<string, Drawing> = {
    plate: { picture: square(PLATE_PICTURE, PLATE), width: 512, ground: 'china' },
    'back-foods': { picture: backPicture({ ...PLATE, scale: 0.3, at: [0, 0.3] }), width: 256, ground: 'golden' },
    'back-characters': {
      picture: backPicture({ ...PLATE, scale: 0.3, at: [0, 0.3], rotate: 90 }),
      width: 256,
      ground: 'syrup',
    },
  };
  FOODS.forEach(({ id, colour }, food) => {
    const art = ART[food];
    if (art === undefined) return;
    const ground = `food-${colour}-line` as Drawing['ground'];
    drawn[id] = { picture: square(FOOD_PICTURE, foodShape(art)), width: 256, ground };
    drawn[`card-${id}`] = { picture: foodFace(food, false), width: 320, ground: 'whipped' };
    drawn[`card-${id}2`] = { picture: foodFace(food, true), width: 320, ground: 'whipped' };
  });
  CHARACTERS.forEach((card) => {
    drawn[`character-${card.id}`] = { picture: cardPicture(characterCard(card)), width: 320, ground: 'whipped' };
  });
  return drawn;
}

/** Addresses of the parts of a model. */
function partAssets(assets: Assets, name: string): readonly string[] {
  const found: string[] = [];
  while (assets[`${name}-${found.length + 1}`] !== undefined)
    found.push(assetOf(assets, `${name}-${found.length + 1}`));
  return found;
}

/** A model's picture has the model's name and the ending of a picture, so both are kept apart by it. */
function modelOf(
  assets: Assets,
  id: string,
  name: string,
  what: { name: string; notes: string; tag: string; at: WorldPoint; rotation?: WorldPoint },
): SavedObject {
  const mesh = assetOf(assets, `model-${name}`);
  return model({ guid: id, ...what, mesh, image: assetOf(assets, name), parts: partAssets(assets, `model-${name}`) });
}

function foods(assets: Assets, words: Catalogue): SavedObject[] {
  return FOODS.flatMap(({ id }, food) =>
    Array.from({ length: COPIES }, (_unused, copy) =>
      modelOf(assets, guid(1, food * COPIES + copy), id, {
        name: say(words, 'tts.food', { food: id }),
        notes: id,
        tag: PIECE_TAG,
        at: layout.kitchenPoint(food, copy),
      }),
    ),
  );
}

function card(
  assets: Assets,
  what: { guid: string; name: string; notes: string; tag: string; at: WorldPoint; face: string; back: string },
  hidden: boolean,
): SavedObject {
  const { face, back, ...rest } = what;
  return tile({
    ...rest,
    size: layout.CARD_SIZE,
    thickness: layout.CARD_THICKNESS,
    shape: ROUNDED,
    image: assetOf(assets, face),
    underside: assetOf(assets, back),
    locked: what.tag === FIXTURE_TAG,
    tags: [what.tag],
    hidden,
  });
}

function cards(assets: Assets, words: Catalogue): SavedObject[] {
  return FOODS.flatMap(({ id, stars }, food) =>
    [false, true].map((marked) => {
      const index = food * COPIES + (marked ? 1 : 0);
      const what = {
        guid: guid(2, index),
        name: say(words, 'tts.food-card', { food: id, stars }),
        notes: layout.cardKind(food, marked),
        tag: FIXTURE_TAG,
        at: layout.deckPoint(index),
        face: `card-${id}${marked ? '2' : ''}`,
        back: 'back-foods',
      };
      return card(assets, what, false);
    }),
  );
}

function characters(assets: Assets, words: Catalogue): SavedObject[] {
  return CHARACTERS.map(({ id }, index) => {
    const what = {
      guid: guid(3, index),
      name: say(words, 'tts.character', { line: `character-${id}` }),
      notes: id,
      tag: PIECE_TAG,
      at: layout.boxPoint(index),
      face: `character-${id}`,
      back: 'back-characters',
    };
    return card(assets, what, true);
  });
}

function objects(assets: Assets, words: Catalogue): SavedObject[] {
  const seats = SEAT_NAMES.map((seat, index) => {
    const { at, scale } = layout.handZone(index);
    return [
      seatZone(guid(4, index), index, say(words, 'tts.hand', { seat }), { at, turn: 0, scale }),
      modelOf(assets, guid(5, index), 'plate', {
        name: say(words, 'tts.plate', { seat }),
        notes: layout.plateKind(index),
        tag: PLATE_TAG,
        at: layout.platePoint(index),
        rotation: [90, 90, 270],
      }),
    ];
  });
  return [...seats.flat(), ...foods(assets, words), ...cards(assets, words), ...characters(assets, words)];
}

/** BB-53: all foods with group, colour and stars. */
function tabs(words: Catalogue): readonly (readonly [string, string])[] {
  const lines = FOODS.map(({ id, group: kind, colour, stars }) =>
    say(words, 'tts.menu-food', { food: id, group: kind, colour, stars }),
  );
  return [[say(words, 'tts.tab.menu'), lines.join('\n')]];
}

/** Buffet Boss: the one table with models, for food that stands on plates. */
export const BUFFET_BOSS_TABLE: TableSpec = {
  id: 'buffet-boss',
  file: 'Buffet_Boss',
  games: [{ game: buffetBoss as unknown as AnyGame, options: buffetBoss.options, calls: [] }],
  words: joined(EN, BUFFET_BOSS_EN, TTS_EN, TTS_BUFFET_BOSS_EN, SAVE_BUFFET_BOSS_EN),
  rules: 'buffet-boss',
  colours: tableColours(),
  data,
  models: () => Object.fromEntries(Object.entries(models()).map(([name, text]) => [`model-${name}`, text])),
  tabs,
  hotkeys: ['nudge-left', 'nudge-right'],
  drawings,
  players: [1, 5],
  time: [20, 40],
  objects,
  snapPoints: [],
};
