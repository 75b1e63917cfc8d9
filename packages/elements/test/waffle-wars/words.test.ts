/** What Waffle Wars says: only what can be done now, what a move changed in the quadrants, and calls while they matter. */
import { expect } from '@open-wc/testing';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import { board, drawn, rootOf, tap, textOf } from './board.js';

const words = (element: WaffleWars, part: string): string =>
  rootOf(element).querySelector(`[part~=${part}]`)?.textContent ?? '';

async function after(position: string, ...moves: readonly string[]): Promise<WaffleWars> {
  const element = await board({ mode: 'play', position });
  for (const move of moves) element.play(move);
  await drawn(element);
  return element;
}

describe('<waffle-wars> says', () => {
  it('only what can be done now', async () => {
    const task = async (position: string, options = ''): Promise<string> =>
      words(await board({ mode: 'play', position, options }), 'status').replace('Strawberries’ turn. ', '');
    expect(await task('6/6/6/6/6/b5 s 17,17 -')).to.equal('Place a piece.');
    expect(await task('6/6/6/2b3/1s4/6 s 17,17 -')).to.equal('Place a piece, or jump.');
    expect(await task('6/6/6/2b3/1s4/6 s 0,17 -')).to.equal('Jump with a piece.');
    expect(await task('6/6/6/6/6/2sb2 s 17,17 -', 'slide=all')).to.equal('Place a piece, jump or slide.');
    expect(await task('6/6/6/6/6/b5 s 17,17 - 10,10', 'arcade=on')).to.equal('Place a piece. Or use a power-up.');
  });

  it('where the piece in hand can go', async () => {
    const element = await board({ mode: 'play', position: '6/6/6/2b3/1s4/6 s 17,17 -' });
    await tap(element, 'b2');
    expect(textOf(element)).to.contain('Choose where it goes.');
  });

  it('what a move captured, and whose quadrant it won, took, opened or locked', async () => {
    const news = async (position: string, move: string): Promise<string> => words(await after(position, move), 'news');
    expect(await news('6/6/6/2b3/1s4/6 s 17,17 -', 'b2xd4')).to.equal('Strawberries captured c3 (b2 to d4).');
    expect(await news('6/6/6/6/6/ss4 s 16,18 -', 'c1')).to.equal('Strawberries placed on c1, winning quadrant a1-c3.');
    expect(await news('6/6/6/3b2/sss3/b1b3 b 15,14 -', 'd3xb1')).to.equal(
      'Blueberries captured c2 (d3 to b1), taking quadrant a1-c3 from Strawberries.',
    );
    expect(await news('6/6/6/6/sss3/2b3 b 15,17 -', 'c1xc3')).to.equal(
      'Blueberries captured c2 (c1 to c3), opening quadrant a1-c3.',
    );
  });

  it('nothing about quadrants that stay as they are', async () => {
    expect(words(await after('6/6/6/6/6/sss3 s 15,18 -', 'a2'), 'news')).to.equal('Strawberries placed on a2.');
  });

  it('calls only when the next move could win', async () => {
    const calm = await board({ mode: 'play', position: '6/6/6/6/6/ss4 s 16,18 -' });
    expect(calm.table.calls).to.deep.equal([]);
    const close = await board({ mode: 'play', position: '6/6/6/6/6/ssss2 b 14,18 -' });
    expect(close.table.calls).to.deep.equal(['waffling', 'soggy-waffle']);
  });
});
