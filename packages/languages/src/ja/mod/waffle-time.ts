/** Japanese words of the table of waffle-time. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.shared': '{seats}の同時優勝：{way}。',
  'tts.end-turn': '手番を終える',
  'tts.waffle-round': '第{round}ラウンド',
  'tts.waffle': '{seat@seat}のワッフル',
  'tts.dispenser': '{seat@seat}のシロップ',
  'tts.draft-board': 'ドラフトボード',
  'tts.pawn': '{seat@seat}のポーン',
  'tts.draft-tile': 'ドラフトタイル',
  'tts.turn-tile': 'フォーク付きの手番順タイル',
  'tts.blank-tile': '白紙タイル',
  'tts.pattern-card': 'パターンカード',
  'tts.goal-card': '目標カード WT-{goal}',
  'tts.bag': 'サプライ：{topping@topping.waffle-time}',
  'tts.view.draft': 'ドラフトボード',
  'tts.view.patterns': 'パターンカード',
  'tts.view.goals': '目標カード',
  'tts.graded': 'ソロゲームの終了です。{band}！',
  'tts.new-round': '第{round}ラウンドです。ポーンが戻り、タイルが進み、1列が裏返りました。',
  'tts.goal': '{seat@seat}が目標WT-{goal}を達成しました。',
  'tts.step.star': 'すること：星のマスに置く果物を決める。',
  'tts.step.draft': 'すること：ポーンをスロットに置く。',
  'tts.step.place': 'すること：辺で接する2マスにトッピングを置く。',
  'tts.step.finish': 'すること：シロップでパターンを完成させるか、手番を終える。',
  'tts.step.butter': 'すること：空きマスにバターを置く。',
  'tts.completions.other': 'パターンを完成させる方法は{count}通り。',
  'tts.star': '{first}：{one@topping.waffle-time}、{second}：{two@topping.waffle-time}',
  'tts.discard': '捨てる：置けるものがない',
  'tts.complete': '{card}：{spaces}',
};
