import { expect, fixture, html } from '@open-wc/testing';
import { initialOptions } from '@griddle/rules/core/options.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { waffleCheckers } from '@griddle/rules/waffle-checkers/index.js';
import { seeded } from '@griddle/rules/core/random.js';
import { chooseMove } from '@griddle/bots';
import { pleasesAxe } from '../axe.js';
import { waitUntil } from '../wait.js';
import '../../src/games/waffle-checkers.js';
import type { WaffleCheckers } from '../../src/games/waffle-checkers.js';
import { ordersToWorkers } from '../worker.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import type { GriddleControls } from '../../src/panel/controls.js';

/** Blueberries have four in a row on rank 3, and a3 makes the fifth. */
const WINNING = '6/6/s1s1s1/1bbbb1/s5/2s3 b';

async function game(attributes: { position?: string; seats?: string }): Promise<WaffleWars> {
  const element = await fixture<WaffleWars>(
    html`<waffle-wars mode="play" loading="eager" position=${attributes.position ?? ''}></waffle-wars>`,
  );
  if (attributes.seats) Object.assign(element, { seats: attributes.seats, seed: '3' });
  await element.updateComplete;
  return element;
}

async function controlsOf(element: WaffleWars): Promise<GriddleControls> {
  const controls = element.shadowRoot?.querySelector('griddle-controls');
  if (!controls) throw new Error('no controls');
  await controls.updateComplete;
  return controls;
}

function inside(controls: GriddleControls, selector: string): HTMLElement | null {
  return controls.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
}

describe('hints', () => {
  it('are given in words, like the moves in the list', async () => {
    // With an empty hand the only way to win is the jump
    const element = await game({ position: '6/6/6/ss1ss1/2b3/2s3 s 0,10 -' });
    const controls = await controlsOf(element);
    inside(controls, '.hint')?.click();
    await waitUntil(() =>
      inside(controls, '[part=hint]')?.textContent?.startsWith('Hint: Capture c2: jump from c1 to c3'),
    );
    expect(element.table.log?.tell('nonsense'), 'what is no move').to.equal('nonsense');
  });

  it('names the best move and lights up its places, until the board changes', async () => {
    const element = await game({ position: WINNING });
    const controls = await controlsOf(element);
    inside(controls, '.hint')?.click();
    await waitUntil(() => inside(controls, '[part=hint]')?.textContent?.startsWith('Hint: Place on a3'));
    element.play('a3');
    await element.updateComplete;
    await controls.updateComplete;
    expect(inside(controls, '[part=hint]')?.textContent).to.equal('');
    expect(inside(controls, '.hint')?.getAttribute('aria-disabled'), 'the game is over').to.equal('true');
  });

  it('is dropped when the board changes before it arrives', async () => {
    const element = await game({});
    const controls = await controlsOf(element);
    inside(controls, '.hint')?.click();
    element.play('c3');
    await element.updateComplete;
    await controls.updateComplete;
    expect(inside(controls, '[part=hint]')?.textContent).to.equal('');
  });
});

describe('a hint', () => {
  it('is the move of the strongest bot', async () => {
    // Here the strongest soon knows its way to win; the others jump to d6
    const position = '1b2bb/bbs3/3s2/3s1b/s2sss/1s1sss s';
    const element = await fixture<WaffleCheckers>(
      html`<waffle-checkers mode="play" loading="eager" position=${position}></waffle-checkers>`,
    );
    const controls = element.shadowRoot?.querySelector('griddle-controls');
    const { options, parsePosition, moveText } = waffleCheckers;
    const read = parsePosition(position, initialOptions(options));
    if (!controls || !read.ok) throw new Error('nothing to ask, or no position');
    const [best, other] = await Promise.all(
      ['best', 'medium'].map((level) => chooseMove(waffleCheckers, read.value, 1, level, seeded(1))),
    );
    if (!best || !other) throw new Error('no move');
    expect(moveText(read.value, best)).not.to.equal(moveText(read.value, other));
    await controls.updateComplete;
    inside(controls, '.hint')?.click();
    const words = element.table.log?.tell(moveText(read.value, best));
    await waitUntil(() => inside(controls, '[part=hint]')?.textContent === `Hint: ${words}`);
  });
});

describe('the evaluation', () => {
  it('is a meter with text, follows the game, and goes away again', async () => {
    const element = await game({ position: WINNING });
    const controls = await controlsOf(element);
    controls.evaluates = true;
    await waitUntil(() => inside(controls, '[role=meter]')?.ariaValueNow === '0');
    const meter = inside(controls, '[role=meter]');
    expect(meter?.ariaValueText).to.equal('Strawberries: 0%');
    await pleasesAxe(element);
    element.play('c2');
    await waitUntil(() => meter?.ariaValueNow !== '0');
    controls.evaluates = false;
    expect(inside(controls, '[role=meter]')).to.equal(null);
  });
});

describe('strong opponents', () => {
  it('play by the rules, the same for the same seed, and stop when the person undoes', async () => {
    const records: string[] = [];
    for (let round = 0; round < 2; round++) {
      const element = await game({ seats: 'human,bot:medium' });
      // Bots wait where nobody sees them
      element.scrollIntoView();
      element.play('c3');
      await waitUntil(() => element.currentPosition.split(' ')[1] === 's');
      records.push(await element.toRecord());
      expect(element.undo()).to.equal(true);
      expect(element.currentPosition).to.equal(
        waffleWars.positionText(waffleWars.setup(initialOptions(waffleWars.options), 0)),
      );
    }
    expect(records[0]).to.equal(records[1]);
  });
});

describe('a bot that thinks for a long time', () => {
  const orders = ordersToWorkers();

  /** A game in which the second seat has been thinking since c3. */
  async function thinking(): Promise<WaffleWars> {
    const element = await game({ seats: 'human,bot:60s' });
    element.play('c3');
    await element.updateComplete;
    return element;
  }
  const wordsUnder = (element: WaffleWars): string =>
    element.shadowRoot?.querySelector('[part~=status]')?.textContent ?? '';

  it('is announced with the first words after the move, and no hint is given meanwhile', async () => {
    const element = await thinking();
    expect(wordsUnder(element)).to.equal('Bot is thinking…');
    const controls = await controlsOf(element);
    expect(inside(controls, '.hint')?.getAttribute('aria-disabled')).to.equal('true');
    element.undo();
    await element.updateComplete;
    expect(wordsUnder(element)).to.contain('Your turn.');
    await waitUntil(() => inside(controls, '.hint')?.getAttribute('aria-disabled') !== 'true');
  });

  it('is announced with the very first words when it begins the game', async () => {
    const told = new Set<string>();
    const element = document.createElement('waffle-wars');
    Object.assign(element, { mode: 'play', loading: 'eager', seats: 'bot:60s,human' });
    document.body.append(element);
    // The first words are drawn before anything that was asked for can have been fetched
    for (let look = 0; orders.length === 0 || look < 100; look++) {
      told.add(wordsUnder(element));
      await (look < 100 ? Promise.resolve() : new Promise(requestAnimationFrame));
    }
    element.remove();
    told.delete('');
    expect([...told].filter((words) => !words.startsWith('Bot is thinking…'))).to.deep.equal([]);
    expect(told.size).to.equal(1);
  });

  it('is not seated when its level is unknown: the previous players stay', async () => {
    const element = await game({ seats: 'bot:grand,human' });
    await waitUntil(() => element.shadowRoot?.querySelector('[part~=error]'));
    await waitUntil(() => wordsUnder(element).startsWith('Strawberries’ turn.'));
    expect(element.play('c3')).to.equal(true);
  });

  const ends: readonly (readonly [what: string, (element: WaffleWars) => unknown])[] = [
    ['a move is taken back', (element) => element.undo()],
    ['a new game begins', (element) => element.again()],
    ['the element leaves the page', (element) => element.remove()],
  ];
  for (const [what, end] of ends) {
    it(`stops when ${what}`, async () => {
      const element = await thinking();
      await waitUntil(() => orders.length > 0);
      end(element);
      expect(orders.map(({ request }) => (request === undefined ? 'end' : 'begin'))).to.deep.equal(['begin', 'end']);
    });
  }
});

describe('an element that leaves the page', () => {
  const hasAnswered = (element: WaffleWars): boolean => element.currentPosition.split(' ')[1] === 's';

  it('makes its bot stop thinking, and start again when it is back', async () => {
    const element = await game({ seats: 'human,bot:medium' });
    const place = element.parentElement;
    element.play('c3');
    await element.updateComplete;
    const before = element.currentPosition;
    element.remove();
    // As long as another one takes from the start
    const other = await game({ seats: 'human,bot:medium' });
    other.play('c3');
    await waitUntil(() => hasAnswered(other));
    expect(element.currentPosition).to.equal(before);
    place?.append(element);
    await waitUntil(() => hasAnswered(element));
    expect(element.currentPosition).to.equal(other.currentPosition);
  });

  it('forgets a hint, and evaluates the position again', async () => {
    const element = await game({ position: WINNING });
    const controls = await controlsOf(element);
    const place = element.parentElement;
    controls.evaluates = true;
    inside(controls, '.hint')?.click();
    element.remove();
    expect(inside(controls, '[part=hint]')?.textContent).to.equal('');
    place?.append(element);
    await waitUntil(() => inside(controls, '[role=meter]')?.ariaValueNow === '0');
    expect(inside(controls, '[part=hint]')?.textContent).to.equal('');
  });
});

describe('a bot with a time limit', () => {
  it('is a seat like others, and an invalid time is reported', async () => {
    const element = await game({ position: WINNING });
    Object.assign(element, { seats: 'human,bot:0.1s' });
    await element.updateComplete;
    await waitUntil(() => element.currentPosition.startsWith('6/6/s1s1s1/bbbbb1/'));
    const errors: string[] = [];
    element.addEventListener('griddle-error', (event) => errors.push(event.detail.message));
    for (const seats of ['human,bot:0s', 'human,bot:2', 'human,bot:61s', 'bot:harder']) {
      Object.assign(element, { seats });
      await element.updateComplete;
      await waitUntil(() => errors.length > 0);
      expect(errors.pop()).to.include('bot:2s');
    }
  });
});
