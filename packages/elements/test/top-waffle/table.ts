/** Hands for the tests of `<top-waffle>`: moves of the rules, made by mouse, fingers or keys over several areas. */
import { parseOptions } from '@griddle/rules/core/options.js';
import { topWaffle, type TopWaffleMove, type TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import '../../src/games/top-waffle/top-waffle.js';
import type { TopWaffle } from '../../src/games/top-waffle/top-waffle.js';
import { pathsOf } from '../../src/games/top-waffle/paths.js';
import { cell, drag, drawn, onPage, rootOf, tap, walk, type Attributes } from '../hands.js';

export type Way = 'mouse' | 'touch' | 'keys';

export function table(attributes: Attributes = {}, text = ''): Promise<TopWaffle> {
  return onPage('top-waffle', { mode: 'play', controls: 'none', still: '', ...attributes }, text);
}

/** A display. */
export const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';
/** Two players, each with cards that the other has not. */
export const TABLE = `${DISPLAY} p1:execute S.B.W.C1/wild/-/-/-/-;U.U.UC/megaphone/-/-/-/- 1:5 -/-/- -`;

/** A game with all that is beside its boards. */
export function board(attributes: Attributes): Promise<TopWaffle> {
  return onPage('top-waffle', { mode: 'play', seed: '7', ...attributes });
}

/** Presses the first button with these words. */
export async function press(element: TopWaffle, words: string): Promise<void> {
  const all = [...rootOf(element).querySelectorAll<HTMLButtonElement>('[part=choice]')];
  const found = all.find(({ ariaLabel, textContent }) => `${ariaLabel ?? ''} ${textContent}`.includes(words));
  if (!found) throw new Error(`no button ${words}: ${all.map(({ textContent }) => textContent).join()}`);
  found.click();
  await drawn(element);
}

/** The position as the page shows it. */
export function stateOf(element: TopWaffle, optionsText = ''): TopWaffleState {
  const options = parseOptions(topWaffle.options, [], optionsText);
  const state = topWaffle.parsePosition(element.currentPosition, options.ok ? options.value : {});
  if (!state.ok) throw new Error(element.currentPosition);
  return state.value;
}

/** The buttons under the board. */
export function buttons(element: TopWaffle): readonly HTMLButtonElement[] {
  return [...rootOf(element).querySelectorAll<HTMLButtonElement>('[part=choices] button')];
}

/** Takes the screen where it is being handed over. */
export async function takeScreen(element: TopWaffle, way: Way = 'mouse'): Promise<boolean> {
  const button = rootOf(element).querySelector<HTMLButtonElement>('[part=hand-over]:not([hidden]) button');
  if (!button) return false;
  await use(element, button, way);
  return true;
}

/** Presses a button; browsers make a click of Enter. */
async function use(element: TopWaffle, button: HTMLButtonElement, way: Way): Promise<void> {
  if (way === 'keys') {
    button.focus();
    if (rootOf(element).activeElement !== button) throw new Error(`no focus on ${button.textContent}`);
  }
  button.click();
  await drawn(element);
}

/** Makes a move; where a button decides, `pick` says which one of those there are. */
export async function make(
  element: TopWaffle,
  state: TopWaffleState,
  move: TopWaffleMove,
  way: Way,
  pick = 0,
): Promise<void> {
  const path = pathsOf(state, move)[0] ?? [];
  const places = path.filter((place) => place.includes(':'));
  const [first = '', second = ''] = places;
  if (places.length === 2 && first.startsWith('mine:') && way !== 'keys') {
    const area = cell(element, first).closest('svg');
    await drag(element, first, second, way);
    // Browsers end every drag with a click
    area?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await drawn(element);
  } else {
    for (const place of places) await (way === 'keys' ? walk(element, place) : tap(element, place));
  }
  if (places.length === path.length) return;
  const all = buttons(element);
  // Where nothing is selected the end of the turn comes after orders that can be completed
  const button = places.length === 0 ? all.at(-1) : all[pick % Math.max(1, all.length)];
  if (!button) throw new Error(`no button after ${places.join(' ')}`);
  await use(element, button, way);
}
