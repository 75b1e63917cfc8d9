/** Japanese words of the rules of connect-four. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.connect-four': 'コネクト4',
  'outcome.connect-four.four-in-a-row': '4つ並び',
  'outcome.connect-four.full-board': 'ボードが満杯',
  'violation.connect-four.game-over': '対局は終わっています。',
  'violation.connect-four.column-full': 'そこには置けません。その列は満杯です。',
  'option.connect-four.players': 'プレイ人数',
  'option.connect-four.size': '列と段',
  'text.move-falls': '{found}にコマは止まりません。その列の手は{expected}と書きます。',
  'text.floating': '{found}のコマの下に何もありません。',
};
