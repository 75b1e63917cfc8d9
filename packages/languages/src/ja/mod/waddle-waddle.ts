/** Japanese words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': '残っているのは手番を終えることだけです。',
  'tts.iceberg': '氷山',
  'tts.recap': '異なるシンボルの得点',
  'tts.tile': '{seat@seat}：{type@type.waddle-waddle}',
  'tts.card': '配置カード（{symbol@symbol.waddle-waddle}）',
  'tts.view.tiles': 'タイル',
  'tts.view.cards': 'カードの場',
  'tts.aside': '脇に置く：{type@type.waddle-waddle}',
  'tts.due.add': 'すること：タイルを置く。その前か後に1枚動かせます。',
  'tts.due.move': 'タイルを1枚動かせます。または手番を終えてください。',
  'tts.last-turn': '最後のタイルを置く手番です。動かすことはできません。',
  'tts.cards.other': 'いま取れるカードは{count}枚。そのうち1枚だけ取れます。',
};
