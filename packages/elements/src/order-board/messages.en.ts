/** English words for the face-up cards of Top Waffle. */
export const ORDER_BOARD_EN: Readonly<Record<string, string>> = {
  'area.top-waffle.display': 'Orders, toppings and items. House set.',

  'sticker.top-waffle.b': 'blue',
  'sticker.top-waffle.g': 'green',
  'sticker.top-waffle.y': 'yellow',
  'sticker.top-waffle.p': 'pink',

  'order.top-waffle': '{sticker@sticker.top-waffle} order, {needs}, {points} points',
  'piece.top-waffle.bonus': '{topping} with a bonus',
  'piece.top-waffle.double': '{first}/{second} double',

  'deck.top-waffle.order': 'Order deck, {count} above the closing card',
  'deck.top-waffle.topping': 'Topping deck, {count} cards',
  'deck.top-waffle.item': 'Item deck, {count} cards',
  'gap.top-waffle': 'no card',
};
