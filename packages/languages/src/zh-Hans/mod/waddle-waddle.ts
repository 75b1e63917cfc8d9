/** Simplified Chinese words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': '只剩结束回合了。',
  'tts.iceberg': '冰山',
  'tts.recap': '不同符号的得分',
  'tts.tile': '{seat@seat}：{type@type.waddle-waddle}',
  'tts.card': '布局牌（{symbol@symbol.waddle-waddle}）',
  'tts.view.tiles': '板块',
  'tts.view.cards': '牌区',
  'tts.aside': '放到一边：{type@type.waddle-waddle}',
  'tts.due.add': '待办：添加一枚板块。之前或之后可以移动一枚。',
  'tts.due.move': '可以移动一枚板块，或结束回合。',
  'tts.last-turn': '这是放最后一枚板块的回合：不能移动。',
  'tts.cards.other': '现在有{count}张牌可拿，只能拿一张。',
};
