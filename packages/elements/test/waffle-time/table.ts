/** Boards of Waffle Time for tests, and what is read off them. */
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import '../../src/games/waffle-time/waffle-time.js';
import type { WaffleTime } from '../../src/games/waffle-time/waffle-time.js';
import { onPage, rootOf } from '../hands.js';

export const TILES = 'cs,ck,wc,sb,us,kb,ku,bw,u*';
/** The second player has all five fruits to take and two cherries waiting at c3 d3. */
export const DRAFT = `5/5/2cc1/5/5;5/5/5/5/5 p1:draft 6,8 22323:50,51,54 ${TILES} 1:p1,p2 - -;-`;
export const PLACE = DRAFT.replace('p1:draft', 'p1:place')
  .replace('1:p1,p2', '1:p1@2,p2')
  .replace(' - -;-', ' cw: -;-');

/** The first player has three cherries in a row, the last of which was placed this turn. */
export const FINISH = `5/5/1ccc1/1w3/5;5/5/5/5/5 p1:finish 6,8 22323:50,51,54 ${TILES} 1:p1@2,p2 :b3 -;-`;

/** A board to play on. */
export function board(attributes: Readonly<Record<string, string>>): Promise<WaffleTime> {
  return onPage('waffle-time', { mode: 'play', controls: 'none', ...attributes });
}

/** The position of a board; it tells the number of players by itself. */
export function stateOf({ currentPosition }: WaffleTime): ReturnType<typeof waffleTime.setup> {
  const parsed = waffleTime.parsePosition(currentPosition, initialOptions(waffleTime.options));
  if (!parsed.ok) throw new Error(currentPosition);
  return parsed.value;
}

/** The first waffle as text. */
export function waffle(element: WaffleTime): string {
  return element.currentPosition.split(';')[0] ?? '';
}

/** The button under the board with some words. */
export function button(element: WaffleTime, words: string): HTMLButtonElement {
  const buttons = [...rootOf(element).querySelectorAll<HTMLButtonElement>('[part=choice]')];
  const found = buttons.find(({ textContent }) => textContent.includes(words));
  if (!found) throw new Error(`no button ${words}: ${buttons.map(({ textContent }) => textContent).join()}`);
  return found;
}

/** The words of all buttons under the board. */
export function choices(element: WaffleTime): readonly string[] {
  return [...rootOf(element).querySelectorAll('[part=choice]')].map(({ textContent }) => textContent.trim());
}

/** How many refusals are shown. */
export function refusals(element: WaffleTime): number {
  return rootOf(element).querySelectorAll('[part~=refusal]').length;
}
