/** When things are drawn: after which frame, and after which rest. */
import { isServer, type ReactiveController, type ReactiveElement } from 'lit';

/** Timeout for a frame in milliseconds, in case the page is hidden meanwhile. */
export const FRAME_TIMEOUT_MS = 100;

/** In so many frames a move is drawn: its boards, its words (`RestController`), and the parts beside them (`PanelElement`). */
const OF_A_MOVE = 3;

/** Those who wait. */
const waiting = new Set<() => void>();
/** Whether the page is on its way to paper, which has one frame and no next. */
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
   * @param milliseconds - How long nothing must happen.
   * @param over - Called when nothing has happened for so long.
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

// Makes an element draw its boards first and its text one frame later; the panel follows. So moves appear sooner and no frame
// does all the work. While moves come faster than anyone can read, as in scrubbing, text waits longer.

/** Milliseconds without a move before text is updated. */
const REST = 150;
/** Milliseconds after which they are brought up to date although moves go on. */
const LONGEST = 1800;

/** Defers text until the boards rest or someone awaits the update. */
export class RestController implements ReactiveController {
  isMoving = false;
  #position: unknown;
  #movedAt = -REST;
  /** When words were left behind. */
  #movingSince = 0;
  readonly #pause = new Debouncer(REST, () => {
    this.end();
  });

  /** `position`: what is another one after each move. */
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
    // What comes for the first time comes whole
    if (!this.host.hasUpdated) return;
    if (!this.isMoving) this.#movingSince = now;
    if (isFast && now - this.#movingSince >= LONGEST) return this.#rest();
    this.isMoving = true;
    if (isFast) this.#pause.begin();
    else void this.#endAfterFrame(now);
  }

  /** Has words brought up to date now: the board rests, or somebody waits for them. */
  end(): void {
    if (!this.isMoving) return;
    this.#rest();
    this.host.requestUpdate();
  }

  /** Ends after the frame in which the boards go, unless they go on meanwhile. */
  async #endAfterFrame(movedAt: number): Promise<void> {
    await nextFrame();
    if (movedAt === this.#movedAt) this.end();
  }

  #rest(): void {
    this.#pause.end();
    this.isMoving = false;
  }
}
