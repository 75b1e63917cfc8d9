/** German words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': 'Vier gewinnt',
  'outcome.connect-four.four-in-a-row': 'vier in einer Reihe',
  'outcome.connect-four.full-board': 'ein volles Brett',
  'violation.connect-four.game-over': 'Das Spiel ist aus.',
  'violation.connect-four.column-full': 'Nicht dort: Diese Spalte ist voll.',
  'option.connect-four.players': 'Zahl der Spieler',
  'option.connect-four.size': 'Spalten und Reihen',
  'text.move-falls': 'Auf {found} bleibt kein Stein liegen; ein Zug in dieser Spalte heißt {expected}.',
  'text.floating': 'Unter dem Stein auf {found} liegt nichts.',
};
