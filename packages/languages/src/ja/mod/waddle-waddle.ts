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
  'tts.about.tile.A': 'モジュール1では、1つのグループにアルファは1枚だけです。2枚目は入れません。（WD-11）',
  'tts.about.tile.P': 'モジュール1では、ほかのペアレントに接しているペアレントは1枚につき2点です。（WD-27）',
  'tts.about.tile.B': 'モジュール1では、ビッグベリーはほかのビッグベリーに決して接しません。（WD-12）',
  'tts.about.tile.G': 'モジュール1では、グランピーは決して動きません。（WD-16）',
  'tts.about.iceberg': 'ゲームはここから始まります。どのタイルも氷山から切り離されることはありません。',
  'tts.about.recap': '異なるシンボル1～6種類で3、6、10、15、21、28点です。（WD-28）',
  'tts.about.card.adjacency':
    '{first@type.waddle-waddle}と{second@type.waddle-waddle}に隣り合う{type@type.waddle-waddle}。隣の2枚はどちらも別の色です。（WD-20）',
  'tts.about.card.proximity': '氷山との間にタイルが{count}枚以上ある{type@type.waddle-waddle}。（WD-21）',
  'tts.about.card.size': '{count}枚以上のグループに加わる{type@type.waddle-waddle}。（WD-22）',
};
