/** English words that describe objects, read under the pointer by whoever may see their faces. Only saves have them. */

/** What the types of Waddle Waddle may do (Module 1). */
export const ABOUT_WADDLE_WADDLE_EN: Readonly<Record<string, string>> = {
  'tts.about.tile.A': 'With Module 1 a group has one Alpha: another one does not join it. (WD-11)',
  'tts.about.tile.P': 'With Module 1 each Parent that touches a Parent scores 2. (WD-27)',
  'tts.about.tile.B': 'With Module 1 a Big Belly never touches a Big Belly. (WD-12)',
  'tts.about.tile.G': 'With Module 1 a Grumpy never moves. (WD-16)',
  'tts.about.iceberg': 'The game begins here; no tile is ever cut off from it.',
};

/** What the cards of Top Waffle are for. */
export const ABOUT_TOP_WAFFLE_EN: Readonly<Record<string, string>> = {
  'tts.about.order': 'Wants {needs}. {points} points.',
  'tts.about.item.wild': 'One topping of any kind; with its partner any three. (TW-30)',
  'tts.about.item.groceries':
    'Look at three toppings and keep up to two; with its partner five, and keep any number. (TW-31)',
  'tts.about.item.recycling': 'Discard a topping of your hand or trash; with its partner one to three. (TW-32)',
  'tts.about.item.wrench': 'Take an item; with its partner two items and a topping. (TW-33)',
  'tts.about.item.blender': 'One topping of a card in hand counts as another; with its partner up to three. (TW-34)',
  'tts.about.item.megaphone':
    'Reserve an order, which then wants one topping less; with its partner complete one without toppings. (TW-35)',
};
