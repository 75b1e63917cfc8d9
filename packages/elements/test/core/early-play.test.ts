/** What a page asks of a game right after it has given it a position or a record: code to read them may be under way. */
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/top-waffle/top-waffle.js';
import '../../src/waddle-waddle/waddle-waddle.js';
import '../../src/waffle-time/waffle-time.js';
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

// First of all, as whatever is read fetches that code
describe('a game with words for where there is no script', () => {
  it('is drawn without the code that reads texts', async () => {
    for (const tag of ['top-waffle', 'waddle-waddle', 'waffle-time'] as const) {
      const element = await game(tag, { mode: 'diagram', textContent: 'The start of a game.' });
      await drawn(element);
      expect(element.shadowRoot?.querySelector('svg'), tag).to.be.instanceOf(SVGElement);
    }
    const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    expect(fetched.filter((path) => path.includes('/rules/src/')).length).to.be.greaterThan(9);
    expect(fetched.filter((path) => /\/rules\/src\/.*\/(rest|texts)\.ts$/.test(path))).to.deep.equal([]);
  });
});

describe('a game that is asked right after it was given something to read', () => {
  it('plays in the position that its reader is fetched for, in order', async () => {
    const element = await game('top-waffle');
    const played: string[] = [];
    element.addEventListener('griddle-change', (event) =>
      played.push((event as CustomEvent<{ move: string }>).detail.move),
    );
    element.position = TABLE;
    expect([element.play('t1'), element.play('t3'), element.play('end')]).to.deep.equal([true, true, true]);
    // Otherwise it was not early, and this test would say nothing
    expect(played).to.deep.equal([]);
    await drawn(element);
    expect(await element.toRecord()).to.match(/t1 ~\w+ t3 ~\w+ end/);
    expect(element.currentPosition).to.contain(' p2:prepare ');
    // Now the answer is what the rules say
    expect([element.play('wild:S'), element.play('t2')]).to.deep.equal([false, true]);
  });

  const first = [
    { tag: 'waffle-time', moves: ['*bu', '*bk'], refused: '@4' },
    { tag: 'waddle-waddle', moves: ['bA1,0', 'rP0,1'], refused: 'bA1,0' },
  ] as const;
  for (const { tag, moves, refused } of first) {
    it(`reads moves of <${tag}>, too, for which the code comes with the first of them`, async () => {
      // Controls would have fetched it, and so would words for refusals, which come once it is drawn
      const element = await game(tag, { seed: '7', controls: 'none' });
      const state = (): string => element.currentPosition;
      const before = state();
      const [one = '', two = ''] = moves;
      const asked = [element.play(one), element.play(two), element.undo(), element.play('nonsense')];
      expect([asked, state()]).to.deep.equal([[true, true, true, true], before]);
      // Until something else is done, which takes it back
      await waitUntil(() => textOf(element).includes('nonsense'));
      expect([element.redo(), element.undo()]).to.deep.equal([true, true]);
      expect(await element.toRecord()).to.contain(one);
      // Now the answer is what the rules say
      expect(element.play(refused)).to.equal(false);
    });
  }
});
