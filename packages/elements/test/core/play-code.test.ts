/** Pages that only show boards: they never load the code of play, until an element is to be played. */
import { expect, fixture, html } from '@open-wc/testing';
import { playCode } from '../../src/core/playing.js';
import { steadyStyles } from '../../src/core/steady-sizes.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { waitUntil } from '../wait.js';

const cellOf = ({ shadowRoot }: WaffleWars, place: string): SVGElement =>
  shadowRoot?.querySelector(`[data-place="${place}"]`) as SVGElement;

/** Touches a place as a finger or a mouse does. */
const touch = (element: WaffleWars, place: string): unknown =>
  cellOf(element, place).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));

describe('the code of play', () => {
  it('is not loaded by diagrams and replays, whose methods, keys and buttons work', async () => {
    const diagram = await fixture<WaffleWars>(html`<waffle-wars position="6/6/2s3/6/6/6 b"></waffle-wars>`);
    const replay = await fixture<WaffleWars>(html`<waffle-wars mode="replay" record="1. c3 d4"></waffle-wars>`);
    await waitUntil(() => replay.shadowRoot?.querySelector('griddle-controls'));
    expect(replay.goTo(2)).to.equal(true);
    await replay.updateComplete;
    expect(replay.shadowRoot?.querySelector('[part=news]')?.textContent).to.contain('d4');
    expect(replay.shadowRoot?.querySelectorAll('[part~=player]').length).to.equal(2);
    cellOf(replay, 'c3').focus();
    cellOf(replay, 'c3').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(replay.shadowRoot?.activeElement?.getAttribute('data-place')).to.equal('d3');
    touch(diagram, 'a1');
    touch(replay, 'a1');
    await Promise.all([diagram.updateComplete, replay.updateComplete]);
    expect(diagram.currentPosition).to.contain('2s3');
    expect(replay.currentPath).to.equal('0.0');
    expect(playCode()).to.equal(undefined);
  });

  it('says why a move that the page makes is refused', async () => {
    const replay = await fixture<WaffleWars>(html`<waffle-wars mode="replay" record="1. c3 d4"></waffle-wars>`);
    expect(replay.play('c3')).to.equal(true);
    expect(replay.play('c3')).to.equal(false);
    await replay.updateComplete;
    expect(replay.shadowRoot?.querySelector('[part~=refusal]')?.textContent).to.not.equal('');
    expect(playCode()).to.equal(undefined);
  });

  it('comes with the first element to be played, which answers touches then, as all others do', async () => {
    const element = await fixture<WaffleWars>(html`<waffle-wars></waffle-wars>`);
    element.mode = 'play';
    // A method need not wait for it
    expect(element.play('c3')).to.equal(true);
    await element.updateComplete;
    expect(playCode()).to.not.equal(undefined);
    touch(element, 'd4');
    await element.updateComplete;
    expect(element.currentPath).to.equal('0.0');
    const later = await fixture<WaffleWars>(html`<waffle-wars mode="play" start="now"></waffle-wars>`);
    for (const one of [element, later]) {
      const sheets = playCode()?.styles.map((styles) => steadyStyles(styles).styleSheet);
      expect(sheets?.every((sheet) => sheet && one.shadowRoot?.adoptedStyleSheets.includes(sheet))).to.equal(true);
    }
    touch(later, 'c3');
    await later.updateComplete;
    expect(later.currentPath).to.equal('0');
    expect(later.shadowRoot?.querySelector('[part=actions]')).to.not.equal(null);
  });

  // Last, as the tests before begin without the code of play
  it('an element that waits for the code of play is where it will be', async () => {
    const page = await fixture(
      html`<div>
        <p>Words before.</p>
        <waffle-wars mode="play" start="now" style="display: block; min-height: 50rem"></waffle-wars>
      </div>`,
    );
    const drawn = page.querySelector('waffle-wars') as WaffleWars;
    const waiting = drawn.cloneNode() as WaffleWars;
    await drawn.updateComplete;
    const topOf = (element: Element): number =>
      element.getBoundingClientRect().top - (element.previousElementSibling?.getBoundingClientRect().bottom ?? 0);
    const there = topOf(drawn);
    drawn.replaceWith(waiting);
    expect(waiting.matches(':state(drawn)')).to.equal(false);
    expect(topOf(waiting)).to.equal(there);
    await waiting.updateComplete;
    expect(topOf(waiting)).to.equal(there);
  });
});
