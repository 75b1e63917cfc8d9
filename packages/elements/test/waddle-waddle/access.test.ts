/** `<waddle-waddle>` and `<pengo-board>` for everybody, and what they make of attributes and text. */
import { expect } from '@open-wc/testing';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import WADDLE_WADDLE_EN from '@griddle/rules/internal/waddle-waddle/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import CORE_EN from '../../src/core/messages.en.json' with { type: 'json' };
import WADDLE_WADDLE_ELEMENT_EN from '../../src/games/waddle-waddle/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import { drawn, rootOf, tap, textOf, visibleTexts } from '../hands.js';
import { waitUntil } from '../wait.js';
import { table } from './table.js';

const FULL = 'rP1,0;bP1,-1;rP2,-1;bG3,-1;bP3,0;bA2,1;rP1,1 r r4444,b4444 1,0=A:PG;0,1=SA;1,-1=5A r=fish;b=egg';
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 400));

describe('<waddle-waddle> and accessibility', () => {
  for (const mode of ['diagram', 'replay', 'play']) {
    it(`passes axe as a ${mode}`, async () => {
      const element = await table({ mode, options: '', position: FULL });
      await rest();
      await pleasesAxe(element);
    });
  }

  it('passes axe with a tile in hand and buttons', async () => {
    const element = await table({ position: 'rP1,0;bP0,1;rP1,-1 r' });
    await tap(element, 'supply:P');
    await tap(element, '-1,1');
    await tap(element, '1,0');
    await rest();
    await pleasesAxe(element);
  });

  it('has one tab stop in each area, and names all places', async () => {
    const element = await table({ options: '', position: FULL });
    await rest();
    const areas = [...rootOf(element).querySelectorAll('[role=grid]')];
    expect(areas.length).to.equal(3);
    for (const area of areas) {
      expect(area.getAttribute('aria-label')?.length).to.be.greaterThan(3);
      expect(area.querySelectorAll('[tabindex="0"]').length).to.equal(1);
      for (const cell of area.querySelectorAll('[role=gridcell]'))
        expect(cell.getAttribute('aria-label')?.length).to.be.greaterThan(3);
    }
  });

  it('takes all its words from catalogues', async () => {
    const own = [WADDLE_WADDLE_EN, WADDLE_WADDLE_ELEMENT_EN, CORE_EN, PARTS_EN];
    const element = await table({ options: '', position: FULL });
    element.messages = pseudo(mergeMessages(EN, ...own));
    await drawn(element);
    await tap(element, 'supply:P');
    await tap(element, '2,0');
    await rest();
    const texts = [...visibleTexts(rootOf(element))].filter((text) => /[a-z]{3}/i.test(text));
    expect(texts.filter((text) => !text.includes('['))).to.deep.equal([]);
    const names = [...rootOf(element).querySelectorAll('[role=gridcell]')].map((one) => one.getAttribute('aria-label'));
    expect(names.filter((name) => !name?.includes('['))).to.deep.equal([]);
  });

  it('fits 280 px and 900 px', async () => {
    const element = await table({ options: '', position: FULL });
    for (const width of [280, 900]) {
      element.style.width = `${width}px`;
      await rest();
      expect(element.scrollWidth).to.be.at.most(width);
      const main = rootOf(element).querySelector('[part="area main"]')?.getBoundingClientRect();
      const supply = rootOf(element).querySelector('[part="area supply"]')?.getBoundingClientRect();
      expect((main?.width ?? 0) > 200).to.equal(true);
      expect((supply?.left ?? 0) > (main?.right ?? 0)).to.equal(width === 900);
    }
  });

  it('frames the focus in a colour that stands out from the sea, in light and dark', async () => {
    const element = await table({ position: 'rP1,0 b' });
    const cell = rootOf(element).querySelector<SVGElement>('[data-place="1,0"]');
    cell?.focus();
    const lightness = (scheme: string): number => {
      element.style.colorScheme = scheme;
      const channels = getComputedStyle(cell ?? element).stroke.match(/\d+/g) ?? [];
      return Math.max(...channels.map(Number));
    };
    expect(lightness('light')).to.be.below(0x60);
    expect(lightness('dark')).to.be.above(0xc0);
  });

  it('shows the task over the board in a small space, and the tiles before the cards', async () => {
    const element = await table({ options: '', position: FULL });
    await rest();
    const top = (selector: string): number => rootOf(element).querySelector(selector)?.getBoundingClientRect().top ?? 0;
    const inOrder = ['[part~=status]', '[part="area main"]', '[part="area supply"]', '[part="area field"]'].map(top);
    expect(inOrder).to.deep.equal([...inOrder].sort((a, b) => a - b));
  });

  it('has no button over a place for a tile, and reserves space for the buttons', async () => {
    const element = await table({ position: 'rP1,-1;bP2,-1;rP2,-2;bP3,-2;rP3,-3;bP4,-3;bP0,1;rP-1,1;rG-1,2;bG-2,2 r' });
    const main = rootOf(element).querySelector('[part="area main"]');
    const before = main?.getBoundingClientRect().height;
    await waitUntil(() => main?.querySelector('[part=zoom] button'));
    expect(main?.getBoundingClientRect().height).to.equal(before);
    const zoom = main?.querySelector('[part=zoom]')?.getBoundingClientRect();
    const board = main?.querySelector('svg')?.getBoundingClientRect();
    expect(zoom?.top).to.be.at.least((board?.bottom ?? 0) - 1);
  });

  it('flips the board', async () => {
    const element = await table({ position: FULL.split(' ')[0] ?? '', flipped: '' });
    const left = (place: string): number =>
      rootOf(element).querySelector(`[data-place="${place}"]`)?.getBoundingClientRect().left ?? 0;
    expect(left('1,0')).to.be.lessThan(left('0,0'));
  });

  it('keeps the board and reports errors in a position', async () => {
    const element = await table({ position: 'rP1,0 b' });
    element.position = 'rX1,0';
    await drawn(element);
    expect(textOf(element)).to.contain('“rX1,0”');
    expect(element.currentPosition).to.contain('rP1,0 b');
  });
});
