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

const NOWHERE: ReadonlySet<string> = new Set();

export class Stage<S extends BaseState, M> {
  /** Terms called on the move lie over the board; errors, comments and the status stand under it. */
  readonly node = box('div', 'stage', box('div', 'terms'), box('div', 'words'));
  private board: Board<S, M> | undefined;
  private look = '';
  /** What stands in the words now, to leave them alone when nothing in them changed. */
  private said = '';

  constructor(
    private readonly host: MatchHost<S, M>,
    private readonly match: Match<S, M>,
  ) {
    this.node.tabIndex = -1;
  }

  draw(flipped: boolean, problems: readonly Problem[]): void {
    this.drawBoard(flipped);
    this.drawWords(problems);
  }

  /** A board seen from another side is another board. */
  private drawBoard(flipped: boolean): void {
    const { host, match, node } = this;
    const coordinates = host.settings.show.has('coordinates');
    const look = `${flipped} ${coordinates}`;
    const animate = this.look === look;
    if (!this.board || !animate) {
      const board = new Board(host.view, flipped, coordinates);
      new BoardInput(board, match);
      if (this.board) this.board.svg.replaceWith(board.svg);
      else node.prepend(board.svg);
      this.board = board;
      this.look = look;
    }
    this.board.svg.setAttribute('aria-label', host.say('ui.board', { game: host.rules.id }));
    this.board.draw(match.state, {
      marks: liveMarks(host, match),
      say: host.say,
      movable: match.interaction.kind === 'closed' ? NOWHERE : match.touches.movable(),
      animate: animate && !matchMedia('(prefers-reduced-motion: reduce)').matches,
      dragging: match.interaction.kind === 'dragging',
    });
  }

  private drawWords(problems: readonly Problem[]): void {
    const { host, match, node } = this;
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
