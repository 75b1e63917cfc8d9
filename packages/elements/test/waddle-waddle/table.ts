/** Hands for the tests of `<waddle-waddle>`: moves in notation, made by taps, drags or keys over several areas. */
import '../../src/games/waddle-waddle/waddle-waddle.js';
import type { WaddleWaddle } from '../../src/games/waddle-waddle/waddle-waddle.js';
import { cell, drag, drawn, onPage, rootOf, tap, walk, type Attributes } from '../hands.js';

export function table(attributes: Attributes = {}, text = ''): Promise<WaddleWaddle> {
  return onPage('waddle-waddle', { mode: 'play', options: 'modules=0', ...attributes }, text);
}

/** Presses the button under the board with these words. */
export async function button(element: WaddleWaddle, words: string): Promise<void> {
  const all = [...rootOf(element).querySelectorAll<HTMLElement>('[part=choice]')];
  const found = all.find(({ textContent }) => textContent?.trim() === words);
  if (!found) throw new Error(`no button ${words}`);
  found.click();
  await drawn(element);
}

/** The places a move touches, in order; a word in capitals is a button. */
function placesOf(move: string): readonly string[] {
  if (move === 'end') return ['End turn'];
  if (move.startsWith('x')) return [`supply:${move.charAt(1)}`, 'Set aside'];
  if (move.startsWith('*')) return [`card:${move.slice(1)}`];
  return /^[rbyg]/.test(move) ? [`supply:${move.charAt(1)}`, move.slice(2)] : move.split('>');
}

export type Way = 'tap' | 'mouse' | 'touch' | 'keys';

/** Makes a move in one of the ways a person has. */
export async function make(element: WaddleWaddle, move: string, way: Way): Promise<void> {
  const [first = '', second] = placesOf(move);
  const isButton = (place: string): boolean => place.includes(' ');
  if (second !== undefined && !isButton(second) && (way === 'mouse' || way === 'touch')) {
    const area = cell(element, first).closest('svg');
    await drag(element, first, second, way);
    // Browsers end every drag with a click
    area?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    return;
  }
  for (const place of second === undefined ? [first] : [first, second]) {
    if (isButton(place)) await button(element, place);
    else if (way === 'keys') await walk(element, place);
    else await tap(element, place);
  }
}
