/** Buffet Boss: three foods beside a pile that all find a place on it, though not where they first seem to. */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import { contactsOf, heightOf, restingHeight, type Pile } from '@griddle/plate/internal/measure.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { EMPTY, finished, isPossible, pileAfter, pileOf, settle } from '@griddle/plate/internal/settle.js';
import { placesFor, shaken, steady, type Dice, type Steadiness } from '@griddle/plate/internal/stackers.js';
import { COPIES, FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { buffetBoss as game, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { EMPTY_PLATE, type Pose, type Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import type { Found } from './found.js';

/** Foods to place, and the most that lie on the plate before. */
const COUNT = 3;
const MOST = 4;
/** The hand that has stacked the pile: not a straight one. */
const BEFORE: Steadiness = { felt: 3, reach: 500, lift: 60 };
/** Places that the solution feels out for each food. */
const FELT = 8;
/** What seems obvious has to fail however it is let go, and not by a hair: heights over what is below, in 0.01 mm. */
const OBVIOUS = [0, 5, 10, 15, 20, 50];
/** A careful person, and how many of their tries have to stand: else it would be luck. */
const CAREFUL = { reach: 60, lift: 30 };
const CAREFUL_TRIES = 6;
const CAREFUL_STANDS = 4;
/** A middling hand that puts each food where it seems to lie best: from so many falls in its tries on it is harder. */
const MIDDLING: Steadiness = { felt: 0, reach: 350, lift: 100 };
const MIDDLING_TRIES = 12;
const HARDER = [3, 5, 7, 10];
/** From so many pieces on a pile is a tower. */
const TOWER = 3;
const LIFT = 200;
const LIFTS = 40;

/** Food put down: what is written of it, and what comes after. */
interface Placed {
  readonly state: BuffetBossState;
  readonly tokens: readonly string[];
  readonly pose: Pose;
  readonly settled: Settled;
}

/** Where a hand lets go of a food. */
type Hand = (pile: Pile, food: number) => Pose;

/** Puzzles from one seed, at most one; chance decides the pile and the foods. */
export async function* standingsOf(seed: number): AsyncGenerator<Found> {
  const engine = await loadEngine();
  let rng = seeded(seed);
  const dice: Dice = (limit) => below((rng = next(rng)), limit);
  const start = startOf(engine, dice);
  const found = start && standing(engine, start, dice);
  if (found) yield found;
}

/** A pile, and three foods beside it; undefined where the pile has not held. */
function startOf(engine: Box2D, dice: Dice): BuffetBossState | undefined {
  const stack = steady(engine, BEFORE);
  const foods: number[] = [];
  const draw = (): number => {
    const left = FOODS.map((_food, food) => food).filter((food) => foods.filter((one) => one === food).length < COPIES);
    const food = left[dice(left.length)] ?? 0;
    foods.push(food);
    return food;
  };
  let pile: Pile = EMPTY;
  for (let left = dice(MOST + 1); left > 0; left--) {
    const food = draw();
    const settled = settle(engine, pile, { kind: 'drop', pose: stack(pile, food, dice) }, food);
    if (settled.fell.length > 0) return undefined;
    pile = pileAfter([...pile.foods, food], settled);
  }
  const beside = Array.from({ length: COUNT }, () => FOODS[draw()]?.id ?? '');
  const read = game.parsePosition(`0/-/-/- - p1:rescue:1:p1 - 0:-:-:${COUNT}.${beside.join('.')}`, {});
  if (!read.ok) return undefined;
  const plate = { ...EMPTY_PLATE, pieces: pile.foods, height: heightOf(pile), contacts: contactsOf(pile) };
  const poses = pile.foods.length > 0 ? pile.poses : [];
  // What lies on the plate is no longer in the bag: that field is read anew
  const [plates, line, step, , turn] = game.positionText({ ...read.value, plates: [{ ...plate, poses }] }).split(' ');
  const whole = game.parsePosition([plates, line, step, '-', turn].join(' '), {});
  return whole.ok ? whole.value : undefined;
}

/** The puzzle of a start; undefined where it is trivial, where nothing stands, or where only luck does it. */
function standing(engine: Box2D, start: BuffetBossState, dice: Dice): Found | undefined {
  if (OBVIOUS.some((lift) => placedAll(engine, start, [0, 0, 0], level(lift)))) return undefined;
  const ways = ORDERS.flatMap((order) => {
    const way = placedAll(engine, start, order, (pile, food) => calmest(engine, pile, food));
    return way ? [{ order, way }] : [];
  });
  const [best] = ways.toSorted((one, other) => unrestOf(one.way) - unrestOf(other.way));
  if (!best) return undefined;
  const again = tries(CAREFUL_TRIES, () => {
    let at = 0;
    return placedAll(engine, start, best.order, (pile, food) =>
      shaken(pile, food, best.way[at++]?.pose ?? [0, 0, 0], CAREFUL, dice),
    );
  });
  if (again < CAREFUL_STANDS) return undefined;
  const middling = steady(engine, MIDDLING);
  const stood = tries(MIDDLING_TRIES, () =>
    placedAll(engine, start, ORDERS[dice(ORDERS.length)] ?? [0, 0, 0], (pile, food) => middling(pile, food, dice)),
  );
  const falls = MIDDLING_TRIES - stood;
  return {
    options: '',
    position: game.positionText(start),
    goal: 'stands',
    difficulty: 1 + HARDER.filter((count) => falls >= count).length,
    theme: themeOf(start, ways.length),
    solution: best.way.flatMap(({ tokens }) => tokens),
    refutations: [],
  };
}

/** Which of what still lies beside the plate is taken, each time: all orders of three. */
const ORDERS: readonly (readonly number[])[] = [0, 1, 2].flatMap((first) => [0, 1].map((second) => [first, second, 0]));

function themeOf({ plates }: BuffetBossState, orders: number): string {
  const [plate = EMPTY_PLATE] = plates;
  if (plate.pieces.length === 0) return 'foundation';
  if (orders <= ORDERS.length / 2) return 'order';
  return plate.pieces.length >= TOWER ? 'tower' : 'balance';
}

function tries(count: number, stands: () => unknown): number {
  return Array.from({ length: count }, stands).filter((one) => one !== undefined).length;
}

/** All foods put down one after the other; undefined as soon as anything falls. */
function placedAll(
  engine: Box2D,
  start: BuffetBossState,
  order: readonly number[],
  hand: Hand,
): readonly Placed[] | undefined {
  const way: Placed[] = [];
  let state = start;
  for (const index of order) {
    const placed = place(engine, state, index, hand);
    if (!placed) return undefined;
    way.push(placed);
    state = placed.state;
  }
  return way;
}

function place(engine: Box2D, state: BuffetBossState, index: number, hand: Hand): Placed | undefined {
  const pile = pileOf(state.plates[0] ?? EMPTY_PLATE);
  const food = fallenPieces(state)[index]?.food;
  const saved = game.play(state, { kind: 'save', index });
  if (!pile || food === undefined || !saved.ok) return undefined;
  const pose = lifted(pile, food, hand(pile, food));
  if (!pose) return undefined;
  const settled = settle(engine, pile, { kind: 'drop', pose }, food);
  const after = settled.fell.length > 0 ? undefined : game.play(saved.value, settled);
  if (!after?.ok) return undefined;
  const tokens = [game.moveText(state, { kind: 'save', index }), game.moveText(saved.value, settled)];
  return { state: after.value, tokens, pose, settled };
}

/** The lowest pose over the one asked for at which a food can be let go. */
function lifted(pile: Pile, food: number, [x, y, turn]: Pose): Pose | undefined {
  for (let lifts = 0; lifts < LIFTS; lifts++) {
    const pose: Pose = [x, y + lifts * LIFT, turn];
    if (isPossible(pile, { kind: 'drop', pose }, food)) return pose;
  }
  return undefined;
}

/** As it is drawn, over the middle of the plate, and let go so high over what is below. */
function level(lift: number): Hand {
  return (pile, food) => [0, restingHeight(pile, food, 0, 0) + lift, 0];
}

/** Of the places that look best the one at which least moves. */
function calmest(engine: Box2D, pile: Pile, food: number): Pose {
  const felt = finished(placesFor(pile, food))
    .slice(0, FELT)
    .flatMap((pose) => {
      const free = lifted(pile, food, pose);
      return free ? [{ pose: free, settled: settle(engine, pile, { kind: 'drop', pose: free }, food) }] : [];
    });
  felt.sort((one, other) => movedBy(one.settled) - movedBy(other.settled));
  return felt[0]?.pose ?? level(0)(pile, food);
}

const FALL = 100_000;

function movedBy({ fell, poses }: Settled): number {
  return fell.length * FALL + Math.abs(poses[0]?.[2] ?? 0);
}

function unrestOf(way: readonly Placed[]): number {
  return way.reduce((sum, { settled }) => sum + movedBy(settled), 0);
}
