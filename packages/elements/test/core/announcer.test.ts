/** What readers who listen are told when a key does several things at once. */
import { expect } from '@open-wc/testing';
import '../../src/games/waffle-time/waffle-time.js';
import { announce } from '../../src/core/announcer.js';
import { nameOf, onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

const said = (): string => document.getElementById('griddle-announcer')?.textContent ?? '';

describe('announcements', () => {
  it('a hint does not replace waiting news', async () => {
    announce(() => 'You dropped the egg.', 'en');
    announce(() => 'Ham: meat.', 'en', true);
    await waitUntil(() => said() !== '');
    expect(said()).to.equal('You dropped the egg.');
    announce(() => 'Ham: meat.', 'en', true);
    await waitUntil(() => said() === 'Ham: meat.');
  });

  it('news replaces a waiting hint', async () => {
    announce(() => 'Lettuce.', 'en', true);
    announce(() => 'Your turn.', 'en');
    await waitUntil(() => said() === 'Your turn.');
  });

  it('a reader’s own board is named as theirs', async () => {
    const element = await onPage('waffle-time', { mode: 'play', seats: 'human,bot:easy', seed: '5' });
    const names = [...rootOf(element).querySelectorAll('[role=grid]')].map((grid) => grid.getAttribute('aria-label'));
    expect(names).to.include('Your waffle');
    expect(names).not.to.include('Player 1’s waffle');
    expect(nameOf(element, 'waffle:p1')).to.match(/^You: /);
    expect(nameOf(element, 'waffle:p2')).to.match(/^Easy bot: /);
  });
});
