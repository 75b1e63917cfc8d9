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
  'outcome.buffet-boss.fallen': 'a piece off a plate',

  'line.buffet-boss.stars': 'Stars of the food on the plate',
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
  'line.buffet-boss.character-B9': 'Food with two stars',
  'line.buffet-boss.character-B10': 'Every two foods with three stars',
  'line.buffet-boss.character-B11': 'Food with four stars',
  'line.buffet-boss.character-B12': 'Pieces that touch the plate',
  'line.buffet-boss.character-B13': 'Different groups',
  'line.buffet-boss.character-B14': 'Different colours',
  'line.buffet-boss.character-B15': 'Food of the commonest group',
  'line.buffet-boss.character-A1': 'Touching pairs of one group',
  'line.buffet-boss.character-A2': 'Touching pairs of one colour',
  'line.buffet-boss.character-A3': 'Pieces that touch just one other',

  'violation.buffet-boss.game-over': 'The game is over.',
  'violation.buffet-boss.lost': 'A piece fell, and with that everybody has lost.',
  'violation.buffet-boss.other-step-line': 'First the food of the line is shown.',
  'violation.buffet-boss.other-step-first': 'First somebody has to say who begins.',
  'violation.buffet-boss.other-step-turn': 'Now a food is taken, the pile adjusted, or the turn ended.',
  'violation.buffet-boss.other-step-settle': 'First the pile has to come to rest.',
  'violation.buffet-boss.other-step-rescue': 'Food has fallen: pick it up, or say that time is up.',
  'violation.buffet-boss.other-step-reveal': 'Now a character is revealed.',
  'violation.buffet-boss.no-such-card': 'No card of that food is left.',
  'violation.buffet-boss.no-such-seat': 'Nobody sits there.',
  'violation.buffet-boss.not-in-line': 'That food is not in the buffet line.',
  'violation.buffet-boss.one-food': 'One food a turn: the others are for those who come next.',
  'violation.buffet-boss.take-first': 'First take a food from the line.',
  'violation.buffet-boss.food-left': 'Nothing goes to the bin here: the last food has to be taken, too.',
  'violation.buffet-boss.nothing-to-adjust': 'There is nothing on the plate to adjust.',
  'violation.buffet-boss.no-such-piece': 'The pile has {count} pieces, and each of them falls once at most.',
  'violation.buffet-boss.no-such-contact': 'Only the plate and the {count} pieces that stay on it can touch.',
  'violation.buffet-boss.height':
    'Food on a plate has a height, here of at most {most} mm, and an empty plate has none.',
  'violation.buffet-boss.poses': 'There are {count} poses to tell: the plate and every piece on it.',
  'violation.buffet-boss.in-the-air': 'Every piece has to touch the plate or a piece on it.',
  'violation.buffet-boss.not-beside-plate': 'No such piece lies beside the plate.',
  'violation.buffet-boss.rescued-before': 'That piece was rescued this turn already.',
  'violation.buffet-boss.other-character': 'That character is not yours.',

  'text.buffet-plates': 'A position has one to five plates joined by “;”, here are {found}.',
  'text.buffet-plate': '“{found}” is no plate; one is written like {expected}, and no character lies there twice.',
  'text.buffet-height':
    '“{found}” cannot be: an empty plate has the height 0, one with food more than that, and as much as its pieces can reach.',
  'text.buffet-line': '“{found}” is no buffet line; it has {most} foods at most, written like {expected}.',
  'text.buffet-step': '“{found}” tells no player, step, round and first player; write one like {expected}.',
  'text.buffet-bag': '“{found}” does not tell the cards left; write 0, 1, 2 or m for each food, like {expected}.',
  'text.buffet-turn': '“{found}” does not tell what this turn has done; write {expected}.',
  'text.buffet-move': '“{found}” is no move; a move is written like {expected}.',

  'option.buffet-boss.players': 'Players',
  'option.buffet-boss.version': 'Version',
  'option.buffet-boss.level': 'Level of All-You-Can-Eat',
  'option.buffet-boss.characters': 'Characters',
};
