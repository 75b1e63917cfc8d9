/** A pile that comes to rest before one's eyes: the same steps as `settle` makes, spread over frames. */
import type { Box2D } from '@griddle/plate/box2d.js';
import { LONGEST, STEPS } from '@griddle/plate/feel.js';
import type { Action } from '@griddle/plate/action.js';
import type { Pile } from '@griddle/plate/measure.js';
import { outcomeOf } from '@griddle/plate/settle.js';
import { PileWorld, type Moving } from '@griddle/plate/world.js';
import type { Settled } from '@griddle/rules/buffet-boss/state.js';

/** A frame that came later than this, in milliseconds, shows no more than so much of what happened. */
const LATEST = 50;

/** Steps are taken by the clock of the page, so a slow page shows fewer of them and comes to the same pile. */
export class Run {
  private readonly world: PileWorld;
  private readonly foods: readonly number[];
  /** Time not yet simulated, in milliseconds. */
  private owed = 0;
  private before: readonly Moving[];

  constructor(
    engine: Box2D,
    pile: Pile,
    private readonly action: Action,
    food: number,
  ) {
    this.world = new PileWorld(engine, pile, action, food);
    this.foods = action.kind === 'drop' ? [...pile.foods, food] : pile.foods;
    this.before = this.world.moving();
  }

  /** Lets time pass; true when all is at rest. */
  advance(milliseconds: number): boolean {
    const { world } = this;
    this.owed += Math.min(LATEST, milliseconds);
    while (this.owed >= 1000 / STEPS) {
      this.owed -= 1000 / STEPS;
      if (world.steps >= LONGEST || world.isResting()) return true;
      this.before = world.moving();
      world.step();
    }
    return false;
  }

  /** Where plate and pieces are now; screens may be faster than steps. */
  moving(): readonly Moving[] {
    const share = (this.owed * STEPS) / 1000;
    return this.world.moving().map((now, i) => {
      const then = this.before[i] ?? now;
      const mix = (a: number, b: number): number => a + (b - a) * share;
      return { x: mix(then.x, now.x), y: mix(then.y, now.y), sin: mix(then.sin, now.sin), cos: mix(then.cos, now.cos) };
    });
  }

  outcome(): Settled {
    return outcomeOf(this.world, this.foods, this.action);
  }

  /** Gives the engine's memory back. */
  free(): void {
    this.world.free();
  }
}
