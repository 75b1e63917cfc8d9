/** Buffet Boss with piles that are stacked on the page: poses are the same everywhere, so whole games are, too. */
import { expect } from '@open-wc/testing';
import { parseRecords } from '@griddle/rules/internal/record/parse.js';
import { sessionFromRecord } from '@griddle/rules/internal/replay/load.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { lineEnd } from '@griddle/rules/internal/replay/step.js';
import { recheck } from '@griddle/plate/internal/settle.js';
import { loadEngine } from '@griddle/plate/internal/engine.js';
import '../../src/games/buffet-boss/buffet-boss.js';
import type { BuffetBoss } from '../../src/games/buffet-boss/buffet-boss.js';
import { drawn, press, rootOf, ruleOf, tap, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { buttons, pressButton, step, table, takeFirst } from './table.js';

/** Lets go of the food in hand, and waits until the pile rests. */
async function letGo(element: BuffetBoss): Promise<void> {
  const drop = (): HTMLElement | undefined =>
    [...rootOf(element).querySelectorAll<HTMLElement>('[part=live] button')].find(
      (button) => button.title === 'Drop' || button.ariaLabel === 'Drop' || button.textContent.includes('Drop'),
    );
  await waitUntil(() => {
    if (!step(element).includes(':settle')) return true;
    const found = drop();
    if (found?.getAttribute('aria-disabled') !== 'true') found?.click();
    return false;
  });
  await drawn(element);
}

describe('<buffet-boss> with piles stacked on the page', () => {
  it('plays a whole game without animation, the same in every browser, with a record that physics confirms', async function game() {
    this.timeout(120_000);
    const options = 'players=2';
    const element = await table({ told: '', options, 'at-rest': '', steadiness: 'calm', controls: 'none', still: '' });
    for (let moves = 0; moves < 120 && !step(element).includes(':over'); moves++) {
      if (step(element).includes(':settle')) await letGo(element);
      else if (step(element).includes(':rescue')) await pressButton(element, 'Leave it');
      else if (buttons(element).some(({ textContent }) => textContent.trim().startsWith('End turn'))) {
        await pressButton(element, 'End turn');
      } else await tap(element, 'line:1');
    }
    expect(step(element)).to.contain(':over');
    const text = await element.toRecord();
    const records = parseRecords(text);
    const session = records.ok && records.value[0] ? sessionFromRecord(buffetBoss, records.value[0], text) : undefined;
    if (!session?.ok) throw new Error(text);
    const engine = await loadEngine();
    const drops: string[] = [];
    for (let at = lineEnd(session.value.root); at.parent; at = at.parent) {
      const { move, parent } = at;
      if (move?.kind === 'settle') drops.push(recheck(engine, parent.state, move).verdict);
    }
    expect(drops.length).to.be.at.least(10);
    expect([...new Set(drops)]).to.deep.equal(['same']);
  });

  it('BB-21 counts a push as an adjustment', async () => {
    const position = '318/steak.ham/p-1.p-2/-/0,0,0.-1800,1390,0.1800,1390,0;0/-/-/- egg.banana.squid p1:turn:1:p1';
    const element = await table({ position, told: '', 'at-rest': '', controls: 'none', still: '' });
    expect(textOf(element)).not.to.contain('Adjust pile');
    await tap(element, 'line:1');
    await letGo(element);
    expect(element.currentPosition).to.contain('steak.ham.egg');
    expect(await element.toRecord()).to.contain('/d');
  });

  it('keeps the food in hand where it was taken by keys, and names it', async () => {
    const position = '0/-/-/-;0/-/-/- egg.banana.squid p1:turn:1:p1';
    const element = await table({ position, told: '', 'at-rest': '', controls: 'none', still: '' });
    await takeFirst(element, 'keys');
    const focused = (): Element | null => rootOf(element).activeElement;
    await waitUntil(() => focused()?.getAttribute('data-place') === 'hand');
    expect(focused()?.ariaLabel).to.contain('In hand: egg');
    await waitUntil(() => buttons(element).some(({ ariaDisabled, textContent }) => textContent.includes('Drop') && ariaDisabled !== 'true')); // prettier-ignore
    await press(element, 'Enter');
    await waitUntil(() => !step(element).includes(':settle'));
    expect(element.currentPosition).to.contain('/egg/');
  });

  it('BB-11 asks players who tap the next card to drop the food in hand first', async () => {
    const position = '0/-/-/-;0/-/-/- egg.banana.squid p1:turn:1:p1';
    const element = await table({ position, told: '', 'at-rest': '', controls: 'none', still: '' });
    await tap(element, 'line:1');
    await waitUntil(() => step(element).includes(':settle'));
    await tap(element, 'line:2');
    expect(textOf(element)).to.contain('Squid: seafood, white, 2 stars. First drop the egg on your plate.');
    expect(ruleOf(element), 'no refusal').to.equal(undefined);
    await letGo(element);
    expect(element.currentPosition).to.contain('/egg/');
    expect(textOf(element)).not.to.contain('First drop');
  });

  it('keeps the end of a turn in view on a wide page', async () => {
    const position = '318/steak.ham/p-1.p-2/-/0,0,0.-1800,1390,0.1800,1390,0;0/-/-/- egg.banana p1:turn:1:p1 - 1:-:-:-';
    const element = await table({ position, told: '', 'at-rest': '', controls: 'none', still: '' });
    // A screen as low as this one, in which the table has as much room as on a laptop
    element.style.width = '60rem';
    await waitUntil(() => buttons(element).some(({ textContent }) => textContent.includes('Drop')));
    window.scrollTo(0, 0);
    const end = (): number =>
      buttons(element)
        .find(({ textContent }) => textContent.trim().startsWith('End turn'))
        ?.getBoundingClientRect().bottom ?? 0;
    // Buttons come next to the words a frame after there is room
    await waitUntil(() => end() > 0 && end() <= window.innerHeight);
    element.style.width = '';
  });

  it('lets bots stack by themselves', async function bots() {
    const element = await table({ told: '', seats: 'bot:medium,bot:medium', seed: '3', controls: 'none', still: '' });
    await waitUntil(() => /\d\/[a-z-]+\/p-1/.test(element.currentPosition));
    expect(await element.toRecord()).to.contain('/d');
  });

  it('asks people what fell when the poses are not known', async () => {
    const position = '310/ham.egg/p-1.1-2/-;0/-/-/- banana.grapes.steak p1:turn:1:p1';
    const element = await table({ position, told: '', controls: 'none' });
    await tap(element, 'line:1');
    await waitUntil(() => textOf(element).includes('Nothing fell'));
    await pressButton(element, 'Nothing fell');
    expect(element.currentPosition).to.contain('ham.egg.banana');
  });
});
