/** The board of a game's element and the words under it. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { BoardInput } from './board-input.js';
import { Board } from './board.js';
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
  private board: Board<S, M> | undefined;
  private look = '';
  private problems: readonly Problem[] = [];
  private settledAt = -REST;
  private settling: Promise<void> | undefined;

  constructor(
    private readonly host: MatchHost<S, M>,
    private readonly match: Match<S, M>,
  ) {
    this.node.tabIndex = -1;
  }

  draw({ flipped, still }: Look, problems: readonly Problem[]): void {
    this.problems = problems;
    const turned = this.drawBoard(flipped, still);
    const rest = this.settledAt + REST - performance.now();
    if (rest <= 0 || turned) this.settle();
    else this.settling ??= this.settleAfter(rest);
  }

  /** Draws the pieces and marks. True when the board is another one: seen from another side, or the first. */
  private drawBoard(flipped: boolean, still: boolean): boolean {
    const { host, match, node } = this;
    const coordinates = host.settings.show.has('coordinates');
    const look = `${flipped} ${coordinates}`;
    const turned = this.look !== look;
    if (!this.board || turned) {
      const board = new Board(host.view, flipped, coordinates);
      new BoardInput(board, match);
      if (this.board) this.board.svg.replaceWith(board.svg);
      else node.prepend(board.svg);
      this.board = board;
      this.look = look;
    }
    this.board.draw(match.state, {
      marks: liveMarks(host, match),
      animate: !turned && !still && !lessMotion().matches,
      dragging: match.interaction.kind === 'dragging',
    });
    return turned;
  }

  /** Brings up to date what is read and not seen moving: the words and the names of the spaces. */
  private settle(): void {
    const { host, match } = this;
    this.settledAt = performance.now();
    this.board?.settle(match.state, host.say, match.interaction.kind === 'closed' ? NOWHERE : match.touches.movable());
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
    const { session, refusal, state } = match;
    const { current } = session;
    const terms = termsOf(host, session, current).map((term) => say('ui.call', { term }));
    const words: Line[] = problems.map(({ message }) => ['error', message]);
    for (const { text } of current.after) if (text !== '') words.push(['comment', text]);
    if (settings.mode !== 'diagram') {
      words.push(refusal === '' ? ['status', statusOf(host, session, match.thinking)] : ['status refusal', refusal]);
      words.push(['facts', view.facts(state, say)]);
    }
    const [, badges, lines] = node.children;
    fill(
      badges,
      'span',
      [...terms, ...callsOf(rules.id, current, say)].map((term) => ['term', term]),
    );
    fill(lines, 'p', words);
  }

  /** Puts the focus on the space that the tab key comes to. */
  focus(options?: FocusOptions): void {
    this.board?.cell(this.board.tabStop)?.focus(options);
  }
}

/** Makes the lines stand in a box; those that stand there already are left alone. */
function fill(box: Element | undefined, tag: 'p' | 'span', lines: readonly Line[]): void {
  lines.forEach(([part, words], at) => {
    const node = box?.children[at] ?? box?.appendChild(document.createElement(tag));
    if (node?.getAttribute('part') !== part) node?.setAttribute('part', part);
    if (node && node.textContent !== words) node.textContent = words;
  });
  while (box && box.children.length > lines.length) box.lastElementChild?.remove();
}
