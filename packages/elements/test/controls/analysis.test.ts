import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../wait.js';
import '../../src/connect-four/connect-four.js';
import type { ConnectFour } from '../../src/connect-four/connect-four.js';
import type { GriddleMenu } from '../../src/controls/griddle-menu.js';

/** Strawberries could have won by d1 on their fourth move, and lost to d1 instead. */
const RECORD = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 4. f1 d1 *\n';

async function board(record: string, attributes: object): Promise<{ element: ConnectFour; menu: GriddleMenu }> {
  const element = await fixture<ConnectFour>(html`<connect-four loading="eager"></connect-four>`);
  Object.assign(element, { record, ...attributes });
  await element.updateComplete;
  await waitUntil(() => element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector('.more'));
  const controls = element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot;
  controls?.querySelector<HTMLElement>('.more')?.click();
  const menu = controls?.querySelector('griddle-menu');
  if (!menu) throw new Error('no menu');
  await waitUntil(() => menu.shadowRoot?.querySelector('button'));
  return { element, menu };
}

function press(menu: GriddleMenu): void {
  const buttons = [...(menu.shadowRoot?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent === 'Analyse the game')?.click();
}

const told = (menu: GriddleMenu): string => menu.shadowRoot?.querySelector('p')?.textContent ?? '';

describe('the analysis of a game', () => {
  it('says in the list of moves what each was worth and which was better, once, and in the record', async () => {
    const { element, menu } = await board(RECORD, { mode: 'replay' });
    const list = element.shadowRoot?.querySelector('move-list');
    for (let round = 0; round < 2; round++) {
      press(menu);
      await waitUntil(() => told(menu).startsWith('Analysed'));
      await waitUntil(() => list?.shadowRoot?.querySelectorAll('[part=chance]').length === 8);
      menu.shadowRoot?.querySelector('p')?.replaceChildren();
    }
    const comments = [...(list?.shadowRoot?.querySelectorAll('[part=comment]') ?? [])].map((node) => node.textContent);
    // Solved: 1... a2 and 3... c2 each let a win by d1 go before 4. f1 does
    expect(comments.filter((text) => text?.startsWith('d1 was better: 100'))).to.have.length(3);
    const record = await element.toRecord();
    expect(record).to.include('4. f1??');
    expect(record).to.include('[%chance ');
  }).timeout(60_000);

  it('waits for the end of a game in play', async () => {
    const { menu } = await board('', { mode: 'play' });
    press(menu);
    await waitUntil(() => told(menu) === 'A game is analysed when it is over.');
  });
});
