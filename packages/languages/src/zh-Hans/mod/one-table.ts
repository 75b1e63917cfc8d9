/** Simplified Chinese words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.save-name': 'Griddle：十个游戏',
  'tts.note':
    '非官方桌面，含十个游戏：Waffle Wars及其附赠游戏、Waddle Waddle、Waffle Time、Top Waffle和Buffet Boss。在面板上选择；随时可以切换，也可以再回来。规则和按键在记事本里。',
  'tts.keys.options': '打开或关闭选项',
  'tts.keys.menu': '打开或关闭游戏菜单',
  'tts.keys.fold': '缩小或放大面板',
  'tts.keys.offer': '按下面板上当前的着法按钮',
  'tts.bonus-box': '附赠游戏的规则',
  'tts.chest': '{game@game}的箱子',
  'tts.chest-note': '{game@game}的用具和规则：请留在原处。',
  'tts.seat-hand': '{colour}的手牌',
  'tts.choose': '选择游戏',
  'tts.choose-first': '请先在面板上选择游戏。',
  'tts.hotkey.options': 'Griddle：选项',
  'tts.hotkey.menu': 'Griddle：选择游戏',
  'tts.hotkey.fold': 'Griddle：收起或展开面板',
  'tts.hotkey.offer': 'Griddle：着法按钮{number}',
  'tts.laying': '正在布置游戏…',
};
