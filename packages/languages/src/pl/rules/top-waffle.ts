/** Polish words of the rules of top-waffle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.top-waffle.players': 'Ilu graczy gra.',
  'about.top-waffle.orders': 'Ile jest zamówień: krótsza lub dłuższa gra.',
  'choice.top-waffle.orders.usual': 'jak zwykle',
  'about.top-waffle.items': 'Czy są przedmioty.',
  'about.top-waffle.bonus': 'Trzy punkty za najwięcej zamówień w kolorze naklejki.',
  'about.top-waffle.count': 'Czy wszyscy widzą, ile zamówień zostało na dany dzień.',
  'choice.top-waffle.count.shown': 'widoczne',
  'choice.top-waffle.count.hidden': 'ukryte',
};
