/** A game in play at an element: whose move it is, refusals and bots. What a person does on its board is `Hand`. */
import type { BaseState, Place, Seat, Violation } from '@griddle/rules/core/contract.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { Marks, Shortcut } from './board-view.js';
import { fire } from './events.js';
import { CLOSED, OPEN, Touches, type Interaction } from './interaction.js';
import { Replay, type ReplayHost } from './replay.js';

const NO_HINTS: Pick<Marks, 'starts' | 'begins'> = { starts: [], begins: [] };

/** What a match asks of the element it is in. */
export interface MatchHost extends ReplayHost {
  /** A refusal with its values as sentences name them, where the rules have others. */
  named?(violation: Violation): Violation;
  /** Fetches what bots ask of rules that come in parts. */
  complete?(): Promise<void>;
}

/** What is told of moves written as text, until another one is tried or the board has gone on. */
const TYPED: readonly string[] = ['play'];

/** Made by a game's element with `mode="play"`; bots move through it as people do. */
export class Match<S extends BaseState, M> extends Replay<S, M, MatchHost> {
  interaction: Interaction = CLOSED;
  /** What is on buttons now, once their code is here. */
  buttons: (() => readonly Shortcut<M>[]) | undefined;
  /** Where a mouse or the focus rests, where something is said of it. */
  pointed: Place = '';
  /** Where a first touch may go, as it is shown. */
  #hints = NO_HINTS;
  /** Why the last try was refused; `refusal` puts it in words when they are here. */
  refused: Violation | undefined;
  #known: { readonly state: S; readonly touches: Touches<S, M> } | undefined;
  /** Where the last move led that was made, until one walks elsewhere: a bot answers it, though there be an answer. */
  made: Session<S, M>['current'] | undefined;
  /** Ends the thinking of a bot that nobody waits for any more, once it has begun. */
  stopBot?: () => void;

  get touches(): Touches<S, M> {
    const { state, rules, view } = this;
    if (this.#known?.state !== state) {
      const isButton = view.buttons?.has ?? ((): boolean => false);
      this.#known = { state, touches: new Touches(rules, state, isButton, view.ways) };
    }
    return this.#known.touches;
  }

  /** Whether it is played, and not stepped through. */
  get plays(): boolean {
    return this.host.settings.mode === 'play';
  }

  override settle(): void {
    this.session.replaces = this.plays;
    this.#rest(this.plays && this.#humanToMove() ? OPEN : CLOSED);
  }

  #rest(interaction: Interaction): void {
    super.settle();
    this.refused = undefined;
    this.pointed = '';
    this.interaction = interaction;
  }

  /** A table that moves by itself is no bot. */
  #humanToMove(): boolean {
    const [seat] = this.rules.toMove(this.state);
    return seat !== undefined && this.players[seat]?.kind !== 'bot';
  }

  /** Whether it is up to a bot to go on; who only looks at an earlier position is not interrupted. */
  get awaitsBot(): boolean {
    const { session } = this;
    return !this.mayRest && (!session.canRedo() || session.current === this.made);
  }

  /** Places touched so far for the move in hand. */
  get picked(): readonly Place[] {
    return 'places' in this.interaction ? this.interaction.places : [];
  }

  /** Marks for the reader's own move. */
  liveMarks(rests: boolean): Partial<Marks> {
    const { interaction, picked } = this;
    const moves = this.host.settings.show.has('moves');
    // To find and to draw all places to begin at costs more than a move: while nobody can use them they wait
    if (!moves || interaction !== OPEN) this.#hints = NO_HINTS;
    else if (rests) this.#hints = { starts: this.touches.starts(), begins: [...this.touches.movable()] };
    return {
      picked,
      touched: picked,
      pointed: this.pointed,
      // The places of a score line that is pointed at explain no refusal
      why: this.host.lit === this.refused?.places ? this.refused : undefined,
      ...this.#hints,
      targets: moves && 'targets' in interaction ? interaction.targets : [],
    };
  }

  /** Goes on with another move in hand, or none. */
  interact(interaction: Interaction): void {
    this.#rest(interaction);
    this.host.refresh();
  }

  /** Tells why a move cannot be made. */
  refuse(violation: Violation, move: M): void {
    const { host } = this;
    this.interact(this.interaction === CLOSED ? CLOSED : OPEN);
    this.refused = violation;
    host.lit = violation.places ?? [];
    host.waitFor(host.explainer().then(({ tellRefusal }) => tellRefusal(this, violation, move)));
  }

  // What methods and controls do

  /** Plays a move written as text; false when it was refused or kept from being played. */
  override playText(text: string): boolean {
    this.host.forgive(TYPED);
    const typed = text.trim();
    const move = this.rules.parseMove(this.state, typed);
    if (move.ok) return this.make(move.value);
    this.host.waitFor(this.host.explainer().then(({ tellTyped }) => tellTyped(this, typed)));
    return false;
  }

  make(move: M): boolean {
    const { host, rules, seats, session, state } = this;
    const tried = rules.play(state, move);
    if (!tried.ok) {
      this.refuse(tried.error, move);
      return false;
    }
    const before = session.current;
    const seat = seats[rules.toMove(state)[0] ?? -1] ?? '';
    const detail = { seat, move: rules.moveText(state, move), position: rules.positionText(state) };
    if (!fire(host, 'griddle-move', detail) || this.session.current !== before) {
      this.settle();
      host.refresh();
      return false;
    }
    session.play(move);
    this.changed();
    this.made = session.current;
    const outcome = rules.outcome(this.state);
    if (outcome)
      fire(host, 'griddle-over', { ...outcome, seats: outcome.winners.map((winner) => seats[winner] ?? '') });
    return true;
  }

  /** Against a bot one goes back to where a person was to move. */
  protected override get mayRest(): boolean {
    return !this.plays || this.#humanToMove();
  }

  override call(code: string, seat: Seat): void {
    this.host.waitFor(import('./calls.js').then(({ callOut }) => callOut(this, code, seat)));
  }

  protected override changed(): true {
    this.stopBot?.();
    this.made = undefined;
    this.host.forgive(TYPED);
    return super.changed();
  }

  /** A bot thinks from when it is to move, though its code be on the way, until the turn is a person's again. */
  override status(thinking = this.awaitsBot): string {
    return super.status(thinking);
  }
}
