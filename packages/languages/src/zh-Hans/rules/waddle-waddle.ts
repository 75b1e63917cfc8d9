/** Simplified Chinese words of the rules of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.waddle-waddle.players': '玩家人数。',
  'about.waddle-waddle.modules': '基础游戏；加模块一，各类板块有能力；加模块二，还有卡牌。',
  'choice.waddle-waddle.modules.0': '基础游戏',
  'choice.waddle-waddle.modules.1': '含能力',
  'choice.waddle-waddle.modules.2': '能力和卡牌',
  'about.waddle-waddle.cards': '多久可以拿一张牌。',
  'choice.waddle-waddle.cards.turn': '每回合',
  'choice.waddle-waddle.cards.action': '每个行动',
  'about.waddle-waddle.colours': '相邻牌上的板块须是什么颜色。',
  'choice.waddle-waddle.colours.strict': '与自身不同',
  'choice.waddle-waddle.colours.any': '任意',
};
