/**
 * Positions as text: `DISPLAY STEP PLAYERS DAY DISCARDS TURN`, of which the display alone is a diagram. What is nowhere in
 * the text is in the decks, or one of the unknown cards `x` in hands. `position.ts` reads it.
 */
import { listOf, pieceText } from './cards.js';
import { ITEMS, SEAT_NAMES } from './components.js';
import { displayText, slotsText } from './display-text.js';
import type { Player, TopWaffleState } from './state.js';
import { cardsText, looseText, orderName } from './text.js';

/** The position in one line. */
export function positionText(state: TopWaffleState): string {
  const { step, left, draw, last, quiet } = state;
  const count = last >= 0 ? '!' + last.toString() : state.pile < 0 ? 'x' : state.pile.toString();
  const numbers = left.length === 0 ? '' : ':' + left.map((number) => number.toString()).join(',');
  return [
    displayText(state),
    (SEAT_NAMES[state.turn] ?? '') + ':' + step + numbers + (draw === '' ? '' : '~' + draw),
    state.players.map((player) => playerText(player)).join(';'),
    state.day.toString() + ':' + count + (quiet > 0 ? ':' + quiet.toString() : ''),
    [cardsText(listOf(state.toppingDiscard)), itemsText(state.itemDiscard, 0), ordersText(state.gone)].join('/'),
    turnText(state),
  ].join(' ');
}

function ordersText(orders: readonly number[]): string {
  return slotsText(orders.map((order) => orderName(order)));
}

function itemsText(items: readonly number[], unknown: number): string {
  const names = listOf(items).map((item) => ITEMS[item] ?? '');
  for (let i = 0; i < unknown; i++) names.push('x');
  return slotsText(names);
}

/** Known cards, then an `x` for each unknown one. */
function handText(hand: readonly number[], unknown: number): string {
  const names = listOf(hand).map((card) => pieceText(card));
  for (let i = 0; i < unknown; i++) names.push('x');
  return slotsText(names);
}

function playerText(player: Player): string {
  return [
    handText(player.hand, player.unknown),
    itemsText(player.items, player.unknownItems),
    ordersText(player.reserved),
    ordersText(player.done),
    cardsText(listOf(player.bonus)),
    cardsText(listOf(player.trash)),
  ].join('/');
}

function turnText(state: TopWaffleState): string {
  const parts = [looseText(state.loose), cardsText(state.changed), handText(state.seen, state.unseen)];
  return parts.every((part) => part === '-') ? '-' : parts.join('/');
}
