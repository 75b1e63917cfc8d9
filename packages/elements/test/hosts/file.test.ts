/** Files of `src`: too large, too slow, empty, on their way, and not wanted any more. */
import { expect, fixture, html } from '@open-wc/testing';
import { patience } from '../../src/core/source-controller.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
  patience.seconds = 30;
});

async function board(src: string): Promise<WaffleWars> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('waffle-wars');
  Object.assign(element, { src, loading: 'eager', mode: 'replay' });
  host.append(element);
  return element;
}

function file(...parts: readonly string[]): string {
  return URL.createObjectURL(new Blob([...parts]));
}

/** Answers with a body that never ends, and tells of each request. */
function stall(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  window.fetch = (_address, { signal } = {}) => {
    if (signal) signals.push(signal);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  };
  return signals;
}

const wordsOf = (element: WaffleWars): string =>
  [...rootOf(element).querySelectorAll('[part=error]')].map(({ textContent }) => textContent).join();
const loadingOf = (element: WaffleWars): Element | null => rootOf(element).querySelector('[part~=loading]');

describe('a file', () => {
  it('that is empty is reported', async () => {
    const element = await board(file(' \n'));
    await element.updateComplete;
    expect(wordsOf(element)).to.match(/^blob:.* is empty\.$/);
  });

  it('that is too large is reported, and not read to its end', async () => {
    let sent = 0;
    window.fetch = () => {
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
        sent += 100_000;
        controller.enqueue(new Uint8Array(100_000).fill(32));
      };
      return Promise.resolve(new Response(new ReadableStream({ pull })));
    };
    const element = await board('endless.txt');
    await element.updateComplete;
    expect(wordsOf(element)).to.contain('endless.txt is too large');
    expect(sent).to.be.lessThan(3_000_000);
  });

  it('that does not arrive in time is reported', async () => {
    stall();
    patience.seconds = 0.05;
    const element = await board('slow.txt');
    await element.updateComplete;
    expect(wordsOf(element)).to.equal('slow.txt didn’t load within 0.05 seconds.');
    expect(loadingOf(element)).to.equal(null);
  });

  it('that is loading shows a sign of it, which goes away', async () => {
    let send: (response: Response) => void = () => undefined;
    window.fetch = () => new Promise((resolve) => (send = resolve));
    const element = await board('game.txt');
    await waitUntil(() => loadingOf(element) !== null);
    send(new Response('1. c3 d4'));
    await element.updateComplete;
    expect(loadingOf(element)).to.equal(null);
    element.goTo(1);
    expect(element.currentPosition).to.contain('2s3');
  });

  it('that is loading has no game yet: a move is refused, as the reference says, and played once the file is here', async () => {
    let send: (response: Response) => void = () => undefined;
    window.fetch = () => new Promise((resolve) => (send = resolve));
    const element = await board('game.txt');
    element.mode = 'play';
    await waitUntil(() => loadingOf(element) !== null);
    expect(element.play('b2')).to.equal(false);
    send(new Response('1. c3 d4'));
    await element.updateComplete;
    expect(element.currentPosition, 'what was refused is not played later').to.equal('6/6/3b2/2s3/6/6 s 17,17 -');
    expect(element.play('b2')).to.equal(true);
  });

  it('that nothing needs any more is not loaded to its end', async () => {
    const signals = stall();
    const element = await board('first.txt');
    await waitUntil(() => signals.length === 1);
    element.src = 'second.txt';
    await waitUntil(() => signals.length === 2);
    expect(signals[0]?.aborted).to.equal(true);
    const { parentElement } = element;
    element.remove();
    expect(signals[1]?.aborted).to.equal(true);
    parentElement?.append(element);
    await waitUntil(() => signals.length === 3);
    expect(signals[2]?.aborted).to.equal(false);
    element.remove();
    expect(wordsOf(element)).to.equal('');
  });
});
