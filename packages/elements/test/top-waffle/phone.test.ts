/** Top Waffle at the width of a phone. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import { drawn, onPage, rootOf } from '../hands.js';

describe('<top-waffle> on a phone', () => {
  for (const options of ['', 'items=off'])
    it(`has the facts of the day below all cards${options && `, with ${options}`}`, async () => {
      const element = await onPage('top-waffle', {
        mode: 'play',
        seats: 'human,bot:easy',
        start: 'now',
        seed: '7',
        options,
      });
      element.style.inlineSize = '374px';
      await drawn(element);
      const edge = (part: string, side: 'top' | 'bottom'): number[] =>
        [...rootOf(element).querySelectorAll(part)].map((node) => node.getBoundingClientRect()[side]);
      const [facts = 0] = edge('[part=facts]', 'top');
      expect(facts).to.be.above(0);
      expect(Math.max(...edge('[part~=area]', 'bottom'))).to.be.at.most(facts);
    });
});
