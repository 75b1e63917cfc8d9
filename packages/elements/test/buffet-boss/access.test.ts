/** `<buffet-boss>` for everybody: axe, words, widths, the clock, and what it makes of attributes. */
import { expect } from '@open-wc/testing';
import BUFFET_BOSS_EN from '@griddle/rules/internal/buffet-boss/messages.en.json' with { type: 'json' };
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import '../../src/games/buffet-boss/buffet-boss.js';
import BUFFET_BOSS_ELEMENT_EN from '../../src/games/buffet-boss/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import CORE_EN from '../../src/core/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import { drawn, rootOf, said, tap, textOf, visibleTexts } from '../hands.js';
import { waitUntil } from '../wait.js';
import { FULL, pressButton, step, table, TWO } from './table.js';

const DINNER = '150/ham/p-1/B1.B3;200/egg/p-1/A2.B4 egg.banana.steak p1:turn:1:p1';
const RESCUE = `${TWO} banana.grapes p1:rescue:2:p1 ${FULL} 1:-:-:1.egg!.ham`;
/** The same where it is known how the pieces lie, so that it may be stacked on. */
const POSES = '0,0,0.0,1390,0.0,3000,0';
const LYING = `500/steak.ham.squid.egg/p-1.1-2.2-3.3-4/-/${POSES}.0,4200,0.0,5400,0;0/-/-/-`;
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));

describe('<buffet-boss> and accessibility', () => {
  for (const mode of ['diagram', 'replay', 'play']) {
    it(`passes axe as a ${mode}`, async () => {
      const element = await table({ mode, position: DINNER, options: 'version=dinner,characters=all' });
      await rest();
      await pleasesAxe(element);
    });
  }

  it('passes axe while a pile is reported, and at a rescue', async () => {
    const element = await table({ position: DINNER, options: 'version=dinner,characters=all' });
    await tap(element, 'line:1');
    await rest();
    await pleasesAxe(element);
    element.options = '';
    element.position = RESCUE;
    await rest();
    await pleasesAxe(element);
  });

  it('passes axe with the menu open, and during scoring', async () => {
    const element = await table({ position: `${TWO} banana p2:turn:5:p1 ${FULL} 1:-:-:-`, still: '' });
    rootOf(element).querySelector('details')?.setAttribute('open', '');
    element.play('end');
    await rest();
    expect(rootOf(element).querySelectorAll('[part=menu] tbody tr')).to.have.lengthOf(21);
    await pleasesAxe(element);
  });

  it('takes all its words from catalogues', async () => {
    const own = [BUFFET_BOSS_EN, BUFFET_BOSS_ELEMENT_EN, CORE_EN, PARTS_EN];
    // A move list speaks the notation
    const element = await table({ position: DINNER, options: 'version=dinner,characters=all', controls: 'none' });
    element.messages = pseudo(mergeMessages(EN, ...own));
    await drawn(element);
    await tap(element, 'line:1');
    rootOf(element).querySelector('details')?.setAttribute('open', '');
    await rest();
    const texts = [...visibleTexts(rootOf(element))].filter((text) => /[a-z]{3}/i.test(text));
    expect(texts.filter((text) => !text.includes('['))).to.deep.equal([]);
    const names = [...rootOf(element).querySelectorAll('[role=gridcell], button')];
    const told = names.map((one) => one.getAttribute('aria-label') ?? one.textContent);
    expect(told.filter((name) => name !== '' && !name.includes('['))).to.deep.equal([]);
  });

  it('is as wide as the available space when the page sets no width', async () => {
    const element = await table({ mode: 'diagram' });
    element.removeAttribute('style');
    const row = document.createElement('div');
    row.style.cssText = 'display: flex; align-items: start; inline-size: 40rem';
    element.replaceWith(row);
    row.append(element);
    expect(element.offsetWidth).to.equal(row.offsetWidth);
    row.remove();
  });

  it('fits 280 px and 900 px', async () => {
    const element = await table({ options: 'players=5,version=dinner' });
    for (const width of [280, 900]) {
      element.style.width = `${width}px`;
      await rest();
      expect(element.scrollWidth).to.be.at.most(width);
      const [first, second] = [...rootOf(element).querySelectorAll('div[part~=pile]')].map((frame) =>
        frame.getBoundingClientRect(),
      );
      expect(first?.top).to.be.closeTo(second?.top ?? 0, 60);
    }
  });

  it('keeps the table and reports errors in a position and in attributes', async () => {
    const element = await table({ position: TWO });
    element.position = '310/toast';
    await drawn(element);
    await waitUntil(() => textOf(element).includes('310/toast'));
    expect(element.currentPosition).to.contain('steak.ham.squid.egg');
    element.position = TWO;
    element.setAttribute('told', 'everything');
    await waitUntil(() => textOf(element).includes('everything'));
  });

  it('moves the places of a pile when its poses change', async () => {
    const before = '310/ham.banana/p-1.1-2/-/0,0,0.0,1350,0.0,2900,500;0/-/-/-';
    const element = await table({ mode: 'diagram', position: before });
    const left = (): number => rootOf(element).querySelector('[data-place="p1:2"]')?.getBoundingClientRect().left ?? 0;
    const first = left();
    element.position = before.replace('0,2900,500', '2000,2900,500');
    await drawn(element);
    expect(left()).to.be.greaterThan(first + 10);
  });

  it('BB-22 gives three seconds to save what fell, and shows one clock for each fall', async function clock() {
    const position = `${LYING} banana.grapes p1:settle:2:p1 ${FULL} 1:lettuce:-:-`;
    const element = await table({ position, told: '' });
    element.play(`~300/p-1.1-2/3.4.5/${POSES}`);
    await waitUntil(() => rootOf(element).querySelector('.explained'));
    await pressButton(element, 'Start the clock');
    await waitUntil(() => textOf(element).includes('2 seconds left'));
    const running = rootOf(element).querySelector('[part=clock]:not([hidden])');
    const topOf = (selector: string): number => rootOf(element).querySelector(selector)?.getBoundingClientRect().y ?? 0;
    expect(running).to.exist;
    expect(topOf('[part~=fallen]'), 'in the place of the line').to.equal(topOf('[part~=line]'));
    expect(topOf('[part=live]'), 'the plate is below it').to.be.above(topOf('[part~=fallen]'));
    expect(topOf('[part=clock]'), 'and the clock over the plate').to.be.at.least(topOf('[part=live]'));
    await tap(element, 'fallen:1');
    expect(rootOf(element).querySelector('[part=clock]:not([hidden])')).to.equal(null);
    element.play(`~400/p-1.1-2.2-3/-/${POSES}.0,4200,0`);
    await drawn(element);
    expect(textOf(element)).not.to.contain('3 seconds left');
    await waitUntil(() => step(element).includes('p1:turn'));
    expect(await element.toRecord()).to.contain('late');
  });

  it('BB-22 explains the first rescue of a game, and waits until the reader has read it', async () => {
    const position = `${LYING} banana.grapes p1:settle:2:p1 ${FULL} 1:lettuce:-:-`;
    const fall = `~300/p-1.1-2/3.4.5/${POSES}`;
    const element = await table({ position, told: '' });
    element.play(fall);
    await waitUntil(() => rootOf(element).querySelector('.explained'));
    expect(textOf(element)).to.contain('You have 3 seconds to save 2 pieces');
    expect(await said('You have 3 seconds to save 2 pieces')).to.equal(true);
    const start = rootOf(element).querySelector<HTMLElement>('.start');
    expect(rootOf(element).activeElement, 'by keys').to.equal(start);
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(step(element), 'it waits').to.contain('p1:rescue');
    // Who touches what fell knows what to do
    await tap(element, 'fallen:1');
    element.play(`~400/p-1.1-2.2-3/-/${POSES}.0,4200,0`);
    await waitUntil(() => textOf(element).includes('seconds left'));
    expect(rootOf(element).querySelector('.explained')).to.equal(null);
    element.again();
    await drawn(element);
    element.play(fall);
    await waitUntil(() => rootOf(element).querySelector('.explained'));
  });

  it('BB-22 removes the clock for readers who need more time', async () => {
    const position = `${LYING} banana.grapes p1:settle:2:p1 ${FULL} 1:lettuce:-:-`;
    const element = await table({ position, told: '' });
    element.play(`~300/p-1.1-2/3.4.5/${POSES}`);
    await waitUntil(() => rootOf(element).querySelector('[part=clock]:not([hidden])'));
    await pressButton(element, 'No clock');
    expect(element.atRest).to.equal(true);
    expect(rootOf(element).querySelector('[part=clock]:not([hidden])')).to.equal(null);
    await rest();
    expect(step(element)).to.contain('p1:rescue');
    await pressButton(element, 'Leave it');
    expect(step(element)).to.contain('p1:turn');
  });

  it('BB-30 BB-31 scores line by line, lights up the pieces of each line, and can be skipped', async () => {
    const element = await table({ position: `${TWO} banana p2:turn:5:p1 ${FULL} 1:-:-:-` });
    element.play('end');
    await waitUntil(() => textOf(element).includes('Player 1: Stars on the plate, 10'));
    expect(rootOf(element).querySelector('[part=show]')?.textContent).not.to.contain('wins');
    await waitUntil(() => rootOf(element).querySelector('[part~=pile] [part=mark]'));
    await pressButton(element, 'Skip');
    expect(rootOf(element).querySelector('[part=show]')?.textContent).to.match(/15wins/);
  });

  it('scores under the names on the chips', async () => {
    const position = `${TWO} banana p1:turn:5:p2 ${FULL} 1:-:-:-`;
    const element = await table({ position, seats: 'human,bot:easy', controls: 'none' });
    element.play('end');
    await waitUntil(() => textOf(element).includes('You: Stars on the plate, 10'));
    await pressButton(element, 'Skip');
    const seats = [...rootOf(element).querySelectorAll('[part=show-seat]')].map(({ textContent }) => textContent);
    expect(seats.map((words) => words.replace(/\s+/g, ''))).to.deep.equal(['You15win', 'Easybot8']);
  });
});
