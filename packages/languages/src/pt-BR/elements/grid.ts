/** Brazilian Portuguese words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}, livre',
  'space.grid.strawberry': '{place}, morango',
  'space.grid.blueberry': '{place}, mirtilo',
  'move.grid.pass-button': 'Passar',
  'move.grid.go': 'de {from} para {to}',
  'move.grid.pass': 'passa',
  'event.grid.pass': 'Tem que passar: {who}.',
  'move.grid.put-0': 'morango em {place}',
  'move.grid.put-1': 'mirtilo em {place}',
  'you.move.grid.pass': 'passar',
  'move.reversi.turns.one': '{words}, vira {count}',
  'move.reversi.turns.other': '{words}, vira {count}',
  'task.connect-four': 'Solte uma peça em uma coluna: quatro em linha vencem.',
  'task.reversi': 'Cerque peças do outro lado: elas viram.',
  'task.snake': 'Ponha uma peça ao lado da cabeça da sua cobra; a primeira vai em qualquer lugar.',
  'task.waffle-checkers': 'Mova uma peça uma casa, ou salte. Vence quem levar primeiro uma à última fileira.',
};
