/** What is seen of Waddle Waddle while a bot is to move. */
import { expect } from '@open-wc/testing';
import { drawn, nameOf, rootOf, tap } from '../hands.js';
import { table } from './table.js';

/** What the marks of the boards are called in their pictures. */
const MARKS = ['landing', 'origin', 'origins', 'gain', 'selection', 'takeable', 'placement'].map(
  (mark) => `[part~=area] [part~=${mark}]`,
);

describe('<waddle-waddle> while a bot is to move', () => {
  it('keeps the reader’s own tiles in the supply, and marks nothing that the bot could do', async () => {
    const element = await table({ position: '- r', seats: 'human,bot:60s' });
    expect(nameOf(element, 'supply:G')).to.equal('red Grumpy, 4 left');
    element.play('rG1,0');
    await drawn(element);
    expect(element.currentPosition).to.equal('rG1,0 b r4443,b4444 - -');
    expect(nameOf(element, 'supply:G')).to.equal('red Grumpy, 3 left');
    expect(rootOf(element).querySelector('[part~=supply] [part=caption]')?.textContent).to.equal('Your tiles');
    await tap(element, 'supply:G');
    expect(rootOf(element).querySelectorAll(MARKS.join()).length).to.equal(0);
  });

  it('shows the tiles of whoever is to move where people pass the screen', async () => {
    const element = await table({ position: '- r' });
    element.play('rG1,0');
    await drawn(element);
    expect(nameOf(element, 'supply:G')).to.equal('blue Grumpy, 4 left');
  });
});
