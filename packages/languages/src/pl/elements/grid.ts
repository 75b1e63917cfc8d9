/** Polish words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}, wolne',
  'space.grid.strawberry': '{place}, truskawka',
  'space.grid.blueberry': '{place}, borówka',
  'move.grid.pass-button': 'Pas',
  'move.grid.put-0': 'truskawka na {place}',
  'move.grid.put-1': 'borówka na {place}',
  'move.grid.go': '{from} na {to}',
  'move.grid.pass': 'pas',
  'you.move.grid.pass': 'pas',
  'move.reversi.turns.one': '{words}, odwraca się {count}',
  'move.reversi.turns.few': '{words}, odwracają się {count}',
  'move.reversi.turns.many': '{words}, odwraca się {count}',
  'move.reversi.turns.other': '{words}, odwraca się {count}',
  'task.connect-four': 'Wrzuć pionek do kolumny: wygrywają cztery w rzędzie.',
  'task.reversi': 'Zamknij między swoimi pionki drugiej strony: odwrócą się.',
  'task.snake': 'Połóż pionek obok głowy swojego węża; pierwszy może leżeć gdziekolwiek.',
  'task.waffle-checkers': 'Przesuń pionek o jedno pole albo skocz. Wygrywa, kto pierwszy dotrze do ostatniego rzędu.',
  'event.grid.pass': 'Musi spasować: {who}.',
};
