/** French words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': 'Puissance 4',
  'outcome.connect-four.four-in-a-row': 'quatre à la suite',
  'outcome.connect-four.full-board': 'un plateau plein',
  'violation.connect-four.game-over': 'La partie est finie.',
  'violation.connect-four.column-full': 'Pas là : cette colonne est pleine.',
  'option.connect-four.players': 'Joueurs',
  'option.connect-four.size': 'Colonnes et rangées',
  'text.move-falls': 'Aucun pion ne tient en {found} ; un coup dans cette colonne s’écrit {expected}.',
  'text.floating': 'Il n’y a rien sous le pion en {found}.',
};
