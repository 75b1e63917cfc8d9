/** English words of `<top-waffle>` that the rules do not need. */
import { ORDER_BOARD_DAYS_EN } from '../order-board/days.en.js';
import { ORDER_BOARD_EN } from '../order-board/messages.en.js';

/** By key, those of the display included. */
export const TOP_WAFFLE_ELEMENT_EN: Readonly<Record<string, string>> = {
  ...ORDER_BOARD_EN,
  ...ORDER_BOARD_DAYS_EN,

  'order.top-waffle.ready': '{order}; you can complete it',
  'order.top-waffle.missing': '{order}; missing: {missing}',
  'piece.top-waffle.loose': 'loose {topping}',
  'piece.top-waffle.changed': '{card} that counts as {units}',
  'count.top-waffle': '{card}, {count} of them',

  'area.top-waffle.hand': '{seat@seat}’s toppings',
  'area.top-waffle.mine': '{seat@seat}’s items; each is upgraded by its neighbours',
  'area.top-waffle.turn': 'For this turn',
  'area.top-waffle.reserved': '{seat@seat}’s reserved orders, one topping less each',
  'area.top-waffle.trash': '{seat@seat}’s trash',

  'move.top-waffle.nothing': 'nothing',

  'button.top-waffle.pay': 'Pay {cards}',
  'button.top-waffle.pay-left': 'Pay {cards}; {left} stays for this turn',
  'button.top-waffle.cheapest': '{button} – the cheapest way',
  'button.top-waffle.pick': '{units}',
  'button.top-waffle.play': 'Look at the groceries',
  'button.top-waffle.keep': 'Keep {cards}',
  'button.top-waffle.done': 'That is enough',
  'button.top-waffle.end': 'End turn',

  'hand-over.top-waffle': 'Hand the screen to {seat@seat}. All hands are hidden.',
  'hand-over.top-waffle.button': 'I am {seat@seat}: show my hand',

  'reference.top-waffle': 'What items do, points and trash',

  'phase.top-waffle.prepare': 'Take two toppings or one item.',
  'phase.top-waffle.toppings': 'Take two toppings.',
  'phase.top-waffle.second': 'Take the second topping.',
  'phase.top-waffle.execute': 'Play items, complete orders, or end the turn.',
  'phase.top-waffle.choose': 'Choose the groceries to keep, then press the button.',
  'phase.top-waffle.wrench': 'Take what the wrench gives.',
  'phase.top-waffle.recycle': 'Recycle one more card, or stop.',
  'phase.top-waffle.change': 'Change one more topping, or stop.',

  'facts.top-waffle.day': 'Day {day}: {count} orders before the closing card.',
  'facts.top-waffle.day.one': 'Day {day}: one order before the closing card.',
  'facts.top-waffle.day-hidden': 'Day {day}.',
  'facts.top-waffle.closing': 'Day {day} is closing: {count} more turns after this one.',
  'facts.top-waffle.closing.one': 'Day {day} is closing: one more turn after this one.',
  'facts.top-waffle.last': 'Day {day}: this is its last turn.',
  'facts.top-waffle.seat':
    '{seat@seat}: points {total}, orders {orders}, reserved {reserved}, toppings {hand}, items {items}, trash {trash}',
};
