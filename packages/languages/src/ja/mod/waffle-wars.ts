/** Japanese words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': '{seat@seat}の勝ち',
  'tts.won-by': '{seat@seat}の勝ち：{way}。',
  'tts.new-game': '新しい対局です。先手：{seat@seat}。',
  'tts.box': '箱（閉じたままに）',
  'tts.board': 'ワッフル',
  'tts.slab': 'ボード {size}',
  'tts.piece.strawberries': 'いちごの駒',
  'tts.piece.blueberries': 'ブルーベリーの駒',
  'tts.view.board': 'ボード',
  'tts.box-note': 'この箱にはボーナスゲームのルールが入っています。テーブルに置いたままにしてください。',
  'tts.quadrant.nobody': '{quadrant}：双方に開放',
  'tts.quadrant.owned': '{quadrant}：{owner@seat}（勝ち形 {own}対{other}）',
  'tts.quadrant.war': '{quadrant}：内戦中（勝ち形 各{own}）',
  'tts.threats': '{seat@seat}の狙い：{moves}',
  'tts.condition': '{seat@seat}の勝利条件：{way@outcome.waffle-wars}。',
  'tts.hands': '手持ち：いちご{strawberries}、ブルーベリー{blueberries}',
  'tts.owner.taken': '{quadrant}はいま{owner@seat}のものです。',
  'tts.owner.war': '{quadrant}で内戦が始まりました。',
  'tts.owner.open': '{quadrant}はまた開放されました。',
  'tts.hand-of': '{seat@seat}：手持ち{hand}',
  'tts.hand-and-powers': '{seat@seat}：手持ち{hand}、パワーアップ残り{powers}',
  'tts.guard': 'トゥースピックが{place}のコマを守っています。',
  'tts.second-time': 'この局面は2回目です。3回目で引き分けになります。',
  'tts.second-helping.off': 'セカンドヘルピング',
  'tts.second-helping.on': 'セカンドヘルピング：2つ置く',
  'tts.call-button.waffling': '迷いすぎ！',
  'tts.call-button.soggy-waffle': 'ふやけたワッフル！',
};
