import { expect } from '@open-wc/testing';
import { puzzlesNamed } from '../../src/learn/sets.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import '../../src/games/connect-four.js';
import { onPage, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

const coachOf = (game: OnPage) => game.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
const titleOf = (game: OnPage): string => coachOf(game)?.querySelector('[part=title]')?.textContent ?? '';
const errorOf = (game: OnPage): string => game.shadowRoot?.querySelector('[part=error]')?.textContent?.trim() ?? '';

async function recordOf(game: string, named: string): Promise<string> {
  const found = await puzzlesNamed(game, named);
  return 'record' in found ? found.record : `use ${found.expected.join(' ')}`;
}

const countOf = (record: string): number => record.match(/^\[Position /gm)?.length ?? 0;

describe('puzzles that come with Griddle', () => {
  it('are named by game, number, theme and level', async () => {
    const all = await recordOf('connect-four', '');
    expect(await recordOf('connect-four', 'connect-four')).to.equal(all);
    expect(countOf(all)).to.be.greaterThan(20);
    const one = await recordOf('connect-four', 'connect-four:12');
    expect(countOf(one)).to.equal(1);
    expect(all).to.include(one);
    expect(countOf(await recordOf('connect-four', 'connect-four:5-9'))).to.equal(5);
    const some = await recordOf('connect-four', 'connect-four: defence, level1');
    expect(countOf(some)).to.be.greaterThan(0);
    expect(some.match(/\[Theme "defence"\]/g)?.length).to.equal(countOf(some));
    expect(some.match(/\[Difficulty "1"\]/g)?.length).to.equal(countOf(some));
  });

  it('have one sentence for a name that is none', async () => {
    expect(await recordOf('connect-four', 'snake:1')).to.equal('use connect-four');
    for (const wrong of ['0', '999', '9-5', '40-999'])
      expect(await recordOf('connect-four', `connect-four:${wrong}`)).to.match(/^use connect-four:1-\d+$/);
    expect(await recordOf('connect-four', 'connect-four:frok')).to.match(/connect-four:defence .*connect-four:level1/);
    const game = await onPage('connect-four', { mode: 'puzzle', puzzles: 'connect-four:frok' });
    await waitUntil(() => errorOf(game) !== '');
    expect(errorOf(game)).to.match(/puzzles can’t be “connect-four:frok”\. Use connect-four:/);
    game.puzzles = 'connect-four:3';
    const third = await recordOf('connect-four', 'connect-four:3');
    await waitUntil(() => third.includes(`[Position "${game.currentPosition}"]`) && errorOf(game) === '');
  });

  it('open where a puzzle has no record, and where a page names some', async () => {
    const game = await onPage('connect-four', { mode: 'puzzle' });
    await waitUntil(() => /1 (of|\/) \d+/.test(titleOf(game)));
    const wars = await onPage('waffle-wars', { mode: 'puzzle', puzzles: 'waffle-wars:12' });
    await waitUntil(() => coachOf(wars)?.querySelector('[part=task]'));
    expect(await recordOf('waffle-wars', 'waffle-wars:12')).to.include(`[Position "${wars.currentPosition}"]`);
    const picture = await onPage('connect-four', { puzzles: 'connect-four:2', ply: '0' });
    const second = await recordOf('connect-four', 'connect-four:2');
    await waitUntil(() => second.includes(`[Position "${picture.currentPosition}"]`));
    picture.mode = 'puzzle';
    await waitUntil(() => coachOf(picture)?.querySelector('[part=task]'));
  });
});
