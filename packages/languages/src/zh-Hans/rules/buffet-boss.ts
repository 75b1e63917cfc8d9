/** Simplified Chinese words of the rules of buffet-boss. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.buffet-boss.players': '玩家人数；一人可以练习。',
  'about.buffet-boss.version': '午餐是入门版；晚餐有秘密角色；吃到饱则全员合作。',
  'choice.buffet-boss.version.lunch': '午餐',
  'choice.buffet-boss.version.dinner': '晚餐',
  'choice.buffet-boss.version.all': '吃到饱',
  'about.buffet-boss.level': '吃到饱有多少食物。',
  'choice.buffet-boss.level.snack': '小吃：少',
  'choice.buffet-boss.level.meal': '正餐',
  'choice.buffet-boss.level.buffet': '自助餐：多',
  'about.buffet-boss.characters': '晚餐发哪些角色。',
  'choice.buffet-boss.characters.first': '首局用的',
  'choice.buffet-boss.characters.all': '全部',
};
