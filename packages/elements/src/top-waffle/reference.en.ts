/** English words of the reference card. */
export const REFERENCE_EN: Readonly<Record<string, string>> = {
  'reference.top-waffle.wild':
    '{item}: one topping of any kind for this turn. With {before} or {after}: any three. (TW-30)',
  'reference.top-waffle.groceries':
    '{item}: look at three toppings and keep up to two. With {before} or {after}: five, and keep any of them. (TW-31)',
  'reference.top-waffle.wrench': '{item}: take an item. With {before} or {after}: two items and a topping. (TW-33)',
  'reference.top-waffle.megaphone':
    '{item}: reserve an order, for one topping less at any time. With {before} or {after}: complete an order free. (TW-35)',
  'reference.top-waffle.recycling':
    '{item}: discard a topping from your hand or trash. With {before} or {after}: up to three. (TW-32)',
  'reference.top-waffle.blender':
    '{item}: one topping of a card counts as another one for this turn. With {before} or {after}: up to three. (TW-34)',
  'reference.top-waffle.points':
    'Orders give the points on them, and each bonus topping that pays for one gives 1. (TW-40)',
  'reference.top-waffle.trash':
    'At the end of a day toppings left in hand go to the trash: a plain one costs 1 point, one with a bonus or a double 2. (TW-22, TW-40)',
  'reference.top-waffle.bonus':
    'With the colour bonus, most completed orders of a sticker colour give 3 points. (TW-42)',
};
