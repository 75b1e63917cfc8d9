import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../wait.js';
import { joined } from '@griddle/rules/messages/index.js';
import { pseudo } from '@griddle/rules/messages/pseudo.js';
import type { GriddleControls } from '../../src/panel/controls.js';
import '../../src/panel/controls.js';
import { localeOf } from '../../src/core/catalogues.js';
import type { Mode } from '../../src/core/settings.js';
import { FakeTable, find, gameAfter, inside, press, sessionOf } from './fake-table.js';

const RECORD = '1. c3 d4 2. b2 a1 {A comment.} 3. e5';
const WON = ['b1', 'a6', 'c1', 'b4', 'd1', 'c6', 'e1', 'f6', 'f1'];

interface Stage {
  readonly controls: GriddleControls;
  readonly table: FakeTable;
  readonly host: HTMLElement;
}

/** Controls inside another element's shadow tree, as they stand in a game's element. */
async function stage(mode: Mode, session = sessionOf(RECORD)): Promise<Stage> {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  const controls = document.createElement('griddle-controls');
  host.attachShadow({ mode: 'open' }).append(controls);
  const table = new FakeTable(session, () => [controls]);
  table.mode = mode;
  table.refresh();
  await controls.updateComplete;
  return { controls, table, host };
}

const click = (controls: GriddleControls, name: string): void => find(controls, `.${name}`).click();
const place = ({ table }: Stage): string => table.session.current.token;

describe('<griddle-controls> in a replay', () => {
  it('steps by buttons, and tells which of them can do nothing', async () => {
    const it = await stage('replay');
    const idle = (): string[] =>
      [...inside(it.controls).querySelectorAll('[aria-disabled]')].map((button) => button.classList[1] ?? '');
    expect(idle()).to.deep.equal(['first', 'previous']);
    click(it.controls, 'next');
    await it.controls.updateComplete;
    expect(place(it)).to.equal('c3');
    expect(idle()).to.deep.equal([]);
    click(it.controls, 'last');
    await it.controls.updateComplete;
    expect(place(it)).to.equal('e5');
    expect(idle()).to.deep.equal(['next', 'last']);
    const { length } = it.table.asked;
    click(it.controls, 'next');
    expect(it.table.asked, 'a button that can do nothing does nothing').to.have.length(length);
    click(it.controls, 'previous');
    expect(place(it)).to.equal('a1');
    await it.controls.updateComplete;
    click(it.controls, 'first');
    expect(place(it)).to.equal('');
  });

  it('goes on along a variation that was gone into', async () => {
    const it = await stage('replay', sessionOf('1. c3 d4 (1... a1 2. b2) 2. e5'));
    it.table.view().goTo('0.1');
    await it.controls.updateComplete;
    click(it.controls, 'next');
    expect(place(it)).to.equal('b2');
  });

  it('has a slider that says where it stands', async () => {
    const it = await stage('replay');
    const slider = find<HTMLInputElement>(it.controls, '[type=range]');
    expect([slider.max, slider.value, slider.ariaValueText]).to.deep.equal(['5', '0', 'Start, 5 moves']);
    slider.value = '4';
    slider.dispatchEvent(new Event('input'));
    await it.controls.updateComplete;
    expect(place(it)).to.equal('a1');
    expect(slider.ariaValueText).to.equal('4 of 5: a1');
  });

  it('has one tab stop for the buttons, between which arrows move', async () => {
    const it = await stage('replay');
    const stops = [...inside(it.controls).querySelectorAll<HTMLElement>('[role=toolbar] button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.map((button) => button.classList[1])).to.deep.equal(['first']);
    find(it.controls, '.first').focus();
    press('ArrowRight');
    expect(inside(it.controls).activeElement?.classList[1]).to.equal('previous');
    press('End');
    expect(inside(it.controls).activeElement?.classList[1]).to.equal('more');
    expect(find(it.controls, '.more').tabIndex).to.equal(0);
    expect(it.table.asked).to.deep.equal([]);
  });

  it('steps by arrows, Home and End once a button was clicked, and by keys anywhere else in the element', async () => {
    const it = await stage('replay');
    const next = find(it.controls, '.next');
    next.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    next.focus();
    press('ArrowRight');
    expect(place(it)).to.equal('c3');
    await it.controls.updateComplete;
    press('End');
    expect(place(it)).to.equal('e5');
    next.blur();
    await it.controls.updateComplete;
    it.host.tabIndex = 0;
    it.host.focus();
    expect(press('ArrowLeft').defaultPrevented).to.equal(true);
    expect(place(it)).to.equal('a1');
    await it.controls.updateComplete;
    press('Home');
    expect(place(it)).to.equal('');
    expect(press('ArrowDown').defaultPrevented, 'other keys are the page’s').to.equal(false);
  });

  it('plays by itself until the end, and begins anew from there', async () => {
    const it = await stage('replay');
    it.controls.speed = 0.02;
    const play = find(it.controls, '.play');
    play.click();
    await it.controls.updateComplete;
    expect(play.ariaLabel).to.equal('Pause');
    await waitUntil(() => place(it) === 'e5');
    await waitUntil(() => play.ariaLabel === 'Play by itself');
    expect(it.table.asked).to.have.length(5);
    play.click();
    await waitUntil(() => it.table.asked.length === 6);
    expect(it.table.asked[5]).to.equal('goTo ');
    play.click();
  });

  it('stops playing when somebody steps in, clicks elsewhere in the element, or scrolls it away', async () => {
    const it = await stage('replay');
    it.controls.speed = 0.05;
    const play = find(it.controls, '.play');
    const begin = async (): Promise<void> => {
      it.table.view().goTo('');
      await it.controls.updateComplete;
      play.click();
      await it.controls.updateComplete;
      expect(play.ariaLabel).to.equal('Pause');
    };
    await begin();
    it.table.view().goTo('0.0.0');
    await it.controls.updateComplete;
    expect(play.ariaLabel).to.equal('Play by itself');
    await begin();
    it.host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await it.controls.updateComplete;
    expect(play.ariaLabel).to.equal('Play by itself');
    await begin();
    it.host.style.cssText = 'position: fixed; top: 4000px';
    const { length } = it.table.asked;
    await aTimeout(200);
    expect(it.table.asked).to.have.length(length);
    expect(play.ariaLabel).to.equal('Play by itself');
  });

  it('begins and stops by the space bar, but not on a button, whose key it is', async () => {
    const it = await stage('replay');
    it.host.tabIndex = 0;
    it.host.focus();
    press(' ');
    await it.controls.updateComplete;
    expect(find(it.controls, '.play').ariaLabel).to.equal('Pause');
    press(' ');
    await it.controls.updateComplete;
    expect(find(it.controls, '.play').ariaLabel).to.equal('Play by itself');
    find(it.controls, '.flip').focus();
    expect(press(' ').defaultPrevented).to.equal(false);
  });

  it('turns the board round', async () => {
    const it = await stage('replay');
    click(it.controls, 'flip');
    expect(it.table.asked).to.deep.equal(['flip']);
    it.table.flipped = true;
    it.table.refresh();
    await it.controls.updateComplete;
    expect(find(it.controls, '.flip').ariaPressed).to.equal('true');
  });

  it('lets a page style it through the element that it stands in', async () => {
    const { controls } = await stage('replay');
    expect(controls.getAttribute('exportparts')).to.contain('toolbar');
  });

  it('has nothing to show beside a diagram', async () => {
    const it = await stage('diagram');
    expect(inside(it.controls).childElementCount).to.equal(0);
  });

  it('is accessible', async () => {
    const { controls } = await stage('replay');
    await expect(controls).to.be.accessible();
  });
});

describe('<griddle-controls> in a game', () => {
  it('takes back and puts forward again', async () => {
    const it = await stage('play', gameAfter('c3', 'd4'));
    click(it.controls, 'undo');
    await it.controls.updateComplete;
    expect(place(it)).to.equal('c3');
    click(it.controls, 'redo');
    expect(place(it)).to.equal('d4');
  });

  it('leaves a game that is going on only when asked twice', async () => {
    const it = await stage('play', gameAfter('c3'));
    const again = find(it.controls, '.again');
    again.click();
    await it.controls.updateComplete;
    expect(it.table.asked).to.deep.equal([]);
    expect(again.ariaLabel).to.contain('Press again');
    again.click();
    expect(it.table.asked).to.deep.equal(['again']);
  });

  it('plays a move that is typed, and keeps one that is refused to be mended', async () => {
    const it = await stage('play', gameAfter('c3'));
    const input = find<HTMLInputElement>(it.controls, 'form input');
    expect(input.placeholder).to.match(/^Type a move: [a-f][1-6]$/);
    input.value = 'c3';
    find<HTMLFormElement>(it.controls, 'form').requestSubmit();
    expect([input.value, input.ariaInvalid]).to.deep.equal(['c3', 'true']);
    input.value = 'd4';
    find<HTMLFormElement>(it.controls, 'form').requestSubmit();
    expect([input.value, input.ariaInvalid]).to.deep.equal(['', 'false']);
    expect(place(it)).to.equal('d4');
  });

  it('lets go of a refused text when a move is made on the board, and of no other', async () => {
    const it = await stage('play', gameAfter('c3'));
    const input = find<HTMLInputElement>(it.controls, 'form input');
    input.value = 'c3';
    find<HTMLFormElement>(it.controls, 'form').requestSubmit();
    it.controls.table?.play('d4');
    await it.controls.updateComplete;
    expect([input.value, input.ariaInvalid]).to.deep.equal(['', 'false']);
    input.value = 'b';
    it.controls.table?.play('b2');
    await it.controls.updateComplete;
    expect(input.value).to.equal('b');
  });

  it('gives an example of a move that can be made now', async () => {
    const it = await stage('play', gameAfter('c3'));
    const input = find<HTMLInputElement>(it.controls, 'form input');
    const [, example = ''] = input.placeholder.split(': ');
    input.value = example;
    find<HTMLFormElement>(it.controls, 'form').requestSubmit();
    await it.controls.updateComplete;
    expect(place(it)).to.equal(example);
    expect(input.placeholder)
      .to.match(/^Type a move: [a-f][1-6]$/)
      .and.not.to.contain(example);
    expect(input.ariaLabel).to.equal(input.placeholder);
  });

  it('calls to the side that is to move', async () => {
    const it = await stage('play', gameAfter('c3'));
    const calls = [...inside(it.controls).querySelectorAll<HTMLElement>('.calls button')];
    expect(calls.map(({ textContent }) => textContent)).to.deep.equal(['Waffling!', 'Soggy Waffle!']);
    expect(calls[0]?.title).to.equal('Blueberries, you are waffling!');
    calls[1]?.click();
    expect(it.table.asked).to.deep.equal(['call soggy-waffle 1']);
  });

  it('says who won, how and by which rule, in the room of the field, and offers a new game and the old one', async () => {
    const it = await stage('play', gameAfter(...WON.slice(0, -1)));
    const height = it.controls.offsetHeight;
    find(it.controls, 'form input').focus();
    it.table.session = gameAfter(...WON);
    it.table.refresh();
    await it.controls.updateComplete;
    const result = find(it.controls, '[part=result]');
    expect(result.innerText.replace(/\s+/g, ' ')).to.equal(
      'Strawberries won By five in a row (WW-18) New game Watch it again',
    );
    expect(it.controls.offsetHeight, 'nothing jumps').to.equal(height);
    expect(inside(it.controls).activeElement?.textContent, 'the focus is not lost').to.equal('New game');
    it.controls.speed = 0.02;
    result.querySelectorAll('button')[1]?.click();
    await waitUntil(() => it.table.asked.length > 2);
    expect(it.table.asked.slice(0, 2)).to.deep.equal(['goTo ', 'goTo 0']);
  });

  it('leaves the arrow keys to the board', async () => {
    const it = await stage('play', gameAfter('c3'));
    it.host.tabIndex = 0;
    it.host.focus();
    expect(press('ArrowLeft').defaultPrevented).to.equal(false);
    expect(place(it)).to.equal('c3');
  });

  it('has buttons that a finger hits', async () => {
    const it = await stage('play', gameAfter('c3'));
    for (const node of inside(it.controls).querySelectorAll<HTMLElement>('button, form input')) {
      expect(Math.min(node.offsetWidth, node.offsetHeight), node.className).to.be.at.least(44);
    }
  });

  it('fits into 280 pixels, and beside something else into 180', async () => {
    const it = await stage('play', gameAfter('c3'));
    for (const width of [280, 180]) {
      it.host.style.width = `${width}px`;
      expect(it.controls.scrollWidth).to.be.at.most(width);
    }
  });

  it('takes every word from the catalogue', async () => {
    const it = await stage('play', gameAfter(...WON));
    it.table.words = localeOf(pseudo(joined(it.table.words.catalogue)));
    it.table.refresh();
    await it.controls.updateComplete;
    const plain = it.controls.shadowRoot?.textContent?.match(/New game|Watch|Play it|won/);
    expect(plain ?? null).to.equal(null);
    for (const button of inside(it.controls).querySelectorAll('.icon')) {
      expect(button.ariaLabel).to.not.match(/^[A-Za-z ]+$/);
    }
  });

  it('is accessible', async () => {
    const { controls } = await stage('play', gameAfter('c3'));
    await expect(controls).to.be.accessible();
  });
});
