/** What Waddle Waddle says of moves: what is next to a tile, and coordinates in advice alone. */
import { expect } from '@open-wc/testing';
import { drawn, rootOf, tap, nameOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { table } from './table.js';

const part = (element: Element, name: string): string =>
  rootOf(element as Parameters<typeof rootOf>[0]).querySelector(`[part~=${name}]`)?.textContent ?? '';

describe('<waddle-waddle> says', () => {
  it('where a tile was added or moved, by its neighbours', async () => {
    const element = await table({ position: 'rP1,0;bP0,1 r' });
    element.play('rB1,-1');
    await drawn(element);
    expect(part(element, 'news')).to.equal('Red added a red Big Belly next to the Iceberg and a red Parent.');
    element.play('0,1>-1,1');
    await drawn(element);
    expect(part(element, 'news')).to.equal('Red moved a blue Parent next to the Iceberg.');
  });

  it('where that is in advice, too', async () => {
    const { table: view } = await table({ position: 'rP1,0;bP0,1 r' });
    expect(view.log?.tell('rB1,-1')).to.match(
      /^Add a red Big Belly at 1,-1, next to the Iceberg and a red Parent\. Red: /,
    );
    expect(view.log?.name('0,1>-1,1', view.at)).to.equal('Move a blue Parent from 0,1 to -1,1, next to the Iceberg');
  });

  it('one move in each line of the list, although turns have several moves', async () => {
    const element = await table({ position: 'rP1,0;bP0,1 r' });
    const list = (): Element | null | undefined =>
      rootOf(element).querySelector('move-list')?.shadowRoot?.querySelector('.words');
    element.play('rB1,-1');
    await waitUntil(list);
    expect(list()?.classList.contains('two')).to.equal(false);
  });

  it('where the tile in hand can go', async () => {
    const element = await table({ position: 'rP1,0;bP0,1 r' });
    await tap(element, 'supply:G');
    expect(part(element, 'status')).to.contain('Choose where the red Grumpy goes.');
  });
});

// What is seen of Waddle Waddle while a bot is to move.

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

  it('shows the tiles of the seat to move where people pass the screen', async () => {
    const element = await table({ position: '- r' });
    element.play('rG1,0');
    await drawn(element);
    expect(nameOf(element, 'supply:G')).to.equal('blue Grumpy, 4 left');
  });
});
