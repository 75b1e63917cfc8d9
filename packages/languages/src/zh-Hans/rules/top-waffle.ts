/** Simplified Chinese words of the rules of top-waffle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.top-waffle.players': '玩家人数。',
  'about.top-waffle.orders': '订单有多少：对局长短不同。',
  'choice.top-waffle.orders.usual': '标准',
  'about.top-waffle.items': '是否有道具。',
  'about.top-waffle.bonus': '每种贴纸颜色，完成订单最多者得3分。',
  'about.top-waffle.count': '是否让所有人看到当天还剩多少订单。',
  'choice.top-waffle.count.shown': '公开',
  'choice.top-waffle.count.hidden': '隐藏',
};
