/** A key that an element uses stops there; one that it does not use goes on to the page. The same with drags. */
import { expect } from '@open-wc/testing';
import '../../src/panel/index.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { cell, drawn, finger, onPage, refusalOf, rootOf, tap, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { board, DRAFT, stateOf } from '../waffle-time/table.js';

const JUMP = '6/6/6/2b3/1s4/6 s 17,17 -';
const PLAY = { mode: 'play', start: 'now', keep: 'none', seats: 'human,human' } as const;

/** What the page has heard, by type and key. */
let heard: string[] = [];
const hear = (event: Event): void => void heard.push(event instanceof KeyboardEvent ? event.key : event.type);

/** Presses keys where the focus should be. Returns those that the page has heard. */
function keysAt(target: Element | null | undefined, ...keys: readonly string[]): readonly string[] {
  heard = [];
  for (const key of keys)
    for (const type of ['keydown', 'keyup'])
      target?.dispatchEvent(
        new KeyboardEvent(type, { key, code: `Key ${key}`, bubbles: true, composed: true, cancelable: true }),
      );
  return [...new Set(heard)];
}

async function game(attributes: Readonly<Record<string, string>> = {}): Promise<WaffleWars> {
  const element = await onPage('waffle-wars', { ...PLAY, ...attributes });
  await waitUntil(() => rootOf(element).querySelector('griddle-controls')?.shadowRoot?.firstElementChild);
  return element;
}

const controlsOf = (element: WaffleWars): ShadowRoot =>
  rootOf(element).querySelector('griddle-controls')?.shadowRoot as ShadowRoot;

/** The field in which moves are typed. */
async function fieldOf(element: WaffleWars): Promise<Element | null> {
  const controls = rootOf(element).querySelector('griddle-controls');
  if (controls) controls.types = true;
  controls?.requestUpdate();
  await waitUntil(() => controlsOf(element).querySelector('[part=input]'));
  return controlsOf(element).querySelector('[part=input]');
}

describe('keys', () => {
  beforeEach(() => ['keydown', 'keyup'].forEach((type) => document.addEventListener(type, hear)));
  afterEach(() => ['keydown', 'keyup'].forEach((type) => document.removeEventListener(type, hear)));

  it('of a board stop there, and others pass through', async () => {
    const element = await game();
    expect(keysAt(cell(element, 'c3'), 'ArrowUp', 'Home', 'b', 'Escape', '?')).to.deep.equal(['b', 'Escape', '?']);
    expect(keysAt(cell(element, 'c3'), 'Enter')).to.deep.equal([]);
  });

  it('Escape belongs to the board with a piece in hand, and to the page without', async () => {
    const element = await game({ position: JUMP });
    await tap(element, 'b2');
    expect(keysAt(cell(element, 'b2'), 'Escape')).to.deep.equal([]);
    await drawn(element);
    expect(keysAt(cell(element, 'b2'), 'Escape')).to.deep.equal(['Escape']);
  });

  it('Escape dismisses a refusal, also from the field in which a move was typed', async () => {
    const element = await game();
    element.play('c3');
    await drawn(element);
    await tap(element, 'c3');
    expect(refusalOf(element)).to.contain('c3');
    expect(keysAt(cell(element, 'c3'), 'Escape')).to.deep.equal([]);
    await drawn(element);
    expect(rootOf(element).querySelector('[part~=refusal]')).to.equal(null);
    const field = await fieldOf(element);
    element.play('zz9');
    await drawn(element);
    expect(textOf(element)).to.contain('zz9');
    expect(keysAt(field, 'Escape')).to.deep.equal([]);
    await drawn(element);
    expect(textOf(element)).not.to.contain('zz9');
  });

  it('of fields and buttons stop at the element', async () => {
    const element = await game();
    const field = await fieldOf(element);
    expect(keysAt(field, 'b', '/', 'ArrowLeft', ' ', 'Escape')).to.deep.equal(['Escape']);
    const button = controlsOf(element).querySelector('button.more');
    expect(keysAt(button, ' ', 'Enter', 'b')).to.deep.equal(['b']);
  });

  it('reach a page that listens before the element does', async () => {
    const element = await game();
    const early: string[] = [];
    const listen = (event: KeyboardEvent): void => void early.push(event.key);
    document.addEventListener('keydown', listen, { capture: true });
    try {
      expect(keysAt(await fieldOf(element), 'b')).to.deep.equal([]);
      expect(keysAt(cell(element, 'c3'), 'Enter')).to.deep.equal([]);
    } finally {
      document.removeEventListener('keydown', listen, { capture: true });
    }
    expect(early).to.deep.equal(['b', 'Enter']);
  });

  it('of a replay that was clicked do not turn slides', async () => {
    const element = await game({ mode: 'replay', record: '1. c3 d4 2. b2' });
    const stage = rootOf(element).querySelector('[part=stage]');
    expect(keysAt(stage, 'ArrowRight', 'End', ' ', 'b')).to.deep.equal(['b']);
  });

  it('Escape stops at the question about a new game', async () => {
    const element = await game();
    element.play('c3');
    await drawn(element);
    controlsOf(element).querySelector<HTMLElement>('button.again')?.click();
    await waitUntil(() => controlsOf(element).querySelector('[part=question] .stay'));
    expect(keysAt(controlsOf(element).querySelector('[part=question] .stay'), 'Escape')).to.deep.equal([]);
    await waitUntil(() => !controlsOf(element).querySelector('[part=question]'));
  });

  it('Escape stops at a menu that it closes', async () => {
    const element = await game();
    const menu = controlsOf(element).querySelector<HTMLElement>('[part=menu]');
    menu?.showPopover();
    expect(keysAt(menu, 'Escape')).to.deep.equal([]);
    menu?.hidePopover();
    expect(keysAt(controlsOf(element).querySelector('button.more'), 'Escape')).to.deep.equal(['Escape']);
  });

  it('that are arrows stop at a list on its own', async () => {
    const element = await game();
    element.id = 'listed';
    element.play('c3');
    element.play('d4');
    const list = document.createElement('move-list');
    list.for = 'listed';
    element.after(list);
    await waitUntil(() => list.shadowRoot?.querySelectorAll('[part=move]').length === 2);
    expect(keysAt(list.shadowRoot?.querySelector('[part=move]'), 'ArrowDown', 'b')).to.deep.equal(['b']);
  });
});

describe('a refusal', () => {
  it('has a button that dismisses it and returns the focus to the board', async () => {
    const element = await game();
    element.play('c3');
    await drawn(element);
    await tap(element, 'c3');
    const close = rootOf(element).querySelector<HTMLElement>('[part=refusal-close]');
    const { width, height } = close?.getBoundingClientRect() ?? new DOMRect();
    expect(Math.min(width, height)).to.be.at.least(44);
    close?.focus();
    close?.click();
    await drawn(element);
    expect(rootOf(element).querySelector('[part~=refusal]')).to.equal(null);
    expect(rootOf(element).activeElement?.getAttribute('part')).to.equal('cell');
  });
});

describe('a page that moves by drags, such as a carousel', () => {
  const TYPES = ['pointerdown', 'mousedown', 'touchstart', 'pointermove', 'touchmove'] as const;

  /** Sends what a finger on a place sends. Returns what the page round the board hears. */
  async function touched(element: WaffleWars, place: string): Promise<readonly string[]> {
    const host = element.parentElement as HTMLElement;
    heard = [];
    for (const type of TYPES) host.addEventListener(type, hear);
    const target = cell(element, place);
    const svg = target.ownerSVGElement;
    if (svg) svg.setPointerCapture = () => undefined;
    const box = target.getBoundingClientRect();
    const init = {
      bubbles: true,
      composed: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 9,
      pointerType: 'touch',
    };
    const at = (by: number): object => ({ clientX: box.x + box.width / 2 + by, clientY: box.y + box.height / 2 });
    target.dispatchEvent(new PointerEvent('pointerdown', { ...init, ...at(0) }));
    target.dispatchEvent(new Event('touchstart', init));
    target.dispatchEvent(new MouseEvent('mousedown', { ...init, ...at(0) }));
    target.dispatchEvent(new PointerEvent('pointermove', { ...init, ...at(30) }));
    target.dispatchEvent(new PointerEvent('pointercancel', { ...init, ...at(30) }));
    for (const type of TYPES) host.removeEventListener(type, hear);
    await drawn(element);
    return heard;
  }

  it('gets no events of a dragged piece, and all events of a place without one', async () => {
    const element = await game({ position: JUMP });
    expect(await touched(element, 'b2')).to.deep.equal([]);
    expect(await touched(element, 'e5')).to.deep.equal(['pointerdown', 'touchstart', 'mousedown', 'pointermove']);
  });
});

describe('a preview that a finger has opened', () => {
  it('stays when text is tapped, and opens again on a tap after it has gone', async () => {
    const element = await board({ position: DRAFT });
    const ask = async (place: string): Promise<void> => {
      cell(element, place).focus({ preventScroll: true });
      finger(cell(element, place));
      await drawn(element);
    };
    const isAsked = (): boolean => textOf(element).includes('Tap again to confirm.');
    await ask('slot:2');
    expect(isAsked()).to.equal(true);
    // As a browser does when a tap is on text: the stage has the focus
    rootOf(element).querySelector<HTMLElement>('[part=stage]')?.focus({ preventScroll: true });
    await drawn(element);
    expect(isAsked(), 'after a tap on the sentence').to.equal(true);
    cell(element, 'slot:2').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
    );
    await drawn(element);
    expect(isAsked(), 'after Escape').to.equal(false);
    await ask('slot:2');
    expect(isAsked(), 'after the next tap').to.equal(true);
    expect(stateOf(element).hand.length).to.equal(0);
  });
});
