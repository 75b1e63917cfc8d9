/** Polish words of the rules of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.waddle-waddle.players': 'Ilu graczy gra.',
  'about.waddle-waddle.modules':
    'Gra podstawowa; z pierwszym modułem rodzaje kafelków mają zdolności, z drugim są też karty.',
  'choice.waddle-waddle.modules.0': 'gra podstawowa',
  'choice.waddle-waddle.modules.1': 'ze zdolnościami',
  'choice.waddle-waddle.modules.2': 'zdolności i karty',
  'about.waddle-waddle.cards': 'Jak często można wziąć kartę.',
  'choice.waddle-waddle.cards.turn': 'tura',
  'choice.waddle-waddle.cards.action': 'akcja',
  'about.waddle-waddle.colours': 'Jakiego koloru muszą być kafelki na karcie sąsiedztwa.',
  'choice.waddle-waddle.colours.strict': 'innego niż własny',
  'choice.waddle-waddle.colours.any': 'dowolnego',
};
