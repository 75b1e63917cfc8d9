/** Simplified Chinese words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': '每日谜题{number}：{game}',
  'daily.waffle': '每日华夫饼{number}',
  'daily.streak': '连续{count}天',
  'daily.streak-none': '解出它，开始连胜。',
  'daily.days': '最近几天',
  'daily.day': '{date}：未解',
  'daily.day-solved': '{date}：已解',
  'daily.share': '分享',
  'daily.shared': '已复制，贴到任何地方吧。',
  'daily.not-shared': '本页无法复制，内容如下：',
  'daily.solved': '解出来了。下一题午夜更新。',
  'daily.points': '{points}分：{band}。下一块华夫饼午夜出炉。',
  'daily.share-line': 'Griddle {number}，{game}：{marks}',
  'daily.share-waffle': 'Griddle，每日华夫饼{number}：{points}分',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game': '“{found}”没有每日谜题。有每日谜题的是{games}；不写游戏则各游戏轮流。',
  'daily.error-date': '“{found}”不是日期；日期写成2026-11-25这样。',
  'daily.error-code': '无法加载谜题。请检查网络连接，然后重新加载页面。',
};
