/** Simplified Chinese words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': '棋子到达对方底线',
  'outcome.waffle-checkers.stuck': '对方无棋可走',
  'outcome.waffle-checkers.repetition': '同一局面第三次出现',
  'violation.waffle-checkers.game-over': '对局已结束。',
  'violation.waffle-checkers.not-your-piece': '{place}上的棋子不是你的。',
  'violation.waffle-checkers.not-one-space': '一步走一格，横竖斜均可。',
  'violation.waffle-checkers.landing-taken': '那一格已被占。',
  'violation.waffle-checkers.not-two-spaces': '跳跃正好两格，横竖斜均可。',
  'violation.waffle-checkers.nothing-to-jump': '跳跃要越过对方的棋子。',
  'violation.waffle-checkers.chain-is-over': '到达底线后连跳结束。',
  'option.waffle-checkers.players': '玩家人数',
};
