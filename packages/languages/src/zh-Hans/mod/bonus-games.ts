/** Simplified Chinese words of the table of bonus-games. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.die': 'Hostage Rescue的骰子',
  'tts.about.die': 'Hostage Rescue的每个回合从掷骰子或按按钮开始。（WW-72）',
  'tts.pass': '跳过',
  'tts.roll': '掷骰子',
  'tts.rolled': '点数是{roll}。',
  'tts.split': '点数是{roll}：剩下{left}用另一枚棋子走。',
};
