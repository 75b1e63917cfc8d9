/** Whatever a page lays its boards into: they take the room there is, and make no page wider. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/connect-four.js';
import '../../src/games/top-waffle/order-board.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { waitUntil } from '../wait.js';

const TABLES = ['waffle-wars', 'connect-four', 'waffle-time', 'top-waffle', 'buffet-boss', 'waddle-waddle'] as const;

/** Ways to lay something out that leave its width to it. */
const LAYOUTS: readonly (readonly [name: string, page: string, article: string])[] = [
  ['an article', '', ''],
  ['a grid beside a side bar', 'display: grid; grid-template-columns: 1fr 60px', ''],
  ['a grid, in the middle', 'display: grid; place-items: center', 'display: grid'],
  ['a row', 'display: flex', 'display: flex; flex: 1'],
  ['a column that does not stretch', 'display: flex; flex-direction: column; align-items: start', ''],
  ['a floating box', '', 'float: inline-start'],
  ['a line that does not break', 'white-space: nowrap', 'display: inline-block'],
  ['a line', '', 'display: inline-block'],
];

for (const tag of TABLES) {
  it(`<${tag}> uses the available width, and no more`, async () => {
    const page = document.createElement('div');
    const article = document.createElement('div');
    const table = document.createElement(tag);
    table.setAttribute('mode', 'play');
    page.append(article);
    article.append(table);
    document.body.append(page);
    await waitUntil(() => table.shadowRoot?.querySelector('griddle-controls:defined'));
    for (const [name, pageStyle, articleStyle] of LAYOUTS) {
      page.style.cssText = `inline-size: 400px; ${pageStyle}`;
      article.style.cssText = articleStyle;
      expect(page.scrollWidth, name).to.equal(400);
      expect(table.offsetWidth, name).to.be.within(330, 400);
      expect(table.shadowRoot?.querySelector('svg')?.getBoundingClientRect().width, name).to.be.greaterThan(100);
    }
    page.remove();
  });
}

it('a board alone uses the available width next to a side bar', async () => {
  const page = document.createElement('div');
  page.style.cssText = 'display: grid; grid-template-columns: 1fr 100px; inline-size: 300px';
  const board = document.createElement('order-board');
  page.append(board);
  document.body.append(page);
  await waitUntil(() => board.shadowRoot?.querySelector('svg'));
  expect(board.offsetWidth).to.equal(200);
  expect(page.scrollWidth).to.equal(300);
  page.remove();
});

it('a table in a row keeps its width, whatever it says', async () => {
  const row = document.createElement('div');
  row.style.cssText = 'display: flex; inline-size: 1000px';
  const table = document.createElement('waffle-wars');
  table.setAttribute('mode', 'play');
  row.append(table);
  document.body.append(row);
  await waitUntil(() => table.shadowRoot?.querySelector('griddle-controls:defined'));
  const widths = new Set([table.offsetWidth]);
  for (const move of ['c3', 'd4', 'b2']) {
    table.play(move);
    await table.updateComplete;
    widths.add(table.offsetWidth);
  }
  expect([...widths]).to.have.length(1);
  expect([...widths][0]).to.be.within(560, 600);
  row.remove();
});
