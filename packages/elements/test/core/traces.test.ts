/** What the last move took or turned over is seen until the next one. */
import { expect } from '@open-wc/testing';
import '../../src/games/hostage-rescue.js';
import '../../src/games/reversi-board.js';
import '../../src/games/waffle-checkers.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { cell, drawn, onPage, rootOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

const GHOST = '[part=ghost]';
const CROSS = '[part=taken]';
const RING = '.s-mark-last[stroke-dasharray]';

/** The places over whose middles nodes lie. */
function placesOf(element: OnPage, selector: string, places: readonly string[]): readonly string[] {
  const nodes = [...rootOf(element).querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
  return places.filter((place) => {
    const { left, right, top, bottom } = cell(element, place).getBoundingClientRect();
    return nodes.some(({ x, y, width, height }) => {
      const [atX, atY] = [x + width / 2, y + height / 2];
      return atX > left && atX < right && atY > top && atY < bottom;
    });
  });
}

const SPACES = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((file) => [1, 2, 3, 4, 5, 6].map((rank) => `${file}${rank}`));

describe('after a move', () => {
  it('a captured piece appears as a ghost with a cross, until the next move', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: '6/6/6/2sb2/6/6 s 17,17 -', still: '' });
    expect(rootOf(element).querySelector(`${GHOST}, ${CROSS}`)).to.equal(null);
    const nodes = rootOf(element).querySelectorAll('svg[part~=board] *').length;
    element.play('c3xe3');
    await drawn(element);
    expect(placesOf(element, GHOST, SPACES)).to.deep.equal(['d3']);
    expect(placesOf(element, CROSS, SPACES)).to.deep.equal(['d3']);
    const colours = [...rootOf(element).querySelectorAll(`${CROSS} .s-mark-last`)].map(
      (node) => getComputedStyle(node).stroke,
    );
    expect(colours, 'the colour of strawberries').to.deep.equal(['rgb(170, 17, 34)']);
    // Where nothing is to move it is there to stay
    expect(Number(rootOf(element).querySelector(GHOST)?.getAttribute('opacity'))).to.be.above(0.2);
    element.play('a1');
    await drawn(element);
    expect(rootOf(element).querySelector(`${GHOST}, ${CROSS}`)).to.equal(null);
    expect(rootOf(element).querySelectorAll('svg[part~=board] *').length).to.be.at.most(nodes + 30);
  });

  it('a ghost fades where animations play', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: '6/6/6/2sb2/6/6 s 17,17 -' });
    element.play('c3xe3');
    await drawn(element);
    const ghost = rootOf(element).querySelector(GHOST);
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    expect(ghost?.getAttribute('opacity')).to.equal(isReduced ? '0.4' : '0');
    expect(ghost?.getAnimations().length).to.equal(isReduced ? 0 : 1);
  });

  it('a ghost that is removed before it fades leaks no memory', async () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const element = await onPage('waffle-wars', { mode: 'play', position: '6/6/6/2sb2/6/6 s 17,17 -' });
    element.play('c3xe3');
    await drawn(element);
    const [fading] = rootOf(element).querySelector(GHOST)?.getAnimations() ?? [];
    expect(fading?.playState).to.equal('paused');
    element.remove();
    // A paused animation would hold the board for as long as the page is open
    await waitUntil(() => fading?.playState === 'idle');
  });

  it('all captured pieces of a chain appear, also in a replay', async () => {
    const record = '[Game "Waffle Checkers"]\n[Position "5b/6/3b2/6/1b4/s5 s"]\n\n1. a1xc3xe5';
    const element = await onPage('waffle-checkers', { mode: 'replay', record, ply: '1', still: '' });
    expect(placesOf(element, CROSS, SPACES)).to.deep.equal(['b2', 'd4']);
    element.goTo(0);
    await drawn(element);
    expect(rootOf(element).querySelector(CROSS)).to.equal(null);
  });

  it('a piece that another has landed on appears next to it', async () => {
    const element = await onPage('hostage-rescue', { mode: 'play', position: '3s1s/6/6/s1b3/6/b5 s:2' });
    element.play('a3>c3');
    await drawn(element);
    expect(placesOf(element, GHOST, SPACES)).to.deep.equal(['c3']);
    expect(rootOf(element).querySelector(CROSS)).to.equal(null);
  });

  it('flipped pieces have a ring, and the placed one has none', async () => {
    const element = await onPage('reversi-board', { mode: 'play', position: '6/6/6/6/6/sbb3 s', still: '' });
    element.play('d1');
    await drawn(element);
    expect(rootOf(element).querySelector(GHOST)).to.equal(null);
    const rings = [...rootOf(element).querySelectorAll(RING)];
    expect(rings).to.have.length(2);
    expect(placesOf(element, RING, SPACES)).to.deep.equal(['b1', 'c1']);
  });

  it('nothing of it appears where the last move is not marked', async () => {
    const element = await onPage('waffle-wars', { mode: 'play', position: '6/6/6/2sb2/6/6 s 17,17 -', show: 'moves' });
    element.play('c3xe3');
    await drawn(element);
    expect(rootOf(element).querySelector(`${GHOST}, ${CROSS}`)).to.equal(null);
  });
});
