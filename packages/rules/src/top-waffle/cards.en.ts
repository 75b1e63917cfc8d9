/** English names of the cards of Top Waffle: all that a diagram says. */
export const TOP_WAFFLE_CARDS_EN: Readonly<Record<string, string>> = {
  'topping.top-waffle.S': 'strawberry',
  'topping.top-waffle.B': 'banana',
  'topping.top-waffle.U': 'blueberry',
  'topping.top-waffle.W': 'whipped cream',
  'topping.top-waffle.C': 'chocolate',

  'item.top-waffle.wild': 'Wild topping',
  'item.top-waffle.groceries': 'Groceries',
  'item.top-waffle.wrench': 'Wrench',
  'item.top-waffle.megaphone': 'Megaphone',
  'item.top-waffle.recycling': 'Recycling bin',
  'item.top-waffle.blender': 'Blender',
};
