/** French words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': 'Reversi',
  'outcome.reversi.more-pieces': 'plus de pions',
  'line.reversi.pieces': 'Pions',
  'violation.reversi.game-over': 'La partie est finie.',
  'violation.reversi.occupied': 'Pas là : {place} est prise.',
  'violation.reversi.flips-nothing': 'Pas là : il faut encadrer au moins un pion de l’autre camp.',
  'violation.reversi.no-pass': 'On ne passe pas : un coup retourne des pions.',
  'option.reversi.players': 'Joueurs',
  'option.reversi.size': 'Taille du plateau',
};
