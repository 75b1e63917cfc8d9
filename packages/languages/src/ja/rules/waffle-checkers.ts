/** Japanese words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': '相手側のいちばん奥の段に到達',
  'outcome.waffle-checkers.stuck': '相手に指せる手がない',
  'outcome.waffle-checkers.repetition': '同じ局面が3回目',
  'violation.waffle-checkers.game-over': '対局は終わっています。',
  'violation.waffle-checkers.not-your-piece': '{place}のコマはあなたのものではありません。',
  'violation.waffle-checkers.not-one-space': '1歩は縦、横、斜めに1マスです。',
  'violation.waffle-checkers.landing-taken': 'そのマスはふさがっています。',
  'violation.waffle-checkers.not-two-spaces': 'ジャンプは縦、横、斜めにちょうど2マスです。',
  'violation.waffle-checkers.nothing-to-jump': 'ジャンプでは相手のコマを跳び越します。',
  'violation.waffle-checkers.chain-is-over': '連続ジャンプはいちばん奥の段で終わります。',
  'option.waffle-checkers.players': 'プレイ人数',
};
