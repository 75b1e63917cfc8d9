/** Simplified Chinese words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': '手中{count}',
  'space.waffle-wars.open': '{place}，空',
  'space.waffle-wars.strawberry': '{place}，草莓',
  'space.waffle-wars.blueberry': '{place}，蓝莓',
  'quadrant.waffle-wars.strawberries': '{space}，草莓方象限',
  'quadrant.waffle-wars.blueberries': '{space}，蓝莓方象限',
  'quadrant.waffle-wars.civil-war': '{space}，内战',
  'move.waffle-wars.put-0': '草莓放到{place}',
  'move.waffle-wars.put-1': '蓝莓放到{place}',
  'move.waffle-wars.jump': '{from}跳过{over}到{to}',
  'move.waffle-wars.take': '{from}跳过{over}到{to}，吃掉{over}',
  'violation.waffle-wars.no-jump': '{place}不能跳：旁边的棋子后面都没有空格。',
  'violation.waffle-wars.power-useless': '{place}现在无处可用。',
  'call-button.waffle-wars.waffling': '犹豫不决！',
  'call-button.waffle-wars.soggy-waffle': '华夫饼泡软了！',
  'move.waffle-wars.chain': '{from}跳到{to}',
  'move.waffle-wars.slide': '{from}滑到{to}',
  'move.waffle-wars.power': '{power}：{places}',
  'power.waffle-wars': '{power}：{words}',
  'area.waffle-wars.tray': '{seat@seat}：还剩{count}次强化',
  'facts.waffle-wars.guard': '{seat@seat}的牙签保护着{place}。',
  'you.facts.waffle-wars.guard': '你的牙签保护着{place}。',
  'facts.waffle-wars.third': '走{moves}会使同一局面第三次出现，即平局。',
};
