/** Japanese words of the table of buffet-boss. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.round': '第{round}ラウンド（全{rounds}）',
  'tts.view.line': 'ビュッフェの列',
  'tts.view.plates': 'すべての皿',
  'tts.view.kitchen': 'キッチン',
  'tts.late': '時間切れ',
  'tts.first': '{seat@seat}が先手',
  'tts.due.take': 'すること：列から料理を取り、自分の皿の上で放す。',
  'tts.due.more': '料理をもう1つ取れます。または手番を終えてください。',
  'tts.due.first': 'このラウンドの先手は誰ですか？',
  'tts.due.settle': '山が静止したら測ります。',
  'tts.due.rescue': '料理が落ちました。拾うか、時間切れを告げてください。',
  'tts.due.reveal': '2枚のキャラクターの1枚を手札の前に置いてください。それが得点になります。',
  'tts.pile.other': '{seat@seat}：{count}個、{height} mm',
  'tts.fell.other': '{count}個落ちました。そのうち{left}個は拾えます。',
  'tts.rescue-seconds': '拾える残り秒数：{seconds}',
  'tts.suggested': '得点の高いキャラクター：{line@line.buffet-boss}、{points}点。',
  'tts.hotkey.nudge-left': 'Griddle：左へ少し押す',
  'tts.hotkey.nudge-right': 'Griddle：右へ少し押す',
  'tts.plate': '{seat@seat}の皿',
  'tts.food': '{food@food.buffet-boss}',
  'tts.food-card': '{food@food.buffet-boss}、スター{stars}',
  'tts.character': '{line@line.buffet-boss}',
  'tts.keys.nudge-left': '自分の手番に、ポインターの下の料理を少し押します',
  'tts.keys.nudge-right': '反対側へ同じように押します',
  'tts.tab.menu': 'メニュー',
  'tts.menu-food': '{food@food.buffet-boss}：{group}、{colour}、スター{stars}',
};
