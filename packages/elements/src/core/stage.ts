/** The board of a game's element and the words under it. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { BoardInput } from './board-input.js';
import type { AreaView } from './board-view.js';
import { Board } from './board.js';
import { Choices } from './choices.js';
import { box } from './dom.js';
import type { Problem } from './events.js';
import { liveMarks } from './marks.js';
import type { Match, MatchHost } from './match.js';
import { callsOf, statusOf, termsOf } from './narrate.js';

/** The least time between two changes of words and names, in milliseconds: who scrubs reads the last. */
const REST = 150;

let motion: MediaQueryList | undefined;

/** Whether the reader asks for less motion. */
function lessMotion(): MediaQueryList {
  return (motion ??= matchMedia('(prefers-reduced-motion: reduce)'));
}

const NOWHERE: ReadonlySet<string> = new Set();

/** How the board is looked at. */
interface Look {
  readonly flipped: boolean;
  readonly still: boolean;
}

/** A line of words, and the part by which pages style it. */
type Line = readonly [part: string, words: string];

export class Stage<S extends BaseState, M> {
  /** Terms called on the move lie over the board; errors, comments and the status stand under it. */
  readonly node = box('div', 'stage', box('div', 'terms'), box('div', 'words'));
  /** The areas on the page by their views, the board first. */
  private boards: ReadonlyMap<AreaView<S>, Board<S>> = new Map();
  private readonly choices: Choices<S, M>;
  private look = '';
  private dragging = false;
  private problems: readonly Problem[] = [];
  private settledAt = -REST;
  private settling: Promise<void> | undefined;

  constructor(
    private readonly host: MatchHost<S, M>,
    private readonly match: Match<S, M>,
  ) {
    this.node.tabIndex = -1;
    this.choices = new Choices(host, match, () => this.focus());
  }

  draw({ flipped, still }: Look, problems: readonly Problem[]): void {
    this.problems = problems;
    const turned = this.drawBoards(flipped, still);
    const rest = this.settledAt + REST - performance.now();
    if (rest <= 0 || turned) this.settle();
    else this.settling ??= this.settleAfter(rest);
  }

  /** Draws the pieces and marks. True when boards are others: seen from another side, or the first. */
  private drawBoards(flipped: boolean, still: boolean): boolean {
    const { host, match } = this;
    const { state } = match;
    const coordinates = host.settings.show.has('coordinates');
    const look = `${flipped} ${coordinates}`;
    const turned = this.look !== look;
    if (turned) this.boards = new Map();
    this.look = look;
    const views: AreaView<S>[] = [host.view, ...(host.view.beside?.(state) ?? [])];
    if (views.length !== this.boards.size || views.some((view) => !this.boards.has(view))) this.lay(views, flipped);
    const dragging = match.interaction.kind === 'dragging';
    const dropped = this.dragging && !dragging;
    this.dragging = dragging;
    const marks = liveMarks(host, match);
    const animate = !turned && !dropped && !still && !lessMotion().matches;
    for (const board of this.boards.values()) board.draw(state, { marks, animate, dragging });
    this.choices.draw(this.node);
    return turned;
  }

  /** Puts the areas on the page; those that were there stay what they are. */
  private lay(views: readonly AreaView<S>[], flipped: boolean): void {
    const { host, match, node } = this;
    const coordinates = host.settings.show.has('coordinates');
    const before = this.boards;
    this.boards = new Map(
      views.map((view) => {
        const known = before.get(view);
        if (known) return [view, known];
        const board = new Board(view, flipped, coordinates);
        new BoardInput(board, match, () => [...this.boards.values()]);
        return [view, board];
      }),
    );
    if (host.view.beside) {
      // One box holds them, so that a game can lay them out by its width
      const areas = node.querySelector('[part=areas]') ?? box('div', 'areas');
      areas.replaceChildren(...[...this.boards.values()].map(frameOf));
      node.prepend(areas);
    } else {
      node.querySelector(':scope > svg')?.remove();
      for (const { svg } of this.boards.values()) node.prepend(svg);
    }
  }

  /** Brings up to date what is read and not seen moving: the words and the names of the spaces. */
  private settle(): void {
    const { host, match } = this;
    this.settledAt = performance.now();
    const movable = match.interaction.kind === 'closed' ? NOWHERE : match.touches.movable();
    for (const board of this.boards.values()) {
      board.settle(match.state, host.say, movable);
      const words = board.view.caption?.(host.say, match.state) ?? '';
      const caption = board.svg.previousElementSibling;
      if (caption && caption.textContent !== words) caption.textContent = words;
    }
    this.drawWords();
  }

  private settleAfter(rest: number): Promise<void> {
    const settling = new Promise<void>((resolve) => {
      setTimeout(() => {
        this.settling = undefined;
        this.settle();
        resolve();
      }, rest);
    });
    this.host.waitFor(settling);
    return settling;
  }

  private drawWords(): void {
    const { host, match, node, problems } = this;
    const { rules, say, settings, view } = host;
    const { session, refusal, hint, state } = match;
    const { current } = session;
    const terms = termsOf(host, session, current).map((term) => say('ui.call', { term }));
    const words: Line[] = problems.map(({ message }) => ['error', message]);
    for (const { text } of current.after) if (text !== '') words.push(['comment', text]);
    if (settings.mode !== 'diagram') {
      const status = `${statusOf(host, session, match.thinking)} ${hint}`.trim();
      words.push(refusal === '' ? ['status', status] : ['status refusal', refusal]);
      words.push(['facts', view.facts(state, say)]);
    }
    const badges = node.querySelector(':scope > [part=terms]');
    const lines = node.lastElementChild;
    fill(
      badges,
      'span',
      [...terms, ...callsOf(rules.id, current, say)].map((term) => ['term', term]),
    );
    fill(lines, 'p', words);
  }

  /** Puts the focus on the space that the tab key comes to. */
  focus(options?: FocusOptions): void {
    const board = this.boards.get(this.host.view);
    board?.cell(board.tabStop)?.focus(options);
  }
}

/** What holds one area of several, and its caption. */
function frameOf<S extends BaseState>({ svg, view }: Board<S>): Element {
  return svg.parentElement ?? box('div', `area ${view.name ?? 'main'}`, box('p', 'caption'), svg);
}

/** Makes the lines stand in a box; those that stand there already are left alone. */
function fill(box: Element | null, tag: 'p' | 'span', lines: readonly Line[]): void {
  lines.forEach(([part, words], at) => {
    const node = box?.children[at] ?? box?.appendChild(document.createElement(tag));
    if (node?.getAttribute('part') !== part) node?.setAttribute('part', part);
    if (node && node.textContent !== words) node.textContent = words;
  });
  while (box && box.children.length > lines.length) box.lastElementChild?.remove();
}
