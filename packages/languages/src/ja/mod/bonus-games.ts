/** Japanese words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Hostage Rescueのサイコロ',
  'tts.about.die': 'Hostage Rescueの手番は、サイコロを振るかボタンを押すと始まります。（WW-72）',
  'tts.pass': 'パス',
  'tts.roll': 'サイコロを振る',
  'tts.rolled': '出目は{roll}です。',
  'tts.split': '出目は{roll}です。残り{left}は別のコマに使います。',
};
