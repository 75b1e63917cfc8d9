import { expect } from '@open-wc/testing';
import { waitUntil } from '../wait.js';

describe('griddle.js', () => {
  it('loads elements that are on the page, that are added later, and that are in a registered shadow tree', async () => {
    document.body.append(document.createElement('score-sheet'));
    expect(customElements.get('score-sheet')).to.equal(undefined);
    const { discover } = await import('../../src/loader/griddle.js');
    await waitUntil(() => customElements.get('score-sheet'));
    expect(customElements.get('waffle-wars'), 'only what is used').to.equal(undefined);

    const later = document.createElement('div');
    later.append(document.createElement('waffle-wars'));
    document.body.append(later);
    await waitUntil(() => customElements.get('waffle-wars'));

    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'open' });
    root.append(document.createElement('move-list'));
    document.body.append(host);
    discover(root);
    await waitUntil(() => customElements.get('move-list'));
  });

  it('reserves the space of an element as soon as it is found', async () => {
    const { discover } = await import('../../src/loader/griddle.js');
    const page = document.createElement('div');
    page.style.inlineSize = '390px';
    const board = document.createElement('snake-board');
    board.append('Words that show where scripts are off.');
    page.append(board);
    document.body.append(page);
    discover(page);
    expect(customElements.get('snake-board')).to.equal(undefined);
    const kept = page.offsetHeight;
    await waitUntil(() => board.shadowRoot?.querySelector('svg'));
    expect(kept).to.be.closeTo(page.offsetHeight, 1);
    page.remove();
  });

  it('loads words for the elements of the page', async () => {
    const { addMessages } = await import('../../src/loader/griddle.js');
    await import('../../src/panel/score-sheet.js');
    const sheet = document.createElement('score-sheet');
    sheet.lang = 'eo';
    sheet.game = 'waffle-wars';
    document.body.append(sheet);
    const text = { 'ui.total': 'Sumo', 'seat.strawberries': 'Fragoj' };
    await addMessages({ locale: 'eo', plural: () => 'other', text });
    await waitUntil(() => sheet.shadowRoot?.textContent?.includes('Fragoj'));
    expect(sheet.shadowRoot?.textContent).to.contain('Sumo');
    expect(sheet.shadowRoot?.textContent, 'what is missing stands in English').to.contain('Blueberries');
  });
});
