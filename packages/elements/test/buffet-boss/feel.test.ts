/** How stacking feels: what a hand sees while it holds food, and that a bot's food falls as one's own does. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import { cell, drawn, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { lead, step, table, takeFirst } from './table.js';

const POSITION = '0/-/-/-;318/steak/p-1/-/0,0,0.0,1390,0 egg.banana.squid p1:turn:1:p1';

describe('stacking in <buffet-boss>', () => {
  it('shows where the food in hand would come to lie, in centimetres, and how high the tallest plate is', async () => {
    const element = await table({ position: POSITION, told: '', controls: 'none', steadiness: 'calm' });
    await takeFirst(element, 'mouse');
    await waitUntil(() => rootOf(element).querySelector('[part=live] .guide')?.checkVisibility());
    const labels = [...rootOf(element).querySelectorAll('[part=live] .label')].map(({ textContent }) => textContent);
    expect(labels).to.deep.equal(['cm', 'tallest 3.2 cm']);
    expect(rootOf(element).querySelector('[part=live] .shadow')?.getAttribute('d')).not.to.equal(null);
  });

  it('says why a food stays in hand that is let go too high, until it is moved', async () => {
    const element = await table({ position: POSITION, told: '', controls: 'none' });
    await takeFirst(element, 'mouse');
    await waitUntil(() => rootOf(element).querySelector('[part=live] .guide')?.checkVisibility());
    const reason = (): string | undefined => rootOf(element).querySelector('[part=hovers]')?.textContent;
    lead(element, 12, -4);
    await drawn(element);
    expect(step(element)).to.equal('p1:settle:1:p1');
    expect(reason()).to.contain('Too high to let go here');
    cell(element, 'hand').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await drawn(element);
    expect(reason()).to.equal(undefined);
  });

  it('lets the food of a bot fall before the eyes of the others', async () => {
    const element = await table({ seats: 'bot:easy,bot:easy', told: '', controls: 'none' });
    await waitUntil(() => rootOf(element).querySelector('[part=live] .moving'));
    await waitUntil(() => /^\d+\/[a-z]/.test(element.currentPosition.replace(/^0\/-\/-\/-;/, '')));
  }).timeout(60_000);
});
