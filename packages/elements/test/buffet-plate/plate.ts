/** Plates for tests. */
import '../../src/games/buffet-boss/buffet-plate.js';
import type { BuffetPlate, SettleDetail } from '../../src/games/buffet-boss/buffet-plate.js';
import { onPage, rootOf, type Attributes } from '../hands.js';
import { waitUntil } from '../wait.js';

/** Three pieces whose poses are known, as physics left them. */
export const PILE =
  '511/ham.steak.lemon-tart.egg/p-1.p-2.p-3.1-2.1-3.2-4/-/-1,0,187.-48,1768,192.-2724,2379,2141.2551,2392,-2208.-1999,3944,10653;0/-/-/-';

export async function plate(attributes: Attributes = {}): Promise<BuffetPlate> {
  const element = await onPage('buffet-plate', { mode: 'play', seed: '1', ...attributes });
  if (element.mode === 'play') await waitUntil(() => rootOf(element).querySelector('[part=tools], [part=notice]'));
  return element;
}

/** What comes of something that is done: the detail of the next `griddle-settle`. */
export function settling(element: BuffetPlate, act: () => void): Promise<SettleDetail> {
  return new Promise((resolve) => {
    element.addEventListener('griddle-settle', ({ detail }) => resolve(detail), { once: true });
    act();
  });
}
