/** Simplified Chinese words of the table of buffet-boss. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.round': '第{round}轮，共{rounds}轮',
  'tts.view.line': '取餐区',
  'tts.view.plates': '所有餐盘',
  'tts.view.kitchen': '厨房',
  'tts.late': '时间到',
  'tts.first': '{seat@seat}先手',
  'tts.due.take': '待办：从取餐区拿一道食物，在自己的餐盘上方松手。',
  'tts.due.more': '还可以再拿一道食物，或结束回合。',
  'tts.due.first': '这一轮谁先手？',
  'tts.due.settle': '食物堆静止后进行测量。',
  'tts.due.rescue': '有食物掉落：捡起来，或宣布时间到。',
  'tts.due.reveal': '把两张角色之一放到手牌前：它计分。',
  'tts.pile.other': '{seat@seat}：{count}件，{height}毫米',
  'tts.fell.other': '掉了{count}件；其中{left}件可以捡起来。',
  'tts.rescue-seconds': '捡起的剩余秒数：{seconds}',
  'tts.suggested': '你更好的角色：{line@line.buffet-boss}，{points}分。',
  'tts.hotkey.nudge-left': 'Griddle：向左轻推',
  'tts.hotkey.nudge-right': 'Griddle：向右轻推',
  'tts.plate': '{seat@seat}的餐盘',
  'tts.food': '{food@food.buffet-boss}',
  'tts.food-card': '{food@food.buffet-boss}，{stars}星',
  'tts.character': '{line@line.buffet-boss}',
  'tts.keys.nudge-left': '在自己的回合，把指针下的食物轻推一下',
  'tts.keys.nudge-right': '向另一侧轻推',
  'tts.tab.menu': '菜单',
  'tts.menu-food': '{food@food.buffet-boss}：{group}，{colour}，{stars}星',
};
