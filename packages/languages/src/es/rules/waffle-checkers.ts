/** Spanish words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': 'una pieza en la última fila del otro bando',
  'outcome.waffle-checkers.stuck': 'el otro bando no tiene jugadas',
  'outcome.waffle-checkers.repetition': 'la misma posición por tercera vez',
  'violation.waffle-checkers.game-over': 'La partida ha terminado.',
  'violation.waffle-checkers.not-your-piece': 'La pieza de {place} no es tuya.',
  'violation.waffle-checkers.not-one-space': 'Un paso avanza una casilla, en recto o en diagonal.',
  'violation.waffle-checkers.landing-taken': 'Esa casilla está ocupada.',
  'violation.waffle-checkers.not-two-spaces': 'Un salto avanza exactamente dos casillas, en recto o en diagonal.',
  'violation.waffle-checkers.nothing-to-jump': 'Se salta sobre una pieza del otro bando.',
  'violation.waffle-checkers.chain-is-over': 'La cadena acaba en la última fila.',
  'option.waffle-checkers.players': 'Jugadores',
};
