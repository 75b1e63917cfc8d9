/** French words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}, libre',
  'space.grid.strawberry': '{place}, fraise',
  'space.grid.blueberry': '{place}, myrtille',
  'move.grid.pass-button': 'Passer',
  'move.grid.go': '{from} va en {to}',
  'move.grid.pass': 'passe',
  'event.grid.pass': 'Doit passer : {who}.',
  'move.grid.put-0': 'fraise en {place}',
  'move.grid.put-1': 'myrtille en {place}',
  'you.move.grid.pass': 'passe',
  'move.reversi.turns.one': '{words}, {count} pion retourné',
  'move.reversi.turns.other': '{words}, {count} pions retournés',
  'task.connect-four': 'Lâche un pion dans une colonne : quatre à la suite gagnent.',
  'task.reversi': 'Encadre des pions de l’autre camp : ils se retournent.',
  'task.snake': 'Pose un pion à côté de la tête de ton serpent ; le premier va où tu veux.',
  'task.waffle-checkers': 'Avance un pion d’une case, ou saute. Qui en amène un le premier à la rangée du fond gagne.',
};
