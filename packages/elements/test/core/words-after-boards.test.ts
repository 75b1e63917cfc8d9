/** After a move come the boards, then the words, and then the parts beside them, each in a frame, unless somebody waits for all. */
import { expect } from '@open-wc/testing';
import '../../src/games/reversi-board.js';
import { nameOf, onPage, rootOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

type Table = OnPage & HTMLElementTagNameMap['reversi-board'];

/** Milliseconds in which nobody has read a line. */
const UNREAD = 40;

const news = (element: Table): string => rootOf(element).querySelector('[part=news]')?.textContent.trim() ?? '';

const listed = (element: Table): string => rootOf(element).querySelector('move-list')?.shadowRoot?.textContent ?? '';

const pictured = (element: Table): string => rootOf(element).querySelector('svg > [aria-hidden]')?.innerHTML ?? '';

const pass = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until all is done that takes no frame. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await Promise.resolve();
}

/** A table at which nothing has moved for longer than it takes to read a line. */
async function atRest(): Promise<Table> {
  const element = await onPage('reversi-board', { mode: 'play' });
  await pass(200);
  return element;
}

/** Makes the first move that there is, shown as soon as the next microtask would: to ask for the position does that. */
function move(element: Table): string {
  const { game, state } = element.table.session;
  const text = game.moveText(state, game.legalMoves(state)[0]);
  expect(element.play(text), text).to.equal(true);
  expect(element.currentPosition).to.equal(game.positionText(element.table.session.state));
  return text;
}

describe('the text about a move', () => {
  it('appears in the frame after the one in which the board shows it', async () => {
    const element = await atRest();
    const [picture, told] = [pictured(element), news(element)];
    const text = move(element);
    expect(pictured(element)).to.not.equal(picture);
    expect(news(element)).to.equal(told);
    expect(nameOf(element, text)).to.include('open');
    await waitUntil(() => news(element) !== told);
    expect(news(element)).to.include(text);
    expect(nameOf(element, text)).to.not.include('open');
  });

  it('appears in the list in the frame after that', async () => {
    const element = await atRest();
    const text = move(element);
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!news(element).includes(text)) return;
        watch.disconnect();
        resolve();
      });
      watch.observe(rootOf(element), { subtree: true, childList: true, characterData: true });
    });
    await settled();
    expect(listed(element)).to.not.include(text);
    await waitUntil(() => listed(element).includes(text));
  });

  it('does not delay the response to an action on a part itself', async () => {
    const element = await atRest();
    const controls = rootOf(element).querySelector('griddle-controls')?.shadowRoot;
    const menu = controls?.querySelector<HTMLElement>('[part=menu]');
    const opened = new Promise((resolve) => menu?.addEventListener('toggle', resolve, { once: true }));
    menu?.showPopover();
    await opened;
    await settled();
    expect(menu?.querySelector('griddle-menu')?.shadowRoot?.querySelectorAll('button').length).to.be.greaterThan(3);
  });

  it('is there when the update promise resolves', async () => {
    const element = await atRest();
    const text = move(element);
    await element.updateComplete;
    expect(news(element)).to.include(text);
    expect(listed(element)).to.include(text);
  });

  it('waits while moves follow each other faster than anybody reads', async () => {
    const element = await atRest();
    const told = news(element);
    move(element);
    const text = move(element);
    await pass(UNREAD);
    expect(news(element)).to.equal(told);
    await waitUntil(() => news(element).includes(text));
  });

  it('does not wait for ever', async () => {
    const element = await atRest();
    const told = news(element);
    // From the second move back to the first and on again: wherever words come, they are others than those of the start
    move(element);
    move(element);
    const began = performance.now();
    while (news(element) === told && performance.now() - began < 10_000) {
      if (!element.redo()) element.undo();
      await pass(UNREAD);
    }
    expect(news(element)).to.not.equal(told);
  });
});
