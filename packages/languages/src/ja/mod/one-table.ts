/** Japanese words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.bonus-box': 'ボーナスゲームのルール',
  'tts.chest': '{game@game}の箱',
  'tts.chest-note': '{game@game}の用具とルールです。動かさないでください。',
  'tts.seat-hand': '{colour}の手札',
  'tts.choose': 'ゲームを選んでください',
  'tts.choose-first': '先にパネルでゲームを選んでください。',
  'tts.laying': 'ゲームを並べています…',
};
