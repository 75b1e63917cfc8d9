/** Dutch words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}, open',
  'space.grid.strawberry': '{place}, aardbei',
  'space.grid.blueberry': '{place}, blauwe bes',
  'move.grid.pass-button': 'Passen',
  'move.grid.go': '{from} gaat naar {to}',
  'move.grid.pass': 'past',
  'event.grid.pass': 'Moet passen: {who}.',
  'move.grid.put-0': 'aardbei op {place}',
  'move.grid.put-1': 'blauwe bes op {place}',
  'you.move.grid.pass': 'passen',
  'move.reversi.turns.one': '{words}, {count} stuk omgedraaid',
  'move.reversi.turns.other': '{words}, {count} stukken omgedraaid',
  'task.connect-four': 'Laat een stuk in een kolom vallen: vier op een rij wint.',
  'task.reversi': 'Sluit stukken van de andere kant in: ze draaien om.',
  'task.snake': 'Leg een stuk naast de kop van je slang; het eerste mag overal.',
  'task.waffle-checkers':
    'Verplaats één stuk één vak, of spring. Wie het eerst een stuk op de achterste rij brengt, wint.',
};
