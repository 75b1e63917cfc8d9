/** Polish words of the rules of buffet-boss. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.buffet-boss.players': 'Ilu graczy gra; w pojedynkę można ćwiczyć.',
  'about.buffet-boss.version':
    'Lunch to gra na początek; w Kolacji są tajne postacie; w Jesz, ile chcesz wszyscy grają razem.',
  'choice.buffet-boss.version.lunch': 'Lunch',
  'choice.buffet-boss.version.dinner': 'Kolacja',
  'choice.buffet-boss.version.all': 'Jesz, ile chcesz',
  'about.buffet-boss.level': 'Ile dań jest w Jesz, ile chcesz.',
  'choice.buffet-boss.level.snack': 'Przekąska: mało',
  'choice.buffet-boss.level.meal': 'Posiłek',
  'choice.buffet-boss.level.buffet': 'Bufet: dużo',
  'about.buffet-boss.characters': 'Jakie postacie rozdaje się w Kolacji.',
  'choice.buffet-boss.characters.first': 'na pierwszą grę',
  'choice.buffet-boss.characters.all': 'wszystkie',
};
