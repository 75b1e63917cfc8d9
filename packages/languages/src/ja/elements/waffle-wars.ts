/** Japanese words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': '手持ち{count}',
  'space.waffle-wars.open': '{place}、空き',
  'space.waffle-wars.strawberry': '{place}、いちご',
  'space.waffle-wars.blueberry': '{place}、ブルーベリー',
  'quadrant.waffle-wars.strawberries': '{space}、いちごの区画',
  'quadrant.waffle-wars.blueberries': '{space}、ブルーベリーの区画',
  'quadrant.waffle-wars.civil-war': '{space}、内戦中',
  'move.waffle-wars.put-0': '{place}にいちご',
  'move.waffle-wars.put-1': '{place}にブルーベリー',
  'move.waffle-wars.jump': '{from}が{over}を越えて{to}へジャンプ',
  'move.waffle-wars.take': '{from}が{over}を越えて{to}へジャンプ、{over}を取る',
  'violation.waffle-wars.no-jump': '{place}はジャンプできません：隣のコマの向こうに空きマスがありません。',
  'violation.waffle-wars.power-useless': '{place}：いま使える相手がありません。',
  'call-button.waffle-wars.waffling': '迷いすぎ！',
  'call-button.waffle-wars.soggy-waffle': 'ふやけたワッフル！',
  'move.waffle-wars.chain': '{from}が{to}へジャンプ',
  'move.waffle-wars.slide': '{from}が{to}へ滑る',
  'move.waffle-wars.power': '{power}：{places}',
  'power.waffle-wars': '{power}：{words}',
  'area.waffle-wars.tray': '{seat@seat}：パワーアップ残り{count}',
  'facts.waffle-wars.guard': '{seat@seat}のトゥースピックが{place}を守っています。',
  'you.facts.waffle-wars.guard': 'あなたのトゥースピックが{place}を守っています。',
  'facts.waffle-wars.third': '同じ局面が3回目（引き分け）になる手：{moves}。',
};
