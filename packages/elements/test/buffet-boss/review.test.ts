/** Looking back at falls and drops of Buffet Boss: no clock runs there, and nothing is stacked. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import type { BuffetBoss } from '../../src/games/buffet-boss/buffet-boss.js';
import { drawn, rootOf, tap, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { buttons, FULL, step, table } from './table.js';

const POSES = '0,0,0.0,1390,0.0,3000,0';
const LYING = `500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-/${POSES}.0,4200,0.0,5400,0;0/-/-/-`;
/** A fall in the last round, and all that comes after it. */
const START = `${LYING} banana.grapes p1:settle:5:p1 ${FULL} 1:lettuce:-:-`;
const FALL = `~300/p-1.1-2/3.4.5/${POSES}`;
const REST = ['late', 'end', 'banana', '~250/p-1/-/0,0,0.0,1390,0', 'end'];
/** Longer than a second of the clock, and than a bot holds its food. */
const LONG = 1500;

const clockOf = (element: BuffetBoss): string =>
  rootOf(element).querySelector('[part=clock]:not([hidden])')?.textContent ?? '';
/** What can be done at the plate, by its places. */
const handled = (element: BuffetBoss): readonly (string | undefined)[] =>
  [...rootOf(element).querySelectorAll<SVGElement>('[part=live] svg [role=button]')].map(
    ({ dataset }) => dataset['place'],
  );
const labels = (element: BuffetBoss): string =>
  buttons(element)
    .map(({ ariaLabel, textContent }) => `${ariaLabel ?? ''} ${textContent.trim()}`)
    .join();

async function played(moves: readonly string[], attributes: Readonly<Record<string, string>> = {}) {
  const record = `[Position "${START}"]\n\n${moves.join(' ')}\n`;
  return table({ record, told: '', controls: 'none', start: 'now', still: '', ...attributes });
}

/** Waits so long that whatever does something by itself has done it. */
async function wait(element: BuffetBoss): Promise<void> {
  await drawn(element);
  await new Promise((resolve) => setTimeout(resolve, LONG));
  await drawn(element);
}

describe('reviewing a game in <buffet-boss>', () => {
  it('BB-22 shows a fall in a finished game without a clock or its buttons', async () => {
    const element = await played([FALL, ...REST]);
    expect(step(element)).to.contain(':over');
    element.goTo(1);
    await wait(element);
    expect(step(element)).to.contain('p1:rescue');
    expect(clockOf(element)).to.equal('');
    expect(textOf(element)).not.to.match(/seconds? left|You have 3 seconds/);
    expect(labels(element)).not.to.match(/No clock|Start the clock|Leave it|Drop/);
    expect(handled(element), 'what fell is only seen').to.deep.equal([]);
    await tap(element, 'fallen:1');
    expect(element.currentPath).to.equal('0');
  });

  it('BB-22 shows no clock in a review before the end, so that nothing is played over', async () => {
    const element = await played([FALL, 'late', 'end']);
    element.goTo(1);
    await wait(element);
    expect(clockOf(element)).to.equal('');
    expect(textOf(element)).not.to.match(/seconds? left/);
    expect(step(element)).to.contain('p1:rescue');
  });

  it('BB-20 has no food in hand, and asks about no pile, when it shows an earlier step', async () => {
    const element = await played([FALL, ...REST]);
    element.goTo(0);
    await wait(element);
    expect(labels(element)).not.to.contain('Drop');
    expect(handled(element)).to.deep.equal([]);
    const told = await played([FALL, ...REST], { told: 'piles' });
    told.goTo(0);
    await drawn(told);
    expect(step(told)).to.contain('p1:settle');
    expect(rootOf(told).querySelector('[part=tell]')?.textContent).to.equal(undefined);
  });

  it('leaves a bot’s food where it was put', async () => {
    const element = await played([FALL, ...REST], { seats: 'human,bot:easy' });
    element.goTo(4);
    await wait(element);
    expect(step(element)).to.contain('p2:settle');
    expect(element.currentPath).to.equal('0.0.0.0');
  });

  it('marks the chip of the seat whose food is being stacked', async () => {
    const element = await table({ position: START, told: '', controls: 'none', start: 'now', still: '' });
    const marked = rootOf(element).querySelectorAll('[part~=to-move]');
    expect([...marked].map((chip) => chip.querySelector('.name')?.textContent)).to.deep.equal(['Player 1']);
  });

  it('BB-22 runs the clock for a fall that is played now', async () => {
    const element = await played([]);
    element.play(FALL);
    await waitUntil(() => clockOf(element));
    expect(labels(element)).to.match(/Start the clock.*No clock/);
  });
});
