/** Arabic words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': 'في اليد {count}',
  'space.waffle-wars.open': '{place}، مفتوحة',
  'space.waffle-wars.strawberry': '{place}، فراولة',
  'space.waffle-wars.blueberry': '{place}، توت أزرق',
  'quadrant.waffle-wars.strawberries': '{space}، ربع الفراولة',
  'quadrant.waffle-wars.blueberries': '{space}، ربع التوت الأزرق',
  'quadrant.waffle-wars.civil-war': '{space}، حرب أهلية',
  'move.waffle-wars.jump': 'من {from} قفزًا فوق {over} إلى {to}',
  'violation.waffle-wars.no-jump': 'لا تقفز {place}: لا قطعة بجانبها خلفها خانة مفتوحة.',
  'violation.waffle-wars.power-useless': 'لا شيء تُستعمل عليه {place} الآن.',
  'call-button.waffle-wars.waffling': 'ما هذا؟',
  'call-button.waffle-wars.soggy-waffle': 'الوافل يبتل!',
  'move.waffle-wars.chain': 'من {from} قفزًا إلى {to}',
  'move.waffle-wars.slide': 'من {from} انزلاقًا إلى {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: القدرات الباقية {count}',
  'facts.waffle-wars.guard': 'يحمي Toothpick ({seat@seat}) القطعة على {place}.',
  'you.facts.waffle-wars.guard': 'يحمي Toothpick الخاص بك القطعة على {place}.',
  'facts.waffle-wars.third': 'الوضع نفسه للمرة الثالثة، أي التعادل، يأتي بعد {moves}.',
  'move.waffle-wars.put-0': 'فراولة على {place}',
  'move.waffle-wars.put-1': 'توت أزرق على {place}',
  'move.waffle-wars.take': 'من {from} قفزًا فوق {over} إلى {to}، وتؤخذ {over}',
};
