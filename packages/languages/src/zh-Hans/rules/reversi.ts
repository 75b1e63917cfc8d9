/** Simplified Chinese words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': '黑白棋',
  'outcome.reversi.more-pieces': '棋子更多',
  'line.reversi.pieces': '棋子',
  'violation.reversi.game-over': '对局已结束。',
  'violation.reversi.occupied': '不能放那里：{place}已被占。',
  'violation.reversi.flips-nothing': '不能放那里：至少要夹住对方一枚棋子。',
  'violation.reversi.no-pass': '不能跳过：有能翻转棋子的着法。',
  'option.reversi.players': '玩家人数',
  'option.reversi.size': '棋盘大小',
};
