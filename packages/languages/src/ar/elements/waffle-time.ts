/** Arabic words of the elements of waffle-time. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'topping.waffle-time.c': 'كرز',
  'topping.waffle-time.s': 'فراولة',
  'topping.waffle-time.k': 'توت أسود',
  'topping.waffle-time.b': 'موز',
  'topping.waffle-time.u': 'توت أزرق',
  'topping.waffle-time.w': 'قشدة',
  'topping.waffle-time.*': 'شراب',
  'topping.waffle-time.y': 'زبدة',
  'ui.waffle-time.draft': 'لوحة الاختيار (القطع والشراب من وضعنا)',
  'ui.waffle-time.caption': '{seat@seat}: الشراب في الموزّع {syrup}',
  'ui.waffle-time.supply': 'المخزون',
  'ui.waffle-time.cards-caption': 'الأنماط والأهداف (نقاطها من وضعنا)',
  'phase.waffle-time.draft': 'اختر خانة لبيدقك.',
  'place.waffle-time.waffle': '{seat@seat}: النقاط {points}، الشراب {syrup}',
  'facts.waffle-time.round': 'الجولة {round} من 8؛ قطعة ترتيب اللعب تغطي الخانتين {first} و{second}.',
};
