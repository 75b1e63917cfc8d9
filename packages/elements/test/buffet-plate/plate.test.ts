/** `<buffet-plate>` as a diagram, in a replay, and for everybody. */
import { expect } from '@open-wc/testing';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import BUFFET_BOSS_EN from '@griddle/rules/internal/buffet-boss/messages.en.json' with { type: 'json' };
import BUFFET_BOSS_ELEMENT_EN from '../../src/games/buffet-boss/messages.en.json' with { type: 'json' };
import CORE_EN from '../../src/core/messages.en.json' with { type: 'json' };
import { pleasesAxe } from '../axe.js';
import { cell, drawn, nameOf, press, rootOf, textOf, visibleTexts } from '../hands.js';
import { waitUntil } from '../wait.js';
import { PILE, plate } from './plate.js';

const focused = (root: ShadowRoot): string | undefined =>
  root.activeElement instanceof SVGElement ? root.activeElement.dataset['place'] : undefined;

describe('<buffet-plate> as a diagram', () => {
  it('draws pieces at their poses, names them, and loads no engine', async () => {
    const element = await plate({ mode: 'diagram', position: PILE, overlay: 'height contacts stars', leader: '900' });
    const transform = cell(element, 'p1:4').parentElement?.getAttribute('transform');
    expect(transform).to.equal('translate(-1.999 -3.944) rotate(-106.53)');
    expect(nameOf(element, 'p1:4')).to.equal('egg: no group, white, 4 stars; touches steak');
    expect(nameOf(element, 'p1')).to.equal('Player 1’s plate: 4 pieces, 10 stars, 51.1 mm high');
    for (const part of ['ruler', 'own', 'leader', 'contacts', 'stars']) {
      expect(rootOf(element).querySelector(`[part=${part}]`), part).not.to.equal(null);
    }
    const { y } = (rootOf(element).querySelector('[part=plate] > svg') as SVGSVGElement).viewBox.baseVal;
    expect(y, 'the height to beat is in the picture').to.be.lessThan(-9);
    expect(rootOf(element).querySelector('[part=tools]')).to.equal(null);
    await pleasesAxe(element);
    expect(await element.toSVG()).to.match(/^<svg .*egg.*<\/svg>$/s);
  });

  it('draws a pile in rows by its contacts where no poses are known', async () => {
    const element = await plate({ mode: 'diagram', seat: 'p2', position: '0/-/-/-;300/ham.egg/p-1.1-2/-' });
    const y = (place: string): number => cell(element, place).getBoundingClientRect().y;
    expect(y('p2:2')).to.be.lessThan(y('p2:1'));
    expect(nameOf(element, 'p2:1')).to.contain('touches the plate, egg');
  });

  it('is one tab stop; arrows go from piece to piece and neighbours light up', async () => {
    const element = await plate({ mode: 'diagram', position: PILE });
    const root = rootOf(element);
    expect(root.querySelectorAll('[tabindex="0"]').length).to.equal(1);
    cell(element, 'p1:1').focus();
    await press(element, 'ArrowLeft');
    expect(focused(root)).to.equal('p1:2');
    expect(cell(element, 'p1:4').classList.contains('near')).to.equal(true);
    expect(cell(element, 'p1:3').classList.contains('near')).to.equal(false);
    await press(element, 'ArrowUp');
    expect(focused(root)).to.equal('p1:4');
    expect(root.querySelector('svg')?.hasAttribute('tabindex')).to.equal(false);
  });

  it('lights up the pieces of a line of a score sheet', async () => {
    const element = await plate({ mode: 'diagram', position: PILE });
    element.highlight(['p1:2']);
    await drawn(element);
    expect(cell(element, 'p1:2').classList.contains('lit')).to.equal(true);
    expect(cell(element, 'p1:1').classList.contains('lit')).to.equal(false);
  });

  it('steps through a record and describes its moves', async () => {
    const [pile] = PILE.split(';');
    const record = `[Game "Buffet Boss"]\n[Position "${pile};0/-/-/- banana.egg p1:turn:1:p1"]\n\n1. banana ~320/p-1.p-2.p-3.1-2.1-3/4.5`;
    const element = await plate({ mode: 'replay', record });
    element.goTo(2);
    await drawn(element);
    expect(rootOf(element).querySelectorAll('[data-place^="p1:"]').length).to.equal(3);
    await waitUntil(() => textOf(element).includes('Player 1: 6\u00A0stars, 32.0\u00A0mm'));
  });

  it('keeps its picture and reports errors', async () => {
    const element = await plate({ mode: 'diagram', position: PILE });
    let told = '';
    element.addEventListener('griddle-error', ({ detail }) => (told = detail.message));
    for (const [name, value] of [
      ['position', '5/hamm'],
      ['seat', 'p9'],
      ['steadiness', 'drunk'],
      ['overlay', 'smell'],
      ['food', 'ham.wood'],
    ] as const) {
      element.setAttribute(name, value);
      await drawn(element);
      await waitUntil(() => textOf(element).includes(value.split('.').at(-1)?.split('/').at(-1) ?? ''));
      expect(told).to.match(/^[^.]*“[^”]+”.*\.$/);
    }
    expect(nameOf(element, 'p1:1')).to.contain('ham');
  });
});

describe('<buffet-plate> and accessibility', () => {
  it('passes axe while something is in hand, and when a piece is chosen', async () => {
    const element = await plate({ position: PILE, food: 'banana' });
    await pleasesAxe(element);
    cell(element, 'p1:2').focus();
    await press(element, 'Enter');
    await waitUntil(() => !rootOf(element).querySelector('[part=pad]')?.hasAttribute('hidden'));
    await pleasesAxe(element);
  });

  it('takes all its words from catalogues', async () => {
    const element = await plate({ position: PILE, food: 'banana', leader: '900' });
    const own = [BUFFET_BOSS_EN, BUFFET_BOSS_ELEMENT_EN, CORE_EN];
    element.messages = pseudo(mergeMessages(EN, ...own));
    await drawn(element);
    const texts = [...visibleTexts(rootOf(element))].filter((text) => /[a-z]{3}/i.test(text));
    expect(texts.filter((text) => !text.includes('['))).to.deep.equal([]);
    const names = [...rootOf(element).querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
    expect(names.filter((name) => name && !name.includes('['))).to.deep.equal([]);
  });

  it('fits 280 px, also in right-to-left text', async () => {
    const element = await plate({ position: PILE, food: 'banana' });
    for (const dir of ['ltr', 'rtl']) {
      element.dir = dir;
      element.style.width = '280px';
      await drawn(element);
      expect(element.scrollWidth).to.be.at.most(280);
      const [left, right] = rootOf(element).querySelectorAll('[part=tools] button');
      // Left is left wherever text runs
      expect(left?.getBoundingClientRect().x ?? 0).to.be.lessThan(right?.getBoundingClientRect().x ?? 0);
    }
  });

  it('says when the poses are not known, and still shows the pile', async () => {
    const element = await plate({ position: '300/ham.egg/p-1.1-2/-;0/-/-/-', food: 'banana' });
    await waitUntil(() => textOf(element).includes('doesn’t say where the pieces are'));
    expect(nameOf(element, 'p1:2')).to.contain('egg');
    expect(element.drop()).to.equal(false);
  });
});
