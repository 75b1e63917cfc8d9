/** The board of a game's element and the words under it. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { AreaView, DiagramView, Marks } from './board-view.js';
import { Board } from './board.js';
import { box } from './dom.js';
import type { Motion } from './motion.js';
import type { Settings } from './settings.js';
import type { Say } from './table.js';

/** How long words and names wait for the next change, in milliseconds: who scrubs reads the last. */
const REST = 150;
/** How many times they wait for one more. */
const MOST_WAITS = 12;

/** A line of words, and the part by which pages style it. */
export type Line = readonly [part: string, words: string];

/** What is drawn, and how. */
export interface Scene<S extends BaseState> {
  readonly view: DiagramView<S>;
  readonly settings: Settings;
  readonly say: Say;
  readonly flipped: boolean;
  readonly still: boolean;
  readonly state: S;
  /** Whether a piece is under the pointer. */
  readonly dragging: boolean;
  /** What is marked. Where moves follow each other fast (not `rests`), hints for a hand may be those of before. */
  marks(rests: boolean): Marks;
  /** What moves pieces, once it is here. */
  readonly motion: typeof Motion | undefined;
  /** Places on which a finger moves the piece and not the page. */
  movable(): ReadonlySet<Place>;
  /** Words over the board. */
  badges(): readonly string[];
  /** Words under the board. */
  lines(): readonly Line[];
  /** Listens to what is done on a new board. */
  listen(board: Board<S>): void;
  /** Draws what else there is between board and words. */
  drawMore?(stage: HTMLElement): void;
  waitFor(work: Promise<unknown>): void;
}

/** One for an element, inside its shadow root; it draws when the element tells it to. */
export class Stage<S extends BaseState> {
  /** Terms called on the move lie over the board; errors, comments and the status stand under it. */
  readonly #terms = box('div', 'terms');
  readonly #words = box('div', 'words');
  readonly node = box('div', 'stage', this.#terms, this.#words);
  /** The areas on the page by their views, the board first. */
  #boards: ReadonlyMap<AreaView<S>, Board<S>> = new Map();
  #look = '';
  #dragging = false;
  /** When words and names were brought up to date; never, as long as they wait. */
  #settledAt = -REST;
  /** Whether something has changed since they began to wait. */
  #goesOn = false;

  constructor(private readonly scene: Scene<S>) {
    this.node.tabIndex = -1;
  }

  get areas(): readonly Board<S>[] {
    return [...this.#boards.values()];
  }

  draw(): void {
    const { flipped, settings } = this.scene;
    const look = `${flipped} ${settings.show.has('coordinates')}`;
    const turned = this.#look !== look;
    if (turned) this.#boards = new Map();
    this.#look = look;
    const rests = turned || performance.now() - this.#settledAt >= REST;
    this.#goesOn = true;
    this.#drawBoards(!turned, rests);
    if (rests) this.#settle();
    else if (this.#settledAt < Infinity) this.scene.waitFor(this.#settleLater());
  }

  /** Draws the pieces and marks. */
  #drawBoards(moving: boolean, rests: boolean): void {
    const { scene } = this;
    const { dragging, motion, state, still, view } = scene;
    const views: AreaView<S>[] = [...(view.drawsItself ? [] : [view]), ...(view.beside?.(state) ?? [])];
    if (views.length !== this.#boards.size || views.some((view) => !this.#boards.has(view))) this.#lay(views);
    const dropped = this.#dragging && !dragging;
    this.#dragging = dragging;
    const marks = scene.marks(rests);
    const animate = moving && !dropped && !still;
    for (const board of this.#boards.values()) board.draw(state, { marks, animate, dragging, motion });
    scene.drawMore?.(this.node);
  }

  /** Puts the areas on the page; those that were there stay what they are. */
  #lay(views: readonly AreaView<S>[]): void {
    const { scene, node } = this;
    const { flipped, settings } = scene;
    const coordinates = settings.show.has('coordinates');
    const before = this.#boards;
    this.#boards = new Map(
      views.map((view) => {
        const known = before.get(view);
        if (known) return [view, known];
        const board = new (view.ground?.board ?? Board)(view, flipped, coordinates);
        scene.listen(board);
        return [view, board];
      }),
    );
    const { frames } = scene.view;
    if (frames) frames.lay(node, this.areas);
    else {
      // A board from the other side takes the place of the one before, and of what hangs on that
      while (node.firstChild !== this.#terms) node.firstChild?.remove();
      for (const { svg } of this.areas) node.prepend(svg);
    }
    for (const [view, board] of this.#boards) if (board.complete && !before.has(view)) scene.waitFor(board.complete());
  }

  /** Brings up to date what is read and not seen moving: the words and the names of the spaces. */
  #settle(): void {
    const { scene } = this;
    const { say, state } = scene;
    this.#settledAt = performance.now();
    const movable = scene.movable();
    for (const board of this.#boards.values()) board.settle(state, say, movable);
    scene.view.frames?.tell(this.areas, say, state);
    fill(
      this.#terms,
      'span',
      scene.badges().map((words) => ['term', words]),
    );
    fill(this.#words, 'p', scene.lines());
  }

  /** Settles when nothing has changed for a while, or when it has been waited for that too often. */
  async #settleLater(): Promise<void> {
    this.#settledAt = Infinity;
    for (let waits = 0; this.#goesOn && waits < MOST_WAITS; waits++) {
      this.#goesOn = false;
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
    this.#drawBoards(true, true);
    this.#settle();
  }

  /** Puts the focus on the space that the tab key comes to. */
  focus(options?: FocusOptions): void {
    const board = this.#boards.get(this.scene.view);
    board?.cell(board.stop ?? '')?.focus(options);
  }
}

/** Makes the lines stand in a box; those that stand there already are left alone. */
function fill(box: HTMLElement, tag: 'p' | 'span', lines: readonly Line[]): void {
  lines.forEach(([part, words], at) => {
    const node = box.children[at] ?? box.appendChild(document.createElement(tag));
    if (node.getAttribute('part') !== part) node.setAttribute('part', part);
    if (node.textContent !== words) node.textContent = words;
  });
  while (box.children.length > lines.length) box.lastElementChild?.remove();
}
