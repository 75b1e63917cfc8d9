/** Arabic words of the rules of general. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'choice.on': 'نعم',
  'choice.off': 'لا',
  'choice.all': 'الجميع',
  'choice.none': 'لا أحد',
  'choice.players.one': 'عدد اللاعبين: {count}',
  'choice.players.other': 'عدد اللاعبين: {count}',
  'about.hostage-rescue.goal': 'الوصول إلى الرهينة فوز، أو حملها إلى البيت.',
  'choice.hostage-rescue.goal.rescue': 'تحريرها',
  'choice.hostage-rescue.goal.flag': 'حملها إلى البيت',
  'about.connect-four.size': 'حجم اللوح؛ والوافل 6x6.',
  'about.reversi.size': 'حجم اللوح؛ والوافل 6x6.',
  'outcome.draw': 'تعادل',
};
