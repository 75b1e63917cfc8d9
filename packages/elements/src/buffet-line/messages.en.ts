/** English words of the buffet line. */
export const BUFFET_LINE_EN: Readonly<Record<string, string>> = {
  'area.buffet-boss.line': 'The buffet line',
  'line.picked': '{food@food.buffet-boss} chosen.',
  'gap.buffet-boss': 'no card',
  'food-card.buffet-boss':
    '{food@food.buffet-boss}: {group@group.buffet-boss}, {colour@colour.buffet-boss}, {count} stars',

  'group.buffet-boss.vegetable': 'vegetable',
  'group.buffet-boss.fruit': 'fruit',
  'group.buffet-boss.meat': 'meat',
  'group.buffet-boss.seafood': 'seafood',
  'group.buffet-boss.dessert': 'dessert',
  'group.buffet-boss.none': 'no group',

  'colour.buffet-boss.green': 'green',
  'colour.buffet-boss.white': 'white',
  'colour.buffet-boss.purple': 'purple',
  'colour.buffet-boss.yellow': 'yellow',
  'colour.buffet-boss.red': 'red',
  'colour.buffet-boss.brown': 'brown',
  'colour.buffet-boss.pink': 'pink',
};
