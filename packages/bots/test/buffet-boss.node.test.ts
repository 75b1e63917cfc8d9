/** Hands of bots on a plate of Buffet Boss, and what they take. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { recheck, EMPTY, settle } from '@griddle/plate/internal/settle.js';
import { steady } from '@griddle/plate/internal/stackers.js';
import { buffetBoss, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { seeded } from '@griddle/rules/core/random.js';
import { chooseMove, type LevelName } from '@griddle/bots';
import { chooseDrop, letGoGently } from '../src/buffet-boss/hand.js';
import { riskOf, evaluateBuffetBoss, evaluateRested } from '../src/buffet-boss/evaluator.js';

const engine = await loadEngine();

function position(text: string): BuffetBossState {
  const read = buffetBoss.parsePosition(text, initialOptions(buffetBoss.options));
  assert.ok(read.ok, text);
  return read.value;
}

/** One seat alone takes what comes and stacks it; how many pieces its hand lost on the way. */
function lostBy(level: LevelName, seed: number): number {
  let state = buffetBoss.setup({ ...initialOptions(buffetBoss.options), players: 1 }, seed);
  let lost = 0;
  while (!buffetBoss.outcome(state)) {
    const settled = state.step === 'settle' ? chooseDrop(engine, state, level, seeded(seed + lost)) : undefined;
    if (settled) {
      assert.equal(recheck(engine, state, settled).verdict, 'same', 'a hand does nothing that physics would not do');
      lost += settled.fell.length;
    }
    const chance = !settled && buffetBoss.toMove(state)[0] === -1 ? buffetBoss.chanceMove(state) : undefined;
    const move =
      settled ?? chance?.move ?? buffetBoss.legalMoves(state).find(({ kind }) => kind !== 'adjust' && kind !== 'save');
    assert.ok(move);
    const played = buffetBoss.play(chance ? { ...state, rng: chance.rng } : state, move);
    assert.ok(played.ok);
    state = played.value;
  }
  return lost;
}

test('a steadier hand drops less, and the same seed gives the same pile', () => {
  const sums = (['easy', 'hard'] as const).map((level) => {
    let sum = 0;
    for (let seed = 1; seed <= 3; seed++) sum += lostBy(level, seed);
    return sum;
  });
  assert.ok((sums[0] ?? 0) > (sums[1] ?? 0), sums.join(' and '));
  assert.equal(lostBy('easy', 3), lostBy('easy', 3));
});

test('without food in hand, or with an unknown pile, the rules decide', () => {
  assert.equal(
    chooseDrop(engine, position('0/-/-/-;0/-/-/- banana.steak.ham p1:turn:1:p1'), 'best', seeded(1)),
    undefined,
  );
  const unknown = position('310/ham/p-1/-;0/-/-/- banana.steak p1:settle:1:p1 - 1:egg:-:-');
  assert.equal(chooseDrop(engine, unknown, 'best', seeded(1)), undefined);
});

test('a slow search for a place lets the page run meanwhile, and puts the food in the same place', async () => {
  const taken = position('0/-/-/-;0/-/-/- banana.steak p1:settle:1:p1 - 1:egg:-:-');
  let turns = 0;
  const others = setInterval(() => turns++, 0);
  const placed = await letGoGently(engine, taken, 'best', seeded(1));
  clearInterval(others);
  assert.deepEqual(placed, chooseDrop(engine, taken, 'best', seeded(1)));
  assert.ok(turns > 1, turns.toString());
});

test('a pile that is only adjusted stays as it is: that never wins the tallest plate', () => {
  const taken = position('0/-/-/-;0/-/-/- banana.steak p1:settle:1:p1 - 1:egg:-:-');
  const placed = chooseDrop(engine, taken, 'best', seeded(1));
  const once = placed && buffetBoss.play(taken, placed);
  assert.ok(once?.ok === true && once.value.plates[0]?.pieces.length === 1);
  const adjusting = buffetBoss.play(once.value, { kind: 'adjust' });
  assert.ok(adjusting.ok);
  const settled = chooseDrop(engine, adjusting.value, 'easy', seeded(2));
  const twice = settled && buffetBoss.play(adjusting.value, settled);
  assert.ok(twice?.ok === true);
  assert.deepEqual(twice.value.plates, once.value.plates);
});

test('takes many stars while the plate is low, and steady food when it is high', async () => {
  const low = position('0/-/-/-;0/-/-/- pineapple.steak.squid p1:turn:1:p1');
  const move = await chooseMove(buffetBoss, buffetBoss.viewFor(low, 0), 0, 'hard', seeded(1));
  assert.deepEqual(move, { kind: 'take', food: 11 });
  assert.ok(riskOf(2, 6) > 2 * riskOf(3, 6), 'broccoli is worse to stack than a squid');
  assert.ok(riskOf(4, 6) > riskOf(4, 2));
});

test('the best hand stacks taller than one that only looks for a steady place, and nothing falls', () => {
  const taken = position('0/-/-/-;0/-/-/- banana.ham p1:settle:1:p1 - 1:steak:-:-');
  const only = steady(engine, { felt: 6, reach: 0, lift: 0 })(EMPTY, taken.hand, () => 0);
  const { height } = settle(engine, EMPTY, { kind: 'drop', pose: only }, taken.hand);
  const placed = chooseDrop(engine, taken, 'best', seeded(1));
  assert.ok(placed && placed.fell.length === 0 && placed.height > 1.2 * height, `${placed?.height} ${height}`);
});

test('fallen food has some value while it may be picked up, and a shared defeat counts as a loss', () => {
  const worth = (text: string) => evaluateRested(position(text), 0);
  const lost = worth('0/-/-/-;0/-/-/- banana.ham p1:turn:1:p1 - 1:-:-:-');
  const beside = worth('0/-/-/-;0/-/-/- banana.ham p1:rescue:1:p1 - 1:-:-:1.steak');
  assert.ok(beside > lost && beside < lost + 4, `${beside} ${lost}`);
  const together = buffetBoss.setup({ ...initialOptions(buffetBoss.options), version: 'all' }, 1);
  assert.ok(evaluateRested({ ...together, step: 'lost' }, 0) < evaluateRested(together, 0) - 1000);
});

test('a food between hand and plate is worth its possible gain less its risk', () => {
  const worth = (food: string, plate: string): number =>
    evaluateBuffetBoss(position(`${plate};0/-/-/- banana.steak p1:settle:1:p1 - 1:${food}:-:-`), 0);
  const empty = '0/-/-/-';
  assert.ok(worth('egg', empty) > worth('steak', empty), 'nothing falls off an empty plate: stars count');
  const high = '600/ham.ham.ham.ham.ham.ham/p-1/-';
  assert.ok(worth('sausage', high) > worth('mushroom', high), 'a high one is no place for what rolls away');
});
