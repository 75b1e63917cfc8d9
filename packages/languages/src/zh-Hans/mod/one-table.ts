/** Simplified Chinese words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.bonus-box': '附赠游戏的规则',
  'tts.chest': '{game@game}的箱子',
  'tts.chest-note': '{game@game}的用具和规则：请留在原处。',
  'tts.seat-hand': '{colour}的手牌',
  'tts.choose': '选择游戏',
  'tts.choose-first': '请先在面板上选择游戏。',
  'tts.laying': '正在布置游戏…',
};
