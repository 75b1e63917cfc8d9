/**
 * The components of Top Waffle: 60 topping cards, 24 items, 48 orders, 3 closing cards (TW-1). The content of the cards is
 * a HOUSE SET: our own data in place of lost pictures. It can be replaced by data of the same shape.
 */

import { DIGITS } from '../core/text.js';

/** Names of the seats in turn order; games with fewer players use the first ones. */
export const SEAT_NAMES: readonly string[] = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

/** Toppings by number: strawberry, banana, blueberry, whipped cream, chocolate. */
export const TOPPINGS = 'SBUWC';
/** The number of toppings. */
export const KINDS_OF_TOPPING = 5;

/** Copies of each plain card. House set. */
const PLAIN_COPIES = 8;
/** Copies of each bonus card. House set. */
const BONUS_COPIES = 2;
/** Copies of each double. House set. */
const DOUBLE_COPIES = 1;

/** Topping cards in the box (TW-1). */
export const TOPPING_CARDS = 60;

/** Names of the topping cards by number: plain ones 0 to 4, bonus cards 5 to 9, doubles 10 to 19. House set: every pair once. */
export const CARD_NAMES: readonly string[] =
  /* @__PURE__ */ 'S B U W C S1 B1 U1 W1 C1 SB SU SW SC BU BW BC UW UC WC'.split(' ');
/** The number of different topping cards. */
export const CARDS = 20;

/** The toppings whose letters occur in a name, in order. */
export function toppingsIn(name: string): number[] {
  const toppings: number[] = [];
  for (let i = 0; i < name.length; i++) {
    const topping = TOPPINGS.indexOf(name.charAt(i));
    if (topping >= 0) toppings.push(topping);
  }
  return toppings;
}

/** Copies of each topping card, by its number. */
export const TOPPING_SUPPLY: readonly number[] = /* @__PURE__ */ supply();

function supply(): number[] {
  const counts: number[] = [];
  for (let card = 0; card < CARDS; card++) {
    counts.push(isDouble(card) ? DOUBLE_COPIES : isBonus(card) ? BONUS_COPIES : PLAIN_COPIES);
  }
  return counts;
}

/** Whether a topping card has a bonus point. */
export function isBonus(card: number): boolean {
  return card >= KINDS_OF_TOPPING && card < KINDS_OF_TOPPING * 2;
}

/** Whether a topping card is a double: two toppings. */
export function isDouble(card: number): boolean {
  return card >= KINDS_OF_TOPPING * 2;
}

/** The points a trashed card costs (TW-40). */
export function trashCost(card: number): number {
  return isBonus(card) || isDouble(card) ? 2 : 1;
}

/** Items by number, as a ring: each is upgraded by its two neighbours. House set. */
export const ITEMS: readonly string[] = ['wild', 'groceries', 'wrench', 'megaphone', 'recycling', 'blender'];
/** The item that counts as any topping for the turn (TW-30). */
export const WILD = 0;
/** The item that looks at the top of the topping deck (TW-31). */
export const GROCERIES = 1;
/** The item that takes items from the display or deck (TW-33). */
export const WRENCH = 2;
/** The item that reserves or completes an order (TW-35). */
export const MEGAPHONE = 3;
/** The item that discards toppings from hand or trash (TW-32). */
export const RECYCLING = 4;
/** The item that changes what toppings count as (TW-34). */
export const BLENDER = 5;
/** Copies of each item. */
export const ITEM_COPIES = 4;

/** The two items that upgrade an item. */
export function partnersOf(item: number): readonly number[] {
  const last = ITEMS.length - 1;
  return [item === 0 ? last : item - 1, item === last ? 0 : item + 1];
}

/** Stickers of the orders: blue, green, yellow, pink. */
export const STICKERS = 'bgyp';

/** An order: its name (`bSBW`), sticker, number of each topping needed, and points. */
export interface Order {
  readonly name: string;
  readonly sticker: number;
  readonly needs: readonly number[];
  /** Total number of toppings needed. */
  readonly size: number;
  readonly points: number;
}

/** The 48 orders, twelve of each sticker; names are unique. House set. */
export const ORDERS: readonly Order[] = orders([
  'BC=2 UW=2 SW=2 UWW=5 BBC=5 WCC=5 SBW=4 SBWC=6 BUWC=6 BBBU=7 SBUUW=8 SSUUC=9',
  'CC=3 SC=2 BW=2 BBW=5 SBC=4 SUC=4 UUW=5 SBUU=6 SWWW=7 BWCC=6 SSSWW=9 SWCCC=9',
  'BU=2 SU=2 UU=3 SUU=5 WWC=5 SWC=4 BUC=4 SSBU=6 SSBB=7 SUWC=6 SSBUC=8 BBWCC=9',
  'WC=2 SB=2 UC=2 UWC=4 BUW=4 SCC=5 BBU=5 SSBW=6 UWWW=7 SBBU=6 SSCCC=9 BUUUW=9',
]);

function orders(lists: readonly string[]): Order[] {
  const found: Order[] = [];
  lists.forEach((list, sticker) => {
    for (const text of list.split(' ')) {
      const [letters = '', points = ''] = text.split('=');
      const needs: number[] = [];
      for (let i = 0; i < KINDS_OF_TOPPING; i++) needs.push(letters.split(TOPPINGS.charAt(i)).length - 1);
      const name = STICKERS.charAt(sticker) + letters;
      found.push({ name, sticker, needs, size: letters.length, points: DIGITS.indexOf(points) });
    }
  });
  return found;
}

/** The order by its number. */
export function orderAt(order: number): Order {
  return ORDERS[order] ?? { name: '', sticker: 0, needs: [0, 0, 0, 0, 0], size: 0, points: 0 };
}

/** Days of a game, each with a closing card (TW-2, TW-24). */
export const DAYS = 3;
/** Face-up items (TW-3). */
export const ITEM_SLOTS = 3;

/** The number of face-up orders, and of face-up toppings (TW-3). */
export function slotsFor(players: number): number {
  return players <= 4 ? 3 : 4;
}

/** The usual number of orders for a number of players (TW-2). */
export function usualOrders(players: number): number {
  return 12 + players * 6;
}

/** Points for having the most orders of a sticker colour (TW-42). */
export const COLOUR_POINTS = 3;

/** Rounds without a completed order after which the day ends (TW-20). Our ruling. */
export const QUIET_ROUNDS = 10;
