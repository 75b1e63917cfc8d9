/** From a pile at rest and an action to the next pile at rest, told as the rules' move of the table. */
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import { plateOf } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { Pose, Settled, BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import { actionText, type Action, parseAction } from './action.js';
import { LEVEL } from './bodies.js';
import type { Box2D } from './box2d.js';
import { LONGEST } from './feel.js';
import { contactsOf, heightOf, isFree, type Pile } from './measure.js';
import { PileWorld } from './world.js';

/** A pile of nothing: the plate lies level. */
export const EMPTY: Pile = { foods: [], poses: [LEVEL] };

/** The outcome of a simulation that has come to rest, as the table tells it. */
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

/** Whether an action can be done to a pile: a held piece touches nothing until it is let go, a push has something to push. */
export function isPossible(pile: Pile, action: Action, food: number): boolean {
  if (action.kind === 'push') return action.body < pile.poses.length;
  return isFree(pile, food, action.pose);
}

/** Lets go of `food`, or pushes, and waits until all is at rest. The same in every browser and in Node, bit for bit. */
export function settle(engine: Box2D, pile: Pile, action: Action, food = -1): Settled {
  return finished(settling(engine, pile, action, food));
}

/** The same with a pause after each step, for a page that is not to be held up. */
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

/** What work in steps comes to when it is done without a pause. */
export function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The pile after an outcome: the world is rebuilt from its rounded poses, live and on check alike. */
export function pileAfter(foods: readonly number[], { fell, poses }: Settled): Pile {
  return { foods: foods.filter((_food, i) => !fell.includes(i + 1)), poses };
}

/** The pile on a plate of the rules: undefined where its poses are not known. */
export function pileOf(plate: {
  readonly pieces: readonly number[];
  readonly poses: readonly Pose[];
}): Pile | undefined {
  if (plate.pieces.length === 0 && plate.poses.length === 0) return EMPTY;
  if (plate.poses.length !== plate.pieces.length + 1) return undefined;
  return { foods: plate.pieces, poses: plate.poses };
}

// A move of the table held against physics.

/**
 * `same`: physics leaves the pile as the move says. `differs`: it leaves it otherwise. `impossible`: no hand can do what the
 * move says was done. `untold`: where the pieces lay before is not known.
 */
export interface Rechecked {
  readonly verdict: 'same' | 'differs' | 'impossible' | 'untold';
  /** What physics comes to, where it differs. */
  readonly settled?: Settled;
}

/** Does what a move of the table says was done, in the position before it, and compares. */
export function recheck(engine: Box2D, before: BuffetBossState, move: Settled): Rechecked {
  const pile = pileOf(plateOf(before));
  if (pile === undefined) return { verdict: 'untold' };
  const action = parseAction(move.action);
  const isRight = action !== undefined && (action.kind === 'drop') === before.hand >= 0;
  if (!isRight || !isPossible(pile, action, before.hand)) return { verdict: 'impossible' };
  const settled = settle(engine, pile, action, before.hand);
  return moveText(settled) === moveText(move) ? { verdict: 'same' } : { verdict: 'differs', settled };
}
