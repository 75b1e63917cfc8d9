/** Code for hands that cannot be fetched. */
import { expect } from '@open-wc/testing';
import { hear, type Hands } from '../../src/old-core/hearing.js';

describe('hear', () => {
  it('asks for hands again after they could not be fetched, and hands over only what came since', async () => {
    const handled: string[] = [];
    const hands: Hands = { handle: ({ type }) => handled.push(type) };
    const answers = [
      (): Promise<Hands> => Promise.reject(new Error('offline')),
      (): Promise<Hands> => Promise.resolve(hands),
    ];
    let asked = 0;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    hear(svg, 'click focusin', () => answers[asked++]?.() ?? hands);
    svg.dispatchEvent(new Event('click'));
    svg.dispatchEvent(new Event('click'));
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).to.equal(1);
    svg.dispatchEvent(new Event('focusin'));
    await Promise.resolve();
    await Promise.resolve();
    expect(asked).to.equal(2);
    svg.dispatchEvent(new Event('click'));
    expect(asked).to.equal(2);
    expect(handled).to.deep.equal(['focusin', 'click']);
  });
});
