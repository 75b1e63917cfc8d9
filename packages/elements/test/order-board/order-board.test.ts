/** `<order-board>`: the display alone, whole positions, records, and what is wrong. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/order-board.js';
import { pleasesAxe } from '../axe.js';
import { drawn, nameOf, onPage, press, cell, rootOf, textOf } from '../hands.js';

const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';

describe('<order-board>', () => {
  it('draws a display and names its cards and decks', async () => {
    const element = await onPage('order-board', { position: DISPLAY });
    expect(nameOf(element, 'order:1')).to.equal('blue order (strawberry, banana and whipped cream, 4 points)');
    expect(nameOf(element, 'topping:2')).to.equal('banana with a bonus');
    expect(nameOf(element, 'order:d')).to.contain('5 above');
    expect(rootOf(element).querySelectorAll('[part~=piece]').length).to.equal(9);
    expect(element.currentPosition).to.equal(DISPLAY);
    await pleasesAxe(element);
  });

  it('reads a full position, also from its own text', async () => {
    const whole = `${DISPLAY} p2:execute S.B/wild/-/-/-/-;U/x/-/-/-/- 2:4`;
    const element = await onPage('order-board', { position: whole });
    expect(nameOf(element, 'order:d')).to.contain('4 above');
    expect(nameOf(element, 'topping:d')).to.contain('54 cards');
    expect(element.currentPosition).to.contain(' p2:execute ');
    const own = await onPage('order-board', {}, whole);
    expect(nameOf(own, 'order:d')).to.contain('4 above');
  });

  it('shows the closing card in its place, and on top of its deck', async () => {
    const hands = 'p2:execute S.B/wild/-/-/-/-;U/x/-/-/-/-';
    const open = 'bSBW.gCC.-/S.B1.SB/wild.wrench.blender';
    const element = await onPage('order-board', { position: `${open} ${hands} 2:!1` });
    expect(nameOf(element, 'order:3')).to.equal('the closing card of day 2');
    expect(nameOf(element, 'order:d')).to.equal('Order deck');
    expect(rootOf(element).querySelectorAll('[part=closing-card]').length).to.equal(1);
    element.position = `${DISPLAY} ${hands} 2:0`;
    await drawn(element);
    expect(nameOf(element, 'order:d')).to.equal('The closing card is on top of the order deck');
    expect(rootOf(element).querySelectorAll('[part=closing-card]').length).to.equal(1);
  });

  it('accepts options and records', async () => {
    const element = await onPage('order-board', { position: 'bSBW.gCC.yUU/S.B1.SB/-', options: 'items=off' });
    expect(rootOf(element).querySelector('[part=error]')).to.equal(null);
    expect(rootOf(element).querySelectorAll('[part~=piece]').length).to.equal(6);
    element.options = '';
    element.position = '';
    element.mode = 'replay';
    element.record = `[Game "Top Waffle"]\n[Position "${DISPLAY} p1:prepare"]\n\n1. t1`;
    await drawn(element);
    expect(element.goTo(1)).to.equal(true);
    await drawn(element);
    expect(nameOf(element, 'topping:1')).to.equal('empty');
    expect(element.currentPosition).to.contain(' p1:second ');
  });

  it('can be explored by keys, keeps its cards and reports errors', async () => {
    const element = await onPage('order-board', { position: DISPLAY });
    cell(element, 'order:d').focus();
    await press(element, 'ArrowRight');
    expect((rootOf(element).activeElement as SVGElement | null)?.dataset['place']).to.equal('order:1');
    element.position = 'bSBW.gCC.bXX/S.B1.SB/wild.wrench.blender';
    await drawn(element);
    expect(textOf(element)).to.contain('bSBW');
    expect(nameOf(element, 'order:3')).to.contain('yellow order');
    element.position = DISPLAY;
    await drawn(element);
    expect(rootOf(element).querySelector('[part=error]')).to.equal(null);
  });

  it('keeps the focus when the display grows or shrinks', async () => {
    const element = await onPage('order-board', { position: DISPLAY, still: '' });
    const focused = (): unknown => (rootOf(element).activeElement as SVGElement | null)?.dataset['place'];
    cell(element, 'topping:2').focus();
    element.position = 'bSBW.gCC.yUU.pWC/S.B1.SB.C/wild.wild.wild';
    await drawn(element);
    // Nodes that are not needed now stay far beside the picture
    const onBoard = [...rootOf(element).querySelectorAll('[part~=piece]:not([transform*="-99"])')];
    expect(onBoard.length).to.equal(11);
    expect(focused()).to.equal('topping:2');
    cell(element, 'order:4').focus();
    element.position = DISPLAY;
    await drawn(element);
    // The nearest of the cards that are left
    expect(focused()).to.equal('order:3');
  });

  it('marks the last move of a record and highlighted cards, in files, too', async () => {
    const record = `[Game "Top Waffle"]\n[Position "${DISPLAY} p1:prepare"]\n\n1. t1`;
    const element = await onPage('order-board', { mode: 'replay', record });
    expect(element.goTo(1)).to.equal(true);
    await drawn(element);
    expect(rootOf(element).querySelectorAll('.s-mark-last').length).to.equal(1);
    // The gap is filled first: what the seat does then is not said of the table
    expect(rootOf(element).querySelector('[part=status]')?.textContent).to.equal('The table’s turn.');
    element.highlight(['order:1', 'item:2']);
    await drawn(element);
    const frames = [...rootOf(element).querySelectorAll('.s-note-2')].map((frame) => frame.getBoundingClientRect());
    expect(frames.length).to.equal(2);
    for (const [at, place] of ['order:1', 'item:2'].entries()) {
      const card = cell(element, place).getBoundingClientRect();
      expect(frames[at]?.x).to.be.closeTo(card.x, 6);
      expect(frames[at]?.y).to.be.closeTo(card.y, 6);
    }
    expect(await element.toSVG()).to.contain('class="mark"');
  });
});
