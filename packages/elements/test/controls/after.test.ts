/** What readers can do after a game, on whole elements: look back at it, and see the rules. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waffle-time/waffle-time.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { GameSnapshot } from '../../src/core/snapshot.js';
import { pleasesAxe } from '../axe.js';
import { drawn, onPage, rootOf, tap, type Attributes, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { find, inside } from './fake-table.js';

type Game = OnPage & {
  readonly table: GameSnapshot;
  goTo(ply: number): boolean;
  undo(): boolean;
  play(move: string): boolean;
};

const WON = ['b1', 'a6', 'c1', 'b4', 'd1', 'c6', 'e1', 'f6', 'f1'];

async function game(
  attributes: Attributes = {},
  tag: 'top-waffle' | 'waffle-wars' | 'waffle-time' = 'waffle-wars',
): Promise<Game> {
  const element = (await onPage(tag, { mode: 'play', keep: 'none', start: 'now', ...attributes })) as Game;
  await waitUntil(() => element.shadowRoot?.querySelector('griddle-card'));
  await drawn(element);
  return element;
}

/** A game that two people have played to its end. */
async function over(): Promise<Game> {
  const element = await game({ seats: 'human,human' });
  for (const move of WON) element.play(move);
  await drawn(element);
  return element;
}

const lengthOf = ({ table }: Game): number => {
  let length = 0;
  for (let step = table.session.root; step.next[0]; step = step.next[0]) length++;
  return length;
};

const openPage = async (element: Game, name: string): Promise<HTMLElement> => {
  rootOf(element).querySelector<HTMLElement>(`#tab-${name}`)?.click();
  await drawn(element);
  const page = rootOf(element).querySelector<HTMLElement>(`#page-${name}`);
  if (!page) throw new Error(`no page ${name}`);
  return page;
};

describe('a finished game', () => {
  it('shows the winning spaces, and the result where they are not', async () => {
    const mirrored = WON.map((move) => `${move.charAt(0)}${7 - Number(move.charAt(1))}`);
    for (const [moves, isHigh] of [
      [WON, true],
      [mirrored, false],
    ] as const) {
      const element = await game({ seats: 'human,human' });
      element.style.inlineSize = '358px';
      for (const move of moves) element.play(move);
      await drawn(element);
      const card = find(find(element, 'griddle-card'), '[part=card]').getBoundingClientRect();
      const board = find(element, "[part='stage'] > svg").getBoundingClientRect();
      const spaces = [...rootOf(element).querySelectorAll('[part~=winning]')].map((one) => one.getBoundingClientRect());
      expect(spaces).not.to.have.length(0);
      for (const { bottom, top } of spaces) expect(bottom <= card.top + 1 || top >= card.bottom - 1).to.equal(true);
      expect(card.bottom).to.be.at.most(board.bottom);
      expect(card.top - board.top < board.bottom - card.bottom).to.equal(isHigh);
      element.remove();
    }
  });

  it('stays as it is when a reader in a review taps the board', async () => {
    const element = await over();
    element.goTo(2);
    await drawn(element);
    await tap(element, 'c3');
    expect([lengthOf(element), element.table.at.token]).to.deep.equal([WON.length, WON[1]]);
    expect(element.table.at.next, 'nothing was played').to.have.length(1);
    const review = find(find(element, 'griddle-controls'), '[part=review]').textContent;
    expect(review).to.contain('Back to result').and.to.contain('Analyse game');
  });

  it('gets a variation when the page makes a move, and keeps its line in the list', async () => {
    const element = await over();
    element.goTo(2);
    await drawn(element);
    expect(element.play('c3')).to.equal(true);
    expect(lengthOf(element)).to.equal(WON.length);
    expect(element.table.at.parent?.next).to.have.length(2);
  });

  it('continues after an undo', async () => {
    const element = await over();
    element.undo();
    await drawn(element);
    await tap(element, 'c3');
    expect(element.table.at.token).to.equal('c3');
    expect(element.table.outcome).to.equal(undefined);
  });
});

describe('the rules page', () => {
  before(() => localStorage.clear());
  after(() => localStorage.clear());

  it('has the lesson, the rules and one place that says which data are ours', async () => {
    const element = await game({}, 'waffle-time');
    await openPage(element, 'rules');
    const help = inside(find(element, 'griddle-help'));
    expect(help.querySelector('button')?.textContent).to.equal('Learn by playing');
    await waitUntil(() => help.textContent?.includes('Draft two toppings'));
    const edition = help.querySelector('details');
    expect(edition?.querySelector('summary')?.textContent).to.equal('About this edition');
    expect(edition?.textContent).to.contain('Draft tiles').and.to.contain('we made our own');
    await pleasesAxe(find(element, 'griddle-help'));
  });

  it('is open again the next time, for the game in which it was opened', async () => {
    const isOpen = (element: Game): boolean => !rootOf(element).querySelector<HTMLElement>('#page-rules')?.hidden;
    expect([isOpen(await game({}, 'waffle-time')), isOpen(await game())]).to.deep.equal([true, false]);
  });

  it('leads to the lesson in two taps, also while hands are hidden', async () => {
    const element = await game({ seats: 'human,human', seed: '3' }, 'top-waffle');
    expect(rootOf(element).querySelector('[part=hand-over]')).to.not.equal(null);
    await openPage(element, 'rules');
    find(find(element, 'griddle-help'), 'button').click();
    expect(rootOf(element).querySelector<HTMLDialogElement>('[part=lesson]')?.open).to.equal(true);
    rootOf(element).querySelector('dialog')?.close();
  });

  it('does not pass the screen before it is known who plays', async () => {
    const element = await game({ start: 'ask', seed: '3' }, 'top-waffle');
    await waitUntil(() => inside(find(element, 'griddle-card')).querySelector('form'));
    expect(find(element, '[part=hand-over]').checkVisibility()).to.equal(false);
  });
});
