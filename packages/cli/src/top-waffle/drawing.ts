/** A Top Waffle position for a terminal: the display, and what lies before each player. */
import { listOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { ITEMS, orderAt, SEAT_NAMES } from '@griddle/rules/internal/top-waffle/components.js';
import type { Player, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { itemDeck, toppingDeck } from '@griddle/rules/internal/top-waffle/stock.js';
import { cardsText } from '@griddle/rules/internal/top-waffle/text.js';
import { format, type Catalogue } from '../words.js';

const GAP = '-';

/** Cards as the notation writes them, so that reading one teaches the other. */
export function drawing(state: TopWaffleState, words: Catalogue): string {
  const { last, day, pile } = state;
  const isHidden = pile < 0 || (state.rules.countHidden && last < 0);
  const left = last >= 0 ? 'closing' : isHidden ? 'hidden' : 'open';
  return [
    format(words, `cli.top-waffle.day-${left}`, { day, count: last >= 0 ? last : Math.max(0, pile) }),
    format(words, 'cli.top-waffle.orders', { cards: state.orders.map(orderText).join('  ') }),
    format(words, 'cli.top-waffle.toppings', {
      cards: state.toppings.map((card) => (card < 0 ? GAP : cardsText([card]))).join('  '),
      count: toppingDeck(state),
    }),
    ...(state.rules.items
      ? [
          format(words, 'cli.top-waffle.items', {
            cards: state.items.map((item) => ITEMS[item] ?? GAP).join('  '),
            count: itemDeck(state),
          }),
        ]
      : []),
    '',
    ...state.players.map((player, seat) =>
      format(words, 'cli.top-waffle.player', { seat: SEAT_NAMES[seat] ?? '', ...pilesOf(player) }),
    ),
  ].join('\n');
}

/** An order with its points: `bSBW=4`. */
function orderText(order: number): string {
  return order < 0 ? GAP : `${orderAt(order).name}=${orderAt(order).points.toString()}`;
}

function pilesOf(player: Player): Readonly<Record<string, string>> {
  const unseen = (count: number): string[] => Array.from({ length: count }, () => 'x');
  const list = (names: readonly string[]): string => (names.length === 0 ? GAP : names.join(' '));
  return {
    hand: list([...listOf(player.hand).map((card) => cardsText([card])), ...unseen(player.unknown)]),
    items: list([...listOf(player.items).map((item) => ITEMS[item] ?? ''), ...unseen(player.unknownItems)]),
    reserved: list(player.reserved.map(orderText)),
    done: list(player.done.map(orderText)),
  };
}
