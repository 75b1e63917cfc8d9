/** Simplified Chinese words of the table of waffle-time. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.shared': '{seats}共同获胜：{way}。',
  'tts.end-turn': '结束回合',
  'tts.waffle-round': '第{round}轮',
  'tts.waffle': '{seat@seat}的华夫饼',
  'tts.dispenser': '{seat@seat}的糖浆',
  'tts.draft-board': '轮抽板',
  'tts.pawn': '{seat@seat}的米宝',
  'tts.draft-tile': '轮抽板块',
  'tts.turn-tile': '带叉子的顺位板块',
  'tts.blank-tile': '空白板块',
  'tts.pattern-card': '图案牌',
  'tts.goal-card': '目标牌WT-{goal}',
  'tts.bag': '供应区：{topping@topping.waffle-time}',
  'tts.view.draft': '轮抽板',
  'tts.view.patterns': '图案牌',
  'tts.view.goals': '目标牌',
  'tts.graded': '单人游戏结束。{band}！',
  'tts.new-round': '第{round}轮开始：米宝归位，板块前进，一行翻面。',
  'tts.goal': '{seat@seat}达成目标WT-{goal}。',
  'tts.step.star': '待办：决定哪种水果放到哪个星格。',
  'tts.step.draft': '待办：把米宝放到一个槽位。',
  'tts.step.place': '待办：把配料放到有公共边的两格上。',
  'tts.step.finish': '待办：用糖浆完成图案，或结束回合。',
  'tts.step.butter': '待办：把黄油放到一个空格上。',
  'tts.completions.other': '有{count}种方法完成图案。',
  'tts.star': '{first}：{one@topping.waffle-time}，{second}：{two@topping.waffle-time}',
  'tts.discard': '弃置：都放不下',
  'tts.complete': '{card}：{spaces}',
};
