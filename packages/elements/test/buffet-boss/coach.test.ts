/** What the coach says of places of Buffet Boss: food by its name, and no codes. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import type { BuffetBoss } from '../../src/games/buffet-boss/buffet-boss.js';
import { PUZZLES } from '../../src/content/puzzles/buffet-boss.js';
import { saidIn } from '../learn/coach-hands.js';
import { onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { isCoded } from '../words.js';
import { FULL, table, TWO } from './table.js';

/** Presses Hint, and gives what is said then. */
async function hint(element: BuffetBoss): Promise<string> {
  const before = saidIn(element);
  const find = (): HTMLButtonElement | undefined =>
    [...(rootOf(element).querySelector('griddle-coach')?.shadowRoot?.querySelectorAll('button') ?? [])].find(
      ({ textContent }) => textContent === 'Hint',
    );
  await waitUntil(find);
  find()?.click();
  await waitUntil(() => saidIn(element) !== before);
  return saidIn(element);
}

const PILES = '310/ham.egg/p-1.1-2/-;0/-/-/-';
/** Where to look, by position and move. */
const HINTS: readonly (readonly [position: string, move: string, said: string])[] = [
  [`${PILES} squid.banana.steak p1:turn:1:p1`, 'banana', 'Look at the banana.'],
  [`${PILES} squid.banana.steak p1:turn:1:p1`, 'adjust', 'Look at Player 1’s plate.'],
  [`${PILES} squid.banana p1:turn:1:p1 ${FULL} 1:-:-:-`, 'end', 'Look at the “End turn” button.'],
  [`${PILES} squid.banana p1:rescue:1:p1 ${FULL} 1:-:-:1.grapes.lettuce`, 'save:2', 'Look at the lettuce.'],
];

describe('the coach of Buffet Boss', () => {
  it('names the food to look at in the first puzzle, and then the task', async () => {
    const element = await onPage('buffet-boss', { mode: 'puzzle', record: PUZZLES, still: '' });
    await waitUntil(() => saidIn(element).startsWith('Stack all three'));
    expect(await hint(element)).to.equal('Look at the ham.');
    expect(await hint(element)).to.equal('Pick up the ham.');
  });

  for (const [position, move, words] of HINTS)
    it(`says “${words}” where the solution is ${move}`, async () => {
      const record = `[Position "${position}"]\n\n1. ${move}\n`;
      const element = await onPage('buffet-boss', { mode: 'puzzle', record, still: '' });
      await waitUntil(() => saidIn(element) !== '');
      expect(await hint(element)).to.equal(words);
    });

  it('has a name for every place', async () => {
    const position = `${TWO} banana.grapes p1:rescue:2:p1 ${FULL} 1:-:-:1.egg!.lettuce`;
    const element = await table({ mode: 'replay', position });
    const { at, say } = element.table;
    const state = at.state as Parameters<NonNullable<NonNullable<typeof element.ui.narration>['placeName']>>[0];
    const nameOf = (place: string): string => element.ui.narration?.placeName?.(state, place, say) ?? '';
    const places = ['line:1', 'line:3', 'fallen:2', 'bin', 'p1', 'p2:1', 'character:B1', 'end', 'late'];
    const names = places.map(nameOf);
    expect(names).to.include.members(['the banana', 'the lettuce', 'the grapes', 'Player 1’s plate', 'Waste Bin']);
    expect(names.filter((name, i) => name === '' || name === places[i] || isCoded(name))).to.deep.equal([]);
  });
});
