/** Japanese words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': '今日の問題 {number}：{game}',
  'daily.waffle': '今日のワッフル {number}',
  'daily.streak': '{count}日連続',
  'daily.streak-none': '解くと連続記録が始まります。',
  'daily.days': '最近の日々',
  'daily.day': '{date}：未解答',
  'daily.day-solved': '{date}：正解済み',
  'daily.share': 'シェア',
  'daily.shared': 'コピーしました。お好きな場所に貼り付けてください。',
  'daily.not-shared': 'このページからはコピーできません。こちらをどうぞ：',
  'daily.solved': '正解です。次の問題は午前0時に出ます。',
  'daily.points': '{points}点：{band}。次のワッフルは午前0時に焼き上がります。',
  'daily.share-line': 'Griddle {number} {game}：{marks}',
  'daily.share-waffle': 'Griddle 今日のワッフル {number}：{points}点',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game':
    '「{found}」の今日の問題はありません。あるのは{games}です。ゲームを書かなければ順番に出題されます。',
  'daily.error-date': '「{found}」は日付ではありません。2026-11-25のように書きます。',
  'daily.error-code': '問題を読み込めませんでした。接続を確認して、ページを再読み込みしてください。',
};
