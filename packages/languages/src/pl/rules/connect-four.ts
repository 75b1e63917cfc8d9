/** Polish words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': 'Cztery w rzędzie',
  'outcome.connect-four.four-in-a-row': 'cztery w rzędzie',
  'outcome.connect-four.full-board': 'pełna plansza',
  'violation.connect-four.game-over': 'Gra skończona.',
  'violation.connect-four.column-full': 'Nie tam: ta kolumna jest pełna.',
  'option.connect-four.players': 'Liczba graczy',
  'option.connect-four.size': 'Kolumny i rzędy',
  'text.move-falls': 'Żaden pionek nie zostanie na {found}; ruch w tej kolumnie zapisuje się {expected}.',
  'text.floating': 'Pod pionkiem na {found} nic nie ma.',
};
