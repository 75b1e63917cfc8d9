/** The hands of bots: they stack in the same physics as people do, each level as steadily as it can. */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import type { Pile } from '@griddle/plate/internal/measure.js';
import { finished, isPossible, pileOf, settling } from '@griddle/plate/internal/settle.js';
import { stacking, type Steadiness, placesFor, shaken, type Dice } from '@griddle/plate/internal/stackers.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import { plateOf, settle } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { BuffetBossState, Plate, Pose, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Level, LevelName } from '../levels.js';
import { runYielding } from '../yielding.js';
import { evaluateRested } from './evaluator.js';

// A deft hand: it knows how much it shakes, and lets a piece go where that is expected to give most. Where nothing falls it
// is the height that tells places apart.

/** How a deft hand looks for a place. */
export interface PlacementSkill extends Pick<Steadiness, 'reach' | 'lift'> {
  /** Places felt out for each way to turn the piece. */
  readonly each: number;
  /** How many of all those it then tries in earnest, and how many times each. */
  readonly kept: number;
  readonly tries: number;
}

/** A place, and what letting go there gave. */
interface Place {
  readonly pose: Pose;
  sum: number;
}

/** What a plate that leans by one degree is worth less: the next piece will find it harder. */
const LEAN = 0.02;
/** What a fall costs besides what is lost, for every piece. */
const FALL = 0.3;

/** Where this hand lets go of the food of a state. A pause after each place, and after each step of the physics. */
export function* placementSearch(
  engine: Box2D,
  hand: PlacementSkill,
  state: BuffetBossState,
  pile: Pile,
  dice: Dice,
): Generator<void, Pose> {
  const { hand: food } = state;
  function* given(pose: Pose): Generator<void, number> {
    return evaluationOf(state, yield* settling(engine, pile, { kind: 'drop', pose }, food));
  }
  const places: Place[] = [];
  for (const pose of bestOfEachTurn(yield* placesFor(pile, food), hand.each)) {
    places.push({ pose, sum: yield* given(pose) });
  }
  places.sort((one, other) => other.sum - one.sum);
  const kept = places.slice(0, hand.kept);
  for (const place of kept) {
    for (let at = 0; at < hand.tries; at++) place.sum += yield* given(shaken(pile, food, place.pose, hand, dice));
  }
  kept.sort((one, other) => other.sum - one.sum);
  return shaken(pile, food, kept[0]?.pose ?? [0, 0, 0], hand, dice);
}

/** The first so many of each turn: those that seem to hold best lie flat, and what stands is taller. */
function bestOfEachTurn(places: readonly Pose[], each: number): readonly Pose[] {
  const seen = new Map<number, number>();
  return places.filter(([, , turn]) => {
    const count = (seen.get(turn) ?? 0) + 1;
    seen.set(turn, count);
    return count <= each;
  });
}

/** What it is worth to the seat that stacks how everything came to rest. */
function evaluationOf(state: BuffetBossState, settled: Settled): number {
  const after = settle(state, settled);
  if (!after.ok) return -Infinity;
  const lean = Math.abs(settled.poses[0]?.[2] ?? 0) / 100;
  return evaluateRested(after.value, state.turn) - LEAN * lean - FALL * settled.fell.length;
}

/** How steady the hand of each level is, and how deft; a bot that goes by time has that of the best. */
const HANDS: Readonly<Record<LevelName, Steadiness | PlacementSkill>> = {
  easy: { felt: 0, reach: 1600, lift: 500 },
  medium: { felt: 0, reach: 1000, lift: 350 },
  hard: { each: 4, kept: 4, tries: 3, reach: 240, lift: 95 },
  best: { each: 8, kept: 6, tries: 6, reach: 10, lift: 10 },
};

/** A held piece that touches something is lifted by so much at a time, in 0.01 mm, so many times. */
const LIFT = 200;
const LIFTS = 40;

/**
 * The table's move after a bot has taken a food: it looks for a place, feels some out, and lets go, missing by as much as
 * its hand shakes. Who only adjusts a pile leaves it as it stands. The same for the same generator. Undefined where
 * nothing is to settle, or where it is not known how the pile lies: then `chanceMove` of the rules tells.
 */
export function chooseDrop(engine: Box2D, state: BuffetBossState, level: Level, rng: Rng): Settled | undefined {
  return finished(lettingGo(engine, state, level, rng));
}

/** The same move, found without holding up a page. */
export async function letGoGently(
  engine: Box2D,
  state: BuffetBossState,
  level: Level,
  rng: Rng,
): Promise<Settled | undefined> {
  return runYielding(lettingGo(engine, state, level, rng));
}

function* lettingGo(
  engine: Box2D,
  state: BuffetBossState,
  level: Level,
  rng: Rng,
): Generator<void, Settled | undefined> {
  const plate = plateOf(state);
  const pile = pileOf(plate);
  const food = state.hand;
  if (!pile || state.step !== 'settle') return undefined;
  // The chance of the rules would push a pile into the air that nobody touches
  if (food < 0) return standing(plate);
  let drawn = rng;
  const dice = (limit: number): number => {
    drawn = next(drawn);
    return below(drawn, limit);
  };
  const hand = HANDS[level as LevelName] ?? HANDS.best;
  const [x, y, turn] = yield* 'tries' in hand
    ? placementSearch(engine, hand, state, pile, dice)
    : stacking(engine, hand, pile, food, dice);
  for (let lifts = 0; lifts < LIFTS; lifts++) {
    const pose: Pose = [x, y + lifts * LIFT, turn];
    if (isPossible(pile, { kind: 'drop', pose }, food))
      return yield* settling(engine, pile, { kind: 'drop', pose }, food);
    yield;
  }
  return undefined;
}

function standing({ height, contacts, poses }: Plate): Settled {
  return { kind: 'settle', height, contacts, fell: [], poses, action: '' };
}
