/** What the picture shows, from a position of the rules. */
import { isChanged, cardOf, listOf, printedOn, unitsOf } from '@griddle/rules/top-waffle/cards.js';
import { isBonus, orderAt } from '@griddle/rules/top-waffle/components.js';
import type { DisplayState, Player, TopWaffleState } from '@griddle/rules/top-waffle/state.js';
import { itemDeck, toppingDeck } from '@griddle/rules/top-waffle/stock.js';
import type { OrderCardArt, ToppingCardArt } from './cards.js';
import type { DisplayPicture, PlayerPicture, TopWafflePicture } from './picture.js';

/** A topping card, changed by a blender or not, from its number. */
export function toppingArt(piece: number): ToppingCardArt {
  const card = cardOf(piece);
  const art = { toppings: printedOn(card), bonus: isBonus(card) };
  return isChanged(piece) ? { ...art, changed: unitsOf(piece) } : art;
}

/** An order card from its number. */
export function orderArt(order: number): OrderCardArt {
  const { sticker, needs, points } = orderAt(order);
  return { sticker, toppings: listOf(needs), points };
}

/** The gap in which the closing card lies; where a position has none, a slot beyond the last. */
function closingSlot({ orders }: DisplayState): number {
  return orders.includes(-1) ? orders.indexOf(-1) : orders.length;
}

/** The face-up cards and the decks. */
export function displayOf(state: DisplayState): DisplayPicture {
  return {
    orders: state.orders.map((order) => (order < 0 ? undefined : orderArt(order))),
    toppings: state.toppings.map((card) => (card < 0 ? undefined : toppingArt(card))),
    items: state.items,
    decks: {
      orders: state.pile < 0 || (state.rules.countHidden && state.last < 0) ? undefined : state.pile,
      toppings: toppingDeck(state),
      items: itemDeck(state),
    },
    day: state.day,
    closing: state.last < 0 ? -1 : closingSlot(state),
  };
}

function playerOf(player: Player): PlayerPicture {
  return {
    hand: listOf(player.hand).map(toppingArt),
    unknown: player.unknown,
    items: listOf(player.items),
    unknownItems: player.unknownItems,
    reserved: player.reserved.map(orderArt),
    done: player.done.map(orderArt),
  };
}

/** Everything a position knows. */
export function pictureOf(state: TopWaffleState): TopWafflePicture {
  return { ...displayOf(state), players: state.players.map(playerOf) };
}
