/** Japanese words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.save-name': 'Griddle：10のゲーム',
  'tts.note':
    '非公式テーブル。遊べるのは10のゲーム：Waffle Warsとそのボーナスゲーム、Waddle Waddle、Waffle Time、Top Waffle、Buffet Boss。パネルで選んでください。いつでも切り替えて、また戻れます。ルールとキーはノートにあります。',
  'tts.keys.options': 'オプションを開閉します',
  'tts.keys.menu': 'ゲームのメニューを開閉します',
  'tts.keys.fold': 'パネルを小さく、または大きくします',
  'tts.keys.offer': 'いまパネルにある手のボタンを押します',
  'tts.bonus-box': 'ボーナスゲームのルール',
  'tts.chest': '{game@game}の箱',
  'tts.chest-note': '{game@game}の用具とルールです。動かさないでください。',
  'tts.seat-hand': '{colour}の手札',
  'tts.choose': 'ゲームを選んでください',
  'tts.choose-first': '先にパネルでゲームを選んでください。',
  'tts.hotkey.options': 'Griddle：オプション',
  'tts.hotkey.menu': 'Griddle：ゲームを選ぶ',
  'tts.hotkey.fold': 'Griddle：パネルをたたむ・広げる',
  'tts.hotkey.offer': 'Griddle：手のボタン {number}',
  'tts.laying': 'ゲームを並べています…',
};
