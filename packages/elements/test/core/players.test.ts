/** Who plays: chips over the boards, words that say “you”, the log in words, and the pace of bots. */
import { aTimeout, expect } from '@open-wc/testing';
import '../../src/games/reversi-board.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { setNotation } from '../../src/panel/move-entry.js';
import { setBotPace } from '../../src/core/bot-pace.js';
import { pleasesAxe } from '../axe.js';
import { cell, drawn, onPage, rootOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

const chips = (element: OnPage): readonly HTMLElement[] => [
  ...rootOf(element).querySelectorAll<HTMLElement>('[part=players] [part~=player]'),
];
const namesOn = (element: OnPage): readonly (string | undefined)[] =>
  chips(element).map((chip) => chip.querySelector('.name')?.textContent);
const words = (element: OnPage, part: string): string =>
  rootOf(element).querySelector(`[part~=${part}]`)?.textContent ?? '';

describe('the player chips', () => {
  it('name the reader, a bot by its level, and players that the page names', async () => {
    expect(namesOn(await onPage('waffle-wars', { mode: 'play' }))).to.deep.equal(['Strawberries', 'Blueberries']);
    const seats = 'human,bot:medium';
    expect(namesOn(await onPage('waffle-wars', { mode: 'play', seats }))).to.deep.equal(['You', 'Medium bot']);
    const names = 'Ann';
    expect(namesOn(await onPage('waffle-wars', { mode: 'play', seats, names }))).to.deep.equal(['Ann', 'Medium bot']);
    expect(chips(await onPage('waffle-wars'))).to.deep.equal([]);
  });

  it('show whose turn it is, what each player holds and who leads', async () => {
    const wars = await onPage('waffle-wars', { mode: 'play' });
    wars.play('c3');
    await drawn(wars);
    expect(chips(wars).map((chip) => chip.getAttribute('aria-current'))).to.deep.equal([null, 'true']);
    const holdings = chips(wars).map((chip) => chip.querySelector('[part=holding]')?.getAttribute('aria-label'));
    expect(holdings).to.deep.equal(['17 in hand', '18 in hand']);
    const reversi = await onPage('reversi-board', { mode: 'play', position: '6/6/2ss2/2bs2/6/6 b' });
    expect(chips(reversi).map((chip) => chip.querySelector('[part=points]')?.textContent)).to.deep.equal(['3', '1']);
    expect(chips(reversi).map((chip) => chip.querySelector('.lead') !== null)).to.deep.equal([true, false]);
    await pleasesAxe(reversi);
  });

  it('show only the number of hidden cards', async () => {
    const table = await onPage('top-waffle', { mode: 'play', seed: '3', seats: 'human,bot:easy' });
    const held = [...(chips(table)[1]?.querySelectorAll('[part=holding]') ?? [])].map((node) => node.ariaLabel);
    expect(held).to.deep.equal(['Toppings in hand: 0', 'Items: 0', 'Orders completed: 0']);
  });
});

describe('words to a reader who plays alone', () => {
  it('call the reader’s own boards theirs, and other boards by their names', async () => {
    const captions = async (names: string): Promise<string> => {
      const attributes = { mode: 'play', seed: '3', seats: 'human,bot:60s', names };
      const table = await onPage('top-waffle', attributes);
      return [...rootOf(table).querySelectorAll('[part=caption]')].map((caption) => caption.textContent).join(' ');
    };
    expect(await captions('')).to.include('Your toppings');
    expect(await captions('Ann')).to.include('Ann’s toppings');
  });

  it('name the seats in hints of a table as on their chips', async () => {
    const hint = async (attributes: Record<string, string>): Promise<string> => {
      const position = 'rA1,0;bP0,1;rG1,-1 r r3443,b4344 0,1=SA;1,-1=5A r=fish;b=';
      const table = await onPage('waddle-waddle', { mode: 'play', position, ...attributes });
      cell(table, 'card:0,0').focus();
      await drawn(table);
      return words(table, 'status');
    };
    expect(await hint({ seats: 'human,bot:60s' })).to.contain('You: fish.');
    expect(await hint({ names: 'Ann' })).to.contain('Ann: fish.');
  });

  it('come from the tags of a record, and its given result shows at the end of its moves', async () => {
    const record = '[Blueberries "Anna"]\n[Result "blueberries resignation"]\n\n1. c3 d4 *';
    const element = await onPage('waffle-wars', { mode: 'replay', record, ply: '1' });
    expect(words(element, 'status')).to.match(/^Anna’s turn\./);
    element.setAttribute('ply', '2');
    await drawn(element);
    expect(words(element, 'status')).to.equal('Anna won by resignation.');
  });

  it('say “you”, and the last action', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', seats: 'human,bot:60s' });
    expect(words(element, 'status')).to.match(/^Your turn\./);
    element.play('c3');
    await drawn(element);
    expect(words(element, 'news')).to.equal('You placed on c3.');
    expect(words(element, 'status')).to.equal('Bot is thinking…');
    const two = await onPage('waffle-wars', { mode: 'play', names: 'Ann, Ben' });
    two.play('c3');
    await drawn(two);
    expect(words(two, 'news')).to.equal('Ann placed on c3.');
    expect(words(two, 'status')).to.match(/^Ben’s turn\./);
    for (const move of ['b4', 'd3', 'b5', 'e3', 'd5', 'b3', 'e5', 'a3']) two.play(move);
    await drawn(two);
    expect(words(two, 'status')).to.equal('Ann won: five in a row.');
    const result = (): Element | null | undefined =>
      rootOf(two).querySelector('griddle-card')?.shadowRoot?.querySelector('[part=result] strong');
    await waitUntil(result);
    expect(result()?.textContent).to.equal('Ann won');
  });
});

describe('the log', () => {
  after(() => setNotation(false));

  it('shows moves in words, and in notation on request', async () => {
    const element = await onPage('waffle-wars', { mode: 'play' });
    for (const move of ['b2', 'c3', 'b2xd4']) element.play(move);
    const moves = (): readonly (string | null)[] => {
      const list = rootOf(element).querySelector('move-list')?.shadowRoot;
      return [...(list?.querySelectorAll('[part=move]') ?? [])].map(({ textContent }) => textContent);
    };
    await waitUntil(() => moves().length === 3);
    expect(moves()).to.deep.equal(['Placed on b2', 'Placed on c3', 'Captured c3 (b2 to d4)']);
    setNotation(true);
    await waitUntil(() => moves()[2] === 'b2xd4');
  });

  it('folds the set-up away', async () => {
    setNotation(false);
    const element = await onPage('top-waffle', { mode: 'play', seed: '3', seats: 'human,bot:easy' });
    const fold = (): HTMLElement | null | undefined =>
      rootOf(element).querySelector('move-list')?.shadowRoot?.querySelector<HTMLElement>('.set-up');
    await waitUntil(fold);
    const list = rootOf(element).querySelector('move-list');
    expect(list?.shadowRoot?.querySelectorAll('[part=move]').length).to.equal(0);
    fold()?.click();
    await list?.updateComplete;
    expect(list?.shadowRoot?.querySelector('[part=move]')?.textContent).to.match(/^New card: /);
  });
});

describe('a bot', () => {
  after(() => setBotPace('normal'));

  it('waits while its board is out of view', async () => {
    setBotPace('at-once');
    const element = await onPage('waffle-wars', { mode: 'play', seats: 'human,bot:easy' });
    // A page that is scrolled goes along with what moves down
    window.scrollTo(0, 0);
    element.style.display = 'block';
    element.style.marginBlockStart = '300vh';
    element.play('c3');
    await aTimeout(1200);
    expect(element.currentPosition.split(' ')[1]).to.equal('b');
    element.style.marginBlockStart = '0';
    await waitUntil(() => element.currentPosition.split(' ')[1] === 's');
  });
});
