/**
 * A game at an element, to be stepped through: the session, the ways along it, and the words for where it stands. It knows
 * no page; its host draws, speaks and fires events.
 */
import { TABLE, type BaseState, type Game, type Place, type Seat } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { pathOf } from '@griddle/rules/replay/paths.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { BoardView, Marks } from './board-view.js';
import type { callsOf } from './calls.js';
import { fire, type Firing } from './events.js';
import type { Fault } from './input.js';
import type { Whole } from './notation.js';
import type { notesLayer, notesOf } from './notes.js';
import type * as Problems from './problems.js';
import { REPLAY_EN } from './replay.en.js';
import type { Settings } from './settings.js';
import type { Speech } from './speech.js';
import type { Line } from './stage.js';
import type { Player, Say } from './table.js';
import { addEnglish } from './words.js';

addEnglish(REPLAY_EN);

/** What a replay asks of the element it is in. */
export interface ReplayHost extends Firing {
  readonly say: Say;
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  /** Whether it stands on a page. */
  readonly isConnected: boolean;
  /** Places that are lit up on the board. */
  lit: readonly Place[];
  /** Draws anew. */
  refresh(): void;
  /** Speaks to who cannot see the board; the words are asked for when nothing else has come for a while. */
  speak(words: (speech: Speech) => string): void;
  /** Counts work as part of the update under way. */
  waitFor(work: Promise<unknown>): void;
  /** Mistakes, refusals and ends in words, once they are here; `explainer` fetches them. */
  readonly explained: typeof Problems | undefined;
  explainer(): Promise<typeof Problems>;
  /** Tells of something wrong. */
  report(fault: Fault): void;
  /** Takes back what was told of these sources. */
  forgive(sources: readonly string[]): void;
}

/** What comments draw, and what has been called: known to the code that reads and writes them, once it is here. */
export const told: { notes?: typeof notesOf; layer?: typeof notesLayer; calls?: typeof callsOf } = {};

/** Made by an element for a record; `Match` adds whose move it is. */
export class Replay<S extends BaseState, M, H extends ReplayHost = ReplayHost> implements Whole<S, M> {
  /** Why the last try was refused, in words; empty when it was not. */
  refusal = '';
  /** How a move in hand may be ended early; empty for one that may not. */
  hint = '';
  /** Whether a bot is thinking. */
  thinking = false;
  /** Who plays, by seat. */
  players: readonly Player[] = [];

  constructor(
    readonly host: H,
    readonly whole: Whole<S, M>,
    public session: Session<S, M>,
  ) {}

  get rules(): Game<S, M> {
    return this.whole.rules;
  }

  /** It may be another one for another state. */
  get view(): BoardView<S, M> {
    return this.whole.view;
  }

  get state(): S {
    return this.session.state;
  }

  /** The address of the position on the board in the tree of moves; empty for the start. */
  get path(): string {
    return pathOf(this.session.current);
  }

  /** The names of the seats. */
  get seats(): readonly string[] {
    return this.rules.seats(this.session.options);
  }

  /** Looks anew at what may be done; after every change, also one of attributes. */
  settle(): void {
    this.refusal = '';
    this.hint = '';
    this.host.lit = [];
  }

  /** Goes to an address in the tree, or to a number of moves of the main line (below 0: from its end). */
  goTo(place: string | number): boolean {
    const before = this.session.current;
    if (!this.jump(place)) return false;
    if (this.session.current !== before) this.changed();
    return true;
  }

  /** The same without telling anybody. */
  jump(place: string | number): boolean {
    const { session } = this;
    if (typeof place === 'string') return session.goTo(place);
    if (!Number.isInteger(place)) return false;
    session.goToPly(place < 0 ? Infinity : place);
    for (let back = place; back < -1; back++) session.previous();
    return true;
  }

  /** Whether who goes back and forth may stop here. */
  protected get mayRest(): boolean {
    return true;
  }

  /** Whether there is a move to take back. */
  get canUndo(): boolean {
    const { current } = this.session;
    const found = this.#goBack();
    this.session.moveTo(current);
    return found;
  }

  #goBack(): boolean {
    while (this.session.undo()) if (this.mayRest) return true;
    return false;
  }

  undo(): boolean {
    return this.canUndo && this.#goBack() && this.changed();
  }

  redo(): boolean {
    if (!this.session.redo()) return false;
    while (!this.mayRest && this.session.redo()) continue;
    return this.changed();
  }

  /** Plays a move written as text, where that is possible; false when it was refused. */
  playText?(text: string): boolean;

  /** Writes down and tells words called at the table to a seat, where that is possible. */
  call?(code: string, seat: Seat): void;

  /** Back to the start, or on to another game. */
  again(session?: Session<S, M>): void {
    if (session) this.session = session;
    else this.session.first();
    this.changed();
  }

  /** The board has gone to another step; true, because it has. */
  protected changed(): true {
    const { host, rules, session } = this;
    const { current, state } = session;
    this.settle();
    host.refresh();
    host.speak(({ storyOf }) => storyOf(this, current));
    fire(host, 'griddle-change', {
      position: rules.positionText(state),
      move: current.token,
      path: this.path,
      outcome: rules.outcome(state),
    });
    return true;
  }

  /** Who is to move, or how the game ended. */
  status(thinking = false): string {
    const { rules, view, seats, state, host } = this;
    const { say } = host;
    const outcome = rules.outcome(state);
    if (outcome) {
      if (host.explained) return host.explained.endOf(this, outcome);
      host.waitFor(host.explainer().then(() => host.refresh()));
      return '';
    }
    const seatsToMove = rules.toMove(state);
    const doing = seatsToMove[0] === TABLE && view.doing?.(state, say);
    if (doing) return doing;
    const names = seatsToMove.map((seat) => say(`seat.${seats[seat] ?? 'table'}`)).join(', ');
    const phase = view.phase(state);
    return (
      say(thinking ? 'ui.thinking' : 'ui.to-move', { seats: names }) +
      (phase === '' ? '' : ` ${say(`phase.${rules.id}.${phase}`)}`)
    );
  }

  /** What the board shows of the way here: the move just made, and what comments draw. */
  marks(): Partial<Marks> {
    const { before, after } = this.session.current;
    const { parent, move, state } = this.session.lastStep();
    const { rules, view } = this;
    const placesOf = view.lastPlaces ?? rules.touches;
    return {
      last: parent && move !== undefined ? placesOf(parent.state, move, state) : [],
      notes: told.notes?.(this, [...before, ...after]) ?? [],
    };
  }

  /** The words under the board. */
  lines(): readonly Line[] {
    const { refusal, hint, view, host, session } = this;
    const comments = session.current.after.map(({ text }): Line => ['comment', text]);
    const lines = comments.filter(([, text]) => text !== '');
    if (host.settings.mode === 'diagram') return lines;
    return [
      ...lines,
      refusal === '' ? ['status', `${this.status()} ${hint}`.trim()] : ['status refusal', refusal],
      ['facts', view.facts(this.state, host.say)],
    ];
  }

  /** The words over the board. */
  badges(): readonly string[] {
    return [...this.terms(), ...(told.calls?.(this) ?? [])];
  }

  /** The terms called on the move just made, each once. */
  terms(): readonly string[] {
    const { rules, session, host } = this;
    const terms = session.termsOf(session.current).map(({ code }) => host.say(`term.${rules.id}.${code}`));
    return [...new Set(terms)].map((term) => host.say('ui.call', { term }));
  }
}
