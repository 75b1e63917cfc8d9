/** Texts of rules that no board shows, and that have no sample therefore, by rule id. */
export const UNSEEN: Readonly<Record<string, { readonly title: string; readonly words: string }>> = {
  'WT-1': {
    title: 'The waffle',
    words: 'Your waffle has 5×5 spaces. If a supply runs out, you can still take from it.',
  },
  'WT-2': {
    title: 'Draft tiles',
    words: 'The nine double-sided draft tiles are shuffled and placed at random on the draft board.',
  },
  'WT-5': { title: 'Fruit pattern cards', words: 'One of three pattern cards per fruit is in play, for all players.' },
  'WT-6': { title: 'Goal cards', words: 'Three of the eight goal cards are in play, each with one butter.' },
  'WT-8': {
    title: 'Starting syrup',
    words: 'Everyone starts with 6 syrup plus the syrup on their turn order space. The first order is random.',
  },
  'TW-1': {
    title: 'Cards in the box',
    words: 'The game has 60 topping cards, 24 items and 48 orders. Each order is there once.',
  },
  'TW-2': {
    title: 'How many orders',
    words:
      'There are 24, 30, 36, 42 or 48 orders for 2 to 6 players, in three equal piles, each with a closing card at the bottom. The option “orders” makes the game longer or shorter.',
  },
};
