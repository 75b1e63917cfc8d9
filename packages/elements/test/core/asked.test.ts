/** What a page asks of a game right after it has given it something: the answer is the true one, at once. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-time/waffle-time.js';
import type { WaffleWars } from '../../src/games/waffle-wars/waffle-wars.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { drawn, textOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

async function game(more: object = {}): Promise<WaffleWars> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('waffle-wars');
  Object.assign(element, { mode: 'play', loading: 'eager', seats: 'human,human', ...more });
  host.append(element);
  return element;
}

describe('a game that is called right after its input was set', () => {
  it('continues in a record, and writes later moves into it', async () => {
    const element = await game();
    element.record = '1. c3 d4';
    expect(element.play('b2')).to.equal(true);
    const record = await element.toRecord();
    expect(record).to.contain('c3').and.to.contain('d4').and.to.contain('b2');
    element.record = '1. c3 d4 2. e5';
    expect([element.goTo(1), element.play('f6')]).to.deep.equal([true, true]);
    await drawn(element);
    expect(await element.toRecord())
      .to.contain('1. c3 f6')
      .and.not.to.contain('d4');
  });

  it('reports a refused move', async () => {
    const element = await game();
    element.record = '1. c3 d4';
    expect(element.play('c3')).to.equal(false);
    await drawn(element);
    expect(textOf(element)).to.contain('c3');
    expect(await element.toRecord()).not.to.contain('2.');
  });

  it('does not apply calls of one game to another', async () => {
    const element = await game();
    element.record = '1. c3 d4';
    expect(element.play('b2')).to.equal(true);
    element.record = '1. d4 c3';
    expect(element.play('e5')).to.equal(true);
    await drawn(element);
    const record = await element.toRecord();
    expect(record).to.contain('e5').and.not.to.contain('b2');
  });

  it('plays in its new position before it has been drawn', () => {
    const element = document.createElement('waffle-wars');
    element.mode = 'play';
    element.position = '6/6/6/2b3/1s4/6 s 17,17 -';
    expect([element.play('b2xd4'), element.play('nonsense'), element.undo()]).to.deep.equal([true, false, true]);
    expect(element.currentPosition).to.equal('6/6/6/2b3/1s4/6 s 17,17 -');
  });
});

const TABLE = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:prepare S.B/-/-/-/-/-;U/x/-/-/-/- 1:5 -/-/- -';

type Tag = 'top-waffle' | 'waddle-waddle' | 'waffle-time';

async function gameAt<T extends Tag>(tag: T, more: object = {}): Promise<HTMLElementTagNameMap[T] & OnPage> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement(tag);
  Object.assign(element, { mode: 'play', loading: 'eager', seats: 'human,human', ...more });
  host.append(element);
  return element;
}

describe('a game that is called right after its input was set', () => {
  it('plays in its new position, in order', async () => {
    const element = await gameAt('top-waffle');
    const played: string[] = [];
    element.addEventListener('griddle-change', (event) =>
      played.push((event as CustomEvent<{ move: string }>).detail.move),
    );
    element.position = TABLE;
    expect([element.play('t1'), element.play('t3'), element.play('end')]).to.deep.equal([true, true, true]);
    await drawn(element);
    expect(played.length).to.equal(3);
    expect(await element.toRecord()).to.match(/t1 ~\w+ t3 ~\w+ end/);
    expect(element.currentPosition).to.contain(' p2:prepare ');
    expect([element.play('wild:S'), element.play('t2')]).to.deep.equal([false, true]);
  });

  const first = [
    { tag: 'waffle-time', moves: ['*bu', '*bk'], refused: '@4' },
    { tag: 'waddle-waddle', moves: ['bA1,0', 'rP0,1'], refused: 'bA1,0' },
  ] as const;
  for (const { tag, moves, refused } of first) {
    it(`reads moves of <${tag}>, too, and returns the right answers`, async () => {
      const element = await gameAt(tag, { seed: '7', controls: 'none' });
      const [one = '', two = ''] = moves;
      const asked = [element.play(one), element.play(two), element.undo(), element.play('nonsense')];
      expect(asked).to.deep.equal([true, true, true, false]);
      // Until something else is done, which takes it back
      await waitUntil(() => textOf(element).includes('nonsense'));
      expect([element.redo(), element.undo()]).to.deep.equal([true, true]);
      expect(await element.toRecord()).to.contain(one);
      expect(element.play(refused)).to.equal(false);
    });
  }
});
