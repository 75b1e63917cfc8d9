/** Whole games of Top Waffle on a page: by mouse, by fingers, by keys; the screen is handed over between turns. */
import { topWaffle, type TopWaffleMove } from '@griddle/rules/top-waffle/index.js';
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import { drawn, textOf, onPage, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { make, stateOf, table, takeScreen, type Way } from './table.js';

const OPTIONS = 'orders=24';

/** Orders first, then now and then an item, so that all of them come up and the days go on. */
function chosen(moves: readonly TopWaffleMove[], draw: number): TopWaffleMove | undefined {
  const order = moves.find(({ kind }) => kind === 'pay');
  if (order) return order;
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const kind = kinds[draw % kinds.length];
  const alike = moves.filter((move) => move.kind === kind);
  return alike[draw % alike.length];
}

const WAYS: readonly Way[] = ['mouse', 'touch', 'keys'];

describe('<top-waffle>', () => {
  it('plays a whole game by mouse, fingers and keys, through three days to its score sheet (TW-24, TW-40)', async function () {
    this.timeout(240_000);
    const element = await table({ options: OPTIONS, seed: '3' });
    // Side by side, so that nothing a drag goes to is out of sight or under the buttons
    element.style.width = '780px';
    await drawn(element);
    let draw = 3;
    let handed = 0;
    const made = new Set<string>();
    for (let moves = 0; ; moves++) {
      const way = WAYS[moves % 3] ?? 'mouse';
      if (await takeScreen(element, way)) handed++;
      const state = stateOf(element, OPTIONS);
      if (topWaffle.outcome(state)) break;
      draw = (draw * 48_271) % 2_147_483_647;
      const move = chosen(topWaffle.legalMoves(state), draw);
      const before = element.currentPosition;
      if (!move) throw new Error(`nothing to do: ${before}`);
      await make(element, state, move, way, draw);
      made.add(`${move.kind} by ${way}`);
      const told = `${topWaffle.moveText(state, move)} by ${way}, move ${moves}: ${textOf(element)}`;
      expect(element.currentPosition, told).not.to.equal(before);
    }
    expect(stateOf(element, OPTIONS).day).to.equal(3);
    expect(handed).to.be.greaterThan(20);
    for (const way of WAYS) {
      for (const kind of ['take', 'pay', 'end']) expect([...made]).to.include(`${kind} by ${way}`);
    }
    for (const kind of ['wild', 'wrench', 'megaphone', 'recycling', 'blender', 'groceries']) {
      expect([...made].some((one) => one.startsWith(kind))).to.equal(true, kind);
    }
    await drawn(element);
    await waitUntil(() => textOf(element).includes('most points'));
    // No turns are left of which a count could be told
    expect(textOf(element)).not.to.contain('more turn');
  });
});

// Top Waffle at the width of a phone.

describe('<top-waffle> on a phone', () => {
  for (const options of ['', 'items=off'])
    it(`has the facts of the day below all cards${options && `, with ${options}`}`, async () => {
      const element = await onPage('top-waffle', {
        mode: 'play',
        seats: 'human,bot:easy',
        start: 'now',
        seed: '7',
        options,
      });
      element.style.inlineSize = '374px';
      await drawn(element);
      const edge = (part: string, side: 'top' | 'bottom'): number[] =>
        [...rootOf(element).querySelectorAll(part)].map((node) => node.getBoundingClientRect()[side]);
      const [facts = 0] = edge('[part=facts]', 'top');
      expect(facts).to.be.above(0);
      expect(Math.max(...edge('[part~=area]', 'bottom'))).to.be.at.most(facts);
    });
});
