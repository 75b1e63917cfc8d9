/** Simplified Chinese words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': '四子棋',
  'outcome.connect-four.four-in-a-row': '四子连线',
  'outcome.connect-four.full-board': '棋盘已满',
  'violation.connect-four.game-over': '对局已结束。',
  'violation.connect-four.column-full': '不能放那里：这一列满了。',
  'option.connect-four.players': '玩家人数',
  'option.connect-four.size': '列数和行数',
  'text.move-falls': '棋子停不在{found}；这一列的着法写成{expected}。',
  'text.floating': '{found}上的棋子下面是空的。',
};
