import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { pleasesAxe } from '../axe.js';
import { waitUntil } from '../wait.js';
import { err, type Game, type ScoreLine, type SeatScore } from '@griddle/rules/core/contract.js';
import '../../src/panel/score-sheet.js';
import type { PlacesDetail, ScoreSheet } from '../../src/panel/score-sheet.js';
import { FakeTable, find, gameAfter, inside, press } from '../controls/fake-table.js';

const FIVE = '6/6/6/6/6/bbbbb1 s';

async function sheetOf(position: string): Promise<ScoreSheet> {
  const sheet = await fixture<ScoreSheet>(html`<score-sheet game="waffle-wars" position=${position}></score-sheet>`);
  await waitUntil(() => inside(sheet).querySelector('[part=sheet]'));
  return sheet;
}

/** The cells of a sheet, row by row. */
const rows = (sheet: ScoreSheet): readonly (readonly string[])[] =>
  [...inside(sheet).querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.innerText.trim()));
const cells = (sheet: ScoreSheet): readonly HTMLElement[] => [
  ...inside(sheet).querySelectorAll<HTMLElement>('[part=line] td'),
];

/** Gives a sheet a table with these scores. */
function scored(sheet: ScoreSheet, scores: readonly SeatScore[], outcome?: unknown): FakeTable {
  const table = new FakeTable(gameAfter(), () => [sheet]);
  const game: Game<never, never> = Object.assign(
    { ...table.session.game, id: 'waffle-wars' },
    { score: () => scores, outcome: () => outcome, parsePosition: () => err({}) },
  ) as never;
  Object.assign(table.session, { game });
  table.refresh();
  return table;
}
const line = (points: number, place: string, code = 'depletion'): ScoreLine => ({
  rule: 'X-1',
  code,
  points,
  places: [place],
});

describe('<score-sheet>', () => {
  it('is one table: a column for each seat, a row for each kind of points, and no rule ids', async () => {
    const sheet = await sheetOf(FIVE);
    expect(rows(sheet)).to.deep.equal([
      ['', 'Strawberries', 'Blueberries'],
      ['five in a row', '–', '✓'],
    ]);
    expect(inside(sheet).querySelectorAll('table')).to.have.length(1);
  });

  it('shows headings and zeros for a game that has just begun', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet game="waffle-time"></score-sheet>`);
    await waitUntil(() => inside(sheet).querySelector('[part=sheet]'));
    expect(rows(sheet).at(-1)).to.deep.equal(['Total', '0', '0']);
    expect(inside(sheet).querySelectorAll('thead th[scope=col]')).to.have.length(2);
  });

  it('has the full name of a seat over its column', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet style="inline-size: 20rem"></score-sheet>`);
    const table = scored(
      sheet,
      [0, 1].map((seat) => ({ seat, total: 0, lines: [], ties: [] })),
    );
    sheet.table = { ...table.view(), names: ['You', 'Medium bot'] };
    await sheet.updateComplete;
    for (const name of inside(sheet).querySelectorAll<HTMLElement>('.place')) {
      expect(name.scrollWidth).to.equal(name.clientWidth);
      // Firefox counts what letters of this font have above their line
      expect(name.scrollHeight).to.be.at.most(name.clientHeight + 2);
    }
  });

  it('opens a row to its lines, with the places of each and a link to its rule', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet></score-sheet>`);
    const table = scored(sheet, [
      { seat: 0, total: 7, lines: [line(3, 'a1'), line(4, 'b2')], ties: [] },
      { seat: 1, total: 2, lines: [line(2, 'c3')], ties: [] },
    ]);
    await sheet.updateComplete;
    const open = find<HTMLButtonElement>(sheet, '.open');
    expect([open.ariaExpanded, inside(sheet).querySelector('[part=why]')]).to.deep.equal(['false', null]);
    const height = sheet.offsetHeight;
    open.click();
    await sheet.updateComplete;
    expect(open.ariaExpanded).to.equal('true');
    expect(sheet.offsetHeight).to.be.above(height);
    const details = [...inside(sheet).querySelectorAll<HTMLTableRowElement>('.detail')];
    expect(
      details.map((row) => [...row.cells].map((cell) => cell.innerText.trim().replace(/\s+/g, ' '))),
    ).to.deep.equal([
      ['a1 Why?', '3', ''],
      ['b2', '4', ''],
      ['c3', '', '2'],
    ]);
    find(sheet, '[part=why]').click();
    expect(table.asked.at(-1)).to.equal('rule X-1');
    details[1]?.querySelector('td button')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    expect(table.asked.at(-1)).to.equal('highlight b2 0');
    await pleasesAxe(sheet);
    open.click();
    await sheet.updateComplete;
    expect(sheet.offsetHeight).to.equal(height);
  });

  it('keeps its totals in view where it is cut off', async () => {
    const sheet = await fixture<ScoreSheet>(
      html`<score-sheet style="block-size: 11rem; overflow-y: auto"></score-sheet>`,
    );
    const codes = Array.from({ length: 12 }, (_none, at) => `kind-${at}`);
    scored(sheet, [{ seat: 0, total: 78, lines: codes.map((code, at) => line(at + 1, 'a1', code)), ties: [] }]);
    await sheet.updateComplete;
    const isInSight = (): boolean => {
      const room = sheet.getBoundingClientRect();
      const { top, bottom } = find(sheet, '[part=total]').getBoundingClientRect();
      return top >= room.top && bottom <= room.bottom + 1;
    };
    expect(sheet.scrollHeight).to.be.above(sheet.clientHeight + 100);
    expect(isInSight()).to.equal(true);
    sheet.scrollTop = 150;
    expect(isInSight()).to.equal(true);
    const head = find(sheet, 'thead th').getBoundingClientRect();
    expect(head.top).to.be.at.least(sheet.getBoundingClientRect().top - 1);
  });

  it('can be scrolled by keys where it overflows and has no lines', async () => {
    const scrolls = html`<score-sheet
      style="block-size: 3rem; overflow-y: auto"
      game="waffle-wars"
      position="6/6/6/6/6/6 s"
    ></score-sheet>`;
    const sheet = await fixture<ScoreSheet>(scrolls);
    await waitUntil(() => sheet.getAttribute('tabindex') === '0');
    sheet.style.blockSize = 'auto';
    await waitUntil(() => !sheet.hasAttribute('tabindex'));
  });

  it('shows the points of long lines in a narrow panel, too', async () => {
    const groups = 'rP1,0;rP2,0;rP3,0;rP4,0;rA1,1;rA2,1;rA3,1;rB1,-1;rG2,-1;rG3,-1;rG4,-1;rP-1,0 r';
    const sheet = await fixture<ScoreSheet>(
      html`<score-sheet style="inline-size: 224px" game="waddle-waddle" position=${groups}></score-sheet>`,
    );
    await waitUntil(() => inside(sheet).querySelector('.open'));
    for (const button of inside(sheet).querySelectorAll<HTMLElement>('.open')) button.click();
    await sheet.updateComplete;
    expect(find(sheet, '.detail th').innerText, 'many coordinates say nothing').to.match(/^\d+ spaces?/);
    expect(cells(sheet)[0]?.querySelector('button')?.ariaLabel).to.contain('1,0');
    const edge = sheet.getBoundingClientRect().right;
    for (const cell of inside(sheet).querySelectorAll('td'))
      expect(cell.getBoundingClientRect().right).to.be.at.most(edge + 1);
  });

  it('sends the places of a line under the pointer or with the focus, and none afterwards', async () => {
    const sheet = await sheetOf(FIVE);
    const heard: string[] = [];
    sheet.addEventListener('griddle-places', ({ detail }) => heard.push(detail.places.join(' ')));
    const cell = cells(sheet)[1];
    cell?.dispatchEvent(new MouseEvent('mouseenter'));
    await sheet.updateComplete;
    expect(find(sheet, '.note').textContent).to.equal('five in a row: a1, b1, c1, d1, e1');
    cell?.dispatchEvent(new MouseEvent('mouseleave'));
    cell?.querySelector('button')?.focus();
    cell?.querySelector('button')?.blur();
    expect(heard).to.deep.equal(['a1 b1 c1 d1 e1', '', 'a1 b1 c1 d1 e1', '']);
  });

  it('lights up the board of its table, sums up a game with points, and is one tab stop', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet></score-sheet>`);
    const table = scored(sheet, [{ seat: 0, total: 7, lines: [line(3, 'a1'), line(4, 'b2')], ties: [] }]);
    await sheet.updateComplete;
    expect(rows(sheet).map((row) => row.at(-1))).to.deep.equal(['Strawberries', '7\n×2', '7']);
    find(sheet, 'button').focus();
    expect(press('ArrowDown').defaultPrevented).to.equal(true);
    expect(table.asked).to.deep.equal(['highlight a1,b2 0']);
    expect(inside(sheet).querySelectorAll('[tabindex="0"]')).to.have.length(1);
  });

  it('ranks the seats of a finished game, and shows the tie-break between equal points', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet game="waddle-waddle"></score-sheet>`);
    sheet.options = 'players=4';
    // Blue 4 points; red and yellow 3 each, yellow with a card; green 0
    sheet.position = 'bB1,0;bB2,0;bP1,1;bP2,1;rB1,5;rB2,5;rG3,5 r r0000,b0000,y0000,g0000 - r=;b=;y=fish;g=';
    await waitUntil(() => inside(sheet).querySelector('[part=ties]'));
    const heads = (): readonly unknown[] =>
      [...inside(sheet).querySelectorAll('thead [scope=col]')].map((head) => head.textContent?.trim());
    expect(heads()).to.deep.equal(['3. Red', '1. Blue', '2. Yellow', '4. Green']);
    const ties = [...inside(sheet).querySelectorAll<HTMLTableRowElement>('[part=ties]')].map((row) =>
      [...row.cells].map(({ innerText }) => innerText.trim()),
    );
    expect(ties).to.deep.equal([['Tie-break: Configuration cards', '0', '0', '1', '0']]);
    sheet.position = 'bB1,0;bB2,0;rB1,5;rB2,5 r r0000,b0000,y1000,g0000';
    await waitUntil(() => heads()[0] === 'Red');
  });

  it('WT-65 names the tie-break of Waffle Time', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet game="waffle-time"></score-sheet>`);
    sheet.position = 'c*4/5/5/5/5;c*4/5/5/5/5 p1:finish 1,1 - - 8:p1@2,p2@6 -';
    await waitUntil(() => inside(sheet).querySelector('[part=ties]'));
    const [ties] = [...inside(sheet).querySelectorAll<HTMLTableRowElement>('[part=ties]')];
    expect([...(ties?.cells ?? [])].map(({ innerText }) => innerText.trim())).to.deep.equal([
      'Tie-break: Pawn closest to the turn order tile',
      '9',
      '5',
    ]);
  });

  it('reports errors and keeps the last good sheet', async () => {
    const sheet = await sheetOf(FIVE);
    setTimeout(() => (sheet.position = '6/6/6 s'));
    const { detail } = await oneEvent<CustomEvent<{ message: string }>>(sheet, 'griddle-error');
    expect(detail.message).to.contain('6');
    expect(find(sheet, '[part=error]').textContent).to.equal(detail.message);
    expect(rows(sheet)[1]?.[0]).to.equal('five in a row');
    sheet.game = 'chess';
    await waitUntil(() => find(sheet, '[part=error]').textContent?.includes('chess'));
  });

  it('sends places in an event that crosses shadow borders', async () => {
    const sheet = await sheetOf(FIVE);
    setTimeout(() => cells(sheet)[1]?.dispatchEvent(new MouseEvent('mouseenter')));
    const event = await oneEvent<CustomEvent<PlacesDetail>>(document.body, 'griddle-places');
    expect(event.composed).to.equal(true);
  });

  it('is accessible', async () => {
    await pleasesAxe(await sheetOf(FIVE));
  });
});
