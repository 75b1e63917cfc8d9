/** Japanese words of the elements of grid. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'space.grid.open': '{place}、空き',
  'space.grid.strawberry': '{place}、いちご',
  'space.grid.blueberry': '{place}、ブルーベリー',
  'move.grid.pass-button': 'パス',
  'move.grid.put-0': '{place}にいちご',
  'move.grid.put-1': '{place}にブルーベリー',
  'move.grid.go': '{from}から{to}へ',
  'move.grid.pass': 'パス',
  'you.move.grid.pass': 'パス',
  'move.reversi.turns.other': '{words}、{count}個裏返る',
  'task.connect-four': '列にコマを落とします。4つ並べば勝ちです。',
  'task.reversi': '相手のコマを挟むと裏返ります。',
  'task.snake': 'ヘビの頭の隣にコマを置きます。最初のコマはどこにでも置けます。',
  'task.waffle-checkers': 'コマを1マス動かすか、ジャンプします。先にいちばん奥の段へ着けば勝ちです。',
  'event.grid.pass': 'パス：{who}。',
};
