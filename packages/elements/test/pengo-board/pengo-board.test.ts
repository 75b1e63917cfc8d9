/** `<pengo-board>`: diagrams, records and highlights on a board that grows. */
import { expect } from '@open-wc/testing';
import '../../src/games/waddle-waddle/pengo-board.js';
import { pleasesAxe } from '../axe.js';
import { cell, drawn, nameOf, onPage, press, rootOf, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';

describe('<pengo-board>', () => {
  it('draws a position and names tiles with their groups', async () => {
    const element = await onPage('pengo-board', { position: 'rA1,0;rP1,-1;bG2,-1' });
    expect(nameOf(element, '1,0')).to.equal('1,0, red Alpha, group of 2, touches the Iceberg');
    expect(nameOf(element, '2,-1')).to.equal('2,-1, blue Grumpy');
    expect(nameOf(element, '0,0')).to.equal('0,0, the Iceberg');
    expect(rootOf(element).querySelectorAll('[part~=piece]').length).to.equal(3);
    expect(rootOf(element).querySelector('[part=words]')?.textContent.trim()).to.equal('');
    await pleasesAxe(element);
  });

  it('steps through a record and draws its highlights, also on empty places', async () => {
    const record = '[Game "Waddle Waddle"]\n[Position "- r"]\n\n1. rA1,0 {[%csl G2,-1] [%cal R1,0>0,1] here} bP0,1';
    const element = await onPage('pengo-board', { mode: 'replay', options: 'modules=0', record });
    expect(textOf(element)).not.to.contain('here');
    expect(element.goTo(1)).to.equal(true);
    await drawn(element);
    expect(nameOf(element, '1,0')).to.contain('red Alpha');
    expect(textOf(element)).to.contain('here');
    expect(rootOf(element).querySelector('[part=highlight]')).not.to.equal(null);
    expect(rootOf(element).querySelector('score-sheet')).to.equal(null);
  });

  it('can be explored by keys and ignores taps', async () => {
    const element = await onPage('pengo-board', { position: 'rA1,0;rP1,-1' });
    cell(element, '0,0').focus();
    await press(element, 'ArrowRight', 'q');
    expect((rootOf(element).activeElement as SVGElement | null)?.dataset['place']).to.equal('1,-1');
    await press(element, 'Enter');
    expect(element.currentPosition).to.contain('rA1,0;rP1,-1');
  });

  it('zooms by keys, wheel and drags, and zooms out again', async () => {
    const element = await onPage('pengo-board', { position: 'rA1,0;rP1,-1' });
    const svg = rootOf(element).querySelector('svg');
    const shown = (): readonly number[] => (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const [left = 0, , wide = 0] = shown();
    cell(element, '1,0').focus();
    await press(element, '+', '+');
    expect(rootOf(element).querySelector('[part=zoom]')).not.to.equal(null);
    expect(shown()[2]).to.be.lessThan(wide * 0.7);
    expect(svg && getComputedStyle(svg).touchAction).to.equal('none');
    // One finger scrolls the page, two are the board's: else a pinch would make the page larger as well
    const rules = rootOf(element).adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    const forFingers = rules.filter(
      (rule) => rule instanceof CSSMediaRule && /any-pointer: ?coarse/.test(rule.conditionText),
    );
    expect(forFingers.map(({ cssText }) => cssText).join()).to.contain('.camera { touch-action: pan-x pan-y');
    const [near = 0] = shown();
    const box = svg?.getBoundingClientRect();
    const drag = (type: string, x: number): boolean | undefined =>
      svg?.dispatchEvent(
        new PointerEvent(type, { pointerId: 3, clientX: (box?.x ?? 0) + x, clientY: (box?.y ?? 0) + 50 }),
      );
    drag('pointerdown', 60);
    drag('pointermove', 90);
    drag('pointerup', 90);
    expect(shown()[0]).to.be.lessThan(near);
    svg?.dispatchEvent(
      new WheelEvent('wheel', { deltaY: -1, ctrlKey: true, clientX: box?.x ?? 0, clientY: box?.y ?? 0 }),
    );
    expect(shown()[2]).to.be.lessThan(wide * 0.6);
    await press(element, '0');
    expect(shown()[0]).to.be.closeTo(left, 0.01);
    expect(shown()[2]).to.be.closeTo(wide, 0.01);
  });

  it('zooms by two buttons, named in the page’s language, and follows the focus', async () => {
    const element = await onPage('pengo-board', { mode: 'replay', position: 'rA1,0;rP1,-1;bP0,1' });
    const shown = (): readonly number[] =>
      (rootOf(element).querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const buttons = (): readonly HTMLElement[] => [
      ...rootOf(element).querySelectorAll<HTMLElement>('[part=zoom] button'),
    ];
    const [left = 0, , wide = 0] = shown();
    expect(buttons().map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Zoom in', 'Zoom out']);
    expect(buttons()[1]?.ariaDisabled).to.equal('true');
    buttons()[0]?.click();
    buttons()[0]?.click();
    expect(shown()[2]).to.be.closeTo(wide / 1.25 ** 4, 0.01);
    const [near = 0, , close = 0] = shown();
    cell(element, '-1,0').focus();
    expect(shown()[0]).to.be.lessThan(near);
    expect(shown()[2]).to.equal(close);
    buttons()[1]?.click();
    buttons()[1]?.click();
    expect(shown()[0]).to.be.closeTo(left, 0.01);
    await pleasesAxe(element);
    element.flipped = true;
    await drawn(element);
    expect(buttons().length).to.equal(2);
  });

  it('lights up groups and gives pictures', async () => {
    const element = await onPage('pengo-board', { position: 'rA1,0;rP1,-1;bP0,1' });
    element.highlight(['1,0', '1,-1']);
    await drawn(element);
    expect(rootOf(element).querySelector('[part=group]')).not.to.equal(null);
    expect(await element.toSVG()).to.match(/^<svg .*tile-0-0.*<\/svg>$/s);
    expect((await element.toPNG(120)).size).to.be.greaterThan(500);
  });

  it('reads its own text as a position of the number of players in its options', async () => {
    const four = await onPage('pengo-board', { options: 'players=4' }, 'rA1,0;yB-1,0;gA0,1 y');
    expect(four.currentPosition).to.contain('rA1,0;yB-1,0;gA0,1 y');
    const one = await onPage('pengo-board', { options: 'players=3' }, 'yB-1,0');
    expect(nameOf(one, '-1,0')).to.contain('yellow Big Belly');
    const prose = await onPage('pengo-board', {}, 'A board of Waddle Waddle, with 20 tiles.');
    expect(textOf(prose)).not.to.contain('“');
  });

  it('reports errors in tiles of its own text', async () => {
    const element = await onPage('pengo-board', {}, 'rA1,0;rB1,0');
    await waitUntil(() => textOf(element).includes('1,0'));
    const colour = await onPage('pengo-board', {}, 'rA1,0;yB-1,0');
    await waitUntil(() => textOf(colour).includes('“yB-1,0”'));
  });

  it('keeps the board and reports errors', async () => {
    const element = await onPage('pengo-board', { position: 'rA1,0' });
    element.position = 'rA1,0;rB1,0';
    await drawn(element);
    expect(textOf(element)).to.contain('1,0');
    expect(nameOf(element, '1,0')).to.contain('Alpha');
  });
});
