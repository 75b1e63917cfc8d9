/** Special modes, power-ups and doubles on a page, played by tap and by keys. */
import { expect, waitUntil } from '@open-wc/testing';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { board, cell, nameOf, press, rootOf, said, tap, textOf } from './board.js';
import { ruleOf } from '../hands.js';

/** An arcade game with a jump from c3 over d3. */
const ARCADE = { mode: 'play', options: 'arcade=on', position: '6/6/6/2sb2/6/6 s 17,17 - 10,10' };

async function taps(element: WaffleWars, ...places: readonly string[]): Promise<void> {
  for (const place of places) await tap(element, place);
}

describe('<waffle-wars> with modes', () => {
  it('plays with the modes in its options, also when they are set later', async () => {
    const element = await board({ mode: 'play' });
    element.options = 'slide=all';
    await element.updateComplete;
    expect(textOf(element)).not.to.contain('option');
    await taps(element, 'c2', 'a1', 'c2', 'c6');
    expect(element.currentPosition).to.equal('2s3/6/6/6/6/b5 b 17,17 -');
  });

  it('explains why a piece cannot move, by the modes of its side', async () => {
    for (const [options, words] of [
      ['slide=all', 'f6 can’t jump or slide now.'],
      ['self=all', 'f6 can’t jump: it needs a piece next to it with an open space behind.'],
      ['double=all', 'f6 can’t jump: it needs an opposing piece next to it with an open space behind.'],
    ] as const) {
      const element = await board({ mode: 'play', options, position: '5s/6/6/6/6/6 s 17,18 -' });
      await tap(element, 'f6');
      expect(textOf(element), options).to.contain(words);
    }
  });

  it('reports options that the rules do not know', async () => {
    const element = await board({ mode: 'play', options: 'sliding=all' });
    await element.updateComplete;
    expect(textOf(element)).to.contain('sliding');
    expect(element.currentPosition).to.equal('6/6/6/6/6/6 s 18,18 first');
  });

  it('takes neither of two values of one option, and names the option', async () => {
    const element = await board({ mode: 'play', options: 'hand=12' });
    element.options = 'hand=12,hand=14';
    await waitUntil(() => textOf(element).includes('The option “hand” appears twice.'), undefined, { timeout: 20_000 });
    expect(element.currentPosition).to.equal('6/6/6/6/6/6 s 12,12 first');
  });

  it('replays a record with power-ups', async () => {
    const record = '[Options "arcade=on"]\n\n1. c3 d3 2. @swap:c3,d3 *';
    const element = await board({ mode: 'replay', record });
    await element.updateComplete;
    element.goTo(-1);
    expect(element.currentPosition).to.equal('6/6/6/2bs2/6/6 b 17,17 - 9,10');
  });

  it('shows a tray, describes a power-up, and shows where it can be used', async () => {
    const element = await board(ARCADE);
    expect(rootOf(element).querySelectorAll('[part="area tray"] [data-place]').length).to.equal(10);
    expect(nameOf(element, '@swap')).to.contain('Swap your piece');
    await tap(element, '@swap');
    expect(textOf(element)).to.contain('Swap your piece');
    expect(await said('Swap')).to.equal(true);
    await taps(element, 'd3', 'c3');
    expect(element.currentPosition).to.equal('6/6/6/2bs2/6/6 b 17,17 - 9,10');
    expect(textOf(element)).to.contain('Blueberries: 10 power-ups left');
  });

  it('marks a power-up that was used last, and not as one in hand', async () => {
    const element = await board(ARCADE);
    const marks = (name: string): number => rootOf(element).querySelectorAll(`[part="area tray"] .s-${name}`).length;
    const before = marks('select');
    element.play('@swap:c3,d3');
    await element.updateComplete;
    expect([marks('select'), marks('mark-last')]).to.deep.equal([before, 1]);
  });

  it('uses a power-up by keys alone', async () => {
    const element = await board(ARCADE);
    cell(element, '@double-hop').focus();
    await press(element, 'ArrowDown', 'ArrowRight', 'ArrowRight');
    expect(rootOf(element).activeElement).to.equal(cell(element, '@toothpick'));
    await press(element, 'Enter');
    cell(element, 'c3').focus();
    await press(element, 'Enter');
    expect(element.currentPosition).to.equal('6/6/6/2sb2/6/6 b 17,17 - 9,10 c3,-');
    expect(await element.toSVG())
      .to.contain('toothpick')
      .and.not.to.contain('NaN');
    expect(textOf(element)).to.contain('A Toothpick protects c3 (Strawberries).');
  });

  it('explains why a power-up cannot be used', async () => {
    const element = await board({ ...ARCADE, position: '6/6/6/2sb2/6/6 s 9,9 - 0,10' });
    await tap(element, '@swap');
    expect(ruleOf(element)).to.equal('WW-50');
    const open = await board({ ...ARCADE, position: '6/6/6/6/6/bbb2s s 9,9 - 9,10' });
    await taps(open, '@gate-crash', 'f6');
    expect(ruleOf(open)).to.equal('WW-51');
  });

  it('ends a chain where its last space is tapped again', async () => {
    const element = await board({ mode: 'play', options: 'double=all', position: '6/6/4b1/2sb2/6/6 s 17,16 -' });
    await taps(element, 'c3', 'e3');
    expect(element.currentPosition).to.contain('2sb2');
    expect(textOf(element)).to.contain('e3');
    await tap(element, 'e3');
    expect(element.currentPosition).to.equal('6/6/4b1/4s1/6/6 b 17,16 -');
  });

  it('warns about a move that would be a draw', async () => {
    const element = await board({ mode: 'play', options: 'slide=all', position: '6/6/6/6/6/2sb2 s 17,17 -' });
    for (const move of ['c1>c6', 'd1>d6', 'c6>c1', 'd6>d1', 'c1>c6', 'd1>d6', 'c6>c1']) element.play(move);
    await element.updateComplete;
    expect(textOf(element)).to.contain('d6>d1');
    element.play('d6>d1');
    await element.updateComplete;
    expect(ruleOf(element)).to.equal('WW-43');
  });

  it('plays doubles for four and shows whose turn it is', async () => {
    const element = await board({ mode: 'play', options: 'format=doubles', seats: 'human,human,human,human' });
    await element.updateComplete;
    expect(textOf(element)).to.contain('Strawberries 1');
    await taps(element, 'c3', 'd4');
    expect(textOf(element)).to.contain('Strawberries 2’s turn');
    expect(element.currentPosition).to.equal('6/6/3b2/2s3/6/6 s2 8,8,9,9 -');
  });
});
