/** Simulates an action on a pile until it is at rest again, and gives the result as the rules' chance move. */
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import { plateOf } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { Pose, Settled, BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import { actionText, type Action, parseAction } from './action.js';
import { LEVEL } from './bodies.js';
import type { Box2D } from './box2d.js';
import { LONGEST } from './feel.js';
import { contactsOf, heightOf, isFree, type Pile } from './measure.js';
import { PileWorld } from './world.js';

/** The empty pile: a level plate. */
export const EMPTY: Pile = { foods: [], poses: [LEVEL] };

/** The result of a simulation at rest, as a chance move. */
export function outcomeOf(world: PileWorld, foods: readonly number[], action: Action): Settled {
  const fell = world.fell();
  const poses = world.poses();
  const stayed = foods.map((_food, i) => i + 1).filter((piece) => !fell.includes(piece));
  const pile = { foods: stayed.map((piece) => foods[piece - 1] ?? 0), poses };
  const numberOf = (piece: number): number => (piece === 0 ? 0 : (stayed[piece - 1] ?? 0));
  return {
    kind: 'settle',
    height: heightOf(pile),
    contacts: contactsOf(pile).map(([a, b]) => [numberOf(a), numberOf(b)] as const),
    fell,
    poses,
    action: actionText(action),
  };
}

/** Whether an action is possible: a piece to drop touches nothing, and a push has a target. */
export function isPossible(pile: Pile, action: Action, food: number): boolean {
  if (action.kind === 'push') return action.body < pile.poses.length;
  return isFree(pile, food, action.pose);
}

/** Drops `food`, or pushes, and simulates until all is at rest. Bit-identical in every browser and in Node. */
export function settle(engine: Box2D, pile: Pile, action: Action, food = -1): Settled {
  return finished(settling(engine, pile, action, food));
}

/** The same, yielding after each step so that a page is not blocked. */
export function* settling(engine: Box2D, pile: Pile, action: Action, food: number): Generator<void, Settled> {
  const world = new PileWorld(engine, pile, action, food);
  try {
    while (world.steps < LONGEST && !world.isResting()) {
      world.step();
      yield;
    }
    const foods = action.kind === 'drop' ? [...pile.foods, food] : pile.foods;
    return outcomeOf(world, foods, action);
  } finally {
    world.free();
  }
}

/** Runs a generator to its end and returns its result. */
export function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The pile after an outcome: from its rounded poses, both in play and in a check. */
export function pileAfter(foods: readonly number[], { fell, poses }: Settled): Pile {
  return { foods: foods.filter((_food, i) => !fell.includes(i + 1)), poses };
}

/** The pile on a plate of the rules; undefined if its poses are unknown. */
export function pileOf(plate: {
  readonly pieces: readonly number[];
  readonly poses: readonly Pose[];
}): Pile | undefined {
  if (plate.pieces.length === 0 && plate.poses.length === 0) return EMPTY;
  if (plate.poses.length !== plate.pieces.length + 1) return undefined;
  return { foods: plate.pieces, poses: plate.poses };
}

// Checks a chance move against the physics.

/**
 * `same`: physics gives the pile of the move. `differs`: it gives another one. `impossible`: the action of the move cannot be
 * done. `untold`: the poses before the move are unknown.
 */
export interface Rechecked {
  readonly verdict: 'same' | 'differs' | 'impossible' | 'untold';
  /** The result of the physics, if it differs. */
  readonly settled?: Settled;
}

/** Repeats the action of a chance move in the position before it, and compares the results. */
export function recheck(engine: Box2D, before: BuffetBossState, move: Settled): Rechecked {
  const pile = pileOf(plateOf(before));
  if (pile === undefined) return { verdict: 'untold' };
  const action = parseAction(move.action);
  const isRight = action !== undefined && (action.kind === 'drop') === before.hand >= 0;
  if (!isRight || !isPossible(pile, action, before.hand)) return { verdict: 'impossible' };
  const settled = settle(engine, pile, action, before.hand);
  return moveText(settled) === moveText(move) ? { verdict: 'same' } : { verdict: 'differs', settled };
}
