import { expect, fixture, html } from '@open-wc/testing';
import { pleasesAxe } from '../axe.js';
import { waitUntil } from '../wait.js';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import '../../src/games/connect-four.js';
import type { ConnectFour } from '../../src/games/connect-four.js';
import type { GriddleMenu } from '../../src/panel/menu.js';
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import CORE_EN from '../../src/core/messages.en.json' with { type: 'json' };

/** Strawberries could have won by d1 on their fourth move, and lost to d1 instead. */
const RECORD = '[Game "Connect-4"]\n\n1. a1 a2 2. b1 b2 3. c1 c2 4. f1 d1 *\n';

async function board(record: string, attributes: object): Promise<{ element: ConnectFour; menu: GriddleMenu }> {
  const element = await fixture<ConnectFour>(html`<connect-four loading="eager"></connect-four>`);
  Object.assign(element, { record, ...attributes });
  await element.updateComplete;
  await waitUntil(() => element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector('.more'));
  const controls = element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot;
  controls?.querySelector<HTMLElement>('.more')?.click();
  const menu = controls?.querySelector('griddle-menu');
  if (!menu) throw new Error('no menu');
  await waitUntil(() => menu.shadowRoot?.querySelector('button'));
  return { element, menu };
}

function press(menu: GriddleMenu, words = PARTS_EN['ui.analyse']): void {
  const buttons = [...(menu.shadowRoot?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent?.trim() === words)?.click();
}

/** What a page sends to its worker. */
interface Order {
  readonly id: number;
  readonly request: unknown;
}

const { postMessage } = Worker.prototype;

/** Lets the worker have some tasks and none after them, so that it never answers those. All that it was to have. */
function afterSome(count: number): readonly Order[] {
  const orders: Order[] = [];
  Worker.prototype.postMessage = function (this: Worker, order: Order) {
    orders.push(order);
    if (orders.length <= count) postMessage.call(this, order);
  };
  return orders;
}

const told = (menu: GriddleMenu): string => menu.shadowRoot?.querySelector('p')?.textContent ?? '';

/** The row beside the board that tells how far the analysis is. */
function rowOf({ shadowRoot }: HTMLElement): HTMLElement {
  const row = shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector<HTMLElement>('[part=analysis]');
  if (!row) throw new Error('no row');
  return row;
}

describe('the analysis of a game', () => {
  it('shows in the move list the value of each move and the better one, once, and in the record', async () => {
    const { element, menu } = await board(RECORD, { mode: 'replay' });
    const list = element.shadowRoot?.querySelector('move-list');
    for (let round = 0; round < 2; round++) {
      press(menu);
      await waitUntil(() => rowOf(element).textContent?.startsWith('Analysis done'));
      await waitUntil(() => list?.shadowRoot?.querySelectorAll('[part=chance]').length === 8);
      expect(rowOf(element).querySelector('progress, button'), 'nothing is left to stop').to.equal(null);
    }
    const comments = [...(list?.shadowRoot?.querySelectorAll('[part=comment]') ?? [])].map((node) => node.textContent);
    // Solved: 1... a2 and 3... c2 each let a win by d1 go before 4. f1 does
    const better = comments.filter((text) => text && /^“Place on d1” was better\.$/.test(text));
    expect(better.length).to.be.at.least(3);
    const record = await element.toRecord();
    expect(record).to.include('4. f1??');
    expect(record).to.include('[%chance ');
  });

  it('is drawn as a labelled line, with the mistakes and the key moment', async () => {
    const { element, menu } = await board(RECORD, { mode: 'replay' });
    const controls = element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot;
    expect(controls?.querySelector('[part=graph]')).to.equal(null);
    press(menu);
    await waitUntil(() => rowOf(element).textContent?.startsWith('Analysis done'));
    const graph = controls?.querySelector('[part=graph]');
    expect(graph?.querySelector('figcaption')?.textContent).to.equal('Strawberries: winning chance, move by move');
    const { width = 0, height = 0 } = graph?.querySelector('svg')?.getBoundingClientRect() ?? {};
    // In a narrow panel it is 3rem high, so that the board stays in sight
    expect(height, 'as high as it is drawn').to.be.at.least(Math.min(48, width / 6));
    expect(graph?.querySelector('polyline')?.getAttribute('points')?.split(' ')).to.have.length(8);
    expect(graph?.querySelectorAll('[part=mistake]').length).to.be.at.least(3);
    const turning = controls?.querySelector<HTMLElement>('[part=turning]');
    expect(turning?.textContent?.trim()).to.match(/^Key moment: move [1-4]\. “Place on d1” would have won\.$/);
    turning?.click();
    await element.updateComplete;
    const { game, state } = element.table.session;
    const texts = game.legalMoves(state).map((move) => game.moveText(state, move));
    expect(texts, 'it can be tried').to.include('d1');
    const [badge] = [
      ...(element.shadowRoot?.querySelector('move-list')?.shadowRoot?.querySelectorAll('[part=chance]') ?? []),
    ];
    expect(badge?.getAttribute('title')).to.equal('Strawberries: winning chance after this move');
  });

  it('is offered while a finished game is reviewed, and goes on while the reader steps through it', async () => {
    const element = await fixture<ConnectFour>(html`<connect-four loading="eager" mode="play"></connect-four>`);
    await waitUntil(() => element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector('.more'));
    for (const move of ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1']) element.play(move);
    const controls = element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot;
    const card = (): ShadowRoot | null | undefined => element.shadowRoot?.querySelector('griddle-card')?.shadowRoot;
    await waitUntil(() => card()?.querySelector('[part=result]'));
    const buttons = [...(card()?.querySelectorAll<HTMLElement>('[part=result] button') ?? [])];
    buttons.find(({ textContent }) => textContent?.trim() === PARTS_EN['ui.review'])?.click();
    await element.updateComplete;
    const review = (): readonly HTMLElement[] => [
      ...(controls?.querySelectorAll<HTMLElement>('[part=review] button') ?? []),
    ];
    review()
      .find(({ textContent }) => textContent?.trim() === PARTS_EN['ui.analyse'])
      ?.click();
    await waitUntil(() => controls?.querySelector('[part=graph]'));
    expect(element.table.at.parent, 'at the start').to.equal(undefined);
    element.goTo(2);
    await waitUntil(() => rowOf(element).textContent?.startsWith('Analysis done'));
    expect(controls?.querySelector('polyline')?.getAttribute('points')?.split(' ')).to.have.length(7);
    expect(review(), 'it need not be asked for again').to.have.length(1);
    expect(controls?.querySelector('[part=turning]')?.textContent?.trim()).to.match(
      /^Key moment: move \d\. “Place on d1” /,
    );
  });

  it('shows the key moment on the result card, and goes there', async () => {
    const element = await fixture<ConnectFour>(html`<connect-four loading="eager" mode="play"></connect-four>`);
    await waitUntil(() => element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector('.more'));
    for (const move of ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1']) element.play(move);
    const card = (): ShadowRoot | null | undefined => element.shadowRoot?.querySelector('griddle-card')?.shadowRoot;
    const button = (): HTMLElement | null | undefined => card()?.querySelector<HTMLElement>('[part=turning]');
    await waitUntil(button);
    expect(button()?.textContent?.trim()).to.equal(PARTS_EN['ui.key-moment']);
    button()?.focus();
    button()?.click();
    await waitUntil(() => button()?.textContent?.includes('Key moment: move'));
    expect(button()?.textContent?.trim()).to.match(/^Key moment: move \d\. “Place on d1” /);
    expect(card()?.activeElement, 'the focus stays').to.equal(button());
    button()?.click();
    await element.updateComplete;
    expect(element.table.outcome, 'at a place before the end').to.equal(undefined);
    const controls = element.shadowRoot?.querySelector('griddle-controls');
    await waitUntil(() => controls?.shadowRoot?.activeElement?.matches('[part=scrubber]'));
    // What is said of the move that led here is no advice for the next one
    element.goTo(7);
    element.goTo(6);
    await element.updateComplete;
    await waitUntil(() => element.shadowRoot?.querySelector('[part=news]')?.textContent?.includes('was better'));
    expect(element.shadowRoot?.querySelector('[part=room]')?.textContent).not.to.include('was better');
  });

  it('shows its result again when another end is reached after an undo', async () => {
    const element = await fixture<ConnectFour>(html`<connect-four loading="eager" mode="play"></connect-four>`);
    await waitUntil(() => element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector('.more'));
    for (const move of ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1']) element.play(move);
    const card = (): ShadowRoot | null | undefined => element.shadowRoot?.querySelector('griddle-card')?.shadowRoot;
    await waitUntil(() => card()?.querySelector('[part=result]'));
    card()?.querySelector<HTMLElement>('.close')?.click();
    await waitUntil(() => !card()?.querySelector('[part=result]'));
    element.undo();
    for (const move of ['e1', 'f1', 'd1']) element.play(move);
    await element.updateComplete;
    expect(element.table.outcome).not.to.equal(undefined);
    await waitUntil(() => card()?.querySelector('[part=result]'));
  });

  describe('a long analysis', () => {
    afterEach(() => {
      Worker.prototype.postMessage = postMessage;
    });

    it('shows its progress and is stopped by the focused button; finished evaluations are kept', async () => {
      const { element, menu } = await board(RECORD, { mode: 'replay' });
      const orders = afterSome(2);
      press(menu);
      const row = rowOf(element);
      await waitUntil(() => row.textContent?.startsWith('Analysing: 2 of 8'));
      expect(row.querySelector('progress')?.position).to.equal(0.25);
      expect(menu.closest('[popover]')?.matches(':popover-open'), 'the panel is out of the way').to.equal(false);
      await waitUntil(() => orders.length === 3);
      const stop = row.querySelector('button');
      expect(stop?.matches(':focus')).to.equal(true);
      stop?.click();
      await waitUntil(() => row.textContent === 'Stopped. 2 of 8 moves are analysed.');
      expect(orders.slice(2), 'the worker is told at once').to.deep.equal([
        orders[2],
        { id: orders[2]?.id, request: undefined },
      ]);
      expect(row.querySelector(':focus')?.textContent, 'the focus stays where it was').to.equal(row.textContent);
      const list = element.shadowRoot?.querySelector('move-list');
      await waitUntil(() => list?.shadowRoot?.querySelectorAll('[part=chance]').length === 2);
    });

    it('ends with its game', async () => {
      const { element, menu } = await board(RECORD, { mode: 'replay' });
      const orders = afterSome(0);
      press(menu);
      await waitUntil(() => orders.length === 1);
      element.record = '[Game "Connect-4"]\n\n1. a1 a2 *\n';
      await waitUntil(() => rowOf(element).childElementCount === 0);
      expect(orders.at(-1)?.request).to.equal(undefined);
    });

    it('takes its words from the catalogue, and is accessible', async () => {
      const messages = pseudo(mergeMessages(EN, CORE_EN, PARTS_EN));
      const { element, menu } = await board(RECORD, { mode: 'replay', messages });
      const orders = afterSome(0);
      press(menu, messages.text['ui.analyse']);
      await waitUntil(() => orders.length === 1);
      const row = rowOf(element);
      await waitUntil(() => row.textContent?.includes('0'));
      for (const node of row.children) expect(node.ariaLabel ?? node.textContent).to.match(/^\[.*\]$/);
      await pleasesAxe(element.shadowRoot?.querySelector('griddle-controls'));
    });
  });

  it('waits for the end of a game in play', async () => {
    const { menu } = await board('', { mode: 'play' });
    press(menu);
    await waitUntil(() => told(menu) === PARTS_EN['ui.analyse-later']);
  });
});
