/** Buttons next to the words of the bar, or at the lower edge of a narrow table. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import { drawn, onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

/** A game of stacking in which a helping is chosen by buttons. */
const helping = (): ReturnType<typeof onPage<'buffet-boss'>> =>
  onPage('buffet-boss', {
    mode: 'play',
    seed: '5',
    told: 'piles',
    seats: 'human,bot:easy',
    options: 'version=dinner,characters=all',
    position: '150/ham/p-1/B1.B3;200/egg/p-1/A2.B4 - p1:reveal:7:p1 222222222222222222222 -',
  });

it('a button keeps the focus that it gets while the buttons are about to move', async () => {
  const element = await helping();
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

it('a label that is wider than the row takes two lines instead of being cut', async () => {
  const element = await helping();
  element.style.inlineSize = '800px';
  await waitUntil(() => rootOf(element).querySelector('[part=choice]'));
  await drawn(element);
  const part = (name: string): HTMLElement => {
    const found = rootOf(element).querySelector<HTMLElement>(`[part=actions] [part=${name}]`);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  const whole = part('choice').offsetWidth;
  part('choices').style.inlineSize = `${whole - 20}px`;
  const [button, list] = [part('choice').getBoundingClientRect(), part('choices').getBoundingClientRect()];
  expect(button.width).to.be.below(whole);
  expect(button.right).to.be.at.most(list.right + 0.5);
  expect(part('choice').scrollWidth).to.be.at.most(part('choice').clientWidth);
});
