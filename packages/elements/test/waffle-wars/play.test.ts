/** Playing Waffle Wars on a page by tap, drag and keys. */
import { expect } from '@open-wc/testing';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { waitUntil } from '../wait.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { board, cell, drag, drawn, nameOf, press, rootOf, said, tap } from './board.js';
import { refusalOf, ruleOf } from '../hands.js';

/** A jump from b2 over c3 to d4 is possible, and a1-c3 is locked for Blueberries by nobody. */
const JUMP = '6/6/6/2b3/1s4/6 s 17,17 -';

describe('<waffle-wars mode="play">', () => {
  it('places by a tap and announces it', async () => {
    const element = await board({ mode: 'play' });
    await tap(element, 'c3');
    expect(element.currentPosition).to.equal('6/6/6/2s3/6/6 b 17,18 -');
    expect(nameOf(element, 'c3')).to.contain('strawberry');
    expect(await said('c3')).to.equal(true);
  });

  it('jumps by two taps, and Escape puts the piece back', async () => {
    const element = await board({ mode: 'play', position: JUMP });
    await tap(element, 'b2');
    expect(element.currentPosition).to.equal(JUMP);
    cell(element, 'b2').focus();
    await press(element, 'Escape');
    await tap(element, 'b2');
    await tap(element, 'd4');
    expect(element.currentPosition).to.equal('6/6/3s2/6/6/6 b 17,17 -');
  });

  it('shows callouts on the board and in the move list', async () => {
    const element = await board({ mode: 'play', position: '6/6/6/3b2/sss3/b1b3 b 15,14 -' });
    await tap(element, 'd3');
    await tap(element, 'b1');
    const called = [...rootOf(element).querySelectorAll('[part=term]')].map(({ textContent }) => textContent);
    expect(called).to.deep.equal(['Invasion!', 'Coup!']);
    const rowsOf = (): string => rootOf(element).querySelector('move-list')?.shadowRoot?.textContent ?? '';
    await waitUntil(() => rowsOf().includes('Coup'));
  });

  for (const pointer of ['mouse', 'touch']) {
    it(`jumps by a drag with ${pointer}`, async () => {
      const element = await board({ mode: 'play', position: JUMP });
      await drag(element, 'b2', 'd4', pointer);
      expect(element.currentPosition).to.equal('6/6/3s2/6/6/6 b 17,17 -');
    });
  }

  it('names the rule that refuses a move and lights up the reason', async () => {
    const element = await board({ mode: 'play', position: '6/6/6/6/6/sss3 b' });
    await tap(element, 'b2');
    expect(element.currentPosition).to.equal('6/6/6/6/6/sss3 b 15,18 -');
    expect(ruleOf(element)).to.equal('WW-13');
    expect(await said(refusalOf(element))).to.equal(true);
    await tap(element, 'e5');
    expect(ruleOf(element)).not.to.equal('WW-13');
  });

  it('WW-7 keeps a piece that cannot jump in place, says why, and still offers placements', async () => {
    const element = await board({ mode: 'play', position: '6/6/6/2b3/1s4/5s s 16,17 -' });
    const dots = (): number =>
      [...rootOf(element).querySelectorAll('.f-mark-move')].filter((dot) => !dot.closest('[transform*="-99"]')).length;
    const before = dots();
    expect(before).to.be.greaterThan(0);
    for (const picked of [[], ['b2']]) {
      for (const place of picked) await tap(element, place);
      await tap(element, 'f1');
      expect(ruleOf(element)).to.equal('WW-7');
      expect(refusalOf(element)).to.contain(
        'f1 can’t jump: it needs an opposing piece next to it with an open space behind.',
      );
      expect(dots()).to.equal(before);
    }
    await tap(element, 'e5');
    expect(element.currentPosition).to.contain('/4s1/');
  });

  it('WW-24 explains why a jump cannot be the reply', async () => {
    const element = await board({ mode: 'play', position: '6/bbbb2/sssss1/6/6/6 b 13,14 reply' });
    for (const place of ['a5', 'a3']) await tap(element, place);
    expect(ruleOf(element)).to.equal('WW-24');
  });

  it('plays a whole game by keys alone', async () => {
    const element = await board({ mode: 'play' });
    cell(element, 'a6').focus();
    await press(element, 'End', 'PageDown', 'Home', 'PageUp');
    expect(rootOf(element).activeElement).to.equal(cell(element, 'a6'));
    // Strawberries make five in a row on rank 3, Blueberries place in the upper right corner
    for (const place of ['b3', 'f6', 'c3', 'e6', 'd3', 'f4', 'e3', 'd5', 'f3']) {
      await goByArrows(element, place);
      await press(element, 'Enter');
    }
    expect(waffleWars.outcome(stateOf(element))?.by).to.equal('five-in-a-row');
    expect(ruleOf(element)).to.equal('WW-18');
  });

  it('undoes and redoes', async () => {
    const element = await board({ mode: 'play' });
    expect([element.undo(), element.redo()]).to.deep.equal([false, false]);
    element.play('c3');
    element.play('d4');
    expect(element.undo()).to.equal(true);
    expect(element.currentPosition).to.contain(' b 17,18 ');
    expect(element.redo()).to.equal(true);
    expect(element.currentPosition).to.contain(' s 17,17 ');
  });

  it('lets a bot answer, and undoes both moves', async () => {
    const element = await board({ mode: 'play', seats: 'human,bot:easy', seed: '3' });
    // Once more with the same move, to which there is an answer by then
    for (let times = 0; times < 2; times++) {
      await tap(element, 'c3');
      await waitUntil(() => !element.currentPosition.includes(' b '));
      expect(element.currentPosition).to.contain(' s 17,17 ');
      element.undo();
      expect(element.currentPosition).to.equal('6/6/6/6/6/6 s 18,18 first');
    }
  });

  it('fires an event before a move and another after it', async () => {
    const element = await board({ mode: 'play' });
    const heard: string[] = [];
    element.addEventListener('griddle-move', ({ detail }) =>
      heard.push(`${detail.seat} ${detail.move} ${detail.position}`),
    );
    element.addEventListener('griddle-change', ({ detail }) => heard.push(`${detail.move} ${detail.path}`));
    await tap(element, 'c3');
    expect(heard).to.deep.equal(['strawberries c3 6/6/6/6/6/6 s 18,18 first', 'c3 0']);
  });

  it('leaves the move to the page when the page cancels it', async () => {
    const element = await board({ mode: 'play' });
    element.addEventListener('griddle-move', (event) => event.preventDefault());
    await tap(element, 'c3');
    expect(element.currentPosition).to.equal('6/6/6/6/6/6 s 18,18 first');
    element.position = '6/6/6/2s3/6/6 b 17,18 -';
    await drawn(element);
    expect(nameOf(element, 'c3')).to.contain('strawberry');
  });

  it('reports the end of the game', async () => {
    const element = await board({ mode: 'play', position: '6/6/6/ssss2/6/6 s' });
    let winners: readonly string[] = [];
    element.addEventListener('griddle-over', ({ detail }) => (winners = detail.seats));
    await tap(element, 'e3');
    expect(winners).to.deep.equal(['strawberries']);
  });
});

function stateOf(element: WaffleWars): ReturnType<typeof waffleWars.setup> {
  const read = waffleWars.parsePosition(element.currentPosition, initialOptions(waffleWars.options));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** Walks from the cell with the focus to another one. */
async function goByArrows(element: WaffleWars, place: string): Promise<void> {
  const now = (rootOf(element).activeElement as SVGElement | null)?.dataset['place'] ?? 'a6';
  const across = place.charCodeAt(0) - now.charCodeAt(0);
  const up = place.charCodeAt(1) - now.charCodeAt(1);
  await press(element, ...Array.from({ length: Math.abs(across) }, () => (across > 0 ? 'ArrowRight' : 'ArrowLeft')));
  await press(element, ...Array.from({ length: Math.abs(up) }, () => (up > 0 ? 'ArrowUp' : 'ArrowDown')));
}
