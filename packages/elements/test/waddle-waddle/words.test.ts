/** What Waddle Waddle says of moves: what is next to a tile, and coordinates in advice alone. */
import { expect } from '@open-wc/testing';
import { drawn, rootOf, tap } from '../hands.js';
import { waitUntil } from '../wait.js';
import { table } from './table.js';

const part = (element: Element, name: string): string =>
  rootOf(element as Parameters<typeof rootOf>[0]).querySelector(`[part~=${name}]`)?.textContent ?? '';

describe('<waddle-waddle> says', () => {
  it('what a tile was added or moved next to', async () => {
    const element = await table({ position: 'rP1,0;bP0,1 r' });
    element.play('rB1,-1');
    await drawn(element);
    expect(part(element, 'news')).to.equal('Red added a red Big Belly next to the Iceberg and a red Parent.');
    element.play('0,1>-1,1');
    await drawn(element);
    expect(part(element, 'news')).to.equal('Red moved a blue Parent next to the Iceberg.');
  });

  it('in advice where that is, too', async () => {
    const { table: view } = await table({ position: 'rP1,0;bP0,1 r' });
    expect(view.log?.tell('rB1,-1')).to.match(
      /^Add a red Big Belly at 1,-1, next to the Iceberg and a red Parent\. Red: /,
    );
    expect(view.log?.name('0,1>-1,1', view.at)).to.equal('Move a blue Parent from 0,1 to -1,1, next to the Iceberg');
  });

  it('a move a line in the list, whose turns are several moves', async () => {
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
