/** English words for the start cards and the rules pages: what wins, how a turn goes, and what of a game is ours. */

/** By game, and where a version has another aim by its name. */
export const AIMS_EN: Readonly<Record<string, string>> = {
  'aim.waffle-wars':
    'Win three quadrants, get five in a row, or fill a quadrant. Each turn, place a piece, or jump over one to capture it.',
  'aim.waffle-time':
    'Arrange toppings in patterns on your waffle to earn syrup: the most points win. Each turn, draft two toppings and place both.',
  'aim.top-waffle':
    'Complete orders for three days: the most points win. Each turn, take two toppings or an item, then complete all the orders you can.',
  'aim.buffet-boss':
    'Stack food on a plate that rocks: the most stars win. Each turn, take a food and drop it on your pile.',
  'aim.buffet-boss.all':
    'Stack all the food without dropping a piece, and everyone wins. Each turn, take a food and drop it on your pile.',
  'aim.waddle-waddle':
    'Build groups of your colour around the Iceberg: the most points win. Each turn, add a tile; you can also move one.',
  'aim.snake':
    'Trap your opponent: if you can’t grow your snake, you lose. Each turn, place a piece next to your last one.',
  'aim.waffle-checkers':
    'Be the first to reach the opponent’s back row. Each turn, step one space, or jump over opponent’s pieces to capture them.',
  'aim.hostage-rescue':
    'Be the first to reach your hostage in the far corner. Each turn, roll the die and move one piece that far.',
  'aim.connect-four': 'Get four of your pieces in a line to win. Each turn, drop a piece into a column.',
  'aim.reversi':
    'Have the most pieces when nobody can move. Each turn, place a piece so that opposing pieces are between yours: they flip.',

  'ui.edition': 'About this edition',
  'ui.edition-why':
    'The rules follow the publisher’s rulebook. Some values are only in its pictures, which we don’t have, so we made our own. A printed copy differs here:',
  'ui.edition-name': 'Records name this set in their Components tag, “house-1”.',
  'edition.waffle-wars': 'The power-ups of Arcade mode.',
  'edition.waffle-time':
    'Draft tiles, the syrup on the turn order spaces, dispenser cards, and the points of goal cards.',
  'edition.top-waffle': 'Topping cards, orders and their points, and which items upgrade each other.',
  'edition.buffet-boss': 'The stars, groups and colours of the food, and the pairs that Characters B1 to B8 like.',
  'edition.waddle-waddle': 'Configuration cards, and how they are laid out.',
};
