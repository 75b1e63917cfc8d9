/** English words for the display of Top Waffle at the end of a day, and where a count is hidden. */
export const ORDER_BOARD_DAYS_EN: Readonly<Record<string, string>> = {
  'deck.top-waffle.order-hidden': 'Order deck',
  'deck.top-waffle.order-closing': 'The closing card is on top of the order deck',
  'gap.top-waffle.closing': 'the closing card of day {day}',
};
