/** `<waffle-wars>` on the page, for its tests. */
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { onPage, type Attributes } from '../hands.js';

export { cell, drag, drawn, nameOf, press, rootOf, said, tap, textOf, visibleTexts } from '../hands.js';

/** An element on the page, drawn at once. */
export function board(attributes: Attributes = {}, text = ''): Promise<WaffleWars> {
  return onPage('waffle-wars', attributes, text);
}
