/** `<waffle-wars>` for everybody: screen readers, keys, languages, right to left, less motion. */
import { expect } from '@open-wc/testing';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import CORE_EN from '../../src/core/messages.en.json' with { type: 'json' };
import WAFFLE_WARS_ELEMENT_EN from '../../src/games/waffle-wars/messages.en.json' with { type: 'json' };
import { board, cell, drawn, nameOf, press, rootOf, tap, textOf, visibleTexts } from './board.js';
import { pleasesAxe } from '../axe.js';

const MODES = ['diagram', 'replay', 'play'];

describe('<waffle-wars> and accessibility', () => {
  for (const mode of MODES) {
    it(`passes axe as a ${mode}`, async () => {
      const element = await board({ mode }, '1. c3 d4 2. b2');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await pleasesAxe(element);
    });
  }

  it('names every space and has one tab stop on the board', async () => {
    const element = await board({ mode: 'play', position: '6/6/6/2b3/6/sss3' });
    const cells = [...rootOf(element).querySelectorAll('[role=gridcell]')];
    expect(cells.length).to.equal(36);
    expect(cells.every((one) => (one.getAttribute('aria-label') ?? '').length > 3)).to.equal(true);
    expect(cells.filter((one) => one.getAttribute('tabindex') === '0').length).to.equal(1);
    expect(rootOf(element).querySelectorAll('[role=row]').length).to.equal(6);
    expect(nameOf(element, 'a2')).to.contain('Strawberries');
  });

  it('keeps one live region for many boards', async () => {
    const elements = await Promise.all([board({ mode: 'play' }), board({ mode: 'play' }), board({ mode: 'play' })]);
    for (const element of elements) await tap(element, 'c3');
    expect(document.querySelectorAll('[aria-live]').length).to.equal(1);
    expect(
      elements.every((element) => rootOf(element).querySelector('[aria-live], [role=status], [role=alert]') === null),
    ).to.equal(true);
  });

  it('keeps arrow keys visual and the board unmirrored in right-to-left text', async () => {
    const element = await board({ mode: 'play', dir: 'rtl' });
    cell(element, 'c3').focus();
    await press(element, 'ArrowRight');
    expect(rootOf(element).activeElement).to.equal(cell(element, 'd3'));
    expect(cell(element, 'a1').getBoundingClientRect().x).to.be.lessThan(cell(element, 'f1').getBoundingClientRect().x);
  });

  it('takes all its words from catalogues', async () => {
    const words = pseudo(mergeMessages(EN, WAFFLE_WARS_EN, WAFFLE_WARS_ELEMENT_EN, CORE_EN, PARTS_EN));
    const element = await board({ mode: 'play', position: '6/6/6/6/6/sss3 b' });
    element.messages = words;
    await drawn(element);
    await tap(element, 'b2');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const plain = [...visibleTexts(rootOf(element))].filter((text) => /[a-z]{3}/i.test(text) && !text.includes('['));
    expect(plain).to.deep.equal([]);
    const names = [...rootOf(element).querySelectorAll('[role=gridcell]')].map(
      (one) => one.getAttribute('aria-label') ?? '',
    );
    expect(names.filter((name) => !name.includes('['))).to.deep.equal([]);
  });

  it('flips the board', async () => {
    const element = await board({ position: '6/6/6/2b3/6/6', flipped: '' });
    expect(cell(element, 'a1').getBoundingClientRect().x).to.be.greaterThan(
      cell(element, 'f1').getBoundingClientRect().x,
    );
    expect(nameOf(element, 'c3')).to.contain('blueberry');
  });

  it('has rules for reduced motion, forced colours and dark schemes', async () => {
    const element = await board({ mode: 'play' });
    const css = rootOf(element)
      .adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('');
    expect(css).to.contain('forced-colors');
    expect(css).to.contain('light-dark(');
  });

  it('lets a finger scroll the page except on a piece that can move', async () => {
    const element = await board({ mode: 'play', position: '6/6/6/2b3/1s4/6 s 17,17 -' });
    expect(getComputedStyle(cell(element, 'b2')).touchAction).to.equal('none');
    expect(getComputedStyle(cell(element, 'e5')).touchAction).not.to.equal('none');
    const diagram = await board({ position: '6/6/6/2b3/1s4/6 s 17,17 -' });
    expect(getComputedStyle(cell(diagram, 'b2')).touchAction).not.to.equal('none');
  });

  it('fits 280 px', async () => {
    const element = await board({ mode: 'replay' }, '1. c3 d4 2. b2');
    element.style.width = '280px';
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(element.scrollWidth).to.be.at.most(280);
    expect(textOf(element).length).to.be.greaterThan(0);
  });
});
