/** The data of the picture, from a position of the rules. */
import { isChanged, cardOf, listOf, printedOn, unitsOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { isBonus, orderAt, toppingsIn } from '@griddle/rules/internal/top-waffle/components.js';
import type { Player, TopWaffleState } from '@griddle/rules/internal/top-waffle/state.js';
import { itemDeck, toppingDeck } from '@griddle/rules/internal/top-waffle/stock.js';
import type { OrderCardArt, ToppingCardArt } from './cards.js';
import type { DecksPicture, DisplayPicture, PlayerPicture, TopWafflePicture } from './picture.js';

/** A topping card from its number. */
export function cardArt(card: number): ToppingCardArt {
  return { toppings: printedOn(card), bonus: isBonus(card) };
}

/** A topping card from its number, changed by a blender or not. */
export function toppingArt(piece: number): ToppingCardArt {
  const art = cardArt(cardOf(piece));
  return isChanged(piece) ? { ...art, changed: unitsOf(piece) } : art;
}

/** An order card from its number. */
export function orderArt(order: number): OrderCardArt {
  const { name, sticker, points } = orderAt(order);
  return { sticker, toppings: toppingsIn(name), points };
}

/** The decks, and the closing card: in the first gap, or in a position without one, beyond the last slot. */
export function decksOf(state: TopWaffleState): DecksPicture {
  const { day, last, orders, pile, rules } = state;
  const gap = orders.indexOf(-1);
  return {
    decks: {
      orders: pile < 0 || (rules.countHidden && last < 0) ? undefined : pile,
      toppings: toppingDeck(state),
      items: itemDeck(state),
    },
    day,
    closing: last < 0 ? -1 : gap < 0 ? orders.length : gap,
  };
}

/** The face-up cards and the decks. */
export function displayOf(state: TopWaffleState): DisplayPicture {
  return {
    ...decksOf(state),
    orders: state.orders.map((order) => (order < 0 ? undefined : orderArt(order))),
    toppings: state.toppings.map((card) => (card < 0 ? undefined : cardArt(card))),
    items: state.items,
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

/** All known parts of a position. */
export function pictureOf(state: TopWaffleState): TopWafflePicture {
  return { ...displayOf(state), players: state.players.map(playerOf) };
}
