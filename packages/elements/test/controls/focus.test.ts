/** Where the focus of a reader at a keyboard is after the start card. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import { setBotPace } from '../../src/core/bot-pace.js';
import { drawn, onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

describe('the start card', () => {
  after(() => setBotPace('normal'));

  it('gives the focus to the boards, also where a hand was hidden before', async () => {
    setBotPace('at-once');
    const element = await onPage('top-waffle', { mode: 'play', start: 'ask', seed: '1', keep: 'none' });
    const start = (): HTMLElement | undefined => {
      const buttons = rootOf(element).querySelector('griddle-card')?.shadowRoot?.querySelectorAll('button') ?? [];
      return [...buttons].find(({ textContent }) => textContent.trim() === 'Start');
    };
    await waitUntil(start);
    start()?.focus();
    start()?.click();
    await drawn(element);
    await waitUntil(() => rootOf(element).activeElement?.matches('[data-place]'));
    expect(document.activeElement).to.equal(element);
  });
});
