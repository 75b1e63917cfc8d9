/** Spanish words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': 'Reversi',
  'outcome.reversi.more-pieces': 'más piezas',
  'line.reversi.pieces': 'Piezas',
  'violation.reversi.game-over': 'La partida ha terminado.',
  'violation.reversi.occupied': 'Ahí no: {place} está ocupada.',
  'violation.reversi.flips-nothing': 'Ahí no: una pieza tiene que encerrar al menos una del otro bando.',
  'violation.reversi.no-pass': 'No se puede pasar: hay una jugada que voltea piezas.',
  'option.reversi.players': 'Jugadores',
  'option.reversi.size': 'Tamaño del tablero',
};
