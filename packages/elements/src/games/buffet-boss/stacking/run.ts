/** Animates a settling pile: simulates the same steps as `settle`, slightly ahead of the display. */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import { LONGEST } from '@griddle/plate/internal/feel.js';
import type { Action } from '@griddle/plate/internal/action.js';
import type { Pile } from '@griddle/plate/internal/measure.js';
import { outcomeOf } from '@griddle/plate/internal/settle.js';
import { PileWorld } from '@griddle/plate/internal/world.js';
import type { Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Item } from './item.js';
import { Playback } from './playback.js';

/** Milliseconds of simulation per slice, and the pause between slices for the page. */
const WORK = 2;
const PAUSE = 25;
/** When less than `MARGIN` milliseconds are left to show, hands over more steps once `LEAST` are ready. */
const MARGIN = 100;
const LEAST = 24;
/** Slow-motion factor while food falls off. */
const TOPPLE = 2;

/** Starts on construction. A slow page shows pauses, but ends with the same pile. */
export class Run {
  private readonly world: PileWorld;
  private readonly foods: readonly number[];
  private readonly playback: Playback;
  private timer: ReturnType<typeof setTimeout>;

  /** `ended` is called once with the settled pile, or undefined if the picture has left the page. */
  constructor(
    engine: Box2D,
    pile: Pile,
    private readonly action: Action,
    food: number,
    private readonly items: readonly Item[],
    private readonly ended: (outcome: Settled | undefined) => void,
  ) {
    this.world = new PileWorld(engine, pile, action, food);
    this.foods = action.kind === 'drop' ? [...pile.foods, food] : pile.foods;
    this.playback = new Playback(items);
    this.playback.add(this.world.moving());
    this.timer = setTimeout(this.goOn);
  }

  private get isOver(): boolean {
    return this.world.steps >= LONGEST || this.world.isResting();
  }

  private readonly goOn = (): void => {
    const { world, playback } = this;
    if (this.items[0]?.node.isConnected !== true) {
      this.ended(undefined);
      return;
    }
    const until = performance.now() + WORK;
    while (!this.isOver && performance.now() < until) {
      world.step();
      playback.add(world.moving());
    }
    const { isOver } = this;
    // Show a topple in slow motion
    if (world.fell().length > 0) playback.slow(TOPPLE);
    if (playback.left < MARGIN && (isOver || playback.more >= LEAST)) playback.play();
    const { left, more } = playback;
    if (isOver && more === 0 && left <= 0) {
      this.ended(outcomeOf(world, this.foods, this.action));
      return;
    }
    const pause = isOver ? left - (more === 0 ? 0 : MARGIN) : left < MARGIN ? 0 : PAUSE;
    this.timer = setTimeout(this.goOn, pause);
  };

  /** Stops the animation where it is, and frees the engine's memory. */
  free(): void {
    clearTimeout(this.timer);
    this.playback.stop();
    this.world.free();
  }
}
