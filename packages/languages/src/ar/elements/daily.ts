/** Arabic words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': 'لغز اليوم {number}: {game}',
  'daily.waffle': 'وافل اليوم {number}',
  'daily.streak': 'أيام متتالية: {count}',
  'daily.streak-none': 'حلّه لتبدأ سلسلة من الأيام.',
  'daily.days': 'الأيام الأخيرة',
  'daily.day': '{date}: لم يُحل بعد',
  'daily.day-solved': '{date}: حُل',
  'daily.share': 'مشاركة',
  'daily.shared': 'نُسخ. ألصقه حيث تشاء.',
  'daily.not-shared': 'لا تسمح هذه الصفحة بالنسخ. هذا هو النص:',
  'daily.solved': 'حُل اللغز. يأتي التالي عند منتصف الليل.',
  'daily.points': 'النقاط {points}: {band}. يأتي الوافل التالي عند منتصف الليل.',
  'daily.share-line': 'Griddle {number}، {game}: {marks}',
  'daily.share-waffle': 'Griddle، وافل اليوم {number}: النقاط {points}',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game': 'لا لغز يومي للعبة «{found}». الألغاز اليومية للألعاب {games}؛ ودون تحديد لعبة تتناوب كلها.',
  'daily.error-date': '«{found}» ليس تاريخًا؛ يُكتب التاريخ مثل 2026-11-25.',
  'daily.error-code': 'تعذّر تحميل اللغز. تحقق من اتصالك، ثم أعد تحميل الصفحة.',
};
