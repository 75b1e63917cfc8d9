/** Buttons next to the words of the bar, or at the lower edge of a narrow table. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import { drawn, onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

it('a button keeps the focus that it gets while the buttons are about to move', async () => {
  const element = await onPage('buffet-boss', {
    mode: 'play',
    seed: '5',
    told: 'piles',
    seats: 'human,bot:easy',
    options: 'version=dinner,characters=all',
    position: '150/ham/p-1/B1.B3;200/egg/p-1/A2.B4 - p1:reveal:7:p1 222222222222222222222 -',
  });
  const choices = (): readonly HTMLElement[] => [...rootOf(element).querySelectorAll<HTMLElement>('[part=choice]')];
  const isLast = (): boolean =>
    rootOf(element).querySelector('[part=areas] ~ * [part=actions], [part=areas] ~ [part=actions]') !== null;
  await waitUntil(() => choices().length > 1);
  element.style.inlineSize = '700px';
  await waitUntil(() => !isLast());
  await drawn(element);
  const update = element.requestUpdate.bind(element);
  for (const width of [390, 700]) {
    rootOf(element).querySelector<HTMLElement>('[data-place]')?.focus();
    // The sizes are read after a layout, and the buttons move in the next frame
    element.requestUpdate = (...changed) => {
      choices()[1]?.focus();
      update(...changed);
    };
    element.style.inlineSize = `${width}px`;
    await waitUntil(() => isLast() === width < 430);
    await drawn(element);
    expect(rootOf(element).activeElement?.textContent ?? '', `${width}`).to.contain('Vegetables');
  }
});
