/** Buffet Boss: food that is to stand, judged by physics, by drag and drop, by buttons and by keys. */
import { expect } from '@open-wc/testing';
import { loadEngine } from '@griddle/plate/internal/engine.js';
import { EMPTY, pileAfter, settle } from '@griddle/plate/internal/settle.js';
import { foodAt } from '@griddle/rules/internal/buffet-boss/components.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import type { Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import '../../src/games/buffet-boss/buffet-boss.js';
import type { BuffetBoss } from '../../src/games/buffet-boss/buffet-boss.js';
import { pleasesAxe } from '../axe.js';
import { lead } from '../buffet-boss/table.js';
import { cell, onPage, press, rootOf, tap } from '../hands.js';
import { waitUntil } from '../wait.js';
import { saidIn } from './coach-hands.js';

/** Three foods, of which only the first lies flat by itself: the others want another turn or another place. */
const PUZZLE = `[Goal "stands"]
[Difficulty "2"]
[Theme "foundation"]
[Position "0/-/-/- - p1:rescue:1:p1 22222222m2222m222222m 0:-:-:3.grapes.lobster-claw.shrimp"]

save:1 ~390/p-1/-/0,0,0.-2,2266,9/d0,2277,0 save:1 ~357/p-1.p-2.1-2/-/0,0,186.-1184,2009,5084.1475,2125,14246/d2500,2806,9000 save:1 ~607/p-1.p-2.1-2.1-3.2-3/-/0,0,186.-1185,2008,5087.1475,2124,14247.-7,4674,9031/d0,4693,9000
`;

async function puzzle(): Promise<BuffetBoss> {
  const element = await onPage('buffet-boss', {
    mode: 'puzzle',
    record: PUZZLE,
    still: '',
    'at-rest': '',
    steadiness: 'calm',
  });
  await waitUntil(() => saidIn(element).startsWith('Stack all three'));
  return element;
}

const step = (element: BuffetBoss): string => element.currentPosition.split(' ')[2] ?? '';
const foods = (element: BuffetBoss): string => element.currentPosition.split('/')[1] ?? '';
const phase = (element: BuffetBoss): string =>
  rootOf(element).querySelector('griddle-coach')?.shadowRoot?.querySelector('[part=coach]')?.className ?? '';

function tool(element: BuffetBoss, words: string): HTMLButtonElement | undefined {
  const all = [...rootOf(element).querySelectorAll<HTMLButtonElement>('[part=live] button')];
  return all.find(({ ariaLabel, textContent, title }) => [ariaLabel, title, textContent.trim()].includes(words));
}

async function letGo(element: BuffetBoss): Promise<void> {
  await waitUntil(() => {
    if (!step(element).includes(':settle')) return true;
    if (tool(element, 'Drop')?.ariaDisabled !== 'true') tool(element, 'Drop')?.click();
    return false;
  });
}

function coachButton(element: BuffetBoss, words: string): HTMLButtonElement | undefined {
  const buttons = rootOf(element).querySelector('griddle-coach')?.shadowRoot?.querySelectorAll('button');
  return [...(buttons ?? [])].find(({ textContent }) => textContent === words);
}

describe('the task to stand food on a plate', () => {
  it('says which food stands, undoes what falls, and has Try again', async () => {
    const element = await puzzle();
    const told: unknown[] = [];
    element.addEventListener('griddle-tried', ({ detail }) => told.push(detail.right));
    await tap(element, 'fallen:1');
    expect(foods(element)).to.equal('-');
    await waitUntil(() => tool(element, 'Drop')?.ariaDisabled === 'false');
    lead(element, 0, 400);
    await waitUntil(() => saidIn(element).startsWith('It holds'));
    expect(foods(element)).to.equal('grapes');
    // The second one over the first, as it is drawn: it rolls off
    await tap(element, 'fallen:1');
    await letGo(element);
    await waitUntil(() => saidIn(element).startsWith('Something fell'));
    coachButton(element, 'Try again')?.click();
    await waitUntil(() => phase(element) === 'turn');
    expect(foods(element), 'only what fell is taken back').to.equal('grapes');
    expect(told).to.deep.equal([true, false]);
    coachButton(element, 'Start over')?.click();
    await waitUntil(() => foods(element) === '-');
  });

  it('is solved by any food that stands, whether it is the solution or not', async () => {
    const element = await puzzle();
    let solved = 0;
    element.addEventListener('griddle-solved', () => solved++);
    const engine = await loadEngine();
    let pile = EMPTY;
    const poses: readonly Pose[] = [
      [0, 2277, 0],
      [2500, 2806, 9000],
      [0, 4720, 9000],
    ];
    for (const [at, pose] of poses.entries()) {
      await tap(element, 'fallen:1');
      await waitUntil(() => step(element).includes(':settle'));
      const food = foodAt(['grapes', 'lobster-claw', 'shrimp'][at] ?? '');
      const settled = settle(engine, pile, { kind: 'drop', pose }, food);
      pile = pileAfter([...pile.foods, food], settled);
      expect(element.play(moveText(settled))).to.equal(true);
    }
    await waitUntil(() => phase(element) === 'solved');
    expect(saidIn(element)).to.equal('Solved!');
    expect(solved).to.equal(1);
    expect(await element.toRecord(), 'not as the solution has it').to.contain('d0,4720,9000');
  });

  it('can be played by keys alone', async () => {
    const element = await puzzle();
    cell(element, 'fallen:1').focus();
    await press(element, 'Enter');
    await waitUntil(() => rootOf(element).activeElement?.getAttribute('data-place') === 'hand');
    await waitUntil(() => tool(element, 'Drop')?.ariaDisabled !== 'true');
    await press(element, 'Enter');
    await waitUntil(() => saidIn(element).startsWith('It holds'));
    await pleasesAxe(element);
  });

  it('shows the solution', async () => {
    const element = await puzzle();
    coachButton(element, 'Hint')?.click();
    await waitUntil(() => saidIn(element).startsWith('Look at'));
    await waitUntil(() => coachButton(element, 'Solution'));
    coachButton(element, 'Solution')?.click();
    await waitUntil(() => foods(element) === 'grapes.lobster-claw.shrimp');
  });
});
