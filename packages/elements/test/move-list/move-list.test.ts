import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { pleasesAxe } from '../axe.js';
import { waitUntil } from '../wait.js';
import '../../src/panel/move-list.js';
import type { GotoDetail, MoveList } from '../../src/panel/move-list.js';
import { FakeTable, find, gameAfter, inside, press, sessionOf } from '../controls/fake-table.js';

const RECORD = `[Game "Waffle Wars"]

{The <b>opening</b>.} 1. c3 d4 {Bold.} (1... a1 2. b2 (2. e5 {Deep.} f6) b1) (1... f6) 2. b2? {[%call waffling strawberries] So.} a1!
3. e5`;

async function listOf(record: string): Promise<{ list: MoveList; table: FakeTable }> {
  const list = await fixture<MoveList>(html`<move-list></move-list>`);
  const table = new FakeTable(sessionOf(record), () => [list]);
  table.refresh();
  await list.updateComplete;
  return { list, table };
}

const words = (list: MoveList): string => find(list, '[part=moves]').innerText.replace(/\s+/g, ' ').trim();
const moves = (list: MoveList): HTMLElement[] => [...inside(list).querySelectorAll<HTMLElement>('[part=move]')];
const current = (list: MoveList): string => find(list, '[aria-current]').textContent ?? '';

describe('<move-list>', () => {
  it('writes numbers, moves, marks, comments, calls and variations', async () => {
    const { list } = await listOf(RECORD);
    expect(words(list)).to.equal(
      'The <b>opening</b>. 1. c3 d4 Bold. ▾ 1... a1 2. b2 ▸ e5 … 2... b1 ▾ 1... f6 2. b2? ' +
        'Strawberries, you’re waffling! So. 2... a1! 3. e5',
    );
    expect(inside(list).querySelector('b'), 'comments are no markup').to.equal(null);
  });

  it('shows a comment after a variation where it was written', async () => {
    const { list } = await listOf('1. c3 (1. c4) {Between.} (1. d3) {After.} d4 (1... f6) {End.}');
    expect(words(list)).to.equal('1. c3 ▾ 1. c4 Between. ▾ 1. d3 After. 1... d4 ▾ 1... f6 End.');
  });

  it('names each move with its round and side', async () => {
    const { list } = await listOf('1. c3 d4 {x} 2. b2?');
    expect(moves(list).map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      '1. Strawberries: c3',
      '1. Blueberries: d4',
      '2. Strawberries: b2 (mistake)',
    ]);
  });

  it('separates marks from words, so that no move reads like a question', async () => {
    const { list } = await listOf('1. c3 d4?? 2. b2!');
    const marks = [...inside(list).querySelectorAll('[part=mark]')].map((node) => [node.textContent, node.className]);
    expect(marks).to.deep.equal([
      ['??', 'bad'],
      ['!', 'good'],
    ]);
    expect(moves(list)[1]?.ariaLabel).to.equal('1. Blueberries: d4 (blunder)');
  });

  it('shows winning chances from one point of view: the reader’s, or else the first seat’s', async () => {
    const { list, table } = await listOf('1. c3 {[%chance 60]} d4 {[%chance 70]}');
    const chances = (): readonly unknown[] =>
      [...inside(list).querySelectorAll('[part=chance]')].map(({ textContent }) => textContent);
    expect(chances()).to.deep.equal(['60%', '30%']);
    table.mode = 'play';
    table.players = [{ kind: 'bot', level: 'easy' }, { kind: 'human' }];
    table.refresh();
    await list.updateComplete;
    expect(chances()).to.deep.equal(['40%', '70%']);
    expect(find(list, '[part=chance]').title).to.equal('Blueberries: winning chance after this move');
  });

  it('has one visible switch between notation and words, with two columns for two sides', async () => {
    const { list: plain, table } = await listOf('1. c3 d4 2. b2');
    expect(inside(plain).querySelector('[part=switch]'), 'there are no words to choose').to.equal(null);
    const log = {
      describe: () => 'Placed somewhere',
      tell: String,
      scored: String,
      name: String,
      isTerse: true,
      piece: undefined,
      paints: undefined,
    };
    // Beside a board the head of the panel has it
    const game = Object.assign(document.createElement('div'), { id: 'told', table: { ...table.view(), log } });
    const list = document.createElement('move-list');
    list.for = 'told';
    plain.replaceWith(game, list);
    await waitUntil(() => list.shadowRoot?.querySelector('[part=switch]'));
    const isBeside = (): boolean => {
      const [first, second] = moves(list).map((move) => move.getBoundingClientRect());
      return first !== undefined && second !== undefined && first.top === second.top && first.right <= second.left;
    };
    list.style.inlineSize = '25rem';
    expect([moves(list)[0]?.textContent, isBeside()]).to.deep.equal(['Placed somewhere', true]);
    const toggle = find(list, '[part=switch]');
    expect([toggle.textContent?.trim(), toggle.ariaPressed]).to.deep.equal(['Notation', 'false']);
    toggle.click();
    await list.updateComplete;
    expect([toggle.ariaPressed, moves(list)[0]?.textContent, isBeside()]).to.deep.equal(['true', 'c3', true]);
    await pleasesAxe(list);
    toggle.click();
  });

  it('writes moves from left to right where words run from right to left', async () => {
    const { list } = await listOf('1. c3 d4');
    list.dir = 'rtl';
    expect(moves(list).map((move) => getComputedStyle(move).direction)).to.deep.equal(['ltr', 'ltr']);
  });

  it('shows the callouts of the rules', async () => {
    const { list } = await listOf('[Position "6/6/6/3b2/sss3/b1b3 b 15,14 -"]\n\n1. d3xb1');
    expect(words(list)).to.equal('1... d3xb1 Invasion Coup');
    expect(find(list, '[part=term]').title).to.match(/^A jump into a quadrant/);
  });

  it('marks the move on the board and follows it', async () => {
    const { list, table } = await listOf(RECORD);
    expect(inside(list).querySelector('[aria-current]')).to.equal(null);
    table.view().goTo('0.0');
    await list.updateComplete;
    expect(current(list)).to.equal('d4');
    table.view().goTo('0.0.0');
    await list.updateComplete;
    expect(current(list)).to.equal('b2?');
    expect(inside(list).querySelectorAll('[aria-current]')).to.have.length(1);
  });

  it('goes to a move that is clicked and reports it', async () => {
    const { list, table } = await listOf(RECORD);
    setTimeout(() =>
      moves(list)
        .find(({ textContent }) => textContent === 'f6')
        ?.click(),
    );
    const { detail } = await oneEvent<CustomEvent<GotoDetail>>(list, 'griddle-goto');
    expect(detail).to.deep.equal({ path: '0.2' });
    expect(table.asked).to.deep.equal(['goTo 0.2']);
    await list.updateComplete;
    expect(current(list)).to.equal('f6');
  });

  it('is one tab stop; arrows, Home and End go through the moves, and Enter is left to the button', async () => {
    const { list, table } = await listOf('1. c3 d4 2. b2 a1');
    const stops = (): string[] => moves(list).flatMap((move) => (move.tabIndex === 0 ? [move.textContent ?? ''] : []));
    expect(stops()).to.deep.equal(['c3']);
    moves(list)[0]?.focus();
    press('ArrowRight');
    press('ArrowDown');
    expect(inside(list).activeElement?.textContent).to.equal('b2');
    expect(stops()).to.deep.equal(['b2']);
    press('ArrowLeft');
    expect(inside(list).activeElement?.textContent).to.equal('d4');
    expect(press('End').defaultPrevented, 'the page does not scroll').to.equal(true);
    expect(inside(list).activeElement?.textContent).to.equal('a1');
    press('Home');
    expect(inside(list).activeElement?.textContent).to.equal('c3');
    expect(table.asked, 'the board has not moved').to.deep.equal([]);
    expect(inside(list).activeElement?.localName, 'Enter clicks a button').to.equal('button');
  });

  it('moves by arrows in reading direction where text runs from right to left', async () => {
    const { list } = await listOf('1. c3 d4');
    list.dir = 'rtl';
    moves(list)[0]?.focus();
    press('ArrowLeft');
    expect(inside(list).activeElement?.textContent).to.equal('d4');
  });

  it('opens and closes lines, and opens the one that the board enters', async () => {
    const { list, table } = await listOf(RECORD);
    const folds = (): HTMLElement[] => [...inside(list).querySelectorAll<HTMLElement>('.fold')];
    expect(folds().map(({ ariaExpanded }) => ariaExpanded)).to.deep.equal(['true', 'false', 'true']);
    expect(folds()[0]?.ariaLabel).to.equal('Variation, 1. a1');
    folds()[0]?.focus();
    folds()[0]?.click();
    await list.updateComplete;
    expect(words(list)).to.contain('▸ a1 … ▾ 1... f6');
    expect(inside(list).activeElement === folds()[0], 'the focus stays').to.equal(true);
    table.view().goTo('0.1.1.0');
    await list.updateComplete;
    expect(current(list)).to.equal('f6');
    expect(words(list)).to.contain('2. e5 Deep. 2... f6');
  });

  it('adds a move that is played and keeps the nodes of the others', async () => {
    const { list, table } = await listOf('1. c3 d4');
    const before = moves(list);
    table.session.last();
    table.view().play('b2');
    await list.updateComplete;
    expect(moves(list).map(({ textContent }) => textContent)).to.deep.equal(['c3', 'd4', 'b2']);
    expect(moves(list)[1] === before[1]).to.equal(true);
    expect(current(list)).to.equal('b2');
  });

  it('follows a game whose moves were undone and replaced', async () => {
    const { list, table } = await listOf('1. c3 d4');
    table.session.replaces = true;
    table.session.first();
    table.view().play('b2');
    await list.updateComplete;
    expect(words(list)).to.equal('1. b2');
    table.session = gameAfter();
    table.refresh();
    await list.updateComplete;
    expect(words(list)).to.equal('No moves yet.');
  });

  it('scrolls to the move inside itself and does not scroll the page', async () => {
    const line = ['b1', 'a6', 'c2', 'b4', 'd1', 'c6', 'e2', 'f6']
      .map((space) => `${space} {${'Word '.repeat(60)}}`)
      .join(' ');
    const { list, table } = await listOf(line);
    const box = find(list, '[part=moves]');
    list.style.setProperty('--griddle-moves-size', '100px');
    document.body.style.paddingTop = '2000px';
    scrollTo(0, 0);
    table.session.last();
    table.refresh();
    await waitUntil(() => box.scrollTop > 0);
    const seen = find(list, '[aria-current]').getBoundingClientRect();
    const room = box.getBoundingClientRect();
    expect(seen.top).to.be.at.least(room.top);
    expect(seen.bottom).to.be.at.most(room.bottom);
    expect(scrollY).to.equal(0);
    // What leaves the page loses how far it was scrolled
    const { parentElement } = list;
    list.remove();
    parentElement?.append(list);
    await waitUntil(() => box.scrollTop > 0);
    document.body.style.paddingTop = '';
  });

  it('works on its own with a record', async () => {
    const list = await fixture<MoveList>(
      html`<move-list .record=${'[Game "Waffle Wars"]\n\n1. c3 d4 2. b2'}></move-list>`,
    );
    await waitUntil(() => moves(list).length === 3);
    setTimeout(() => moves(list)[1]?.click());
    const { detail } = await oneEvent<CustomEvent<GotoDetail>>(list, 'griddle-goto');
    expect(detail.path).to.equal('0.0');
    await list.updateComplete;
    expect(current(list)).to.equal('d4');
  });

  it('reports errors in a record and keeps the last good one', async () => {
    const list = await fixture<MoveList>(html`<move-list .record=${'1. c3'}></move-list>`);
    await waitUntil(() => moves(list).length === 1);
    setTimeout(() => (list.record = '1. c3 z9'));
    const { detail } = await oneEvent<CustomEvent<{ message: string }>>(list, 'griddle-error');
    expect(detail.message).to.match(/^Line 1, character 7: “z9” is not /);
    expect(find(list, '[part=error]').textContent).to.equal(detail.message);
    expect(moves(list)).to.have.length(1);
    list.record = '[Game "Chess"]\n\n1. e4';
    await waitUntil(() => find(list, '[part=error]').textContent?.includes('Chess'));
  });

  it('finds the game of `for`, whether it comes before or after', async () => {
    const box = await fixture(html`<div><move-list for="the-game"></move-list></div>`);
    const list = box.querySelector('move-list') as MoveList;
    const table = new FakeTable(sessionOf('1. c3'), () => []);
    const game = Object.assign(document.createElement('div'), { id: 'the-game', table: table.view() });
    box.append(game);
    game.dispatchEvent(new Event('griddle-update', { bubbles: true }));
    await waitUntil(() => list.shadowRoot?.querySelector('[part=move]') !== null);
    expect(moves(list)).to.have.length(1);
    const later = document.createElement('move-list');
    later.for = 'the-game';
    box.append(later);
    await waitUntil(() => later.shadowRoot?.querySelector('[part=move]') !== null);
    expect(moves(later)).to.have.length(1);
  });

  it('makes the first rows of a long game at once, the others soon after, and always those up to the current move', async () => {
    const list = await fixture<MoveList>(html`<move-list></move-list>`);
    const table = new FakeTable(gameAfter(), () => [list]);
    const { root } = table.session;
    let last = root;
    for (let ply = 0; ply < 200; ply++) {
      const step = { ...root, parent: last, token: `m${ply}`, seat: ply % 2, round: 1 + Math.floor(ply / 2), next: [] };
      last.next = [step];
      last = step;
    }
    table.refresh();
    await list.updateComplete;
    expect(moves(list)).to.have.length(60);
    await waitUntil(() => moves(list).length === 200);
    const other = await fixture<MoveList>(html`<move-list></move-list>`);
    table.session.last();
    other.table = table.view();
    await other.updateComplete;
    expect(current(other)).to.equal('m199');
  });

  it('is accessible', async () => {
    const { list, table } = await listOf(RECORD);
    table.view().goTo('0.0.0');
    await list.updateComplete;
    await pleasesAxe(list);
  });
});
