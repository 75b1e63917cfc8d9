/** The table of Top Waffle. */
import { group, type Picture, type Point, type Shape } from '@griddle/art/internal/shapes.js';
import {
  cardBack,
  closingCard,
  ITEM_CARD,
  itemCard,
  looseTopping,
  ORDER_CARD,
  orderCard,
  TOPPING_CARD,
  toppingCard,
} from '@griddle/art/top-waffle/index.js';
import { orderArt, toppingArt } from '@griddle/art/internal/top-waffle/position.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { EN, mergeMessages, format, type Catalogue } from '@griddle/rules/messages/index.js';
import { pieceText, printedOn } from '@griddle/rules/internal/top-waffle/cards.js';
import {
  CARDS,
  DAYS,
  isBonus,
  isDouble,
  ITEMS,
  ORDERS,
  SEAT_NAMES,
  TOPPINGS,
} from '@griddle/rules/internal/top-waffle/components.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/messages.en.json' with { type: 'json' };
import OPTIONS_TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/options.en.json' with { type: 'json' };
import { TABLE_EN } from './words.js';
import type { WorldPoint } from '../../src/mod/world.js';
import { BOARD_TAG, BOX_TAG, FIXTURE_TAG, PIECE_TAG } from '../../src/names.js';
import type { TableColours } from '../../src/top-waffle/colours.js';
import * as layout from '../../src/top-waffle/layout.js';
import TTS_TOP_WAFFLE_EN from '../../src/top-waffle/messages.en.json' with { type: 'json' };
import { tokenKind } from '../../src/top-waffle/spots.js';
import { parts } from '../colours.js';
import { assetOf, type Assets } from '../save/assets.js';
import { box, guid, hiddenZone, seatZone, tile, type SavedObject } from '../save/objects.js';
import { disc, plate, type Drawing } from '../textures.js';
import ABOUT_TOP_WAFFLE_EN from './top-waffle.en.json' with { type: 'json' };
import type { TableSpec } from './table.js';

/** Returns the colours for the script. */
function tableColours(): TableColours {
  return {
    last: parts('syrup'),
    open: parts('select'),
    closing: parts('mark-threat'),
    p1: parts('pawn-1', 'dark'),
    p2: parts('pawn-2', 'dark'),
    p3: parts('pawn-3', 'dark'),
    p4: parts('pawn-4', 'dark'),
    p5: parts('accent', 'dark'),
    p6: parts('blueberry-light'),
  };
}

/** Numbers of the toppings, used for cards and for tokens that last for the turn. */
const NUMBERS = [...TOPPINGS].map((_letter, topping) => topping);
const TOPPING_NUMBERS = Array.from({ length: CARDS }, (_, card) => card);
const DAY_NUMBERS = Array.from({ length: DAYS }, (_, day) => day + 1);

/** Draws a card that fills its picture. */
function card(shape: Shape, [width, height]: Point): Picture {
  return { viewBox: [-width / 2, -height / 2, width, height], shape: group('card', [shape]) };
}

/** Returns pictures by name: `topping-S1`, `order-bSBW`, `item-wild`, `loose-s`, `closing-1`. */
function drawings(): Record<string, Drawing> {
  const [wide, deep] = layout.KITCHEN_SIZE;
  const [long, broad] = layout.COUNTER_SIZE;
  const drawn: Record<string, Drawing> = {
    counter: { picture: plate(long / 2, broad / 2, 'cloth', 'golden'), ground: 'golden', on: 'plain' },
    kitchen: { picture: plate(wide / 2, deep / 2, 'paper', 'syrup'), ground: 'syrup', on: 'plain' },
  };
  const back = (kind: 'order' | 'topping' | 'item'): Drawing => {
    const picture = card(cardBack(kind), kind === 'order' ? ORDER_CARD : TOPPING_CARD);
    return { picture, ground: 'plate', on: 'card' };
  };
  const backs = { order: back('order'), topping: back('topping'), item: back('item') };
  // Deck tops show their backs on both sides
  for (const [kind, own] of Object.entries(backs)) drawn[`back-${kind}`] = { ...own, back: own };
  for (const number of TOPPING_NUMBERS) {
    const picture = card(toppingCard(toppingArt(number)), TOPPING_CARD);
    drawn[`topping-${pieceText(number)}`] = { picture, ground: 'plate', on: 'card', back: backs.topping };
  }
  ITEMS.forEach((name, item) => {
    const picture = card(itemCard(item), ITEM_CARD);
    drawn[`item-${name}`] = { picture, ground: 'ice', on: 'card', back: backs.item };
  });
  ORDERS.forEach(({ name }, order) => {
    const picture = card(orderCard(orderArt(order)), ORDER_CARD);
    drawn[`order-${name}`] = { picture, ground: 'batter', on: 'card', back: backs.order };
  });
  for (const day of DAY_NUMBERS) {
    const picture = card(closingCard(day), ORDER_CARD);
    drawn[`closing-${day}`] = { picture, ground: 'slate', on: 'card', back: backs.order };
  }
  for (const topping of NUMBERS) {
    const picture = disc(looseTopping(topping), 'plate', 'plate-line', 0.6);
    drawn[`loose-${tokenKind(topping)}`] = { picture, ground: 'plate', on: 'disc' };
  }
  return drawn;
}

interface CardThing {
  readonly name: string;
  readonly kind: string;
  readonly size: readonly [width: number, depth: number];
  readonly image: string;
  readonly description?: string;
  readonly hidden?: boolean;
  readonly at?: WorldPoint;
}

/** Creates a card, in the box from which the script makes copies or at `at`. */
function cardTile(assets: Assets, id: string, tag: string, data: CardThing): SavedObject {
  return tile({
    guid: id,
    name: data.name,
    description: data.description ?? '',
    notes: data.kind,
    tags: [tag],
    at: data.at ?? layout.BOX_POINT,
    size: data.size,
    thickness: layout.THICKNESS,
    look: assetOf(assets, data.image),
    locked: tag !== PIECE_TAG,
    hidden: data.hidden ?? false,
  });
}

function toppingName(words: Catalogue, number: number): string {
  const [topping = '', other = ''] = printedOn(number).map((one) => TOPPINGS.charAt(one));
  if (isDouble(number)) return format(words, 'tts.double-card', { topping, other });
  return format(words, isBonus(number) ? 'tts.bonus-card' : 'tts.topping-card', { topping });
}

/** Lists the toppings of an order with their numbers: `Strawberry, Banana x2`. */
function needsText(words: Catalogue, needs: readonly number[]): string {
  const texts = needs.map((count, topping) => {
    const name = format(words, `topping.top-waffle.${TOPPINGS.charAt(topping)}`);
    return count === 0 ? '' : count === 1 ? name : `${name} x${count}`;
  });
  return texts.filter((text) => text !== '').join(', ');
}

/** Creates one of everything that the script makes copies of. */
function inBox(assets: Assets, words: Catalogue): SavedObject[] {
  const small = { size: layout.CARD_SIZE, hidden: true };
  const deck = (family: 'order' | 'topping' | 'item', index: number): SavedObject =>
    cardTile(assets, guid(9, index), PIECE_TAG, {
      name: format(words, `tts.deck-${family}`),
      kind: layout.deckKind(family),
      size: family === 'order' ? layout.ORDER_SIZE : layout.CARD_SIZE,
      image: `back-${family}`,
      hidden: family !== 'order',
    });
  return [
    ...TOPPING_NUMBERS.map((number) => {
      const kind = pieceText(number);
      const name = toppingName(words, number);
      const about = isDouble(number) ? 'double' : isBonus(number) ? 'bonus' : 'topping';
      return cardTile(assets, guid(4, number), PIECE_TAG, {
        ...small,
        name,
        description: format(words, `tts.about.${about}`),
        kind,
        image: `topping-${kind}`,
      });
    }),
    ...ITEMS.map((kind, item) =>
      cardTile(assets, guid(5, item), PIECE_TAG, {
        ...small,
        name: format(words, 'tts.item-card', { item: kind }),
        description: format(words, `tts.about.item.${kind}`),
        kind,
        image: `item-${kind}`,
      }),
    ),
    ...ORDERS.map(({ name: order, needs, points }, i) =>
      cardTile(assets, guid(6, i), PIECE_TAG, {
        name: format(words, 'tts.order-card', { order }),
        description: format(words, 'tts.about.order', { needs: needsText(words, needs), points }),
        kind: order,
        size: layout.ORDER_SIZE,
        image: `order-${order}`,
      }),
    ),
    ...NUMBERS.map((topping) =>
      cardTile(assets, guid(7, topping), PIECE_TAG, {
        name: format(words, 'tts.loose', { topping: TOPPINGS.charAt(topping) }),
        description: format(words, 'tts.about.loose'),
        kind: tokenKind(topping),
        size: [layout.LOOSE_WIDTH, layout.LOOSE_WIDTH],
        image: `loose-${tokenKind(topping)}`,
      }),
    ),
    ...DAY_NUMBERS.map((day) =>
      cardTile(assets, guid(8, day), FIXTURE_TAG, {
        name: format(words, 'tts.closing-card', { day }),
        description: format(words, 'tts.about.closing'),
        kind: layout.closingKind(day),
        size: layout.ORDER_SIZE,
        image: `closing-${day}`,
      }),
    ),
    deck('topping', 0),
    deck('item', 1),
    deck('order', 2),
  ];
}

/** Name and description of a board. */
type BoardWords = readonly [name: string, description: string];

function board(
  assets: Assets,
  id: string,
  [name, description]: BoardWords,
  at: WorldPoint,
  size: Point,
  image: string,
): SavedObject {
  return tile({
    guid: id,
    name,
    description,
    tags: [BOARD_TAG],
    at,
    size,
    thickness: layout.BOARD_THICKNESS,
    look: assetOf(assets, image),
    locked: true,
  });
}

/** Height of zones. */
const ZONE_HEIGHT = 9;

/** Creates a kitchen, the hand zone behind it, and the zone for looking at groceries, hidden from others. */
function seatObjects(assets: Assets, words: Catalogue, seat: number): SavedObject[] {
  const name = SEAT_NAMES[seat] ?? '';
  const turn = layout.sideOf(seat) < 0 ? 0 : 180;
  const zone = (part: string): { at: WorldPoint; turn: number; scale: [number, number, number] } => {
    const { at, size } = layout.partArea(seat, part, ZONE_HEIGHT / 2);
    return { at, turn, scale: [size[0], ZONE_HEIGHT, size[1]] };
  };
  const title: BoardWords = [format(words, 'tts.area', { seat: name }), format(words, 'tts.about.kitchen')];
  const hand = format(words, 'tts.hand', { seat: name });
  return [
    board(assets, guid(1, seat), title, layout.kitchenPoint(seat, layout.BOARD_HEIGHT), layout.KITCHEN_SIZE, 'kitchen'),
    seatZone(guid(2, seat), seat, hand, zone('hand')),
    hiddenZone(guid(3, seat), seat, format(words, 'tts.seen', { seat: name }), zone('seen')),
  ];
}

function objects(assets: Assets, words: Catalogue): SavedObject[] {
  const counter = layout.counterPoint(layout.BOARD_HEIGHT);
  const title: BoardWords = [format(words, 'tts.counter'), format(words, 'tts.about.counter')];
  const closed = box(guid(0, 1), format(words, 'tts.box'), BOX_TAG, layout.BOX_POINT, inBox(assets, words));
  return [
    board(assets, guid(0, 0), title, counter, layout.COUNTER_SIZE, 'counter'),
    ...SEAT_NAMES.flatMap((_name, seat) => seatObjects(assets, words, seat)),
    { ...closed, Description: format(words, 'tts.about.box') },
  ];
}

/** Top Waffle for up to six, with a hand zone behind each kitchen. */
export const TOP_WAFFLE_TABLE: TableSpec = {
  id: 'top-waffle',
  file: 'Top_Waffle',
  games: [{ game: topWaffle as unknown as AnyGame, options: topWaffle.options, calls: [] }],
  words: mergeMessages(EN, TOP_WAFFLE_EN, OPTIONS_TOP_WAFFLE_EN, TABLE_EN, TTS_TOP_WAFFLE_EN, ABOUT_TOP_WAFFLE_EN),
  rules: ['top-waffle'],
  colours: { ...tableColours() },
  drawings,
  sheets: { columns: 8, rows: 4, count: 3 },
  players: [2, 6],
  time: [45, 90],
  objects,
  snapPoints: [],
};
