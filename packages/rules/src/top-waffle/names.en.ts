/** English names of what lies on the table of Top Waffle: all that a diagram says. */
export const TOP_WAFFLE_NAMES_EN: Readonly<Record<string, string>> = {
  'game.top-waffle': 'Top Waffle',
  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',
  'seat.p5': 'Player 5',
  'seat.p6': 'Player 6',

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

  'outcome.top-waffle.points': 'most points',

  'line.top-waffle.orders': 'Completed orders',
  'line.top-waffle.bonus': 'Bonus toppings used',
  'line.top-waffle.trash': 'Trashed toppings',
  'line.top-waffle.trash-special': 'Trashed bonus and double cards',
  'line.top-waffle.colour-b': 'Most blue orders',
  'line.top-waffle.colour-g': 'Most green orders',
  'line.top-waffle.colour-y': 'Most yellow orders',
  'line.top-waffle.colour-p': 'Most pink orders',
};
