import { aTimeout, expect } from '@open-wc/testing';
import { pleasesAxe } from '../axe.js';
import { waitUntil } from '../wait.js';
import { find, inside, press, sessionOf } from './fake-table.js';
import { click, place, stage } from './stage.js';

describe('<griddle-controls> in a replay', () => {
  it('steps by buttons, and disables those that do nothing', async () => {
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

  it('continues along a variation once it is entered', async () => {
    const it = await stage('replay', sessionOf('1. c3 d4 (1... a1 2. b2) 2. e5'));
    it.table.view().goTo('0.1');
    await it.controls.updateComplete;
    click(it.controls, 'next');
    expect(place(it)).to.equal('b2');
  });

  it('has a slider that states its position', async () => {
    const it = await stage('replay');
    const slider = find<HTMLInputElement>(it.controls, '[type=range]');
    expect([slider.max, slider.value, slider.ariaValueText]).to.deep.equal(['5', '0', 'Start of 5 moves']);
    slider.value = '4';
    slider.dispatchEvent(new Event('input'));
    await it.controls.updateComplete;
    expect(place(it)).to.equal('a1');
    expect(slider.ariaValueText).to.equal('4 of 5: a1');
  });

  it('has one tab stop for the buttons, with arrows between them', async () => {
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

  it('steps by arrows, Home and End after a click on a button, and by keys elsewhere in the element', async () => {
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

  it('plays automatically to the end, and starts again from there', async () => {
    const it = await stage('replay');
    it.controls.speed = 0.02;
    const play = find(it.controls, '.play');
    play.click();
    await it.controls.updateComplete;
    expect(play.ariaLabel).to.equal('Pause');
    await waitUntil(() => place(it) === 'e5');
    await waitUntil(() => play.ariaLabel === 'Play');
    expect(it.table.asked).to.have.length(5);
    play.click();
    await waitUntil(() => it.table.asked.length === 6);
    expect(it.table.asked[5]).to.equal('goTo ');
    play.click();
  });

  it('stops autoplay when the reader steps, clicks elsewhere in the element, or scrolls it away', async () => {
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
    expect(play.ariaLabel).to.equal('Play');
    await begin();
    it.host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await it.controls.updateComplete;
    expect(play.ariaLabel).to.equal('Play');
    await begin();
    it.host.style.cssText = 'position: fixed; top: 4000px';
    const { length } = it.table.asked;
    await aTimeout(200);
    expect(it.table.asked).to.have.length(length);
    expect(play.ariaLabel).to.equal('Play');
  });

  it('does not continue from a step the reader chose, however late it is drawn', async () => {
    const it = await stage('replay');
    it.controls.speed = 0.01;
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = () => 0;
    try {
      find(it.controls, '.play').click();
      await it.controls.updateComplete;
      it.table.view().goTo('0.0.0');
      await it.controls.updateComplete;
    } finally {
      window.requestAnimationFrame = requestAnimationFrame;
    }
    expect(place(it)).to.equal('b2');
    expect(find(it.controls, '.play').ariaLabel).to.equal('Play');
  });

  it('starts and stops with the space bar, except on a button', async () => {
    const it = await stage('replay');
    it.host.tabIndex = 0;
    it.host.focus();
    press(' ');
    await it.controls.updateComplete;
    expect(find(it.controls, '.play').ariaLabel).to.equal('Pause');
    press(' ');
    await it.controls.updateComplete;
    expect(find(it.controls, '.play').ariaLabel).to.equal('Play');
    find(it.controls, '.flip').focus();
    expect(press(' ').defaultPrevented).to.equal(false);
  });

  it('flips the board', async () => {
    const it = await stage('replay');
    click(it.controls, 'flip');
    expect(it.table.asked).to.deep.equal(['flip']);
    it.table.flipped = true;
    it.table.refresh();
    await it.controls.updateComplete;
    expect(find(it.controls, '.flip').ariaPressed).to.equal('true');
  });

  it('lets a page style it through its element', async () => {
    const { controls } = await stage('replay');
    expect(controls.getAttribute('exportparts')).to.contain('toolbar');
  });

  it('has nothing to show next to a diagram', async () => {
    const it = await stage('diagram');
    expect(inside(it.controls).childElementCount).to.equal(0);
  });

  it('is accessible', async () => {
    const { controls } = await stage('replay');
    await pleasesAxe(controls);
  });
});
