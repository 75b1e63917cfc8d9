/** Spanish words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': 'Cuatro en raya',
  'outcome.connect-four.four-in-a-row': 'cuatro en raya',
  'outcome.connect-four.full-board': 'un tablero lleno',
  'violation.connect-four.game-over': 'La partida ha terminado.',
  'violation.connect-four.column-full': 'Ahí no: esa columna está llena.',
  'option.connect-four.players': 'Jugadores',
  'option.connect-four.size': 'Columnas y filas',
  'text.move-falls': 'Ninguna pieza se queda en {found}; una jugada en esa columna se escribe {expected}.',
  'text.floating': 'La pieza de {found} no tiene nada debajo.',
};
