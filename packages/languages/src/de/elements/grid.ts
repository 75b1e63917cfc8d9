/** German words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}, offen',
  'space.grid.strawberry': '{place}, Erdbeere',
  'space.grid.blueberry': '{place}, Heidelbeere',
  'move.grid.pass-button': 'Passen',
  'move.grid.go': '{from} nach {to}',
  'move.grid.pass': 'passt',
  'event.grid.pass': 'Muss passen: {who}.',
  'move.grid.put-0': 'Erdbeere auf {place}',
  'move.grid.put-1': 'Heidelbeere auf {place}',
  'you.move.grid.pass': 'passen',
  'move.reversi.turns.one': '{words}, {count} Stein gewendet',
  'move.reversi.turns.other': '{words}, {count} Steine gewendet',
  'task.connect-four': 'Lass einen Stein in eine Spalte fallen: Vier in einer Reihe gewinnen.',
  'task.reversi': 'Schließ fremde Steine ein: Sie werden gewendet.',
  'task.snake': 'Leg einen Stein neben den Kopf deiner Schlange; der erste darf überallhin.',
  'task.waffle-checkers':
    'Geh mit einem Stein ein Feld weit oder spring. Wer zuerst einen in die hinterste Reihe bringt, gewinnt.',
};
