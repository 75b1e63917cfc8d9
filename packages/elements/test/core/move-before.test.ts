/**
 * Elements that a page moves: by `moveBefore`, where a browser has it, nothing is disturbed; by `append`, which takes them off
 * the page for a moment, nothing is lost that a reader has done.
 */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import '../../src/maker/maker.js';
import '../../src/panel/move-list.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import type { GriddleCoach } from '../../src/learn/coach.js';
import type { GriddleControls } from '../../src/panel/controls.js';
import type { MoveList } from '../../src/panel/move-list.js';
import { find, inside } from '../controls/fake-table.js';
import { cell, drawn, onPage, rootOf, tap, type Attributes } from '../hands.js';
import { waitUntil } from '../wait.js';
import { ordersToWorkers } from '../worker.js';

const CAN_MOVE = 'moveBefore' in Element.prototype;
/** How pages put an element somewhere else. */
const WAYS = CAN_MOVE ? (['moveBefore', 'append'] as const) : (['append'] as const);
type Way = (typeof WAYS)[number];

function moveTo(place: ParentNode, element: Element, way: Way): void {
  if (way === 'append') place.append(element);
  else place.moveBefore(element, null);
}

/** Another place on the page. */
const elsewhere = (lang = 'en'): Promise<HTMLElement> => fixture<HTMLElement>(html`<div lang=${lang}></div>`);

async function game(attributes: Attributes = {}): Promise<WaffleWars> {
  const element = await onPage('waffle-wars', { mode: 'play', keep: 'none', seats: 'human,human', ...attributes });
  await waitUntil(() => element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector('button'));
  await drawn(element);
  return element;
}

const controlsOf = (element: Element): GriddleControls => find(element, 'griddle-controls');
const statusOf = (element: Element): string => find(element, '[part~=status]').textContent ?? '';
const movesIn = (list: Element): readonly string[] =>
  [...inside(list).querySelectorAll('[part=move]')].map(({ ariaLabel }) => ariaLabel ?? '');

/** A game and a list of its moves in a shadow tree of their own, known by an id that others have, too. */
async function island(...moves: readonly string[]): Promise<{ root: ShadowRoot; element: WaffleWars }> {
  const host = await elsewhere();
  const root = host.attachShadow({ mode: 'open' });
  const element = document.createElement('waffle-wars');
  Object.assign(element, { id: 'same', mode: 'play', seats: 'human,human', start: 'now', loading: 'eager' });
  root.append(element);
  await drawn(element);
  for (const move of moves) expect(element.play(move)).to.equal(true);
  return { root, element };
}

const LINE = `[Position "6/6/6/6/6/6 s"]

{Take the middle.} 1. c3 b2 {Blueberries come close.} 2. d4 {The middle is yours.}`;

for (const way of WAYS) {
  describe(`an element that is moved by ${way}`, () => {
    it('keeps its game, the selection and typed text', async () => {
      const element = await game();
      element.play('c3');
      element.play('d4');
      controlsOf(element).types = true;
      const field = find<HTMLInputElement>(controlsOf(element), '[part=input]');
      field.value = 'b2';
      const board = cell(element, 'c3');
      moveTo(await elsewhere(), element, way);
      await drawn(element);
      expect(element.currentPath).to.equal('0.0');
      expect(cell(element, 'c3'), 'the board is the same').to.equal(board);
      expect(find<HTMLInputElement>(controlsOf(element), '[part=input]').value).to.equal('b2');
      await tap(element, 'b2');
      await waitUntil(() => movesIn(find(element, 'move-list')).length === 3);
    });

    it('keeps the reader’s answers about who plays', async () => {
      const element = await game({ seats: '' });
      await waitUntil(() => find(element, 'griddle-card').shadowRoot?.querySelector('form'));
      const people = (): HTMLInputElement => find(find(element, 'griddle-card'), '[value=people]');
      people().click();
      await drawn(element);
      moveTo(await elsewhere(), element, way);
      await drawn(element);
      expect(people().checked).to.equal(true);
      find<HTMLFormElement>(find(element, 'griddle-card'), 'form').requestSubmit();
      await drawn(element);
      expect(find(element, 'griddle-card').shadowRoot?.querySelector('form')).to.equal(null);
      expect(element.seats).to.equal('human,human');
    });

    it('continues a puzzle at the same step', async () => {
      const element = await onPage('waffle-wars', { mode: 'puzzle', record: LINE });
      const task = (): string => {
        const coach = element.shadowRoot?.querySelector<GriddleCoach>('griddle-coach');
        return coach?.shadowRoot?.querySelector('[part=task]')?.textContent ?? '';
      };
      await waitUntil(() => task() === 'Take the middle.');
      element.play('c3');
      moveTo(await elsewhere(), element, way);
      await waitUntil(() => task() === 'Blueberries come close.');
      moveTo(await elsewhere(), element, way);
      await drawn(element);
      expect([element.currentPath, task()]).to.deep.equal(['0.0', 'Blueberries come close.']);
      element.play('d4');
      await waitUntil(() => task() === 'The middle is yours.');
    });

    it('uses the language of its new place', async () => {
      const element = await game();
      const list = await fixture<MoveList>(html`<move-list record="1. c3 d4"></move-list>`);
      await waitUntil(() => movesIn(list).length === 2);
      const [english] = movesIn(list);
      const german = await elsewhere('de');
      moveTo(german, element, way);
      moveTo(german, list, way);
      await waitUntil(() => !statusOf(element).includes('turn'));
      await waitUntil(() => movesIn(list)[0] !== english);
      german.lang = 'en';
      await waitUntil(() => statusOf(element).includes('turn') && movesIn(list)[0] === english);
      // Also what is around a shadow tree
      const outer = await elsewhere('de');
      const inner = document.createElement('div');
      outer.append(inner);
      moveTo(inner.attachShadow({ mode: 'open' }), element, way);
      await waitUntil(() => !statusOf(element).includes('turn'));
      outer.lang = 'en';
      await waitUntil(() => statusOf(element).includes('turn'));
    });

    it('follows the game of that name at its new place, not the one at the old place', async () => {
      const one = await island('c3');
      const other = await island('d4', 'c3');
      const list = document.createElement('move-list');
      const controls = document.createElement('griddle-controls');
      list.for = controls.for = 'same';
      one.root.append(list, controls);
      await waitUntil(() => movesIn(list).length === 1);
      await controls.updateComplete;
      for (const part of [list, controls]) moveTo(other.root, part, way);
      await waitUntil(() => movesIn(list).length === 2);
      one.element.play('d4');
      await drawn(one.element);
      other.element.play('b2');
      await waitUntil(() => movesIn(list).length === 3);
      // Keys step through the game of the tree that the controls are in
      expect(controls.stage).to.equal(other.root.host);
      controls.table?.goTo(0);
      await drawn(other.element);
      expect([one.element.currentPath, other.element.currentPath]).to.deep.equal(['0.0', '']);
    });

    it('makes embeds with the typed address', async () => {
      const maker = document.createElement('griddle-maker');
      (await elsewhere()).append(maker);
      await maker.updateComplete;
      const address = (): HTMLInputElement | undefined =>
        [...inside(maker).querySelectorAll('input')].find(({ value }) => value.startsWith('http'));
      const field = address();
      if (!field) throw new Error('no address');
      field.value = 'https://example.org/griddle/';
      field.dispatchEvent(new Event('change'));
      await maker.updateComplete;
      moveTo(await elsewhere(), maker, way);
      await maker.updateComplete;
      expect(address()?.value).to.equal('https://example.org/griddle/');
    });

    it('continues autoplay', async () => {
      const element = await onPage('waffle-wars', { mode: 'replay', record: '1. c3 d4 2. b2 b5 3. e5', ply: '0' });
      await waitUntil(() => element.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.querySelector('.play'));
      const controls = controlsOf(element);
      controls.speed = 0.1;
      find(controls, '.play').click();
      moveTo(await elsewhere(), element, way);
      await waitUntil(() => element.currentPath === '0.0.0.0.0');
    });

    it('lets a bot finish its stacking', async () => {
      const element = await onPage('buffet-boss', { mode: 'play', seed: '5', seats: 'bot:easy,human', start: 'now' });
      const step = (): string => element.currentPosition.split(' ')[2] ?? '';
      await waitUntil(() => step().includes(':settle'));
      const path = element.currentPath;
      moveTo(await elsewhere(), element, way);
      await waitUntil(() => element.currentPath !== path);
    });
  });
}

/** Firefox 153 still takes what is in the shadow tree of a moved element off the page for a moment. */
function keepsShadowTrees(): boolean {
  const host = document.createElement('div');
  document.body.append(host);
  const popover = document.createElement('div');
  popover.popover = 'manual';
  host.attachShadow({ mode: 'open' }).append(popover);
  popover.showPopover();
  moveTo(document.body, host, 'moveBefore');
  const isOpen = popover.matches(':popover-open');
  host.remove();
  return isOpen;
}

if (CAN_MOVE)
  describe('an element that is moved without leaving the page', () => {
    const orders = ordersToWorkers();

    it('keeps its nodes, the focus, open parts and animations', async function kept() {
      if (!keepsShadowTrees()) this.skip();
      const element = await game({ position: '6/4b1/3b2/6/6/sss3 b 15,16 -' });
      const place = await elsewhere();
      await tap(element, 'b2');
      find(element, '[part=why]').click();
      const rule = (): HTMLElement | null => rootOf(element).querySelector('[part=rule]:popover-open');
      await waitUntil(rule);
      const focused = rootOf(element).activeElement;
      const turning = cell(element, 'c3').animate([{ opacity: 1 }, { opacity: 0.9 }], 60_000);
      moveTo(place, element, 'moveBefore');
      await drawn(element);
      expect(rule(), 'the rule stays open').not.to.equal(null);
      expect(rootOf(element).activeElement).to.equal(focused);
      expect(turning.playState).to.equal('running');
      expect(cell(element, 'c3').getAnimations()).to.deep.equal([turning]);
    });

    it('lets a bot continue to think', async () => {
      const element = await game({ seats: 'human,bot:medium' });
      const place = await elsewhere();
      element.play('c3');
      await waitUntil(() => orders.some(({ request }) => request !== undefined));
      moveTo(place, element, 'moveBefore');
      await waitUntil(() => element.currentPath === '0.0');
      expect(orders.filter(({ request }) => request !== undefined)).to.have.length(1);
    });

    it('does not scroll its move list', async function kept() {
      if (!keepsShadowTrees()) this.skip();
      const record = `1. ${Array.from({ length: 12 }, (_, at) => `${'abcdef'[at % 6]}${1 + Math.floor(at / 6)}`).join(' ')}`;
      const list = await fixture<MoveList>(html`<move-list record=${record}></move-list>`);
      list.style.setProperty('--griddle-moves-size', '2rem');
      await waitUntil(() => movesIn(list).length > 5);
      const box = find(list, '[part=moves]');
      // The list looks where its move is once it has its size
      for (let frames = 0; frames < 3; frames++) await drawn(list);
      box.scrollTop = 8;
      await drawn(list);
      expect(box.scrollTop).to.equal(8);
      moveTo(await elsewhere(), list, 'moveBefore');
      await drawn(list);
      expect(box.scrollTop).to.equal(8);
    });
  });
