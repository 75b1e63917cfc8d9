/** Arabic words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'outcome.snake.stuck': 'لم تبقَ خانة للطرف الآخر',
  'violation.snake.game-over': 'انتهت اللعبة.',
  'violation.snake.occupied': 'ليس هناك: {place} مشغولة.',
  'violation.snake.not-next-to-last': 'ليس هناك: توضع القطعة التالية بجانب آخر قطعة لك، مستقيمة أو مائلة.',
  'option.snake.players': 'عدد اللاعبين',
  'game.snake': 'Snake',
  'text.last': '«{found}» لا يذكر آخر القطع؛ اكتب {expected}، كل منها حيث تقع قطعة لذلك الطرف.',
};
