/** English words for Buffet Boss. Keys are built from codes. */
import { FOODS } from './components.js';

/** Foods have their English names in the notation, with dashes for blanks. */
function foodNames(): Readonly<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const { id } of FOODS) names['food.buffet-boss.' + id] = id.split('-').join(' ');
  return names;
}

/** Names and sentences. */
export const BUFFET_BOSS_EN: Readonly<Record<string, string>> = {
  'game.buffet-boss': 'Buffet Boss',
  ...foodNames(),

  'seat.p1': 'Player 1',
  'seat.p2': 'Player 2',
  'seat.p3': 'Player 3',
  'seat.p4': 'Player 4',
  'seat.p5': 'Player 5',

  'outcome.buffet-boss.stars': 'most stars',
  'outcome.buffet-boss.tallest': 'the tallest of the tied plates',
  'outcome.buffet-boss.all-stacked': 'all food stacked',
  'outcome.buffet-boss.fallen': 'a piece of food fell',

  'line.buffet-boss.stars': 'Stars on the plate',
  'line.buffet-boss.tallest': 'Tallest plate',
  'line.buffet-boss.stacked': 'Food stacked',
  'line.buffet-boss.stacked.other': 'Food stacked: {count}',

  'line.buffet-boss.character-B1': 'Vegetables and fruit',
  'line.buffet-boss.character-B2': 'Fruit and dessert',
  'line.buffet-boss.character-B3': 'Dessert and meat',
  'line.buffet-boss.character-B4': 'Meat and seafood',
  'line.buffet-boss.character-B5': 'Seafood and vegetables',
  'line.buffet-boss.character-B6': 'Green and purple',
  'line.buffet-boss.character-B7': 'White and yellow',
  'line.buffet-boss.character-B8': 'Red and pink',
  'line.buffet-boss.character-B9': 'Two-star food',
  'line.buffet-boss.character-B10': 'Pairs of three-star food',
  'line.buffet-boss.character-B11': 'Four-star food',
  'line.buffet-boss.character-B12': 'Pieces touching the plate',
  'line.buffet-boss.character-B13': 'Different food groups',
  'line.buffet-boss.character-B14': 'Different colours',
  'line.buffet-boss.character-B15': 'Most common food group',
  'line.buffet-boss.character-A1': 'Touching pairs of one food group',
  'line.buffet-boss.character-A2': 'Touching pairs of one colour',
  'line.buffet-boss.character-A3': 'Pieces touching exactly one other',

  'violation.buffet-boss.game-over': 'The game is over.',
  'violation.buffet-boss.lost': 'A piece fell, so everyone has lost.',
  'violation.buffet-boss.other-step-line': 'First reveal the Buffet Line.',
  'violation.buffet-boss.other-step-first': 'First choose who goes first.',
  'violation.buffet-boss.other-step-turn': 'Take a food, adjust your pile or end your turn.',
  'violation.buffet-boss.other-step-settle': 'Wait for the pile to settle.',
  'violation.buffet-boss.other-step-rescue': 'Food has fallen. Pick it up, or call time.',
  'violation.buffet-boss.other-step-reveal': 'Now reveal a Character.',
  'violation.buffet-boss.no-such-card': 'There are no cards of that food left.',
  'violation.buffet-boss.no-such-seat': 'Nobody is in that seat.',
  'violation.buffet-boss.not-in-line': 'That food isn’t in the Buffet Line.',
  'violation.buffet-boss.one-food': 'You can only take one. Leave the rest for the next players.',
  'violation.buffet-boss.take-first': 'First take a food from the Buffet Line.',
  'violation.buffet-boss.food-left': 'No food is wasted here. Take the last one too.',
  'violation.buffet-boss.nothing-to-adjust': 'Your plate is empty. There is nothing to adjust.',
  'violation.buffet-boss.no-such-piece': 'The pile has {count} pieces, and each can fall only once.',
  'violation.buffet-boss.no-such-contact': 'Only the plate and the {count} pieces on it can touch.',
  'violation.buffet-boss.height': 'A plate with food has a height of at most {most} mm here. An empty plate has none.',
  'violation.buffet-boss.poses': 'Give {count} poses: one for the plate and one for each piece on it.',
  'violation.buffet-boss.in-the-air': 'Every piece must touch the plate or another piece on it.',
  'violation.buffet-boss.not-beside-plate': 'There is no such piece next to the plate.',
  'violation.buffet-boss.rescued-before': 'You’ve already saved that piece this turn.',
  'violation.buffet-boss.other-character': 'That Character isn’t yours.',

  'text.buffet-plates': 'A position has one to five plates separated by “;”. This one has {found}.',
  'text.buffet-plate': '“{found}” is not a plate. Write one like {expected}, with each Character once.',
  'text.buffet-height':
    'A plate can’t be “{found}” high: an empty plate is 0, a full one more, and no more than its pieces can reach.',
  'text.buffet-line': '“{found}” is not a Buffet Line. Write at most {most} foods, like {expected}.',
  'text.buffet-step': '“{found}” is not a player, step, round and first player. Write something like {expected}.',
  'text.buffet-bag': '“{found}” is not the cards left. Write 0, 1, 2 or m for each food, like {expected}.',
  'text.buffet-turn': '“{found}” doesn’t say what happened this turn. Write {expected}.',
  'text.buffet-move': '“{found}” is not a move. Write a move like {expected}.',

  'option.buffet-boss.players': 'Players',
  'option.buffet-boss.version': 'Version',
  'option.buffet-boss.level': 'All-You-Can-Eat level',
  'option.buffet-boss.characters': 'Characters',
};
