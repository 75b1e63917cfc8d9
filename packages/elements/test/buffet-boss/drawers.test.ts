/** Drawers: on a narrow table what no decision needs is folded away under the boards. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import { pleasesAxe } from '../axe.js';
import { drawn, rootOf, tap, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { FULL, pressButton, table, TWO } from './table.js';

type Table = Awaited<ReturnType<typeof table>>;

async function narrow(attributes: Readonly<Record<string, string>> = {}): Promise<Table> {
  const element = await table({ position: `${TWO} banana.egg.ham p1:turn:2:p1`, start: 'now', ...attributes });
  await waitUntil(() => rootOf(element).querySelector('griddle-controls:defined'));
  await drawn(element);
  return element;
}

function drawer(element: Table, name: string): HTMLElement {
  const all = [...rootOf(element).querySelectorAll<HTMLElement>('[part~=drawer]')];
  const found = all.find(({ textContent }) => textContent.trim().startsWith(name));
  if (!found) throw new Error(`no drawer ${name}`);
  return found;
}

const isSeen = (element: Table, selector: string): boolean =>
  [...rootOf(element).querySelectorAll<HTMLElement>(selector)].some((node) => node.offsetHeight > 0);

describe('drawers of <buffet-boss>', () => {
  it('open and close', async () => {
    const element = await narrow();
    expect(isSeen(element, 'griddle-controls')).to.equal(true);
    expect(isSeen(element, '[part~=pile]')).to.equal(false);
    drawer(element, 'Plates').click();
    await drawn(element);
    expect(drawer(element, 'Plates').getAttribute('aria-expanded')).to.equal('true');
    expect(isSeen(element, '[part~=pile]')).to.equal(true);
    drawer(element, 'Plates').click();
    await drawn(element);
    expect(drawer(element, 'Plates').getAttribute('aria-expanded')).to.equal('false');
    expect(isSeen(element, '[part~=pile]')).to.equal(false);
  });

  it('show how the game ended', async () => {
    const element = await narrow({ position: `${TWO} - p2:turn:5:p1 ${FULL} 1:-:-:-` });
    expect(isSeen(element, '[part~=pile]')).to.equal(false);
    element.play('end');
    await drawn(element);
    await drawn(element);
    expect(isSeen(element, '[part~=pile]')).to.equal(true);
  });

  it('show that something in a closed drawer has changed, until it is opened', async () => {
    const element = await narrow();
    expect(drawer(element, 'Plates').querySelector('[part=badge]')).to.equal(null);
    await tap(element, 'line:2');
    await pressButton(element, 'Nothing fell');
    expect(drawer(element, 'Plates').querySelector('[part=badge]')?.getAttribute('aria-label')).to.equal('New');
    drawer(element, 'Plates').click();
    await drawn(element);
    expect(drawer(element, 'Plates').querySelector('[part=badge]')).to.equal(null);
    await pleasesAxe(element);
  });

  it('are left out where there is room', async () => {
    const element = await narrow();
    element.style.width = '900px';
    await drawn(element);
    expect(isSeen(element, '[part=drawers]')).to.equal(false);
    expect(isSeen(element, '[part~=pile]')).to.equal(true);
  });

  it('tell a solo player what to do with the food in hand', async () => {
    const element = await narrow({ seats: 'human,bot:easy' });
    await tap(element, 'line:2');
    expect(textOf(element)).to.contain('Your turn. Move and turn the egg, then drop it on your plate.');
  });
});
