/** A Waffle Time position for a terminal: the waffles side by side, and under them the dispensers. */
import { SEAT_NAMES } from '@griddle/rules/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { waffleText } from '@griddle/rules/waffle-time/waffle-text.js';
import { FILES, SIZE } from '@griddle/rules/waffle-time/waffle.js';
import { say } from '../words.js';
import type { Catalogue } from '../words.js';

/** Columns a space takes: a letter and, after fruit with syrup, a star. */
const WIDTH = 3;

/** The letters of the position text, so that reading one teaches the other. */
export function drawing(state: WaffleTimeState, words: Catalogue): string {
  const waffles = state.waffles.map((waffle) =>
    waffleText(waffle)
      .split('/')
      .map((rank) => cells(rank).join('')),
  );
  const ranks = Array.from({ length: SIZE }, (_unused, row) => {
    const rank = (SIZE - row).toString();
    return `${rank}  ${waffles.map((rows) => rows[row] ?? '').join('   ')}`.trimEnd();
  });
  const files = [...FILES].map((file) => file.padEnd(WIDTH)).join('');
  return [
    ...ranks,
    `   ${state.waffles.map(() => files).join('   ')}`.trimEnd(),
    '',
    ...state.syrup.map((syrup, seat) => say(words, 'cli.waffle-time.syrup', { seat: SEAT_NAMES[seat] ?? '', syrup })),
  ].join('\n');
}

/** The spaces of a rank as the notation writes it, each as wide as the others. */
function cells(rank: string): string[] {
  const found: string[] = [];
  for (const letter of rank) {
    const run = '12345'.indexOf(letter) + 1;
    if (letter === '*') found.push(`${found.pop()?.trimEnd() ?? ''}*`.padEnd(WIDTH));
    else if (run > 0) for (let i = 0; i < run; i++) found.push('.'.padEnd(WIDTH));
    else found.push(letter.padEnd(WIDTH));
  }
  return found;
}
