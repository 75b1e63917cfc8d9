/** Timing of drawing: frames, debouncing, and deferred text. */
import { isServer, type ReactiveController, type ReactiveElement } from 'lit';

/** Timeout for a frame in milliseconds, in case the page is hidden meanwhile. */
export const FRAME_TIMEOUT_MS = 100;

/** Frames that drawing a move takes: its boards, its text (`RestController`), and the panel parts (`PanelElement`). */
const OF_A_MOVE = 3;

/** Callbacks that wait for a frame. */
const waiting = new Set<() => void>();
/** Whether the page is being printed, which has one frame and no next. */
let isPrinting = false;

if (!isServer) {
  addEventListener('beforeprint', () => {
    isPrinting = true;
    for (const go of waiting) go();
  });
  addEventListener('afterprint', () => (isPrinting = false));
}

/** Resolves after the next frame, or at once on a hidden or printing page, which has none. */
export function nextFrame(): Promise<void> {
  if (document.hidden || isPrinting) return Promise.resolve();
  return new Promise((resolve) => {
    const go = (): void => {
      waiting.delete(go);
      resolve();
    };
    waiting.add(go);
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, FRAME_TIMEOUT_MS);
  });
}

/** Resolves when a move made now has been fully drawn. */
export async function afterMovePainted(): Promise<void> {
  for (let frames = 0; frames < OF_A_MOVE; frames++) await nextFrame();
}

// Debounce.

/** Calls back after a quiet period. Cheaper than one timer per event. */
export class Debouncer {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  /**
   * @param milliseconds - Length of the quiet period.
   * @param over - Called at its end.
   */
  constructor(
    private readonly milliseconds: number,
    private readonly over: () => void,
  ) {}

  /** Restarts the quiet period. */
  begin(): void {
    this.#since = performance.now();
    this.#timer ??= setTimeout(this.#look, this.milliseconds);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #look = (): void => {
    const left = this.#since + this.milliseconds - performance.now();
    this.#timer = left > 0 ? setTimeout(this.#look, left) : undefined;
    if (left <= 0) this.over();
  };
}

// Makes an element draw its boards first and its text one frame later; the panel follows. Moves appear sooner, and no frame does
// all the work. While moves come faster than anyone can read, as in scrubbing, text waits longer.

/** Milliseconds without a move before text is updated. */
const REST = 150;
/** Milliseconds after which text is updated even if moves continue. */
const LONGEST = 1800;

/** Defers text until the boards rest or someone awaits the update. */
export class RestController implements ReactiveController {
  isMoving = false;
  #position: unknown;
  #movedAt = -REST;
  /** The time since which text has been out of date. */
  #movingSince = 0;
  readonly #pause = new Debouncer(REST, () => {
    this.end();
  });

  /** `position`: returns a value that differs after each move. */
  constructor(
    private readonly host: ReactiveElement,
    private readonly position: () => unknown,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    const position = this.position();
    if (position === this.#position) return;
    const now = performance.now();
    const isFast = now - this.#movedAt < REST;
    this.#position = position;
    this.#movedAt = now;
    // The first update includes the text
    if (!this.host.hasUpdated) return;
    if (!this.isMoving) this.#movingSince = now;
    if (isFast && now - this.#movingSince >= LONGEST) return this.#rest();
    this.isMoving = true;
    if (isFast) this.#pause.begin();
    else void this.#endAfterFrame(now);
  }

  /** Updates the text now: the board rests, or somebody awaits it. */
  end(): void {
    if (!this.isMoving) return;
    this.#rest();
    this.host.requestUpdate();
  }

  /** Ends after the frame in which the boards move, unless they move again meanwhile. */
  async #endAfterFrame(movedAt: number): Promise<void> {
    await nextFrame();
    if (movedAt === this.#movedAt) this.end();
  }

  #rest(): void {
    this.#pause.end();
    this.isMoving = false;
  }
}
