/** Piles in Node: the same as written down, at rest, inside the scene, and as hard to build as they should be. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { foodAt, FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import type { Contact, Pose, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { PLATE_BODY } from '../src/bodies.js';
import type { Box2D } from '../src/box2d.js';
import { recheck, EMPTY, isPossible, pileAfter, pileOf, settle } from '../src/settle.js';
import { contactsOf, heightOf, isFree, outlinesOf, restingHeight, type Pile } from '../src/measure.js';
import { CALMING, LONGEST } from '../src/feel.js';
import { loadEngine } from '../src/node/engine.js';
import { areWithin } from '../src/polygons.js';
import { careful, careless, ordinary, type Dice, type Stacker } from '../src/stackers.js';
import { PileWorld } from '../src/world.js';
import { OUTCOMES, outcomes } from './scenario.js';

let engine: Box2D;
before(async () => {
  engine = await loadEngine();
});

function dice(seed: number): Dice {
  let rng = seeded(seed);
  return (limit) => {
    rng = next(rng);
    return below(rng, limit);
  };
}

/** A pile of as many pieces, or as many of them as stay. */
function pileOfSome(count: number, seed: number): Pile {
  const roll = dice(seed);
  let pile = EMPTY;
  for (let i = 0; i < 200 && pile.foods.length < count; i++) {
    const food = roll(FOODS.length);
    const settled = settle(engine, pile, { kind: 'drop', pose: ordinary(pile, food, roll) }, food);
    if (settled.fell.length === 0) pile = pileAfter([...pile.foods, food], settled);
  }
  return pile;
}

test('the script gives the recorded result, bit for bit, every time', () => {
  assert.deepEqual(outcomes(engine), OUTCOMES);
  assert.deepEqual(outcomes(engine), OUTCOMES);
  assert.ok(
    OUTCOMES.some((token) => token.split('/')[2] !== '-'),
    'something falls',
  );
});

test('BB-20 the rules accept every outcome', () => {
  const line = 'p1:settle:1:p1';
  for (let seed = 1; seed <= 12; seed++) {
    const roll = dice(seed);
    let pile = EMPTY;
    for (let i = 0; i < 10; i++) {
      const food = roll(FOODS.length);
      const name = FOODS[food]?.id ?? '';
      const settled = settle(engine, pile, { kind: 'drop', pose: careless(pile, food, roll) }, food);
      const pieces = pile.foods.map((piece) => FOODS[piece]?.id).join('.');
      const text = `${pieces === '' ? 0 : 100}/${pieces}/-/-;0 - ${line} - 1:${name}:-:-`;
      const state = buffetBoss.parsePosition(text, { version: 'lunch', players: 2 });
      assert.ok(state.ok, text);
      const played = buffetBoss.play(state.value, settled);
      assert.ok(played.ok, `${buffetBoss.moveText(state.value, settled)} at ${text}`);
      const again = played.value.plates[0];
      pile = pileAfter([...pile.foods, food], settled);
      assert.deepEqual(again && pileOf(again), pile);
    }
  }
});

test('a pile at rest stays in place: nothing creeps in ten seconds, and untouched pieces never move', () => {
  for (const seed of [1, 2, 3]) {
    const pile = pileOfSome(8, seed);
    const roll = dice(seed);
    const food = roll(FOODS.length);
    const world = new PileWorld(engine, pile, { kind: 'drop', pose: ordinary(pile, food, roll) }, food);
    while (!world.isResting() && world.steps < 720) world.step();
    assert.ok(world.isResting(), `seed ${seed} rests after ${world.steps} steps`);
    const rested = world.poses();
    for (let i = 0; i < 600; i++) world.step();
    assert.deepEqual(world.poses(), rested);
    world.free();
    const still = new PileWorld(engine, pile);
    for (let i = 0; i < 600; i++) still.step();
    assert.deepEqual(still.poses(), pile.poses);
    still.free();
  }
});

test('a pile whose pieces would rock for long is damped and comes to rest', () => {
  const pile: Pile = { foods: [foodAt('ham')], poses: [[0, 0, 187], [-1877, 1870, 15389]] }; // prettier-ignore
  const world = new PileWorld(engine, pile, { kind: 'drop', pose: [-504, 4138, 14036] }, foodAt('shrimp'));
  while (!world.isResting() && world.steps < CALMING.from) world.step();
  assert.ok(!world.isResting(), 'it does not come to rest by itself');
  while (!world.isResting() && world.steps < LONGEST) world.step();
  assert.ok(world.isResting() && world.fell().length === 0);
  world.free();
});

test('what carries a pile still carries it in the step that wakes it', () => {
  const world = new PileWorld(engine, EMPTY, { kind: 'drop', pose: [2034, 2669, 14161] }, foodAt('berry-pie'));
  while (!world.isResting() && world.steps < LONGEST) {
    world.step();
    // A rocking plate rolls on the corners of its foot; one that fell for a step would sink by 0.2 mm
    const { y = -1 } = world.moving()[0] ?? {};
    assert.ok(y > -0.02, `step ${world.steps}: ${y}`);
  }
  world.free();
});

test('a piece that rolls slowly from edge to edge gains no energy', () => {
  const world = new PileWorld(engine, EMPTY, { kind: 'drop', pose: [130, 2768, 13442] }, foodAt('pea-pod'));
  const start = world.energy();
  let before = start;
  while (!world.isResting() && world.steps < LONGEST) {
    world.step();
    const now = world.energy();
    assert.ok(now <= before + start * 0.0005, `step ${world.steps}: ${now} after ${before}`);
    before = now;
  }
  world.free();
});

test('a pile gains no energy while it settles', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const pile = pileOfSome(7, seed);
    const roll = dice(seed + 100);
    const food = roll(FOODS.length);
    const pose = careless(pile, food, roll);
    const world = new PileWorld(engine, pile, { kind: 'drop', pose }, food);
    const start = world.energy();
    // A fast piece that is stopped on its way keeps its speed until the next step: so a gain is what lasts for two
    const lasting: number[] = [];
    for (let last = start; !world.isResting() && world.steps < LONGEST;) {
      world.step();
      const now = world.energy();
      lasting.push(Math.min(last, now));
      last = now;
    }
    let before = start;
    for (let i = 0; i < lasting.length; i += 15) {
      const most = Math.max(...lasting.slice(i, i + 15));
      assert.ok(most <= before + start * 0.002, `seed ${seed} step ${i}: ${most} after ${before}`);
      before = most;
    }
    assert.ok(before < start, 'and comes to rest with less than it began with');
    world.free();
  }
});

test('nothing goes through the plate at the fastest drop', () => {
  FOODS.forEach(({ id }, food) => {
    for (const turn of [0, 4500, 9000, -9000, 18000]) {
      const world = new PileWorld(engine, EMPTY, { kind: 'drop', pose: [0, 60_000, turn] }, food);
      while (!world.isResting() && world.steps < 720) {
        world.step();
        const [plate, piece] = world.moving();
        assert.ok(plate && piece);
        const isOver = Math.abs(piece.x - plate.x) < 25;
        assert.ok(!isOver || piece.y > plate.y + 9, `${id} at ${piece.x}, ${piece.y}, step ${world.steps}`);
      }
      world.free();
    }
  });
});

test('400 random drops: every number is finite, nothing escapes, nothing is lost', () => {
  const roll = dice(99);
  let pile = EMPTY;
  for (let drop = 0; drop < 400; drop++) {
    if (pile.foods.length > 3 + roll(4)) pile = EMPTY;
    const food = roll(FOODS.length);
    const x = roll(11_001) - 5500;
    const turn = roll(36_000) - 18_000;
    const pose: Pose = [x, restingHeight(pile, food, x, turn) + roll(3000), turn];
    const settled = settle(engine, pile, { kind: 'drop', pose }, food);
    assert.equal(settled.poses.length, pile.foods.length + 2 - settled.fell.length);
    for (const [u, v, a] of settled.poses) {
      assert.ok([u, v, a].every(Number.isSafeInteger), `drop ${drop}`);
      assert.ok(Math.abs(u) <= 20_000 && v > -1000 && v < 60_000, `drop ${drop}: ${u}, ${v}`);
    }
    pile = pileAfter([...pile.foods, food], settled);
  }
});

test('BB-52 contacts and heights follow from the shapes: up to half a millimetre apart touches, more does not', () => {
  const ham = 18;
  const touching = (gap: number): readonly Contact[] => {
    const y = restingHeight(EMPTY, ham, 0, 0) - 10 + gap;
    return contactsOf({ foods: [ham], poses: [[0, 0, 0], [0, y, 0]] }); // prettier-ignore
  };
  assert.deepEqual(touching(40), [[0, 1]]);
  assert.deepEqual(touching(60), []);
  const high = heightOf({ foods: [ham], poses: [[0, 0, 0], [0, 2000, 0]] }); // prettier-ignore
  assert.equal(high, Math.round((20 + Math.max(...outlinesOf({ foods: [ham], poses: [[0, 0, 0], [0, 0, 0]] })[1]!.map(([, y]) => y))) * 10)); // prettier-ignore
  assert.equal(heightOf(EMPTY), 0);
});

test('a held piece touches nothing until it is dropped', () => {
  const pile = pileOfSome(3, 2);
  const y = restingHeight(pile, 5, 0, 0);
  assert.ok(isFree(pile, 5, [0, y, 0]));
  assert.ok(!isFree(pile, 5, [0, y - 60, 0]));
  assert.ok(!isPossible(EMPTY, { kind: 'drop', pose: [9000, 100, 0] }, 5), 'not inside the table');
  assert.ok(!isPossible(EMPTY, { kind: 'push', body: 1, direction: 0, strength: 1 }, -1));
  const [first = []] = outlinesOf(EMPTY);
  assert.equal(first.length, PLATE_BODY.outline.length);
  assert.ok(areWithin(first, first, 0));
});

test('BB-21 a push moves what it hits and the pile comes to rest again', () => {
  const pile = pileOfSome(3, 5);
  const settled = settle(engine, pile, { kind: 'push', body: 0, direction: 0, strength: 1 });
  assert.notDeepEqual(settled.poses[0], pile.poses[0]);
  assert.equal(settled.action, 'n0,0,1');
});

test('a record is checked against physics: same, other, impossible, not recorded', () => {
  const state = buffetBoss.parsePosition('0;0 - p1:settle:1:p1 - 1:ham:-:-', { version: 'lunch', players: 2 });
  assert.ok(state.ok);
  const pose: Pose = [0, restingHeight(EMPTY, 18, 0, 0), 0];
  const move = settle(engine, EMPTY, { kind: 'drop', pose }, 18);
  assert.equal(recheck(engine, state.value, move).verdict, 'same');
  const other: Settled = { ...move, height: move.height + 1 };
  assert.deepEqual(recheck(engine, state.value, other), { verdict: 'differs', settled: move });
  assert.equal(recheck(engine, state.value, { ...move, action: 'd0,0,0' }).verdict, 'impossible');
  assert.equal(recheck(engine, state.value, { ...move, action: 'n0,0,1' }).verdict, 'impossible');
  const unknown = buffetBoss.parsePosition('150/ham;0 - p1:settle:1:p1 - 1:ham:-:-', { version: 'lunch', players: 2 });
  assert.ok(unknown.ok);
  assert.equal(recheck(engine, unknown.value, move).verdict, 'untold');
});

/** Games of ten foods: drops and falls of foods by stars, and how many pieces each game stacked before one fell. */
function games(hand: Stacker, count: number): { rate: (stars: number) => number; stacked: number[] } {
  const drops = [0, 0, 0, 0, 0];
  const falls = [0, 0, 0, 0, 0];
  const stacked = Array.from({ length: count }, (_unused, seed) => {
    const roll = dice(seed + 1);
    let pile = EMPTY;
    let unbroken = 0;
    let fallen = 0;
    for (let i = 0; i < 10; i++) {
      const food = roll(FOODS.length);
      const stars = FOODS[food]?.stars ?? 0;
      const settled = settle(engine, pile, { kind: 'drop', pose: hand(pile, food, roll) }, food);
      drops[stars] = (drops[stars] ?? 0) + 1;
      if (settled.fell.includes(pile.foods.length + 1)) falls[stars] = (falls[stars] ?? 0) + 1;
      fallen += settled.fell.length;
      if (fallen === 0) unbroken++;
      pile = pileAfter([...pile.foods, food], settled);
    }
    return unbroken;
  });
  return { rate: (stars) => (falls[stars] ?? 0) / (drops[stars] ?? 1), stacked };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

test('over 60 games food with two stars falls less often than food with four', () => {
  const { rate } = games(ordinary, 60);
  assert.ok(rate(2) < rate(4) * 0.8, `${rate(2)} ${rate(4)}`);
});

test('a careful hand stacks higher than a careless one, and ten high now and then', () => {
  const calm = games(careful(engine), 8).stacked;
  const wild = games(careless, 8).stacked;
  assert.ok(mean(calm) > mean(wild) * 1.5, `${mean(calm)} ${mean(wild)}`);
  assert.ok(Math.max(...calm) === 10 && Math.max(...wild) < 10, `${calm.join(' ')}, ${wild.join(' ')}`);
});
