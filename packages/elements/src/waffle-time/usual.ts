/** Positions as the game writes them, for elements that read of them only what they show. */
import { no } from '@griddle/rules/core/contract.js';

/** So many parts with something between them, as a pattern. */
export function list(count: number, part: string, between: string): string {
  return `${part}(?:${between}${part}){${count - 1}}`;
}

/** A waffle with a point for each empty space. */
const WAFFLE = list(5, '(?:[.wy]|[cskbuCSKBU]\\*?){5}', '/');

/** A position with a point for each empty space of its waffles. */
export function spread(text: string): string {
  return text.replace(/^\S+/, (waffles) => waffles.replace(/[1-5]/g, (digit) => '.'.repeat(Number(digit))));
}

/** Reads a text of so many waffles and fields of these patterns, written as the game does; null for any other. */
export function usual(text: string, players: number, fields: readonly string[] = []): readonly string[] | null {
  const written = players < 5 && !/^\S*(\.|\d\d)/.test(text);
  return written ? new RegExp(`^${[list(players, WAFFLE, ';'), ...fields].join(' ')}$`).exec(spread(text)) : null;
}

/** The answer to any other text: the whole game reads it, and knows what is wrong. */
export const UNUSUAL = no({ code: 'unusual', offset: 0, expected: [] });
