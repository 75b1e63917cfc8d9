/** Italian words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': 'una pedina nell’ultima fila avversaria',
  'outcome.waffle-checkers.stuck': 'nessuna mossa per l’altra parte',
  'outcome.waffle-checkers.repetition': 'la stessa posizione per la terza volta',
  'violation.waffle-checkers.game-over': 'La partita è finita.',
  'violation.waffle-checkers.not-your-piece': 'La pedina in {place} non è tua.',
  'violation.waffle-checkers.not-one-space': 'Un passo va di una casella, in linea retta o in diagonale.',
  'violation.waffle-checkers.landing-taken': 'Quella casella è occupata.',
  'violation.waffle-checkers.not-two-spaces': 'Un salto va di due caselle esatte, in linea retta o in diagonale.',
  'violation.waffle-checkers.nothing-to-jump': 'Si salta una pedina dell’altra parte.',
  'violation.waffle-checkers.chain-is-over': 'La serie di salti finisce nell’ultima fila.',
  'option.waffle-checkers.players': 'Giocatori',
};
