/** Plays the items of a picture through poses computed ahead. */
import type { Lying } from '@griddle/art/internal/buffet-boss/table.js';
import { rounded } from '@griddle/art/internal/shapes.js';
import { STEPS } from '@griddle/plate/internal/feel.js';
import type { Moving } from '@griddle/plate/internal/world.js';
import { cssTransform, turnedFrom } from './gliding.js';
import { liesAs, put, type Item } from './item.js';

/** Milliseconds between poses. */
const STEP_TIME = 1000 / STEPS;
/** Maximum number of poses handed to the browser at once: each costs some work at that moment. */
const STRETCH = 90;

/**
 * Hands the browser animations through the next poses. It runs them alongside the page's work and, where it can, without any
 * work of the page per frame: setting an attribute for each piece in each frame costs more than twice as much
 * (`npm run bench -- plate-frame`).
 */
export class Playback {
  /** The pose of each item, by step. */
  private readonly steps: (readonly Lying[])[] = [];
  /** Animations by item. The first one gives the time for all; it always exists during playback. */
  private animations: readonly (Animation | undefined)[] = [];
  /** The range of steps being played, and how many milliseconds each is shown. */
  private first = 0;
  private last = 0;
  private time = STEP_TIME;
  private nextTime = STEP_TIME;

  constructor(private readonly items: readonly Item[]) {}

  /** Adds the poses of the next step. */
  add(bodies: readonly Moving[]): void {
    const before = this.steps.at(-1);
    this.steps.push(bodies.map((body, i) => turnedFrom(before?.[i], lyingOf(body))));
  }

  /** Slows down what is handed over from now on by a factor. */
  slow(times: number): void {
    this.nextTime = STEP_TIME * times;
  }

  /** The step shown now, as a fraction. */
  private get now(): number {
    const [lead] = this.animations;
    // A finished animation's time is the end, which browsers round
    if (!lead || lead.playState === 'finished') return this.last;
    return Math.min(this.last, this.first + Number(lead.currentTime ?? 0) / this.time);
  }

  /** Milliseconds left to play of what the browser has. */
  get left(): number {
    return (this.last - this.now) * this.time;
  }

  /** Number of steps not yet handed to the browser. */
  get more(): number {
    return this.steps.length - 1 - this.last;
  }

  /** Hands the browser the steps added since, up to `STRETCH`. Playback continues without a gap. */
  play(): void {
    const { animations, now } = this;
    const [lead] = animations;
    const first = Math.floor(now);
    const last = Math.min(this.steps.length - 1, first + STRETCH);
    if (last <= this.last) return;
    // After the end of a stretch, the next one starts now
    const start = lead && now < this.last && lead.startTime !== null ? Number(lead.startTime) : undefined;
    const begun =
      start === undefined ? undefined : startOf(start, this.time * (now - this.first), now - first, this.nextTime);
    this.time = this.nextTime;
    this.animations = this.items.map((item, i) => this.animate(item, i, first, last, begun));
    for (const animation of animations) animation?.cancel();
    this.first = first;
    this.last = last;
  }

  /** Animates an item through a range of steps. An item that does not move is only placed, except for the first one. */
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

  /** Stops playback and leaves everything in its current place. */
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
 * Returns the start time of a new stretch that continues the old one seamlessly. The old one began at `start`, has run for
 * `shown` milliseconds and is now `ahead` steps into the new one, whose steps take `time` milliseconds.
 */
function startOf(start: number, shown: number, ahead: number, time: number): number {
  return start + shown - ahead * time;
}

/** Converts a pose from the engine's plane (mm, y up) to the picture's. */
function lyingOf({ x, y, sin, cos }: Moving): Lying {
  // Rounded, so that the browser parses few digits
  return { at: [rounded(x / 10), rounded(-y / 10)], rotate: rounded((-Math.atan2(sin, cos) * 180) / Math.PI) };
}
