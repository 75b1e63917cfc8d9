/** Japanese words of the rules of snake. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.snake': 'Snake',
  'outcome.snake.stuck': '相手の行けるマスがない',
  'violation.snake.game-over': '対局は終わっています。',
  'violation.snake.occupied': 'そこには置けません。{place}はふさがっています。',
  'violation.snake.not-next-to-last': 'そこには置けません。次のコマは最後のコマの縦、横、斜めの隣に置きます。',
  'option.snake.players': 'プレイ人数',
  'text.last':
    '「{found}」では最後のコマがわかりません。{expected}と書き、それぞれその側のコマがある場所にしてください。',
};
