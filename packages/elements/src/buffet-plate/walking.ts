/** The way of the arrow keys over what lies in a picture: to the next thing in their direction. */
import type { Point } from '@griddle/art';
import type { Item } from './item.js';

const DIRECTION: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key leads from one thing to another. */
export function leads(key: string): boolean {
  return key in DIRECTION || key === 'Home' || key === 'End';
}

/** Where a key leads from something; undefined where nothing lies there. */
export function nextOf(items: readonly Item[], from: Item | undefined, key: string): Item | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const [left, top] = from?.at.at ?? [0, 0];
  const [dx, dy] = DIRECTION[key] ?? [0, 0];
  let best: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const [x, y] = [item.at.at[0] - left, item.at.at[1] - top];
    const along = x * dx + y * dy;
    const cost = along + 2 * Math.abs(x * dy - y * dx);
    if (item === from || along < 0.2 || cost >= least) continue;
    [best, least] = [item, cost];
  }
  return best;
}
