/** Hands for the tests of Buffet Boss: a whole game, told at a table by taps, keys or touches. */
import type { BuffetBoss } from '../../src/games/buffet-boss/buffet-boss.js';
import { cell, drawn, finger, onPage, press, rootOf, tap } from '../hands.js';
import { waitUntil } from '../wait.js';

/** A bag with every card in it. */
export const FULL = '222222222222222222222';
/** Two plates in the middle of a game. */
export const TWO = '500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-;310/grapes.shrimp/p-1.1-2/-';

export async function table(attributes: Readonly<Record<string, string>>): Promise<BuffetBoss> {
  const element = await onPage('buffet-boss', { mode: 'play', seed: '5', told: 'piles', ...attributes });
  if (element.mode === 'play') await waitUntil(() => rootOf(element).querySelector('[part=menu]'));
  return element;
}

/** All buttons that can be seen in the stage. */
export function buttons(element: BuffetBoss): readonly HTMLButtonElement[] {
  const all = [...rootOf(element).querySelectorAll<HTMLButtonElement>('[part=stage] button')];
  return all.filter((button) => button.checkVisibility() && !button.disabled);
}

export function button(element: BuffetBoss, words: string): HTMLButtonElement {
  const found = buttons(element).find(({ textContent }) => textContent.includes(words));
  if (!found) throw new Error(`no button “${words}”: ${buttons(element).map(({ textContent }) => textContent).join(' | ')}`); // prettier-ignore
  return found;
}

export async function pressButton(element: BuffetBoss, words: string): Promise<void> {
  button(element, words).click();
  await drawn(element);
}

/** The step, round and seat of the position, `p1:turn:1:p1`. */
export function step(element: BuffetBoss): string {
  return element.currentPosition.split(' ')[2] ?? '';
}

/** Foods in the line. */
export function line(element: BuffetBoss): readonly string[] {
  const foods = element.currentPosition.split(' ')[1] ?? '-';
  return foods === '-' ? [] : foods.split('.');
}

/** How the food is taken: by a click, by the keys alone, or by a finger. */
export type Way = 'mouse' | 'keys' | 'touch';

export async function takeFirst(element: BuffetBoss, way: Way): Promise<void> {
  if (way === 'mouse') return tap(element, 'line:1');
  if (way === 'keys') {
    cell(element, 'line:1').focus();
    return press(element, 'Home', 'Enter');
  }
  finger(cell(element, 'line:1'));
  await drawn(element);
}

/** Plays to the end: every food stays where it was put. Gives how many times the pile was told. */
export async function playOut(element: BuffetBoss, way: Way): Promise<number> {
  let told = 0;
  for (let moves = 0; moves < 200; moves++) {
    const [, now] = step(element).split(':');
    if (now === 'over' || now === 'lost') return told;
    if (now === 'first') await pressButton(element, 'goes first');
    else if (now === 'settle') {
      told++;
      // What the newest piece touches, where that is asked for: the first there is
      rootOf(element).querySelector<HTMLElement>('fieldset [aria-pressed=false]:first-child')?.click();
      await pressButton(element, 'Nothing fell');
    } else if (now === 'reveal') {
      const handing = rootOf(element).querySelector<HTMLElement>('[part=hand-over]:not([hidden]) button');
      handing?.click();
      await drawn(element);
      rootOf(element).querySelector<HTMLElement>('[part=choices] button')?.click();
      await drawn(element);
    } else if (buttons(element).some(({ textContent }) => textContent.trim().startsWith('End turn'))) {
      await pressButton(element, 'End turn');
    } else await takeFirst(element, way);
  }
  throw new Error(`the game does not end: ${element.currentPosition}`);
}

/** Leads the food in hand by the pointer, by so many CSS pixels, and lets it go. */
export function lead(
  element: HTMLElement & { readonly updateComplete: Promise<boolean> },
  dx: number,
  dy: number,
): void {
  const hand = cell(element, 'hand');
  const svg = hand.ownerSVGElement;
  // Capture wants a pointer that a device has; the events are sent to the picture itself instead
  if (svg) svg.setPointerCapture = () => undefined;
  const { left, top, width, height } = hand.getBoundingClientRect();
  const from = { clientX: left + width / 2, clientY: top + height / 2 };
  const to = { clientX: from.clientX + dx, clientY: from.clientY + dy };
  const init = { bubbles: true, composed: true, isPrimary: true, pointerId: 7, pointerType: 'mouse', button: 0 };
  hand.dispatchEvent(new PointerEvent('pointerdown', { ...init, ...from }));
  svg?.dispatchEvent(new PointerEvent('pointermove', { ...init, ...to }));
  svg?.dispatchEvent(new PointerEvent('pointerup', { ...init, ...to }));
}
