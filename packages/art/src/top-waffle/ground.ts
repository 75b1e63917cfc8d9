/** What the face-up cards of Top Waffle lie on and beside. */
import { group, path, type Group } from '../shapes.js';
import { deck, frameOf, gap } from './cards.js';
import { displayBox, slotCentre, type Row } from './geometry.js';

/** The decks, and the card that ends the day. */
export interface DecksPicture {
  /** Cards in the decks; an order deck of which the count is hidden has none. */
  readonly decks: { readonly orders: number | undefined; readonly toppings: number; readonly items: number };
  readonly day: number;
  /** The slot in which the day's closing card lies open; -1 while it is in the deck. */
  readonly closing: number;
}

/** What lies under the face-up cards and the day's closing card: the cloth, the decks, and where cards may lie. */
export function displayGround(decks: DecksPicture['decks'], slots: number, items: number): Group {
  const [, , width, height] = displayBox(slots, items > 0);
  const row = (kind: Row, count: number, pile: number | undefined): Group[] => [
    { ...deck(kind, pile), at: slotCentre(kind, -1) },
    ...Array.from({ length: count }, (_unused, slot) => ({ ...gap(kind), at: slotCentre(kind, slot) })),
  ];
  return group('ground', [
    group(
      'cloth',
      [path(frameOf([width - 0.1, height - 0.1], 0.3), { fill: 'cloth', stroke: 'cloth-line', width: 0.06 })],
      { at: [width / 2, height / 2] },
    ),
    ...row('order', slots, decks.orders),
    ...row('topping', slots, decks.toppings),
    ...(items > 0 ? row('item', items, decks.items) : []),
  ]);
}
