/** Arabic words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}، مفتوحة',
  'space.grid.strawberry': '{place}، فراولة',
  'space.grid.blueberry': '{place}، توت أزرق',
  'move.grid.pass-button': 'تمرير',
  'move.grid.go': 'من {from} إلى {to}',
  'move.grid.pass': 'تمرير',
  'event.grid.pass': 'لا بد من التمرير: {who}.',
  'move.grid.put-0': 'فراولة على {place}',
  'move.grid.put-1': 'توت أزرق على {place}',
  'you.move.grid.pass': 'تمرير',
  'move.reversi.turns.one': '{words}، انقلبت قطعة واحدة',
  'move.reversi.turns.other': '{words}، القطع المنقلبة {count}',
};
