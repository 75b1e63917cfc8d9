/** The hands of bots: they stack in the same physics as people do, each level as steadily as it can. */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import { finished, isPossible, pileOf, settling } from '@griddle/plate/internal/settle.js';
import { stacking, type Steadiness } from '@griddle/plate/internal/stackers.js';
import { plateOf } from '@griddle/rules/internal/buffet-boss/settling.js';
import type { BuffetBossState, Plate, Pose, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import { below, next, type Rng } from '@griddle/rules/core/random.js';
import type { Level, LevelName } from '../levels.js';
import { runYielding } from '../yielding.js';
import { placementSearch, type PlacementSkill } from './placement-search.js';

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
