/** Simplified Chinese words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': '{seat@seat}获胜',
  'tts.won-by': '{seat@seat}获胜：{way}。',
  'tts.new-game': '新对局。{seat@seat}先走。',
  'tts.box': '盒子（请勿打开）',
  'tts.board': '华夫饼',
  'tts.slab': '棋盘{size}',
  'tts.piece.strawberries': '草莓',
  'tts.piece.blueberries': '蓝莓',
  'tts.view.board': '棋盘',
  'tts.box-note': '盒子里是附赠游戏的规则：请留在桌上。',
  'tts.quadrant.nobody': '{quadrant}：双方可用',
  'tts.quadrant.owned': '{quadrant}：{owner@seat}（获胜形{own}比{other}）',
  'tts.quadrant.war': '{quadrant}：内战（获胜形各{own}）',
  'tts.threats': '{seat@seat}威胁获胜：{moves}',
  'tts.condition': '{seat@seat}达成：{way@outcome.waffle-wars}。',
  'tts.hands': '手中：草莓{strawberries}，蓝莓{blueberries}',
  'tts.owner.taken': '{quadrant}现在属于{owner@seat}。',
  'tts.owner.war': '{quadrant}现在爆发内战。',
  'tts.owner.open': '{quadrant}重新开放。',
  'tts.hand-of': '{seat@seat}：手中{hand}',
  'tts.hand-and-powers': '{seat@seat}：手中{hand}，还剩{powers}次强化',
  'tts.guard': '牙签保护着{place}上的棋子。',
  'tts.second-time': '同一局面第二次出现；第三次就是平局。',
  'tts.second-helping.off': '加料',
  'tts.second-helping.on': '加料：放两枚',
  'tts.call-button.waffling': '犹豫不决！',
  'tts.call-button.soggy-waffle': '华夫饼泡软了！',
};
