/** Italian words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': 'Forza 4',
  'outcome.connect-four.four-in-a-row': 'quattro in fila',
  'outcome.connect-four.full-board': 'un tabellone pieno',
  'violation.connect-four.game-over': 'La partita è finita.',
  'violation.connect-four.column-full': 'Non lì: quella colonna è piena.',
  'option.connect-four.players': 'Giocatori',
  'option.connect-four.size': 'Colonne e file',
  'text.move-falls': 'Nessuna pedina resta in {found}; una mossa in quella colonna si scrive {expected}.',
  'text.floating': 'Sotto la pedina in {found} non c’è nulla.',
};
