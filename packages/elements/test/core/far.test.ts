/** A seat far away: the page plays the moves of a person elsewhere, as a room or a link does. */
import { expect } from '@open-wc/testing';
import '../../src/panel/controls.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { pleasesAxe } from '../axe.js';
import { drawn, onPage, rootOf, tap, type OnPage } from '../hands.js';
import type { GameSnapshot } from '../../src/core/snapshot.js';
import { waitUntil } from '../wait.js';

const FAR = { mode: 'play', seats: 'human,far', names: ',Ann', seed: '5' };
const words = (element: OnPage, part: string): string =>
  rootOf(element).querySelector(`[part~=${part}]`)?.textContent?.trim() ?? '';
// A mark is never removed; one that is out of use lies far outside
const dots = (element: OnPage): number =>
  [...rootOf(element).querySelectorAll('.f-mark-move')].filter((dot) => !dot.closest('[transform*="-99"]')).length;
const spoken = (): string => [...document.querySelectorAll('[aria-live]')].map((area) => area.textContent).join(' ');

describe('a seat far away', () => {
  it('names the reader “You” and says whose turn it is', async () => {
    const wars = await onPage('waffle-wars', FAR);
    const names = [...rootOf(wars).querySelectorAll('[part=players] .name')].map((name) => name.textContent);
    expect(names).to.deep.equal(['You', 'Ann']);
    expect(words(wars, 'status')).to.match(/^Your turn/);
    await tap(wars, 'c3');
    expect(words(wars, 'status')).to.equal('Ann’s turn.');
    await pleasesAxe(wars);
  });

  it('refuses the reader’s touches while the other is to move, and plays what the page brings', async () => {
    const wars = await onPage('waffle-wars', FAR);
    expect(dots(wars)).to.be.greaterThan(0);
    await tap(wars, 'c3');
    expect(dots(wars)).to.equal(0);
    const record = await wars.toRecord();
    await tap(wars, 'd4');
    expect(await wars.toRecord()).to.equal(record);
    expect(wars.play('d4')).to.equal(true);
    await drawn(wars);
    expect(words(wars, 'status')).to.match(/^Your turn/);
    expect(dots(wars)).to.be.greaterThan(0);
    await waitUntil(() => spoken().includes('Ann'));
  });

  it('shows the reader’s hand while the other is to move, never the other’s', async () => {
    const table = await onPage('top-waffle', { mode: 'play', seats: 'far,human', names: 'Ann', seed: '5' });
    expect(words(table, 'status')).to.match(/^Ann’s turn/);
    expect(rootOf(table).querySelector('[part=hand-over]')).to.equal(null);
    const captions = [...rootOf(table).querySelectorAll('[part=caption]')].map(({ textContent }) => textContent);
    expect(captions.join(' ')).to.include('Your toppings');
  });

  it('makes a move paler while it is on its way, and shows on the chips who is not there and what somebody says', async () => {
    const wars = await onPage('waffle-wars', FAR);
    await tap(wars, 'c3');
    wars.table?.keepCompany({ isSending: true, absent: [1], said: new Map([[1, 'Oops!']]) });
    await drawn(wars);
    const pale = (): number => rootOf(wars).querySelectorAll('[part~=piece].sent').length;
    const chip = (): Element | undefined => [...rootOf(wars).querySelectorAll('[part~=player]')].at(1);
    expect(pale()).to.equal(1);
    expect(chip()?.querySelector('[role=img][aria-label="Not here right now"]')).not.to.equal(null);
    expect(chip()?.textContent).to.contain('Oops!');
    await pleasesAxe(wars);
    wars.table?.keepCompany({ isSending: false, absent: [], said: new Map() });
    await drawn(wars);
    expect(pale()).to.equal(0);
    expect(chip()?.textContent).not.to.contain('Oops!');
  });

  it('leaves undo to the page', async () => {
    const wars = await onPage('waffle-wars', FAR);
    await tap(wars, 'c3');
    wars.play('d4');
    expect(wars.undo()).to.equal(true);
    await drawn(wars);
    expect(words(wars, 'status')).to.equal('Ann’s turn.');
  });

  it('asks the page before what the other has to agree to, and does nothing itself', async () => {
    const wars = await onPage('waffle-wars', FAR);
    const asked: unknown[] = [];
    wars.addEventListener('griddle-ask', ({ detail, cancelable }) => asked.push({ ...detail, cancelable }));
    await tap(wars, 'c3');
    const record = await wars.toRecord();
    const { table } = wars as OnPage & { readonly table: GameSnapshot };
    expect(table.undo()).to.equal(false);
    table.again();
    table.call('waffling', 0);
    await drawn(wars);
    expect(await wars.toRecord()).to.equal(record);
    const seat = 'strawberries';
    expect(asked).to.deep.equal([
      { kind: 'undo', seat, words: '', cancelable: true },
      { kind: 'again', seat, words: '', cancelable: true },
      { kind: 'call', seat, words: 'waffling', cancelable: true },
    ]);
  });

  it('says whether a reader or the page made a move', async () => {
    const wars = await onPage('waffle-wars', FAR);
    const movers: string[] = [];
    wars.addEventListener('griddle-move', ({ detail }) => movers.push(detail.from));
    await tap(wars, 'c3');
    wars.play('d4');
    const { table } = wars as OnPage & { readonly table: GameSnapshot };
    table.play('a1');
    expect(movers).to.deep.equal(['reader', 'page', 'reader']);
  });

  it('lets no reader type a move for the other', async () => {
    const wars = await onPage('waffle-wars', FAR);
    await tap(wars, 'c3');
    const { table } = wars as OnPage & { readonly table: GameSnapshot };
    expect(table.play('d4')).to.equal(false);
    await drawn(wars);
    expect(words(wars, 'bar')).to.contain('It’s not your turn yet.');
    expect(wars.play('d4'), 'the page plays it').to.equal(true);
  });

  it('offers neither hints nor redo nor an evaluation until the game is over', async () => {
    const wars = await onPage('waffle-wars', FAR);
    await tap(wars, 'c3');
    const controls = (): ShadowRoot | null | undefined =>
      rootOf(wars).querySelector('griddle-controls')?.shadowRoot ?? undefined;
    await waitUntil(() => Boolean(controls()?.querySelector('.hint')));
    for (const name of ['hint', 'redo', 'again'])
      expect(controls()?.querySelector(`.${name}`)?.getAttribute('aria-disabled'), name).to.equal('true');
    controls()?.querySelector<HTMLElement>('.undo')?.click();
    expect(words(wars, 'status')).to.equal('Ann’s turn.');
  });
});
