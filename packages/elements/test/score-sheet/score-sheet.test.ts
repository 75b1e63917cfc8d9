import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../wait.js';
import { no, type Game } from '@griddle/rules/core/contract.js';
import type { PlacesDetail, ScoreSheet } from '../../src/panel/score-sheet.js';
import '../../src/panel/score-sheet.js';
import { FakeTable, find, gameAfter, inside, press } from '../controls/fake-table.js';

const FIVE = '6/6/6/6/6/bbbbb1 s';

async function sheetOf(position: string): Promise<ScoreSheet> {
  const sheet = await fixture<ScoreSheet>(html`<score-sheet game="waffle-wars" position=${position}></score-sheet>`);
  await waitUntil(() => inside(sheet).querySelector('[part=sheet]'));
  return sheet;
}

const words = (sheet: ScoreSheet): string => find(sheet, '[role=group]').innerText.replace(/\s+/g, ' ').trim();

describe('<score-sheet>', () => {
  it('shows the lines of a position by seat, each with its places, and no rule by its number', async () => {
    const sheet = await sheetOf(FIVE);
    expect(words(sheet)).to.equal('Strawberries Nothing yet. Blueberries five in a row a1 b1 c1 d1 e1');
  });

  it('can be scrolled by keys where it scrolls and has no lines', async () => {
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

  it('has the rooms of seats without lines scrolled by keys, too', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet style="block-size: 6rem"></score-sheet>`);
    const table = new FakeTable(gameAfter(), () => [sheet]);
    table.mode = 'play';
    table.refresh();
    await waitUntil(() => inside(sheet).querySelector('.rooms[tabindex="0"]'));
    await expect(sheet).to.be.accessible();
    sheet.style.blockSize = 'auto';
    await waitUntil(() => !inside(sheet).querySelector('[tabindex]'));
  });

  it('shows the points of long lines in a narrow panel, too', async () => {
    const groups = 'rP1,0;rP2,0;rP3,0;rP4,0;rA1,1;rA2,1;rA3,1;rB1,-1;rG2,-1;rG3,-1;rG4,-1;rP-1,0 r';
    const sheet = await fixture<ScoreSheet>(
      html`<score-sheet style="inline-size: 224px" game="waddle-waddle" position=${groups}></score-sheet>`,
    );
    await waitUntil(() => inside(sheet).querySelector('[part=line]'));
    expect(words(sheet)).to.contain('1,0');
    const edge = sheet.getBoundingClientRect().right;
    for (const cell of inside(sheet).querySelectorAll('td'))
      expect(cell.getBoundingClientRect().right).to.be.at.most(edge + 1);
  });

  it('fires the places of a line that is pointed at or has the focus, and none afterwards', async () => {
    const sheet = await sheetOf(FIVE);
    const heard: string[] = [];
    sheet.addEventListener('griddle-places', ({ detail }) => heard.push(detail.places.join(' ')));
    const line = find(sheet, '[part=line]');
    line.dispatchEvent(new MouseEvent('mouseenter'));
    line.dispatchEvent(new MouseEvent('mouseleave'));
    line.querySelector('button')?.focus();
    line.querySelector('button')?.blur();
    expect(heard).to.deep.equal(['a1 b1 c1 d1 e1', '', 'a1 b1 c1 d1 e1', '']);
  });

  it('lights up the board of its table, and sums up a game with points', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet></score-sheet>`);
    const table = new FakeTable(gameAfter(), () => [sheet]);
    const points = [3, 4].map((count) => ({ rule: 'X-1', code: 'depletion', points: count, places: ['a1'] }));
    const scored: Game<never, never> = Object.assign(
      { ...table.session.game, id: 'waffle-wars' },
      { score: () => [{ seat: 0, total: 7, lines: points, ties: [] }], parsePosition: () => no({}) },
    ) as never;
    Object.assign(table.session, { game: scored });
    table.refresh();
    await sheet.updateComplete;
    const cells = [...inside(sheet).querySelectorAll('tr')].map((row) => row.lastElementChild?.textContent);
    expect(cells).to.deep.equal(['3', '4', '7']);
    find(sheet, 'button').focus();
    expect(table.asked).to.deep.equal(['highlight a1 0']);
    expect(press('ArrowDown').defaultPrevented).to.equal(true);
    const why = find(sheet, '[part=why]');
    expect(why).to.equal(inside(sheet).activeElement);
    why.click();
    expect(table.asked.at(-1)).to.equal('rule X-1');
    expect(inside(sheet).querySelectorAll('[tabindex="0"]')).to.have.length(1);
  });

  it('ranks the seats of a game that is over, and shows what told apart those with equal points', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet game="waddle-waddle"></score-sheet>`);
    sheet.options = 'players=4';
    // Blue 4 points; red and yellow 3 each, yellow with a card; green 0
    sheet.position = 'bB1,0;bB2,0;bP1,1;bP2,1;rB1,5;rB2,5;rG3,5 r r0000,b0000,y0000,g0000 - r=;b=;y=fish;g=';
    await waitUntil(() => inside(sheet).querySelector('[part=ties]'));
    const captions = [...inside(sheet).querySelectorAll('caption')].map((caption) => caption.textContent);
    expect(captions).to.deep.equal(['1. Blue', '2. Yellow', '3. Red', '4. Green']);
    const ties = [...inside(sheet).querySelectorAll('[part=ties]')].map((rows) => rows.textContent?.trim());
    expect(ties).to.deep.equal(['Tie-break: Cards1', 'Tie-break: Cards0']);
    sheet.position = 'bB1,0;bB2,0;rB1,5;rB2,5 r r0000,b0000,y1000,g0000';
    await waitUntil(() => inside(sheet).querySelector('caption')?.textContent === 'Red');
  });

  it('keeps its room when a game is over, and shows all lines when it is asked to, until the next game', async () => {
    const sheet = await fixture<ScoreSheet>(
      html`<score-sheet style="box-sizing: border-box; block-size: 12rem"></score-sheet>`,
    );
    const table = new FakeTable(gameAfter(), () => [sheet]);
    table.mode = 'play';
    const { game } = table.session;
    const lines = Array.from({ length: 9 }, (_none, at) => ({ rule: '', code: 'five', points: 1, places: [`a${at}`] }));
    const play = (outcome: unknown): void => {
      const score = (): unknown => [{ seat: 0, total: 9, lines, ties: [] }];
      Object.assign(table.session, { game: Object.assign({ ...game }, { score, outcome: () => outcome }) });
      table.refresh();
    };
    const all = (): HTMLElement | null => inside(sheet).querySelector('.all');
    play(undefined);
    await waitUntil(() => inside(sheet).querySelector('.rooms'));
    await aTimeout(100);
    expect(all(), 'while it is played lines are scrolled to').to.equal(null);
    play({ winners: [0], code: 'five', grade: 0 });
    await waitUntil(all);
    expect(sheet.offsetHeight).to.equal(192);
    sheet.style.blockSize = 'auto';
    all()?.click();
    await sheet.updateComplete;
    expect([all(), inside(sheet).querySelector('.rooms')]).to.deep.equal([null, null]);
    expect(sheet.whole).to.equal(true);
    expect(inside(sheet).activeElement, 'the first line').to.equal(find(sheet, '[part=line] button'));
    play(undefined);
    await sheet.updateComplete;
    expect([sheet.whole, inside(sheet).querySelector('.rooms') !== null]).to.deep.equal([false, true]);
  });

  it('WT-65 names what decided a tie of Waffle Time', async () => {
    const sheet = await fixture<ScoreSheet>(html`<score-sheet game="waffle-time"></score-sheet>`);
    sheet.position = 'c*4/5/5/5/5;c*4/5/5/5/5 p1:finish 1,1 - - 8:p1@2,p2@6 -';
    await waitUntil(() => inside(sheet).querySelector('[part=ties]'));
    expect(inside(sheet).querySelector('[part=ties]')?.textContent?.trim()).to.equal(
      'Tie-break: Nearness of the pawn to the turn-order tile, more is nearer9',
    );
  });

  it('says what is wrong and keeps the last good sheet', async () => {
    const sheet = await sheetOf(FIVE);
    setTimeout(() => (sheet.position = '6/6/6 s'));
    const { detail } = await oneEvent<CustomEvent<{ message: string }>>(sheet, 'griddle-error');
    expect(detail.message).to.contain('6 are needed, not 3');
    expect(find(sheet, '[part=error]').textContent).to.equal(detail.message);
    expect(words(sheet)).to.contain('five in a row');
    sheet.game = 'chess';
    await waitUntil(() => find(sheet, '[part=error]').textContent?.includes('chess'));
  });

  it('tells places by an event that crosses shadow borders', async () => {
    const sheet = await sheetOf(FIVE);
    setTimeout(() => find(sheet, '[part=line]').dispatchEvent(new MouseEvent('mouseenter')));
    const event = await oneEvent<CustomEvent<PlacesDetail>>(document.body, 'griddle-places');
    expect(event.composed).to.equal(true);
  });

  it('is accessible', async () => {
    await expect(await sheetOf(FIVE)).to.be.accessible();
  });
});
