/** What bots leave alone: boards that nobody sees, and the machine when nobody waits for them. */
import { expect, nextFrame } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import { onPage } from '../hands.js';
import { byFramesAlone, waitUntil } from '../wait.js';
import { ordersToWorkers } from '../worker.js';

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('idle bots', () => {
  const orders = ordersToWorkers();
  const tasks = (): number => orders.filter(({ request }) => request !== undefined).length;
  const { setTimeout: wait } = globalThis;
  const { terminate } = Worker.prototype;
  let ended = 0;
  before(() => {
    ended = 0;
    Worker.prototype.terminate = function end(this: Worker): void {
      ended++;
      terminate.call(this);
    };
    // A worker waits for twenty seconds; nobody has to here
    globalThis.setTimeout = ((act: () => void, milliseconds = 0) =>
      wait(act, milliseconds === 20_000 ? 100 : milliseconds)) as typeof setTimeout;
  });
  after(() => {
    Worker.prototype.terminate = terminate;
    globalThis.setTimeout = wait;
  });

  it('do not think while their board is off the screen, and begin when it is visible', async () => {
    const above = document.createElement('div');
    above.style.height = '6000px';
    document.body.prepend(above);
    const element = await onPage('waffle-wars', { mode: 'play', seed: '3', seats: 'bot:medium,human' });
    await pause(600);
    expect(tasks()).to.equal(0);
    element.scrollIntoView();
    await waitUntil(() => tasks() > 0);
    above.remove();
    element.remove();
    scrollTo(0, 0);
  });

  it('think after the last move has been drawn on the board, in words and in the list, each in its own frame', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', seed: '8', seats: 'bot:medium,human' });
    await waitUntil(() => element.currentPath !== '');
    const { game, state } = element.table.session;
    const before = tasks();
    let frames = 0;
    await byFramesAlone(async () => {
      expect(element.play(game.moveText(state, game.legalMoves(state)[0]))).to.equal(true);
      for (; tasks() === before; frames++) await nextFrame();
    });
    expect(frames).to.be.greaterThan(3);
    element.remove();
  });

  it('end their worker when none has thought for a while, and start another on demand', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', seed: '4', seats: 'bot:medium,human' });
    await waitUntil(() => tasks() > 0);
    const before = ended;
    await waitUntil(() => ended > before);
    element.remove();
    const other = await onPage('waffle-wars', { mode: 'play', seed: '5', seats: 'bot:medium,human' });
    let isMoved = false;
    other.addEventListener('griddle-change', () => (isMoved = true));
    await waitUntil(() => isMoved);
    other.remove();
  });

  it('find an easy move on the page before there is a worker, and use the worker once it is there', async () => {
    const easy = async (): Promise<void> => {
      const element = await onPage('waffle-wars', { mode: 'play', seed: '6', seats: 'bot:easy,human' });
      let isMoved = false;
      element.addEventListener('griddle-change', () => (isMoved = true));
      element.scrollIntoView();
      await waitUntil(() => isMoved);
      element.remove();
    };
    const slow = await onPage('waffle-wars', { mode: 'play', seed: '7', seats: 'bot:medium,human' });
    await waitUntil(() => tasks() > 0);
    const before = ended;
    await waitUntil(() => ended > before);
    slow.remove();
    const asked = tasks();
    await easy();
    expect(tasks()).to.equal(asked);
    const long = await onPage('waffle-wars', { mode: 'play', seed: '8', seats: 'bot:30s,human' });
    await waitUntil(() => tasks() > asked);
    await easy();
    expect(tasks()).to.equal(asked + 2);
    long.remove();
  });
});
