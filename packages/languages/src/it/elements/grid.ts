/** Italian words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}, libera',
  'space.grid.strawberry': '{place}, fragola',
  'space.grid.blueberry': '{place}, mirtillo',
  'move.grid.pass-button': 'Passa',
  'move.grid.go': '{from} va in {to}',
  'move.grid.pass': 'passa',
  'event.grid.pass': 'Deve passare: {who}.',
  'move.grid.put-0': 'fragola in {place}',
  'move.grid.put-1': 'mirtillo in {place}',
  'you.move.grid.pass': 'passa',
  'move.reversi.turns.one': '{words}, {count} pedina girata',
  'move.reversi.turns.other': '{words}, {count} pedine girate',
  'task.connect-four': 'Lascia cadere una pedina in una colonna: quattro in fila vincono.',
  'task.reversi': 'Chiudi pedine dell’altra parte: si girano.',
  'task.snake': 'Metti una pedina accanto alla testa del tuo serpente; la prima va dove vuoi.',
  'task.waffle-checkers': 'Muovi una pedina di una casella, o salta. Vince chi per primo ne porta una all’ultima fila.',
};
