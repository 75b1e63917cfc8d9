/** What lies in a picture goes through poses that come in parts, without a break, and stays where it is stopped. */
import { expect } from '@open-wc/testing';
import { svgRoot } from '@griddle/art/print/dom.js';
import type { Moving } from '@griddle/plate/internal/world.js';
import { makeItem, type Item } from '../../src/games/buffet-boss/stacking/item.js';
import { Playback } from '../../src/games/buffet-boss/stacking/playback.js';

/** Something at rest, and something that goes to the right by 1 mm a step and turns by 5 degrees. */
function bodies(step: number): readonly Moving[] {
  const angle = (step * 5 * Math.PI) / 180;
  return [
    { x: 0, y: 0, sin: 0, cos: 1 },
    { x: step, y: 20, sin: Math.sin(angle), cos: Math.cos(angle) },
    { x: -30, y: 20, sin: 0, cos: 1 },
  ];
}

function itemsOnPage(): readonly Item[] {
  const svg = svgRoot([-8, -13, 16, 14]);
  document.body.append(svg);
  const items = [makeItem('p1', -1), makeItem('p1:1', 0), makeItem('p1:2', 1)];
  svg.append(...items.map(({ node }) => node));
  return items;
}

/** How far the moving item is shown to be, in steps. */
function shown(item: Item | undefined): number {
  return item ? new DOMMatrix(getComputedStyle(item.node).transform).e * 10 : Number.NaN;
}

describe('A pile animation', () => {
  let items: readonly Item[] = [];
  let playback = new Playback(items);
  const add = (from: number, to: number): void => {
    for (let step = from; step <= to; step++) playback.add(bodies(step));
  };

  /** Lets so many milliseconds have passed since what plays began. */
  const pass = (milliseconds: number): void => {
    // Whole milliseconds: Firefox rounds down what it tells of others, and 0.02 could be missing from a difference
    const now = Math.floor(Number(document.timeline.currentTime));
    for (const animation of items.flatMap(({ node }) => node.getAnimations())) animation.startTime = now - milliseconds;
  };

  beforeEach(() => {
    items = itemsOnPage();
    playback = new Playback(items);
  });

  afterEach(() => {
    playback.stop();
    items[0]?.node.ownerSVGElement?.remove();
  });

  it('continues with frames added later as if they had been there from the start', () => {
    const [, mover] = items;
    add(0, 40);
    playback.play();
    expect(playback.more).to.equal(0);
    pass(210);
    const [before] = mover?.node.getAnimations() ?? [];
    const began = Number(before?.startTime);
    add(41, 80);
    expect(playback.more).to.equal(40);
    playback.play();
    const running = mover?.node.getAnimations() ?? [];
    expect(running.length, 'one takes the place of the other').to.equal(1);
    // It begins with the step that is shown, and when that began
    expect(Number(running[0]?.startTime) - began).to.be.closeTo((12 * 1000) / 60, 1e-6);
    const [first] = (running[0]?.effect as KeyframeEffect).getKeyframes();
    expect(first?.['transform']).to.contain('translate(1.2px');
  });

  it('turns the short way each time', () => {
    add(0, 80);
    playback.play();
    const effect = items[1]?.node.getAnimations()[0]?.effect as KeyframeEffect;
    expect(effect.getKeyframes().at(-1)?.['transform']).to.contain('rotate(-400deg)');
  });

  it('gives the browser no animation for pieces at rest', () => {
    add(0, 30);
    playback.play();
    expect(items[2]?.node.getAnimations()).to.deep.equal([]);
    expect(items[2]?.node.getAttribute('transform')).to.equal('translate(-3 -2) rotate(0)');
  });

  it('takes a limited number of frames, and the rest when those have been shown', () => {
    add(0, 200);
    playback.play();
    expect(playback.more).to.equal(110);
    pass(510);
    playback.play();
    expect(playback.more).to.equal(80);
    pass(2000);
    playback.play();
    expect(playback.more).to.equal(0);
  });

  it('stays where it is stopped', () => {
    const [, mover] = items;
    add(0, 90);
    playback.play();
    pass(500);
    playback.stop();
    expect(mover?.node.getAnimations()).to.deep.equal([]);
    expect(mover?.node.getAttribute('transform')).to.equal('translate(3 -2) rotate(-150)');
    expect(mover?.at).to.deep.equal({ at: [3, -2], rotate: -150 });
  });

  it('waits at its end for more frames', () => {
    const [, mover] = items;
    add(0, 6);
    playback.play();
    pass(5000);
    expect(playback.left).to.equal(0);
    expect(shown(mover)).to.be.closeTo(6, 0.01);
    add(7, 40);
    playback.play();
    expect(shown(mover)).to.be.closeTo(6, 0.01);
  });
});
