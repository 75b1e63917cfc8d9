/** Simplified Chinese words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': '解救人质',
  'outcome.hostage-rescue.flag': '带旗回家',
  'outcome.hostage-rescue.no-pieces': '已无人能解救人质',
  'violation.hostage-rescue.game-over': '对局已结束。',
  'violation.hostage-rescue.rolled-already': '每回合只掷一次骰子。',
  'violation.hostage-rescue.no-such-face': '骰子的点数是1到6。',
  'violation.hostage-rescue.roll-first': '先要掷骰子。',
  'violation.hostage-rescue.no-pass': '不能跳过：这个点数有棋可走。',
  'violation.hostage-rescue.not-your-piece': '{place}上的棋子不是你的。',
  'violation.hostage-rescue.hostage-stays': '人质不能移动。',
  'violation.hostage-rescue.not-straight': '棋子沿行或列直走。',
  'violation.hostage-rescue.landing-taken': '棋子不能落在己方棋子上，也不能落在自己看守的人质上。',
  'violation.hostage-rescue.corner-closed': '只有带着你的旗的棋子能落在你自己的角上。',
  'violation.hostage-rescue.over-opponent': '棋子不能走过对方的棋子。',
  'violation.hostage-rescue.other-piece': '拆分点数的后半要用另一枚棋子走。',
  'violation.hostage-rescue.wrong-distance': '这个点数（{roll}）走不了这么远。',
  'option.hostage-rescue.players': '玩家人数',
  'option.hostage-rescue.goal': '解救人质，或当作旗带回家',
  'text.roll': '“{found}”没有说明哪一方和点数；请写{expected}。',
  'text.split': '不可能是“{found}”：没有别的棋子能走完剩余点数，所以不会拆分。',
  'text.moved': '“{found}”没有说明哪枚棋子走了前半；请写{expected}。',
  'text.carriers': '“{found}”没有说明谁带着旗；请写{expected}，每处都要有那一方的棋子。',
};
