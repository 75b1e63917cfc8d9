/** Dutch words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': 'Vier op een rij',
  'outcome.connect-four.four-in-a-row': 'vier op een rij',
  'outcome.connect-four.full-board': 'een vol bord',
  'violation.connect-four.game-over': 'Het spel is uit.',
  'violation.connect-four.column-full': 'Niet daar: die kolom is vol.',
  'option.connect-four.players': 'Spelers',
  'option.connect-four.size': 'Kolommen en rijen',
  'text.move-falls': 'Op {found} blijft geen stuk liggen; een zet in die kolom schrijf je {expected}.',
  'text.floating': 'Onder het stuk op {found} ligt niets.',
};
