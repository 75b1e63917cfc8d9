/** Hints and the evaluation of a game: what a bot thinks of the position. Fetched when a reader first asks. */
import { judge, type Judgement } from '@griddle/bots/thinker.js';
import { seeded } from '@griddle/rules/core/random.js';
import type { TableView } from '../old-core/table.js';
import { element } from './dom.js';

/** The seed of all advice: who asks twice is told the same. */
const SEED = 1;

/** What is thought of the position on the board; undefined when nobody is to move or `signal` ended the thinking. */
function judged({ session, toMove }: TableView, signal: AbortSignal): Promise<Judgement<unknown> | undefined> {
  const { game, state } = session;
  const [seat] = toMove;
  if (seat === undefined || seat < 0) return Promise.resolve(undefined);
  return judge(game, game.viewFor(state, seat), seat, 'hard', seeded(SEED), signal);
}

/** The best move in notation, with its places lit up on the board; undefined where there is none to tell. */
export async function hintFor(table: TableView, signal: AbortSignal): Promise<string | undefined> {
  const [best] = (await judged(table, signal))?.moves ?? [];
  if (!best) return undefined;
  const { game, state } = table.session;
  table.highlight(game.touches(state, best.move));
  return game.moveText(state, best.move);
}

/** A bar that shows how likely the first seat is to win. */
export class Evaluation {
  readonly node = element('div', { part: 'evaluation', role: 'meter', 'aria-valuemin': '0', 'aria-valuemax': '100' });
  private readonly bar = element('div', { class: 'bar' });
  private readonly words = element('span');
  private at: unknown;
  private stopping = new AbortController();

  constructor() {
    this.node.append(this.bar, this.words);
  }

  /** Thinks about the position of a table, unless it is the one thought about already. */
  async show(table: TableView): Promise<void> {
    if (this.at === table.at) return;
    this.stop();
    this.at = table.at;
    const { signal } = (this.stopping = new AbortController());
    const { outcome, toMove } = table;
    const judgement = outcome ? undefined : await judged(table, signal);
    if (signal.aborted) return;
    if (outcome) this.tell(outcome.winners.length === 0 ? 0.5 : outcome.winners.includes(0) ? 1 : 0, table);
    else if (judgement) this.tell(toMove[0] === 0 ? judgement.chance : 1 - judgement.chance, table);
  }

  /** Ends the thinking; to be shown the same position again is to think about it again. */
  stop(): void {
    this.stopping.abort();
    this.at = undefined;
  }

  private tell(chance: number, { say, seats }: TableView): void {
    const percent = Math.round(100 * chance);
    const words = say('ui.chance', { seat: seats[0] ?? '', percent });
    this.node.ariaLabel = say('ui.evaluation');
    this.node.ariaValueNow = String(percent);
    this.node.ariaValueText = words;
    this.words.textContent = words;
    this.bar.style.inlineSize = `${percent}%`;
  }
}
