/** Polish words of the rules of waffle-time. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.waffle-time.players': 'Ilu graczy gra; można też w pojedynkę.',
  'about.waffle-time.fork': 'Z którego z dwóch zakrytych slotów widelec wskazuje odwracane kafelki draftu.',
  'choice.waffle-time.fork.leading': 'dalszego',
  'choice.waffle-time.fork.trailing': 'bliższego',
  'about.waffle-time.cherry1': 'Czy wzór ma śmietankę na jednym końcu, czy na obu.',
  'choice.waffle-time.cherry1.one': 'na jednym',
  'choice.waffle-time.cherry1.both': 'na obu',
  'about.waffle-time.cross': 'Jak leży pięć koralików tego celu.',
  'choice.waffle-time.cross.plus': 'plus',
  'choice.waffle-time.cross.x': 'iks',
};
