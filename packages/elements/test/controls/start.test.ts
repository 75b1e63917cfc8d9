/** The card that asks who plays, on whole elements. */
import { expect } from '@open-wc/testing';
import { pseudo } from '@griddle/rules/messages/pseudo.js';
import { joined } from '@griddle/rules/messages/index.js';
import '../../src/games/connect-four.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { TableView } from '../../src/core/table-view.js';
import { drawn, onPage, tap, type Attributes, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { find, inside } from './fake-table.js';

type Game = OnPage & {
  readonly table: TableView;
  seats: string;
  messages: TableView['catalogue'] | undefined;
  play(move: string): boolean;
};

type Tag = 'top-waffle' | 'waffle-wars' | 'waffle-time';

/** A game with all that its card asks. */
async function game(attributes: Attributes = {}, tag: Tag = 'waffle-wars'): Promise<Game> {
  const element = await folded(attributes, tag);
  await unfold(element);
  return element;
}

/** A game as a page shows it. */
async function folded(attributes: Attributes = {}, tag: Tag = 'waffle-wars'): Promise<Game> {
  const element = (await onPage(tag, { mode: 'play', keep: 'none', ...attributes })) as Game;
  await waitUntil(() => element.shadowRoot?.querySelector('griddle-card'));
  await drawn(element);
  return element;
}

const cardOf = (element: Game): ShadowRoot => inside(find(element, 'griddle-card'));
const isAsked = (element: Game): boolean => cardOf(element).querySelector('form') !== null;

/** Opens all that the card asks. */
async function unfold(element: Game): Promise<void> {
  [...cardOf(element).querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Change'))?.click();
  await drawn(element);
}

/** The question with these words. */
function question(element: Game, label: string): HTMLSelectElement {
  const asked = [...cardOf(element).querySelectorAll('label')].find(({ textContent }) => textContent?.includes(label));
  const select = asked?.querySelector('select');
  if (!select) throw new Error(`no question "${label}"`);
  return select;
}

/** What stands as the answers about opponents. */
const opponents = (element: Game): readonly string[] =>
  ['You play against', 'It plays', 'Your side'].map((label) => question(element, label).value);

/** Chooses a value of the question with these words. */
async function choose(element: Game, label: string, value: string): Promise<void> {
  const select = question(element, label);
  select.value = value;
  select.dispatchEvent(new Event('change'));
  await drawn(element);
}

async function start(element: Game): Promise<void> {
  find<HTMLFormElement>(find(element, 'griddle-card'), 'form').requestSubmit();
  await drawn(element);
}

/** More files than browsers take note of. */
performance.setResourceTimingBufferSize(5000);

/** Whether the page has fetched the code of the bots. */
const hasBots = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/bots/src/in-worker'));

describe('the card before a game', () => {
  it('is one line in the place of the chips until more is asked, and leaves the board free', async () => {
    const element = await folded();
    const card = find(element, 'griddle-card');
    const chips = find(element, '[part=players]').getBoundingClientRect();
    const form = find(card, 'form').getBoundingClientRect();
    expect([form.top, form.bottom]).to.deep.equal([chips.top, chips.bottom]);
    for (const cell of element.shadowRoot?.querySelectorAll('[part=cell]') ?? []) {
      const { left, top, width, height } = cell.getBoundingClientRect();
      const hit = element.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2);
      expect(hit?.localName, cell.getAttribute('data-place') ?? '').to.not.equal('griddle-card');
    }
    await expect(card).to.be.accessible();
    await start(element);
    expect(element.seats).to.equal('human,bot:medium');
  });

  it('seats the reader against a bot of medium strength, and fetches none before that', async () => {
    const element = await game();
    expect(isAsked(element)).to.equal(true);
    expect(opponents(element)).to.deep.equal(['bots', 'medium', '0']);
    expect(hasBots()).to.equal(false);
    await start(element);
    expect(element.seats).to.equal('human,bot:medium');
    expect(isAsked(element)).to.equal(false);
    element.play('c3');
    await waitUntil(() => element.table.session.current.seat === 1);
    await waitUntil(hasBots);
  });

  it('asks where the table has moved before anybody, too, and deals another game for other options', async () => {
    const element = await game({}, 'top-waffle');
    const asked = element.table.session.options;
    await choose(element, 'Players', '4');
    await start(element);
    expect(element.seats).to.equal('human,bot:medium,bot:medium,bot:medium');
    expect(element.table.session.options).to.deep.equal({ ...asked, players: 4 });
    expect(element.table.seats.length).to.equal(4);
  });

  it('seats the reader on the side that was asked for, against a bot of that level', async () => {
    const element = await game();
    await choose(element, 'It plays', 'easy');
    await choose(element, 'Your side', '1');
    await start(element);
    expect(element.seats).to.equal('bot:easy,human');
  });

  it('asks how many play, and for options in words', async () => {
    const element = await game({}, 'waffle-time');
    await choose(element, 'Players', '3');
    await choose(element, 'The fork points', 'trailing');
    await start(element);
    expect(element.seats).to.equal('human,bot:medium,bot:medium');
    expect(element.table.session.options).to.include({ players: 3, fork: 'trailing' });
    expect(element.table.seats).to.have.length(3);
  });

  it('asks a lone player of a solo game for no opponent', async () => {
    const element = await game({}, 'waffle-time');
    await choose(element, 'Players', '1');
    expect(cardOf(element).textContent).to.not.contain('It plays');
    await start(element);
    expect([element.seats, element.table.seats.length]).to.deep.equal(['human', 1]);
  });

  it('gives way to a touch of the board and to a move of the page, with people at all seats', async () => {
    const touched = await game();
    const height = touched.offsetHeight;
    find(touched, '[part=cell]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await drawn(touched);
    expect(isAsked(touched)).to.equal(false);
    expect(touched.offsetHeight, 'nothing moves').to.equal(height);
    await tap(touched, 'c3');
    await tap(touched, 'd4');
    expect(touched.table.at.token).to.equal('d4');
    const played = await game();
    expect(played.play('b2')).to.equal(true);
    await drawn(played);
    expect(isAsked(played)).to.equal(false);
  });

  it('does not come where the page has set up a game, or wants none', async () => {
    const given: readonly Attributes[] = [
      { seats: 'human,human' },
      { position: '6/6/6/6/6/6 s' },
      { record: '1. c3' },
      { seed: '3' },
      { options: 'hand=12' },
      { start: 'now' },
    ];
    for (const attributes of given) expect(isAsked(await game(attributes)), JSON.stringify(attributes)).to.equal(false);
  });

  it('comes with what the page has set where the page wants it, and asks for nothing that is decided', async () => {
    const element = await game({ start: 'ask', seats: 'bot:hard,human', options: 'hand=12' });
    expect(opponents(element)).to.deep.equal(['bots', 'hard', '1']);
    const { textContent } = cardOf(element);
    expect(textContent).to.contain('Equity');
    expect(textContent).to.not.contain('Pieces a side');
    await start(element);
    expect(element.seats).to.equal('bot:hard,human');
    expect(element.table.session.options['hand']).to.equal(12);
    expect(isAsked(element)).to.equal(false);
  });

  it('takes every word from the catalogue', async () => {
    const element = await game();
    element.messages = pseudo(joined(element.table.catalogue));
    await drawn(element);
    await waitUntil(() => !/Start|against|medium|Options|Touch/.test(cardOf(element).textContent ?? ''));
  });

  it('can be used by everybody', async () => {
    const element = await game();
    cardOf(element).querySelector('details')?.setAttribute('open', '');
    await expect(find(element, 'griddle-card')).to.be.accessible();
    for (const node of cardOf(element).querySelectorAll<HTMLElement>('select, button, summary'))
      expect(node.offsetHeight, node.localName).to.be.at.least(44);
  });

  it('begins a game whose end is told to the reader as theirs, on the board, too', async () => {
    const element = await game({ seats: 'bot:easy,human' });
    const won = ['b1', 'a6', 'c1', 'b4', 'd1', 'c6', 'e1', 'f6', 'f1'];
    element.seats = '';
    await drawn(element);
    for (const move of won.slice(0, -1)) element.play(move);
    element.play('f1');
    element.seats = 'bot:easy,human';
    await drawn(element);
    expect(element.shadowRoot?.textContent).to.contain('You lost: five in a row.');
  });
});
