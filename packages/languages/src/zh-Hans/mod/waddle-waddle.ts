/** Simplified Chinese words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': '只剩结束回合了。',
  'tts.iceberg': '冰山',
  'tts.recap': '不同符号的得分',
  'tts.tile': '{seat@seat}：{type@type.waddle-waddle}',
  'tts.card': '布局牌（{symbol@symbol.waddle-waddle}）',
  'tts.view.tiles': '板块',
  'tts.view.cards': '牌区',
  'tts.aside': '放到一边：{type@type.waddle-waddle}',
  'tts.due.add': '待办：添加一枚板块。之前或之后可以移动一枚。',
  'tts.due.move': '可以移动一枚板块，或结束回合。',
  'tts.last-turn': '这是放最后一枚板块的回合：不能移动。',
  'tts.cards.other': '现在有{count}张牌可拿，只能拿一张。',
  'tts.about.tile.A': '使用模块一时，一组只有一枚首领：另一枚不能加入。（WD-11）',
  'tts.about.tile.P': '使用模块一时，每枚挨着家长的家长得2分。（WD-27）',
  'tts.about.tile.B': '使用模块一时，大肚子绝不能挨着大肚子。（WD-12）',
  'tts.about.tile.G': '使用模块一时，暴脾气从不移动。（WD-16）',
  'tts.about.iceberg': '游戏从这里开始；任何板块都不能与它断开。',
  'tts.about.recap': '1到6种不同符号得3、6、10、15、21、28分。（WD-28）',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle}挨着{first@type.waddle-waddle}和{second@type.waddle-waddle}，后两枚都是别的颜色。（WD-20）',
  'tts.about.card.proximity': '{type@type.waddle-waddle}与冰山之间至少隔{count}枚板块。（WD-21）',
  'tts.about.card.size': '{type@type.waddle-waddle}加入至少{count}枚的一组。（WD-22）',
};
