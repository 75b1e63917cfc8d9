/** Arabic words of the elements of buffet-boss. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'drawer.buffet-boss.pile': 'الأطباق',
  'group.buffet-boss.vegetable': 'خضار',
  'group.buffet-boss.fruit': 'فاكهة',
  'group.buffet-boss.meat': 'لحم',
  'group.buffet-boss.seafood': 'مأكولات بحرية',
  'group.buffet-boss.dessert': 'حلوى',
  'colour.buffet-boss.green': 'أخضر',
  'colour.buffet-boss.white': 'أبيض',
  'colour.buffet-boss.purple': 'بنفسجي',
  'colour.buffet-boss.yellow': 'أصفر',
  'colour.buffet-boss.red': 'أحمر',
  'colour.buffet-boss.brown': 'بني',
  'colour.buffet-boss.pink': 'وردي',
  'plate.cm': 'سم',
  'plate.tallest': 'الأعلى {height} سم',
};
