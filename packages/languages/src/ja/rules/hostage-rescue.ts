/** Japanese words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': '人質を解放',
  'outcome.hostage-rescue.flag': '旗を持ち帰り',
  'outcome.hostage-rescue.no-pieces': '人質を解放できるコマがもうない',
  'violation.hostage-rescue.game-over': '対局は終わっています。',
  'violation.hostage-rescue.rolled-already': 'サイコロは1手番に1回だけ振ります。',
  'violation.hostage-rescue.no-such-face': 'サイコロの目は1～6です。',
  'violation.hostage-rescue.roll-first': '先にサイコロを振ります。',
  'violation.hostage-rescue.no-pass': 'パスはできません。この出目で指せる手があります。',
  'violation.hostage-rescue.not-your-piece': '{place}のコマはあなたのものではありません。',
  'violation.hostage-rescue.hostage-stays': '人質は動きません。',
  'violation.hostage-rescue.not-straight': 'コマは縦か横にまっすぐ歩きます。',
  'violation.hostage-rescue.landing-taken': '自分の側のコマや、自分が見張る人質の上では止まれません。',
  'violation.hostage-rescue.corner-closed': '自陣の隅に止まれるのは、自分の旗を持つコマだけです。',
  'violation.hostage-rescue.over-opponent': '相手のコマの上は歩けません。',
  'violation.hostage-rescue.other-piece': '分けた出目の後半は、別のコマに使います。',
  'violation.hostage-rescue.wrong-distance': 'この出目（{roll}）で進む距離と違います。',
  'option.hostage-rescue.players': 'プレイ人数',
  'option.hostage-rescue.goal': '人質を解放するか、旗として連れ帰るか',
  'text.roll': '「{found}」では側と出目がわかりません。{expected}と書いてください。',
  'text.split': '「{found}」はありえません。残りの出目で歩けるコマがほかにないので、出目は分けられません。',
  'text.moved': '「{found}」では前半にどのコマが歩いたかわかりません。{expected}と書いてください。',
  'text.carriers':
    '「{found}」では誰が旗を持っているかわかりません。{expected}と書き、それぞれその側のコマがある場所にしてください。',
};
