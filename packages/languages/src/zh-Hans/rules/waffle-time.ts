/** Simplified Chinese words of the rules of waffle-time. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'about.waffle-time.players': '玩家人数；可单人游戏。',
  'about.waffle-time.fork': '叉子从两个被盖住的槽位中的哪一个指向要翻面的轮抽板块。',
  'choice.waffle-time.fork.leading': '靠前的',
  'choice.waffle-time.fork.trailing': '靠后的',
  'about.waffle-time.cherry1': '图案的奶油在一端还是两端。',
  'choice.waffle-time.cherry1.one': '一端',
  'choice.waffle-time.cherry1.both': '两端',
  'about.waffle-time.cross': '该目标的五颗珠子如何排列。',
  'choice.waffle-time.cross.plus': '十字',
  'choice.waffle-time.cross.x': 'X形',
};
