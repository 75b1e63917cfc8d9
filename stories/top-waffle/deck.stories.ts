/** The deck of Top Waffle: every card, with how many there are. */
import type { Group, Point } from '@griddle/art';
import { paintCss } from '@griddle/art/internal/print/css.js';
import { orderArt, toppingArt } from '@griddle/art/internal/top-waffle/position.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import {
  cardBack,
  closingCard,
  ITEM_CARD,
  itemCard,
  ORDER_CARD,
  orderCard,
  TOP_WAFFLE_PALETTE,
  TOPPING_CARD,
  toppingCard,
  type Row,
} from '@griddle/art/top-waffle/index.js';
import { pieceText } from '@griddle/rules/internal/top-waffle/cards.js';
import {
  DAYS,
  ITEM_COPIES,
  ITEMS,
  ORDERS,
  partnersOf,
  STICKERS,
  TOPPING_SUPPLY,
} from '@griddle/rules/internal/top-waffle/components.js';
import TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/messages.en.json' with { type: 'json' };
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import './deck.css';

// Every card of Top Waffle with how many there are of it.

/** Its words, looked up by keys that are put together. */
const WORDS: Readonly<Record<string, string>> = TOP_WAFFLE_EN;

const STICKER_NAMES = ['Blue', 'Green', 'Yellow', 'Pink'];

/** A card with the words under it; the picture is named by them. */
function card(shape: Group, [width, height]: Point, words: string): HTMLElement {
  const figure = document.createElement('figure');
  const svg = svgRoot([-width / 2 - 0.04, -height / 2 - 0.04, width + 0.08, height + 0.08]);
  svg.append(toNode(shape));
  const caption = document.createElement('figcaption');
  caption.textContent = words;
  figure.append(svg, caption);
  return figure;
}

function section(title: string, note: string, cards: readonly HTMLElement[]): HTMLElement {
  const made = document.createElement('section');
  const [heading, words, list] = ['h2', 'p', 'div'].map((tag) => document.createElement(tag));
  if (!heading || !words || !list) return made;
  heading.textContent = title;
  words.textContent = note;
  list.className = 'cards';
  list.append(...cards);
  made.append(heading, words, list);
  return made;
}

function itemName(item: number): string {
  return WORDS[`item.top-waffle.${ITEMS[item] ?? ''}`] ?? '';
}

const BACKS: readonly (readonly [Row, Point, string])[] = [
  ['topping', TOPPING_CARD, 'Toppings'],
  ['item', ITEM_CARD, 'Items'],
  ['order', ORDER_CARD, 'Orders'],
];

/** The whole box. Numbers are those of the rules, not of this page. */
function deckGallery(): HTMLElement {
  const toppings = TOPPING_SUPPLY.map((count, number) =>
    card(toppingCard(toppingArt(number)), TOPPING_CARD, `${pieceText(number)} × ${count}`),
  );
  const items = ITEMS.map((_name, item) =>
    card(
      itemCard(item),
      ITEM_CARD,
      `${itemName(item)} × ${ITEM_COPIES}; upgraded with ${partnersOf(item).map(itemName).join(' or ')}`,
    ),
  );
  const orders = [...STICKERS].map((_letter, sticker) => {
    const own = ORDERS.flatMap((order, number) => (order.sticker === sticker ? [{ order, number }] : []));
    const cards = own.map(({ order, number }) =>
      card(orderCard(orderArt(number)), ORDER_CARD, `${order.name}: ${order.points}`),
    );
    return section(`${STICKER_NAMES[sticker] ?? ''} orders`, `${own.length} cards, with their points.`, cards);
  });
  const days = Array.from({ length: DAYS }, (_, day) => card(closingCard(day + 1), ORDER_CARD, `Day ${day + 1}`));
  const total = TOPPING_SUPPLY.reduce((sum, count) => sum + count, 0);
  const colours = document.createElement('style');
  colours.textContent = paintCss(...TOP_WAFFLE_PALETTE);
  const page = document.createElement('article');
  page.className = 'deck-gallery';
  const house = document.createElement('p');
  house.textContent = 'These cards, points and upgrades are our own, not the publisher’s.';
  page.append(
    colours,
    house,
    section('Toppings', `${total} cards: plain ones, with a bonus, doubles.`, toppings),
    section('Items', `${ITEMS.length * ITEM_COPIES} cards of ${ITEMS.length} kinds.`, items),
    ...orders,
    section('Closing cards', `${DAYS} cards, one for each day.`, days),
    section(
      'Backs',
      'As the decks show them.',
      BACKS.map(([kind, size, words]) => card(cardBack(kind), size, words)),
    ),
  );
  return page;
}

const meta: Meta = {
  title: 'Top Waffle/Rules: the deck',
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
  render: () => deckGallery(),
};
export default meta;

/** 60 toppings, 24 items, 48 orders and three closing cards. The cards are our own. */
export const Deck: StoryObj = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('our own, not the publisher’s');
    await expect(canvasElement.querySelectorAll('figure').length).toBe(20 + 6 + 48 + 3 + 3);
  },
};
