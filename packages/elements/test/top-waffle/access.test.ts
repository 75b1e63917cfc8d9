/** `<top-waffle>` and `<order-board>` for everybody. */
import { expect } from '@open-wc/testing';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import TOP_WAFFLE_EN from '@griddle/rules/internal/top-waffle/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import CORE_EN from '../../src/core/messages.en.json' with { type: 'json' };
import '../../src/games/top-waffle/order-board.js';
import TOP_WAFFLE_ELEMENT_EN from '../../src/games/top-waffle/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import { drawn, onPage, rootOf, tap, visibleTexts } from '../hands.js';
import { waitUntil } from '../wait.js';
import { table, takeScreen } from './table.js';

const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';
const FULL = `${DISPLAY} p1:execute S.B.W.B1.BW/wild.blender/gSC/yBU/-/C1;U.U.UC/recycling/-/-/-/- 1:5 -/-/- -`;
const WORDS = [TOP_WAFFLE_EN, TOP_WAFFLE_ELEMENT_EN, CORE_EN, PARTS_EN];

describe('<top-waffle> and accessibility', () => {
  for (const mode of ['diagram', 'replay', 'play']) {
    it(`passes axe as a ${mode}`, async () => {
      const element = await table({ mode, position: FULL, controls: 'auto' });
      await drawn(element);
      await pleasesAxe(element);
      if (!(await takeScreen(element))) return;
      await tap(element, 'order:1');
      await pleasesAxe(element);
    });
  }

  it('has one tab stop in each area, and names all places', async () => {
    const element = await table({ position: FULL });
    await takeScreen(element);
    const areas = [...rootOf(element).querySelectorAll('[role=grid]')];
    expect(areas.length).to.equal(4);
    for (const area of areas) {
      expect(area.getAttribute('aria-label')?.length).to.be.greaterThan(3);
      expect(area.querySelectorAll('[tabindex="0"]').length).to.equal(1);
      for (const cell of area.querySelectorAll('[role=gridcell]'))
        expect(cell.getAttribute('aria-label')?.length).to.be.greaterThan(3);
    }
  });

  it('takes all its words from catalogues', async () => {
    const element = await table({ position: FULL, controls: 'auto' });
    element.messages = pseudo(mergeMessages(EN, ...WORDS));
    await drawn(element);
    const foreign = (): readonly string[] =>
      [...visibleTexts(rootOf(element))].filter((text) => /[a-z]{3}/i.test(text) && !text.includes('['));
    await waitUntil(() => foreign().length === 0);
    await takeScreen(element);
    expect(rootOf(element).querySelector('[part=reference]')).not.to.equal(null);
    await tap(element, 'mine:wild');
    await tap(element, 'mine:wild');
    await tap(element, 'order:2');
    await drawn(element);
    await waitUntil(() => foreign().length === 0);
    const names = [...rootOf(element).querySelectorAll('[role=gridcell]')].map((one) => one.getAttribute('aria-label'));
    expect(names.filter((name) => !name?.includes('['))).to.deep.equal([]);
  });

  it('fits 280 px, also in right-to-left text', async () => {
    const element = await table({ position: FULL, seats: 'human,bot:easy' });
    for (const direction of ['ltr', 'rtl']) {
      element.dir = direction;
      element.style.width = '280px';
      await drawn(element);
      expect(element.scrollWidth).to.be.at.most(280);
      for (const area of rootOf(element).querySelectorAll('[role=grid]')) {
        expect(area.getBoundingClientRect().width).to.be.at.most(280);
      }
    }
  });
});

describe('<order-board> and accessibility', () => {
  it('passes axe, and takes its words from catalogues', async () => {
    const element = await onPage('order-board', { position: FULL });
    await pleasesAxe(element);
    element.messages = pseudo(mergeMessages(EN, ...WORDS));
    await drawn(element);
    const names = [...rootOf(element).querySelectorAll('[role=gridcell]')].map((one) => one.getAttribute('aria-label'));
    expect(names.length).to.be.greaterThan(9);
    expect(names.filter((name) => !name?.includes('['))).to.deep.equal([]);
  });
});
