/** A new game where the table has something to do before anybody moves. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/hostage-rescue.js';
import '../../src/games/top-waffle/top-waffle.js';
import { onPage } from '../hands.js';
import { waitUntil } from '../wait.js';

for (const tag of ['buffet-boss', 'hostage-rescue', 'top-waffle'] as const) {
  it(`<${tag}> shows a replay without a record where a seat is to move, too`, async () => {
    const element = await onPage(tag, { mode: 'replay', seed: '3' });
    expect(element.currentPath).to.match(/^0/);
  });

  it(`<${tag}> begins a new game where a seat is to move`, async () => {
    const element = await onPage(tag, { mode: 'play', seed: '3' });
    const paths: string[] = [];
    element.addEventListener('griddle-change', ({ detail }) => paths.push(detail.path));
    element.again();
    await waitUntil(() => paths.length > 0);
    // Cards that are dealt and dice that are thrown are steps, too
    expect(paths[0]).to.match(/^0/);
  });
}
