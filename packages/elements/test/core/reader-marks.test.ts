/** Arrows and rings that readers draw: by the right button, a finger that rests, and keys; the record keeps them. */
import { aTimeout, expect } from '@open-wc/testing';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { cell, drawn, onPage, type OnPage } from '../hands.js';

const RECORD = '1. c5 b1 {[%csl a1]} 2. d3 b2';

/** A pointer event in the middle of a place. */
function point(element: OnPage, place: string, type: string, more: PointerEventInit = {}): void {
  const { height, left, top, width } = cell(element, place).getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const init = { bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: 1, clientX, clientY };
  cell(element, place).dispatchEvent(new PointerEvent(type, { ...init, pointerType: 'mouse', button: 2, ...more }));
}

async function draw(element: OnPage, from: string, to: string, more: PointerEventInit = {}): Promise<void> {
  point(element, from, 'pointerdown', more);
  point(element, to, 'pointermove', more);
  point(element, to, 'pointerup', more);
  await drawn(element);
}

async function key(element: OnPage, place: string, init: KeyboardEventInit): Promise<void> {
  cell(element, place).dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  await drawn(element);
}

describe('readers draw on a board', () => {
  const replay = (more = {}) =>
    onPage('waffle-wars', { mode: 'replay', controls: 'none', annotate: '', ply: '2', ...more }, RECORD);

  it('by the right button, with colours by modifier keys, and the record keeps it', async () => {
    const element = await replay();
    element.scrollIntoView();
    const told: unknown[] = [];
    element.addEventListener('griddle-annotate', ({ detail }) => told.push(detail));
    await draw(element, 'b2', 'd4');
    await draw(element, 'c3', 'c3', { shiftKey: true });
    expect(await element.toRecord()).to.contain('b1 {[%csl a1]} {[%cal b2d4] [%csl Rc3]}');
    expect(told.at(-1)).to.deep.equal({
      path: '0.0',
      arrows: [{ from: 'b2', to: 'd4', colour: 'G' }],
      rings: [{ place: 'c3', colour: 'R' }],
    });
    // The same again takes it away; another colour replaces it
    await draw(element, 'b2', 'd4', { altKey: true });
    await draw(element, 'c3', 'c3', { shiftKey: true });
    expect(await element.toRecord()).to.contain('{[%csl a1]} {[%cal Bb2d4]}');
    element.goTo(3);
    await draw(element, 'a1', 'a1');
    expect(await element.toRecord()).to.contain('{[%csl a1]} {[%cal Bb2d4]} 2. d3 {[%csl a1]}');
  });

  it('and a click or Escape clears what they drew, but not what the author did', async () => {
    const element = await replay();
    element.scrollIntoView();
    const author = await element.toSVG();
    await draw(element, 'b2', 'd4');
    expect(await element.toSVG()).not.to.equal(author);
    cell(element, 'f6').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await drawn(element);
    expect(await element.toRecord())
      .to.contain('b1 {[%csl a1]} 2.')
      .and.not.to.contain('%cal');
    expect(await element.toSVG()).to.equal(author);
    await draw(element, 'b2', 'd4');
    await key(element, 'f6', { key: 'Escape' });
    expect(await element.toRecord()).not.to.contain('%cal');
  });

  it('by keys: A begins, A on another place ends an arrow, A twice is a ring', async () => {
    const element = await replay();
    await key(element, 'b2', { code: 'KeyA', key: 'a' });
    await key(element, 'e5', { code: 'KeyA', key: 'a' });
    await key(element, 'f1', { code: 'KeyA', key: 'A', shiftKey: true });
    await key(element, 'f1', { code: 'KeyA', key: 'A', shiftKey: true });
    expect(await element.toRecord()).to.contain('{[%cal b2e5] [%csl Rf1]}');
  });

  it('by a finger that rests first; a finger that moves at once scrolls, and a tap is a move', async () => {
    const element = await onPage('waffle-wars', {
      mode: 'play',
      start: 'now',
      keep: 'none',
      controls: 'none',
      annotate: '',
    });
    element.scrollIntoView();
    const finger = { pointerType: 'touch', button: 0 };
    await draw(element, 'b2', 'd4', finger);
    expect(await element.toRecord()).not.to.contain('%');
    point(element, 'b2', 'pointerdown', finger);
    await aTimeout(600);
    point(element, 'd4', 'pointermove', finger);
    point(element, 'd4', 'pointerup', finger);
    point(element, 'd4', 'click', finger);
    await drawn(element);
    expect(await element.toRecord()).to.contain('{[%cal b2d4]}');
    expect(element.currentPath).to.equal('');
  });

  it('only where the page allows it', async () => {
    const element = await onPage('waffle-wars', { mode: 'replay', controls: 'none' }, RECORD);
    element.scrollIntoView();
    await draw(element, 'b2', 'd4');
    await key(element, 'b2', { code: 'KeyA', key: 'a' });
    expect(await element.toRecord()).not.to.contain('%cal');
    const menu = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true });
    expect(cell(element, 'b2').dispatchEvent(menu)).to.equal(true);
    element.annotate = true;
    await drawn(element);
    const other = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true });
    expect(cell(element, 'b2').dispatchEvent(other)).to.equal(false);
  });

  it('on hexes, whose places have commas', async () => {
    const element = await onPage('waddle-waddle', { position: 'rA1,0;bP0,1', annotate: '' });
    element.scrollIntoView();
    await draw(element, '1,0', '0,1');
    expect(await element.toRecord()).to.contain('[%cal 1,0>0,1]');
  });
});
