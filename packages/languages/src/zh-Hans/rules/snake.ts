/** Simplified Chinese words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': '对方无格可走',
  'violation.snake.game-over': '对局已结束。',
  'violation.snake.occupied': '不能放那里：{place}已被占。',
  'violation.snake.not-next-to-last': '不能放那里：下一枚棋子要放在你上一枚的旁边，横竖斜均可。',
  'option.snake.players': '玩家人数',
  'text.last': '“{found}”没有说明最后的棋子；请写{expected}，每处都要有那一方的棋子。',
};
