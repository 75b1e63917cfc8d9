/** Arabic words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'لم يبقَ ما يؤخذ: أنهِ الدور.',
  'tts.iceberg': 'الجبل الجليدي',
  'tts.recap': 'نقاط الرموز المختلفة',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'بطاقة ترتيب ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'البلاطات',
  'tts.view.cards': 'حقل البطاقات',
  'tts.aside': 'وضع جانبًا: {type@type.waddle-waddle}',
  'tts.due.add': 'المطلوب: إضافة بلاطة. ويجوز نقل واحدة قبلها أو بعدها.',
  'tts.due.move': 'يجوز نقل بلاطة. أو أنهِ الدور.',
  'tts.last-turn': 'هذا دور البلاطة الأخيرة: لا يُنقل شيء.',
  'tts.cards.one': 'يجوز الآن أخذ بطاقة.',
  'tts.cards.other': 'البطاقات التي يجوز أخذها الآن: {count}؛ واحدة منها.',
  'tts.about.tile.A': 'مع الوحدة 1 للمجموعة ألفا واحد: لا ينضم إليها ثانٍ. (WD-11)',
  'tts.about.tile.P': 'مع الوحدة 1 كل والد بجانب والد له 2. (WD-27)',
  'tts.about.tile.B': 'مع الوحدة 1 لا يلمس ذو كرش ذا كرش آخر. (WD-12)',
  'tts.about.tile.G': 'مع الوحدة 1 لا يتحرك العابس أبدًا. (WD-16)',
  'tts.about.iceberg': 'هنا تبدأ اللعبة؛ ولا تنقطع عنه بلاطة أبدًا.',
  'tts.about.recap': 'من رمز إلى 6 رموز مختلفة: 3، 6، 10، 15، 21، 28. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} يلمس {first@type.waddle-waddle} و{second@type.waddle-waddle}، وكلاهما من لون آخر. (WD-20)',
  'tts.about.card.proximity': '{type@type.waddle-waddle}، بينه وبين الجبل الجليدي {count} بلاطات على الأقل. (WD-21)',
  'tts.about.card.size': '{type@type.waddle-waddle} ينضم إلى مجموعة من {count} بلاطات على الأقل. (WD-22)',
};
