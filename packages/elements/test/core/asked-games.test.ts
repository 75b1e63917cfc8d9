/** What a page asks of a game right after it has given it a position or a record: the answer is the true one, at once. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waddle-waddle/waddle-waddle.js';
import '../../src/games/waffle-time/waffle-time.js';
import { drawn, textOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

const TABLE = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:prepare S.B/-/-/-/-/-;U/x/-/-/-/- 1:5 -/-/- -';

type Tag = 'top-waffle' | 'waddle-waddle' | 'waffle-time';

async function game<T extends Tag>(tag: T, more: object = {}): Promise<HTMLElementTagNameMap[T] & OnPage> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement(tag);
  Object.assign(element, { mode: 'play', loading: 'eager', seats: 'human,human', ...more });
  host.append(element);
  return element;
}

describe('a game that is asked right after it was given something to read', () => {
  it('plays in the position that it was given, in order', async () => {
    const element = await game('top-waffle');
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
    it(`reads moves of <${tag}>, too, and answers truly`, async () => {
      const element = await game(tag, { seed: '7', controls: 'none' });
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
