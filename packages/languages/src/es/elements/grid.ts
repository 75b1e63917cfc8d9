/** Spanish words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}, libre',
  'space.grid.strawberry': '{place}, fresa',
  'space.grid.blueberry': '{place}, arándano',
  'move.grid.pass-button': 'Pasar',
  'move.grid.go': 'de {from} a {to}',
  'move.grid.pass': 'pasa',
  'event.grid.pass': 'Tiene que pasar: {who}.',
  'move.grid.put-0': 'fresa en {place}',
  'move.grid.put-1': 'arándano en {place}',
  'you.move.grid.pass': 'pasar',
  'move.reversi.turns.one': '{words}, voltea {count}',
  'move.reversi.turns.other': '{words}, voltea {count}',
  'task.connect-four': 'Deja caer una pieza en una columna: cuatro en raya ganan.',
  'task.reversi': 'Encierra piezas del otro bando: se voltean.',
  'task.snake': 'Pon una pieza junto a la cabeza de tu serpiente; la primera va donde quieras.',
  'task.waffle-checkers': 'Mueve una pieza una casilla, o salta. Gana quien antes lleve una a la fila del fondo.',
};
