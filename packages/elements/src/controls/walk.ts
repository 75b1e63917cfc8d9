/** Walking along the moves of a table: step by step, to any of them, or by itself. */
import { pathOf } from '@griddle/rules/replay/paths.js';
import type { AnyStep, TableView } from '../old-core/table.js';

/** Time a position is shown, in milliseconds, times the speed, which is 1 (fast) to 3 (slow). */
const PAUSE = 700;
/** Time added for each letter of a comment, and at most for all of them. */
const READING = 40;
const LONGEST_READING = 8000;

/** What a walk asks of the part that it is in. */
interface Walker {
  readonly table: TableView | undefined;
  readonly speed: number;
  /** What has to be on the screen while it walks by itself. */
  readonly stage: Element;
  requestUpdate(): void;
}

/** Belongs to one part; stops by itself when somebody else moves the table. */
export class Walk {
  /** The steps from the start through the place now and on to the end, by the continuations gone through last. */
  line: readonly AnyStep[] = [];
  /** How many moves the place now is from the start. */
  ply = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it has gone by itself; any other place means that somebody has stepped in. */
  private wentTo: AnyStep | undefined;

  constructor(private readonly walker: Walker) {}

  /** Takes up where the board stands. */
  follow({ at }: TableView): void {
    this.line = lineThrough(at);
    this.ply = this.line.indexOf(at);
    if (at !== this.wentTo) this.stop();
  }

  /** The last move of the line. */
  get end(): number {
    return this.line.length - 1;
  }

  /** Whether it walks by itself. */
  get running(): boolean {
    return this.timer !== undefined;
  }

  /** Goes to a place on the line; false where there is none. */
  to(ply: number): boolean {
    const step = this.line[ply];
    return step !== undefined && this.walker.table?.goTo(pathOf(step)) === true;
  }

  /** Begins to walk by itself, from the start when it stands at the end; or stops. */
  toggle(): void {
    if (this.running) return this.stop();
    const { table } = this.walker;
    this.wentTo = table?.at;
    if (this.ply === this.end) {
      this.wentTo = this.line[0];
      this.to(0);
    }
    this.wait();
    this.walker.requestUpdate();
  }

  stop(): void {
    if (!this.running) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.walker.requestUpdate();
  }

  private wait(): void {
    const letters = this.line[this.ply]?.after.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    const reading = Math.min(letters * READING, LONGEST_READING);
    this.timer = setTimeout(() => this.tick(), PAUSE * this.walker.speed + reading);
  }

  private tick(): void {
    this.wentTo = this.line[this.ply + 1];
    if (isSeen(this.walker.stage) && this.to(this.ply + 1) && this.ply < this.end) this.wait();
    else this.stop();
  }
}

function lineThrough(at: AnyStep): readonly AnyStep[] {
  const line = [at];
  for (let step = at.parent; step; step = step.parent) line.push(step);
  line.reverse();
  for (let step = onFrom(at); step; step = onFrom(step)) line.push(step);
  return line;
}

function onFrom({ recent, next }: AnyStep): AnyStep | undefined {
  return recent ?? next[0];
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return !document.hidden && bottom > 0 && top < innerHeight;
}
