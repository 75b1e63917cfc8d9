/** Simplified Chinese words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}，空',
  'space.grid.strawberry': '{place}，草莓',
  'space.grid.blueberry': '{place}，蓝莓',
  'move.grid.pass-button': '跳过',
  'move.grid.put-0': '草莓放到{place}',
  'move.grid.put-1': '蓝莓放到{place}',
  'move.grid.go': '{from}到{to}',
  'move.grid.pass': '跳过',
  'you.move.grid.pass': '跳过',
  'move.reversi.turns.other': '{words}，翻转{count}枚',
  'task.connect-four': '把棋子投入一列：四子连线获胜。',
  'task.reversi': '夹住对方的棋子，它们就会翻面。',
  'task.snake': '把棋子放在你的蛇头旁边；第一枚可以放在任何地方。',
  'task.waffle-checkers': '把一枚棋子移动一格，或者跳跃。先到对面底线者获胜。',
  'event.grid.pass': '必须跳过：{who}。',
};
