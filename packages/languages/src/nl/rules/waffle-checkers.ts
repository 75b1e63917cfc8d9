/** Dutch words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': 'een stuk op de achterste rij van de andere kant',
  'outcome.waffle-checkers.stuck': 'de andere kant heeft geen zet meer',
  'outcome.waffle-checkers.repetition': 'dezelfde stelling voor de derde keer',
  'violation.waffle-checkers.game-over': 'Het spel is uit.',
  'violation.waffle-checkers.not-your-piece': 'Het stuk op {place} is niet van jou.',
  'violation.waffle-checkers.not-one-space': 'Een stap gaat één vak ver, recht of schuin.',
  'violation.waffle-checkers.landing-taken': 'Dat vak is bezet.',
  'violation.waffle-checkers.not-two-spaces': 'Een sprong gaat precies twee vakken ver, recht of schuin.',
  'violation.waffle-checkers.nothing-to-jump': 'Een sprong gaat over een stuk van de andere kant.',
  'violation.waffle-checkers.chain-is-over': 'Op de achterste rij eindigt de reeks sprongen.',
  'option.waffle-checkers.players': 'Spelers',
};
