// Physics of the plate: ten thousand random drops, piles at rest, the fastest drops, and hands of three kinds over 200 games.
import { foodAt, FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { restingHeight } from '@griddle/plate/internal/measure.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { EMPTY, outcomeOf, pileAfter, settle } from '@griddle/plate/internal/settle.js';
import { careful, careless, ordinary } from '@griddle/plate/internal/stackers.js';
import { PileWorld } from '@griddle/plate/internal/world.js';
import { median } from './rules/measure.mjs';
import { report } from './rules/report.mjs';

const DROPS = Number(process.env.DROPS ?? 10_000);
const GAMES = Number(process.env.GAMES ?? 200);
/** A pile that has not come to rest after so many steps (12 seconds) is taken as it is. */
const LONGEST = 720;
/** So much of the energy at the start is no gain but rounding. */
const ROUNDING = 0.005;
/** Contacts are springs: what a blow puts into one comes out again. A gain lasts longer than so many steps (a tenth of a second). */
const BLOW = 6;

const engine = await loadEngine();

function diceOf(seed) {
  let rng = seeded(seed);
  return (limit) => {
    rng = next(rng);
    return below(rng, limit);
  };
}

/** Drops that went wrong, by how. */
const wrong = { infinite: 0, escaped: 0, gained: 0, restless: 0, tunnelled: 0, drifted: 0 };
/** The most energy over that at the start, as a part of it: for one step of a blow, and for as long as a gain lasts. */
const over = { step: 0, lasting: -1 };

/** Whether a body is where nothing should be: below the table, beside the scene, or over where it was let go. */
function isOutside({ x, y }, high) {
  return y < -5 || y > high || Math.abs(x) > 200;
}

/** One drop, step by step. */
function drop(pile, food, pose) {
  const world = new PileWorld(engine, pile, { kind: 'drop', pose }, food);
  const start = world.energy();
  const high = Math.max(pose[1] / 100, 300) + 30;
  const energies = [];
  let [infinite, escaped] = [false, false];
  while (world.steps < LONGEST && !world.isResting()) {
    world.step();
    for (const body of world.moving()) {
      infinite ||= ![body.x, body.y, body.sin, body.cos].every(Number.isFinite);
      escaped ||= isOutside(body, high);
    }
    energies.push(world.energy() / start - 1);
  }
  if (infinite) wrong.infinite++;
  if (escaped) wrong.escaped++;
  if (!world.isResting()) wrong.restless++;
  const lasting = Math.max(
    ...energies.map((_energy, i) => Math.min(...energies.slice(i, i + BLOW))).slice(0, 1 - BLOW),
  );
  over.step = Math.max(over.step, ...energies);
  over.lasting = Math.max(over.lasting, lasting);
  if (lasting > ROUNDING) wrong.gained++;
  const outcome = outcomeOf(world, [...pile.foods, food], { kind: 'drop', pose });
  world.free();
  return outcome;
}

/** Random drops on piles of up to a dozen, anywhere over the plate and beside it, from up to 60 cm. */
function randomDrops() {
  const roll = diceOf(2026);
  let pile = EMPTY;
  let highest = 0;
  for (let i = 0; i < DROPS; i++) {
    if (pile.foods.length > 2 + roll(10)) pile = EMPTY;
    const food = roll(FOODS.length);
    const x = roll(9001) - 4500;
    const turn = roll(36_000) - 18_000;
    const lift = roll(4) === 0 ? roll(60_000) : roll(800);
    const settled = drop(pile, food, [x, restingHeight(pile, food, x, turn) + lift, turn]);
    pile = pileAfter([...pile.foods, food], settled);
    highest = Math.max(highest, pile.foods.length);
  }
  return highest;
}

/** Drops from 60 cm onto the bare plate: a piece over its middle may not come below its floor. */
function fastestDrops() {
  FOODS.forEach((_food, food) => {
    for (let turn = -18_000; turn < 18_000; turn += 1500) {
      const world = new PileWorld(engine, EMPTY, { kind: 'drop', pose: [0, 60_000, turn] }, food);
      let through = false;
      while (world.steps < LONGEST && !world.isResting()) {
        world.step();
        const [plate, piece] = world.moving();
        through ||= Math.abs(piece.x - plate.x) < 25 && piece.y < plate.y + 9;
      }
      if (through) wrong.tunnelled++;
      world.free();
    }
  });
}

/** A pile of as many pieces, by a hand that tries again. */
function pileOf(count, seed, hand = ordinary) {
  const roll = diceOf(seed);
  let pile = EMPTY;
  for (let i = 0; i < 300 && pile.foods.length < count; i++) {
    const food = roll(FOODS.length);
    const settled = settle(engine, pile, { kind: 'drop', pose: hand(pile, food, roll) }, food);
    if (settled.fell.length === 0) pile = pileAfter([...pile.foods, food], settled);
  }
  return pile;
}

/** Piles that have come to rest stand ten seconds more, all bodies awake at first, in a world that goes on. */
function piecesAtRest(count) {
  const roll = diceOf(7);
  for (let i = 0; i < count; i++) {
    const pile = pileOf(4 + roll(6), i + 1);
    const food = foodAt('ham');
    const world = new PileWorld(engine, pile, { kind: 'drop', pose: ordinary(pile, food, roll) }, food);
    while (world.steps < LONGEST && !world.isResting()) world.step();
    const rested = JSON.stringify(world.poses());
    for (let step = 0; step < 600; step++) world.step();
    if (JSON.stringify(world.poses()) !== rested) wrong.drifted++;
    world.free();
  }
}

/** The time of a step with twelve pieces that are all moving. */
function stepTimes() {
  const pile = pileOf(12, 3, careful(engine));
  const times = [];
  for (let i = 0; i < 20; i++) {
    const world = new PileWorld(engine, pile, { kind: 'push', body: 0, direction: i % 2 === 0 ? 0 : 4, strength: 2 });
    for (let step = 0; step < 30; step++) {
      const begun = performance.now();
      world.step();
      times.push(performance.now() - begun);
    }
    world.free();
  }
  return { pieces: pile.foods.length, time: median(times) };
}

/** Games of ten foods by one kind of hand: falls of the dropped piece by stars, and pieces stacked before one fell. */
function games(hand) {
  const drops = [0, 0, 0, 0, 0];
  const falls = [0, 0, 0, 0, 0];
  const unbroken = [];
  const kept = [];
  for (let game = 0; game < GAMES; game++) {
    const roll = diceOf(game + 1);
    let [pile, count, fallen] = [EMPTY, 0, 0];
    for (let i = 0; i < 10; i++) {
      const food = roll(FOODS.length);
      const { stars } = FOODS[food];
      const settled = settle(engine, pile, { kind: 'drop', pose: hand(pile, food, roll) }, food);
      drops[stars]++;
      if (settled.fell.includes(pile.foods.length + 1)) falls[stars]++;
      fallen += settled.fell.length;
      if (fallen === 0) count++;
      pile = pileAfter([...pile.foods, food], settled);
    }
    unbroken.push(count);
    kept.push(pile.foods.length);
  }
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  return {
    rate: (stars) => (100 * falls[stars]) / drops[stars],
    unbroken: mean(unbroken),
    kept: mean(kept),
    tens: unbroken.filter((count) => count === 10).length,
  };
}

/** Which measurements to make: all of them take a quarter of an hour. */
const parts = (process.env.PARTS ?? 'drops,rest,step,careful,ordinary,careless').split(',');

const none = (name, value, mustMeet = true) => ({ name, value, unit: '', bar: 'none', met: value === 0, mustMeet });

const MEASURED = {
  drops: () => {
    const highest = randomDrops();
    fastestDrops();
    return [
      { name: 'random drops', value: DROPS, unit: '' },
      { name: 'the largest pile among them', value: highest, unit: 'pieces' },
      none('drops with a number that is not finite', wrong.infinite),
      none('drops with a body outside the scene', wrong.escaped),
      none('drops that gained energy', wrong.gained),
      { name: 'the most energy over that at the start, lasting', value: 100 * over.lasting, unit: '%' },
      { name: 'the same in a step of a blow', value: 100 * over.step, unit: '%' },
      { name: 'drops not at rest after 12 s', value: wrong.restless, unit: '' },
      none('of 504 drops from 60 cm, through the plate', wrong.tunnelled),
    ];
  },
  rest: () => {
    piecesAtRest(100);
    return [none('of 100 piles at rest, moved in 10 s', wrong.drifted)];
  },
  step: () => {
    const { pieces, time } = stepTimes();
    const name = `a step with ${pieces} moving pieces, median`;
    return [{ name, value: time, unit: 'ms', bar: 'under 0.3 ms', met: time < 0.3 }];
  },
  careful: () => handResults('careful', games(careful(engine))),
  ordinary: () => handResults('ordinary', games(ordinary)),
  careless: () => handResults('careless', games(careless)),
};

function handResults(name, { rate, unbroken, kept, tens }) {
  return [
    { name: `${name}: food with 2 stars falls`, value: rate(2), unit: '%', bar: 'less than 4', met: rate(2) < rate(4) },
    { name: `${name}: food with 3 stars falls`, value: rate(3), unit: '%' },
    { name: `${name}: food with 4 stars falls`, value: rate(4), unit: '%' },
    { name: `${name}: stacked before one fell`, value: unbroken, unit: 'of 10' },
    { name: `${name}: on the plate after ten foods`, value: kept, unit: 'of 10' },
    {
      name: `${name}: games with all ten stacked`,
      value: tens,
      unit: `of ${GAMES}`,
      ...(name === 'careful' ? { bar: 'some', met: tens > 0 } : {}),
      ...(name === 'careless' ? { bar: 'none', met: tens === 0, mustMeet: false } : {}),
    },
  ];
}

report(parts.flatMap((part) => MEASURED[part]()));
