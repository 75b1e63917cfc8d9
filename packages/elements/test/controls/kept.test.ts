/** Games in progress that are kept in the browser, on whole elements. */
import { aTimeout, expect } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { GameSnapshot } from '../../src/core/snapshot.js';
import { pleasesAxe } from '../axe.js';
import { drawn, onPage, type Attributes, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { find, inside } from './fake-table.js';

type Kept = OnPage & {
  readonly table: GameSnapshot;
  readonly currentPosition: string;
  seats: string;
  play(move: string): boolean;
  again(): void;
};

const GAME: Attributes = { id: 'kept', mode: 'play', seats: 'human,human' };
const FIVE = ['b1', 'a6', 'c1', 'b4', 'd1', 'c6', 'e1', 'f6', 'f1'];

async function game(attributes: Attributes = GAME, tag: 'waffle-wars' | 'top-waffle' = 'waffle-wars'): Promise<Kept> {
  const element = (await onPage(tag, attributes)) as Kept;
  await waitUntil(() => element.shadowRoot?.querySelector('griddle-card'));
  await drawn(element);
  return element;
}

/** What the browser keeps, by its key. */
const stored = (): readonly (readonly [string, string])[] =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    .map((key) => [key, localStorage.getItem(key) ?? ''] as const)
    .filter(([, text]) => text.includes('"visit"'));
const keptTexts = (): readonly string[] => stored().map(([, text]) => text);

/** The element leaves: for the next one it does not matter whether the page was loaded anew or a router put it there. */
function reload(element: Element): void {
  element.remove();
}

const cardOf = (element: Kept): Element => find(element, 'griddle-card');
const buttons = (element: Kept): readonly HTMLButtonElement[] => [
  ...inside(cardOf(element)).querySelectorAll('button'),
];
const words = (element: Kept): string => inside(cardOf(element)).textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** What a page hears when the reader goes to another one. */
function hidePage(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'hidden');
}

/** A game after some moves, kept and found again by the next visit. */
async function left(attributes = GAME): Promise<Kept> {
  const first = await game(attributes);
  first.play('c3');
  first.play('d4');
  await waitUntil(() => keptTexts().some((text) => text.includes('d4')));
  reload(first);
  return game(attributes);
}

describe('a game in progress', () => {
  beforeEach(() => localStorage.clear());
  after(() => localStorage.clear());

  it('is offered after a reload, and resumed when the reader asks', async () => {
    const next = await left();
    expect(words(next)).to.contain('You have a game in progress.');
    expect(next.table.at.token, 'never forced').to.equal('');
    buttons(next)[0]?.click();
    await drawn(next);
    expect(next.table.at.token).to.equal('d4');
    expect(buttons(next)).to.have.length(0);
    next.play('e5');
    await waitUntil(() => keptTexts().some((text) => text.includes('e5')));
  });

  it('is kept under the page it was on, when a router changes the address before it takes the page away', async () => {
    const here = location.href;
    try {
      const one = await game();
      history.pushState(null, '', '/elsewhere');
      one.play('c3');
      await waitUntil(() => keptTexts().length === 1);
      one.remove();
      history.replaceState(null, '', here);
      expect(words(await game())).to.contain('You have a game in progress.');
    } finally {
      history.replaceState(null, '', here);
    }
  });

  it('is not offered to the element that shows it, also when that element returns to the page', async () => {
    const one = await game();
    one.play('c3');
    await waitUntil(() => keptTexts().length === 1);
    const place = one.parentElement;
    one.remove();
    place?.append(one);
    await drawn(one);
    expect(buttons(one)).to.have.length(0);
  });

  it('is replaced by the other button, by a tap on the board, and by a move of the page', async () => {
    const next = await left();
    const height = next.offsetHeight;
    buttons(next)[1]?.click();
    await drawn(next);
    expect([buttons(next).length, next.table.at.token]).to.deep.equal([0, '']);
    expect(next.offsetHeight, 'nothing moves').to.equal(height);
    reload(next);
    const touched = await game();
    expect(buttons(touched)).to.have.length(2);
    find(touched, 'svg [data-place]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await drawn(touched);
    expect(buttons(touched)).to.have.length(0);
    reload(touched);
    const played = await game();
    played.play('b2');
    await drawn(played);
    expect(buttons(played)).to.have.length(0);
  });

  it('is forgotten when it ends, and when a new one begins', async () => {
    const one = await game();
    for (const move of FIVE.slice(0, -1)) one.play(move);
    await waitUntil(() => keptTexts().length === 1);
    one.play('f1');
    await waitUntil(() => keptTexts().length === 0);
    one.again();
    one.play('c3');
    await waitUntil(() => keptTexts().length === 1);
    one.again();
    await waitUntil(() => keptTexts().length === 0);
  });

  it('restores the players, the seed and hidden hands', async () => {
    const attributes = { id: 'kept', mode: 'play', seed: '5', options: 'players=2' };
    const one = await game(attributes, 'top-waffle');
    one.seats = 'human,bot:easy';
    await drawn(one);
    const { game: rules, state } = one.table.session;
    one.play(rules.moveText(state, rules.legalMoves(state)[0]));
    await waitUntil(() => keptTexts().length === 1);
    const position = one.currentPosition;
    reload(one);
    const next = await game(attributes, 'top-waffle');
    buttons(next)[0]?.click();
    await drawn(next);
    expect(next.seats).to.equal('human,bot:easy');
    expect(next.currentPosition).to.equal(position);
  });

  it('is saved when the page is idle, not during the move', async () => {
    const one = await game();
    one.play('c3');
    await waitUntil(() => keptTexts().join().includes('c3'));
    const { cancelIdleCallback, requestIdleCallback } = window;
    // Elements of other tests may have something to keep, too
    const rests: (() => void)[] = [];
    window.requestIdleCallback = (callback) => {
      rests.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
      return 1;
    };
    // WebKit has neither
    window.cancelIdleCallback = () => undefined;
    one.play('d4');
    await drawn(one);
    one.play('e5');
    await drawn(one);
    window.requestIdleCallback = requestIdleCallback;
    expect(keptTexts().join()).to.not.contain('d4');
    for (const rest of rests) rest();
    window.cancelIdleCallback = cancelIdleCallback;
    expect(keptTexts().join()).to.contain('e5');
    reload(one);
  });

  for (const [how, leave] of [
    ['the page is left', () => dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', hidePage],
    ['the element is removed', (element: Element) => element.remove()],
  ] as const)
    it(`is saved at once when ${how}, including a move that is not drawn yet`, async () => {
      const one = await game();
      one.play('c3');
      await waitUntil(() => keptTexts().join().includes('c3'));
      one.play('d4');
      leave(one);
      expect(keptTexts().join()).to.contain('d4');
      reload(one);
    });

  it('is not saved again when a reader leaves without a move', async () => {
    const one = await game();
    one.play('c3');
    await waitUntil(() => keptTexts().join().includes('c3'));
    localStorage.clear();
    dispatchEvent(new Event('pagehide'));
    expect(keptTexts().join()).to.not.contain('c3');
    reload(one);
  });

  it('is found again when the address has another query', async () => {
    const { href } = location;
    const first = await game();
    first.play('c3');
    await waitUntil(() => keptTexts().some((text) => text.includes('c3')));
    reload(first);
    history.replaceState(null, '', '?from=a-letter');
    const next = await game();
    history.replaceState(null, '', href);
    expect(words(next)).to.contain('You have a game in progress.');
  });

  it('is not saved where the page opts out, nor offered where the page sets another game', async () => {
    const one = await game({ ...GAME, keep: 'none' });
    one.play('c3');
    await aTimeout(400);
    expect(keptTexts()).to.deep.equal([]);
    one.remove();
    const next = await left();
    reload(next);
    expect(buttons(await game({ ...GAME, options: 'hand=12' }))).to.have.length(0);
  });

  it('can be played without storage, and with arbitrary data in storage', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const one = await game();
    expect(one.play('c3')).to.equal(true);
    await aTimeout(400);
    Storage.prototype.setItem = setItem;
    one.remove();
    const next = await left();
    reload(next);
    for (const text of ['{', '7', '{"visit":"before","record":3}']) {
      for (const key of Object.keys({ ...localStorage })) localStorage.setItem(key, text);
      const spoilt = await game();
      expect(buttons(spoilt)).to.have.length(0);
      spoilt.remove();
    }
  });

  it('is offered on an accessible card', async () => {
    const next = await left();
    await pleasesAxe(cardOf(next));
    for (const button of buttons(next)) expect(button.offsetHeight).to.be.at.least(44);
  });
});
