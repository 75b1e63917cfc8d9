/** Arabic words of the elements of core. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'ui.drawer-game': 'اللعبة',
  'ui.drawer-news': 'شيء جديد',
  'ui.drawer-score': 'النقاط',
  'ui.drawers': 'المزيد من الطاولة',
  'ui.why': 'لماذا؟',
  'ui.why-rule': 'لماذا؟ القاعدة {rule}',
  'ui.you': 'أنت',
  'ui.your-turn': 'دورك الآن.',
  'ui.to-move': 'الدور على {seats}.',
  'ui.start': 'بداية اللعبة.',
  'ui.hint-gain': '{move}. {gain}',
  'task.waffle-wars': 'ضع قطعة على خانة فيها نقطة، أو اقفز بقطعة مؤطرة.',
  'task.connect-four': 'أسقط قطعة في عمود: أربع في صف تفوز.',
  'task.reversi': 'ضع قطعة تحصر قطع الطرف الآخر فتنقلب.',
  'task.snake': 'ضع قطعة بجانب رأس أفعاك، والأولى حيث تشاء.',
  'task.waffle-checkers': 'انقل قطعة خانة واحدة أو اقفز. من يوصل قطعة إلى الصف الأبعد أولًا يفوز.',
  'task.hostage-rescue': 'اختر قطعة لك ثم وجهتها بقدر ما يظهر النرد.',
};
