/** The board of a game's element and the words under it. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Step } from '@griddle/rules/replay/index.js';
import { BoardInput } from './board-input.js';
import { Board } from './board.js';
import { box } from './dom.js';
import type { Problem } from './events.js';
import { liveMarks } from './marks.js';
import type { Match, MatchHost } from './match.js';
import { statusOf, termsOf } from './narrate.js';

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

export class Stage<S extends BaseState, M> {
  /** Terms called on the move lie over the board; errors, comments and the status stand under it. */
  readonly node = box('div', 'stage', box('div', 'terms'), box('div', 'words'));
  private board: Board<S, M> | undefined;
  private look = '';
  /** What stands in the words now, to leave them alone when nothing in them changed. */
  private said = '';
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
    const { current } = match.session;
    const terms = [
      ...termsOf(host, match.session, current).map((name) => host.say('ui.call', { term: name })),
      ...this.calls(current),
    ];
    const comments = current.after.flatMap(({ text }) => (text === '' ? [] : [text]));
    const status =
      host.settings.mode === 'diagram' ? [] : [match.refusal || statusOf(host, match.session, match.thinking)];
    const facts = match.refusal || status.length === 0 ? [] : [host.view.facts(match.state, host.say)];
    const said = JSON.stringify([terms, problems, comments, status, facts]);
    if (said === this.said) return;
    this.said = said;
    const [, badges, words] = node.children;
    badges?.replaceChildren(...terms.map((term) => box('span', 'term', term)));
    words?.replaceChildren(
      ...problems.map(({ message }) => box('p', 'error', message)),
      ...comments.map((comment) => box('p', 'comment', comment)),
      ...status.map((words) => box('p', match.refusal ? 'status refusal' : 'status', words)),
      ...facts.map((words) => box('p', 'facts', words)),
    );
  }

  /** Words called at the table at this step (WW-34). */
  private calls({ after }: Step<S, M>): readonly string[] {
    const { rules, say } = this.host;
    return after.flatMap(({ commands }) =>
      commands.flatMap(({ name, args }) => {
        const [code = '', seat = ''] = args.split(' ');
        return name === 'call' ? [say(`call.${rules.id}.${code}`, { seat })] : [];
      }),
    );
  }

  /** Puts the focus on the space that the tab key comes to. */
  focus(options?: FocusOptions): void {
    this.board?.cell(this.board.tabStop)?.focus(options);
  }
}
