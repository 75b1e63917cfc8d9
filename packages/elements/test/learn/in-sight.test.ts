/** What stays in sight in a lesson: the question after a wrong answer, hints in sentences, and what was placed. */
import { expect } from '@open-wc/testing';
import '../../src/games/connect-four.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-time/waffle-time.js';
import type { WaffleTime } from '../../src/games/waffle-time/waffle-time.js';
import { onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { saidIn } from './coach-hands.js';

type Table = Awaited<ReturnType<typeof onPage>>;

const coachOf = (table: Table): ShadowRoot | null | undefined =>
  rootOf(table).querySelector('griddle-coach')?.shadowRoot;
const questionIn = (table: Table): string => coachOf(table)?.querySelector('[part=question]')?.textContent ?? '';
const buttonsOf = (table: Table): HTMLButtonElement[] => [...(coachOf(table)?.querySelectorAll('button') ?? [])];

/** Opens a step of a game's lesson, by its title. */
async function stepOf(id: string, title: string): Promise<Table> {
  for (let game = 1; game < 20; game++) {
    const table = await onPage(id as 'waffle-time', { mode: 'lesson', game: String(game), still: '' });
    await waitUntil(() => saidIn(table) !== '');
    if (coachOf(table)?.querySelector('[part=title]')?.textContent.endsWith(`: ${title}`)) return table;
    table.remove();
  }
  throw new Error(`${id} has no step ${title}`);
}

/** Presses a button of the coach, and gives what is said then. */
async function press(table: Table, name: string): Promise<string> {
  const before = saidIn(table);
  const find = (): HTMLButtonElement | undefined => buttonsOf(table).find(({ textContent }) => textContent === name);
  await waitUntil(find);
  find()?.click();
  await waitUntil(() => saidIn(table) !== before);
  return saidIn(table);
}

describe('what stays in sight in a lesson', () => {
  it('shows the question after a wrong answer and with a hint, within the coach', async () => {
    const table = await stepOf('waffle-time', 'Covered slots');
    const asked = saidIn(table);
    expect(asked).to.match(/covered slot\?$/);
    expect(questionIn(table)).to.equal('');
    expect(await press(table, 'Yes')).to.equal('Not quite. Look again.');
    expect(questionIn(table)).to.equal(asked);
    expect(await press(table, 'Hint')).to.equal('Look at slot 1.');
    expect(questionIn(table)).to.equal(asked);
    await press(table, 'No');
    expect(questionIn(table), 'over when it is answered').to.equal('');
  });

  for (const [id, title, words] of [
    ['waffle-time', 'Complete a pattern', 'Look at your cherry.'],
    ['waffle-time', 'Keep them together', 'Look at b3 and e5.'],
    ['top-waffle', 'Two toppings or one item', 'Look at the wild topping.'],
    ['top-waffle', 'Complete an order', 'Look at the blue order.'],
    ['waddle-waddle', 'One isn’t enough', 'Look at the red Parent and the space at 2,0.'],
    ['connect-four', 'Stack up', 'Look at b2.'],
  ] as const)
    it(`${id}, ${title}: the hint says “${words}”`, async () => {
      const table = await stepOf(id, title);
      expect(await press(table, 'Hint')).to.equal(words);
    });

  it('names the pattern card to look at', async () => {
    const table = (await stepOf('waffle-time', 'Complete a pattern')) as WaffleTime;
    table.play('cd3');
    await waitUntil(() => saidIn(table) === 'What next?');
    expect(await press(table, 'Hint')).to.equal('Look at the cherry card.');
  });

  it('keeps the draft board on top and the reader’s waffle on the page after a move', async () => {
    const drafting = (await stepOf('waffle-time', 'Draft two toppings')) as WaffleTime;
    const isOnTop = (): boolean => rootOf(drafting).querySelector('[part~=draft][part~=turn]') !== null;
    expect(isOnTop()).to.equal(true);
    drafting.play('@9');
    await waitUntil(() => saidIn(drafting) === 'Well done!');
    await drafting.updateComplete;
    expect(isOnTop(), 'where the pawn was placed').to.equal(true);
    const placing = (await stepOf('waffle-time', 'Place your toppings')) as WaffleTime;
    placing.play('wb2.cb3');
    await waitUntil(() => saidIn(placing) === 'Well done!');
    await placing.updateComplete;
    expect(rootOf(placing).querySelector('[part~=waffle] [part=caption]')?.textContent).to.contain('Player 1’s waffle');
    expect(rootOf(placing).querySelector('[part~=draft][part~=turn]')).to.equal(null);
  });
});
