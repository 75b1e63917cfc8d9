/** Moves what lies in a picture through poses that are known ahead. */
import type { Lying } from '@griddle/art/internal/buffet-boss/table.js';
import { rounded } from '@griddle/art/internal/shapes.js';
import { STEPS } from '@griddle/plate/internal/feel.js';
import type { Moving } from '@griddle/plate/internal/world.js';
import { cssTransform, turnedFrom } from './gliding.js';
import { liesAs, put, type Item } from './item.js';

/** Milliseconds from pose to pose. */
const STEP_TIME = 1000 / STEPS;
/** How many poses are handed to the browser at once: each costs some work at that moment. */
const STRETCH = 90;

/**
 * The browser is handed animations through the poses of the next moments. It runs them beside the work of the page, and, where
 * it can, without the page drawing a single frame: an attribute set for each piece in each frame costs more than twice as
 * much (`npm run bench -- plate-frame`).
 */
export class Playback {
  /** For each step where each item is. */
  private readonly steps: (readonly Lying[])[] = [];
  /** The first one's tells the time for all; it is always there once anything plays. */
  private animations: readonly (Animation | undefined)[] = [];
  /** The steps that are played now, and how many milliseconds each of them is shown. */
  private first = 0;
  private last = 0;
  private time = STEP_TIME;
  private nextTime = STEP_TIME;

  constructor(private readonly items: readonly Item[]) {}

  /** Where everything is one step later. */
  add(bodies: readonly Moving[]): void {
    const before = this.steps.at(-1);
    this.steps.push(bodies.map((body, i) => turnedFrom(before?.[i], lyingOf(body))));
  }

  /** Shows what is handed over from now on so many times slower. */
  slow(times: number): void {
    this.nextTime = STEP_TIME * times;
  }

  /** The step that is shown now, with fractions. */
  private get now(): number {
    const [lead] = this.animations;
    // Its time stops at the end, which browsers round
    if (!lead || lead.playState === 'finished') return this.last;
    return Math.min(this.last, this.first + Number(lead.currentTime ?? 0) / this.time);
  }

  /** For how many milliseconds it goes on with what the browser has. */
  get left(): number {
    return (this.last - this.now) * this.time;
  }

  /** How many steps more were added than the browser has. */
  get more(): number {
    return this.steps.length - 1 - this.last;
  }

  /** Hands over what was added since, as far as a stretch goes. What plays goes on without a break. */
  play(): void {
    const { animations, now } = this;
    const [lead] = animations;
    const first = Math.floor(now);
    const last = Math.min(this.steps.length - 1, first + STRETCH);
    if (last <= this.last) return;
    // What has come to its end waits there for a new beginning
    const start = lead && now < this.last && lead.startTime !== null ? Number(lead.startTime) : undefined;
    const begun =
      start === undefined ? undefined : startOf(start, this.time * (now - this.first), now - first, this.nextTime);
    this.time = this.nextTime;
    this.animations = this.items.map((item, i) => this.animate(item, i, first, last, begun));
    for (const animation of animations) animation?.cancel();
    this.first = first;
    this.last = last;
  }

  /** Lets an item play from step to step; what stays where it is, is put there, except for the first one. */
  private animate(
    item: Item,
    i: number,
    first: number,
    last: number,
    begun: number | undefined,
  ): Animation | undefined {
    const stretch = this.steps.slice(first, last + 1).flatMap((step) => step[i] ?? []);
    const [start] = stretch;
    if (start && i > 0 && stretch.every((there) => liesAs(there, start))) {
      put(item, start);
      return undefined;
    }
    const timing = { duration: (last - first) * this.time, fill: 'both' } as const;
    const animation = item.node.animate({ transform: stretch.map(cssTransform) }, timing);
    if (begun !== undefined) animation.startTime = begun;
    return animation;
  }

  /** Puts everything where it is now, to stay there. */
  stop(): void {
    const step = this.steps[Math.round(this.now)];
    this.items.forEach((item, i) => {
      const there = step?.[i];
      if (there) put(item, there);
    });
    for (const animation of this.animations) animation?.cancel();
    this.animations = [];
  }
}

/**
 * When a new stretch would have begun so that it is now where the old one is: that began at `start` and has been shown for
 * `shown` milliseconds, and is `ahead` steps into the new one, whose steps take `time` milliseconds.
 */
function startOf(start: number, shown: number, ahead: number, time: number): number {
  return start + shown - ahead * time;
}

/** From the engine's plane, in mm and y up, to the picture's. */
function lyingOf({ x, y, sin, cos }: Moving): Lying {
  // Few enough digits that reading them costs little
  return { at: [rounded(x / 10), rounded(-y / 10)], rotate: rounded((-Math.atan2(sin, cos) * 180) / Math.PI) };
}
