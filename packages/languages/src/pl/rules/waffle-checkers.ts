/** Polish words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': 'pionek w ostatnim rzędzie drugiej strony',
  'outcome.waffle-checkers.stuck': 'druga strona nie ma ruchu',
  'outcome.waffle-checkers.repetition': 'ta sama pozycja po raz trzeci',
  'violation.waffle-checkers.game-over': 'Gra skończona.',
  'violation.waffle-checkers.not-your-piece': 'Pionek na {place} nie jest twój.',
  'violation.waffle-checkers.not-one-space': 'Krok to jedno pole, prosto lub na ukos.',
  'violation.waffle-checkers.landing-taken': 'To pole jest zajęte.',
  'violation.waffle-checkers.not-two-spaces': 'Skok to dokładnie dwa pola, prosto lub na ukos.',
  'violation.waffle-checkers.nothing-to-jump': 'Skacze się nad pionkiem drugiej strony.',
  'violation.waffle-checkers.chain-is-over': 'Seria kończy się w ostatnim rzędzie.',
  'option.waffle-checkers.players': 'Liczba graczy',
};
