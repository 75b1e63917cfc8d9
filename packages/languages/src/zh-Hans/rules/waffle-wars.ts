/** Simplified Chinese words of the rules of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.waffle-wars.hand': '双方起始的棋子数。',
  'choice.waffle-wars.hand': '各{value}枚',
  'about.waffle-wars.equity':
    '草莓方达成获胜条件后，蓝莓方可以应对一次；等级相同则爆发世界大战。若无此规则，走棋的一方获胜。',
  'about.waffle-wars.reply': '蓝莓方的应对可以怎样达成获胜条件。',
  'choice.waffle-wars.reply.placement': '放置',
  'choice.waffle-wars.reply.any': '放置或跳跃',
  'about.waffle-wars.war': '世界大战中比较什么。',
  'choice.waffle-wars.war.rank': '只比等级',
  'choice.waffle-wars.war.count': '先比等级，再比数量',
  'about.waffle-wars.double': '一回合可以用同一枚棋子连跳两次或更多。',
  'about.waffle-wars.self': '可以跳过自己的棋子，被跳过的回到手中。',
  'about.waffle-wars.slide': '河边的棋子可以沿河滑动。',
  'about.waffle-wars.arcade': '每名玩家可用十次强化。',
  'about.waffle-wars.format': '一对一，或二对二。',
  'choice.waffle-wars.format.duel': '一对一',
  'choice.waffle-wars.format.doubles': '二对二',
  'seat.strawberries': '草莓方',
  'seat.blueberries': '蓝莓方',
};
