/** Japanese words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': 'リバーシ',
  'outcome.reversi.more-pieces': 'コマの数が多い',
  'line.reversi.pieces': 'コマ',
  'violation.reversi.game-over': '対局は終わっています。',
  'violation.reversi.occupied': 'そこには置けません。{place}はふさがっています。',
  'violation.reversi.flips-nothing': 'そこには置けません。相手のコマを1つ以上挟まなければなりません。',
  'violation.reversi.no-pass': 'パスはできません。裏返せる手があります。',
  'option.reversi.players': 'プレイ人数',
  'option.reversi.size': 'ボードの大きさ',
};
