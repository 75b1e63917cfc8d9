/** English words for the elements of Top Waffle, by message key; those of the rules are in `@griddle/rules`. Moves are told in the third person, those of the table are sentences of their own. */
export const TOP_WAFFLE_ELEMENT_EN: Readonly<Record<string, string>> = {
  'holding.top-waffle.toppings': 'Toppings in hand: {count}',
  'holding.top-waffle.items': 'Items: {count}',
  'holding.top-waffle.orders': 'Orders completed: {count}',
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

  'deck.top-waffle.order-hidden': 'Order deck',
  'deck.top-waffle.order-closing': 'The closing card is on top of the order deck',
  'gap.top-waffle.closing': 'the closing card of day {day}',

  'hint.top-waffle.order': '{order}. It is completed with these toppings from the hand.',
  'hint.top-waffle.plain': '{card}: pays for one topping of an order.',
  'hint.top-waffle.bonus': '{card}: pays for one topping, and scores 1 point when it does.',
  'hint.top-waffle.double': '{card}: pays for one or both of its toppings.',
  'hint.top-waffle.hand': 'Toppings in hand pay for orders; at the end of a day they go to the trash.',
  'hint.top-waffle.turn': 'This lasts until the turn ends.',
  'hint.top-waffle.trash': 'Each card in the trash costs 1 point, one with a bonus or a double 2.',
  'hint.top-waffle.reserved': 'A reserved order waits for you alone, and goes for one topping less.',
  'hint.top-waffle.deck-order': 'From the order deck the gaps are filled; the closing card in it ends the day.',
  'hint.top-waffle.deck-topping': 'A topping may be drawn unseen.',
  'hint.top-waffle.deck-item': 'An item may be drawn unseen.',

  'order.top-waffle.ready': '{order}; you can complete it',
  'order.top-waffle.missing': '{order}; missing: {missing}',
  'order.top-waffle.missing-of': '{order}; missing: {missing}, of which {count} will do',
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

  'event.top-waffle.day':
    'Day {day} is over: what was left in hand lies in the trash. Day {next} has new orders, toppings and items.',

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
  'facts.top-waffle.seat': '{seat@seat}: reserved orders {reserved}, trash {trash}.',

  'reference.top-waffle.wild': '{item}: one topping of any kind for this turn. With {before} or {after}: any three.',
  'reference.top-waffle.groceries':
    '{item}: look at three toppings and keep up to two. With {before} or {after}: five, and keep any of them.',
  'reference.top-waffle.wrench': '{item}: take an item. With {before} or {after}: two items and a topping.',
  'reference.top-waffle.megaphone':
    '{item}: reserve an order, for one topping less at any time. With {before} or {after}: complete an order free.',
  'reference.top-waffle.recycling':
    '{item}: discard a topping from your hand or trash. With {before} or {after}: up to three.',
  'reference.top-waffle.blender':
    '{item}: one topping of a card counts as another one for this turn. With {before} or {after}: up to three.',
  'reference.top-waffle.points': 'Orders give the points on them, and each bonus topping that pays for one gives 1.',
  'reference.top-waffle.trash':
    'At the end of a day toppings left in hand go to the trash: a plain one costs 1 point, one with a bonus or a double 2.',
  'reference.top-waffle.bonus': 'With the colour bonus, most completed orders of a sticker colour give 3 points.',

  'move.top-waffle.take': 'takes {card}',
  'move.top-waffle.draw-t': 'draws a topping',
  'move.top-waffle.draw-i': 'draws an item',
  'move.top-waffle.pay': 'completes the {order} with {cards}',
  'move.top-waffle.item': 'plays {items}',
  'move.top-waffle.wild': 'plays {items}: {toppings}',
  'move.top-waffle.megaphone': 'plays {items} for the {order}',
  'move.top-waffle.megaphone-top': 'plays {items} for the top of the order deck',
  'move.top-waffle.recycle': 'discards {card}',
  'move.top-waffle.recycle-trash': 'discards {card} from the trash',
  'move.top-waffle.change': 'blends: {card}',
  'move.top-waffle.drop': 'discards {cards}',
  'move.top-waffle.drop-none': 'keeps all',
  'move.top-waffle.done': 'stops',
  'move.top-waffle.end': 'ends the turn',
  'move.top-waffle.private': 'A card is drawn.',
  'move.top-waffle.shown': 'Turned up: {card}.',
  'move.top-waffle.closing': 'The closing card is turned up.',
  'move.top-waffle.trashed': '{seat@seat}’s hand goes to the trash: {cards}.',
};
