/** German words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': 'ein Stück auf der Grundreihe der anderen Seite',
  'outcome.waffle-checkers.stuck': 'die andere Seite hat keinen Zug mehr',
  'outcome.waffle-checkers.repetition': 'dieselbe Stellung zum dritten Mal',
  'violation.waffle-checkers.game-over': 'Das Spiel ist aus.',
  'violation.waffle-checkers.not-your-piece': 'Das Stück auf {place} ist nicht deins.',
  'violation.waffle-checkers.not-one-space': 'Ein Schritt geht ein Feld weit, gerade oder schräg.',
  'violation.waffle-checkers.landing-taken': 'Das Feld ist besetzt.',
  'violation.waffle-checkers.not-two-spaces': 'Ein Sprung geht genau zwei Felder weit, gerade oder schräg.',
  'violation.waffle-checkers.nothing-to-jump': 'Ein Sprung geht über ein Stück der anderen Seite.',
  'violation.waffle-checkers.chain-is-over': 'Auf der Grundreihe endet die Kette.',
  'option.waffle-checkers.players': 'Zahl der Spieler',
};
