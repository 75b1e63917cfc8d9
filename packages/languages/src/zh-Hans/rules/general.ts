/** Simplified Chinese words of the rules of general. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'list.or': '{first}或{last}',
  'choice.on': '是',
  'choice.off': '否',
  'choice.all': '所有人',
  'choice.none': '无',
  'choice.players.other': '{count}名玩家',
  'about.hostage-rescue.goal': '到达人质处即获胜，或把人质带回家才获胜。',
  'choice.hostage-rescue.goal.rescue': '解救',
  'choice.hostage-rescue.goal.flag': '带回家',
  'about.connect-four.size': '棋盘有多大；6x6就是华夫饼。',
  'about.reversi.size': '棋盘有多大；6x6就是华夫饼。',
};
