/** A game in play at an element: who may touch what, refusals and bots. */
import type { Level } from '@griddle/bots/levels.js';
import type { BaseState, Place, Seat, Violation } from '@griddle/rules/core/contract.js';
import type { Session } from '@griddle/rules/replay/session.js';
import type { BoardOwner } from './board-input.js';
import type { Marks, Shortcut } from './board-view.js';
import { faultOf } from './input.js';
import { CLOSED, OPEN, Touches, type Interaction } from './interaction.js';
import type { Whole } from './notation.js';
import { Replay, type ReplayHost } from './replay.js';

const NO_HINTS: Pick<Marks, 'starts' | 'begins'> = { starts: [], begins: [] };

/** What a match asks of the element it is in. */
export interface MatchHost extends ReplayHost {
  /** A refusal in words. */
  explain(violation: Violation): Promise<string>;
}

/** What is told of moves written as text, until another one is tried or the board has gone on. */
const TYPED: readonly string[] = ['play'];

export class Match<S extends BaseState, M> extends Replay<S, M, MatchHost> implements BoardOwner {
  interaction: Interaction = CLOSED;
  /** What is on buttons now, once their code is here. */
  buttons: (() => readonly Shortcut<M>[]) | undefined;
  /** Where a mouse or the focus rests, where something is said of it. */
  pointed: Place = '';
  /** Where a first touch may go, as it is shown. */
  #hints = NO_HINTS;
  /** What is being put in words. */
  #refused: Violation | undefined;
  #known: { readonly state: S; readonly touches: Touches<S, M> } | undefined;
  /** Ends the thinking of the bot to move. */
  #stopping: AbortController | undefined;

  constructor(host: MatchHost, whole: Whole<S, M>, session: Session<S, M>) {
    super(host, whole, session);
    this.settle();
  }

  get touches(): Touches<S, M> {
    const { state, rules, view } = this;
    if (this.#known?.state !== state) {
      const isButton = view.isButton ?? ((): boolean => false);
      const mayPick = (place: Place): boolean => view.mayPick(state, place);
      this.#known = { state, touches: new Touches(rules, state, mayPick, isButton, view.ways) };
    }
    return this.#known.touches;
  }

  get #plays(): boolean {
    return this.host.settings.mode === 'play';
  }

  override settle(): void {
    this.session.replaces = this.#plays;
    this.#rest(this.#plays && this.#humanToMove() ? OPEN : CLOSED);
  }

  #rest(interaction: Interaction): void {
    super.settle();
    this.#refused = undefined;
    this.pointed = '';
    this.interaction = interaction;
  }

  /** The level of the bot that is to move; empty for a person, undefined when the game is over. */
  #levelToMove(): Level | '' | undefined {
    const [seat] = this.rules.toMove(this.state);
    const player = this.players[seat ?? 0];
    return seat === undefined ? undefined : player?.kind === 'bot' ? player.level : '';
  }

  #humanToMove(): boolean {
    return this.#levelToMove() === '';
  }

  // What fingers and keys do

  /** Places touched so far for the move in hand. */
  get picked(): readonly Place[] {
    return 'places' in this.interaction ? this.interaction.places : [];
  }

  /** Marks for the reader's own move. */
  liveMarks(rests: boolean): Partial<Marks> {
    const picked = this.picked;
    const moves = this.host.settings.show.has('moves');
    // To find and to draw all places to begin at costs more than a move: while nobody can use them they wait
    if (!moves || this.interaction !== OPEN) this.#hints = NO_HINTS;
    else if (rests) this.#hints = { starts: this.touches.starts(), begins: [...this.touches.movable()] };
    return {
      picked,
      touched: picked,
      pointed: this.pointed,
      // The places of a score line that is pointed at explain no refusal
      why: this.host.lit === this.#refused?.places ? this.#refused : undefined,
      ...this.#hints,
      targets: moves && picked.length > 0 ? this.touches.targets(picked) : [],
    };
  }

  mayDrag(place: Place, byTouch: boolean): boolean {
    if (this.interaction === CLOSED) return false;
    return byTouch ? this.touches.movable().has(place) : this.view.mayPick(this.state, place);
  }

  touch(place: Place): void {
    const touched = this.touches.touch(this.interaction, place);
    if (touched.kind === 'move') this.make(touched.move);
    else if (touched.kind === 'refused') this.#refuseTouches(touched.places);
    else if (touched.kind === 'dropped') this.cancel();
    else if (touched.kind === 'picked') this.#pick(touched.places);
  }

  point(place: Place | undefined, byKey: boolean): void {
    this.view.point?.(this, place, byKey);
  }

  pickUp(place: Place): void {
    const places = [...this.picked, place];
    // A second piece of the same move leaves the first where it was put
    this.#interact({ kind: 'dragging', places: this.touches.begin(places) ? places : [place] });
  }

  drop(place: Place | undefined): void {
    const places = this.picked;
    if (this.interaction.kind !== 'dragging') return;
    if (place === undefined) return this.cancel();
    if (place === places.at(-1)) return this.#pick(places);
    const touched = this.touches.touch({ kind: 'picked', places }, place);
    if (touched.kind === 'move') this.make(touched.move);
    else if (touched.kind === 'picked' && touched.places.length > places.length) this.#pick(touched.places);
    else this.#refuseTouches([...places, place]);
  }

  cancel(): void {
    if (this.interaction === CLOSED) return;
    if (this.interaction !== OPEN) this.host.speak(() => this.host.say('ui.dropped'));
    this.#interact(OPEN);
  }

  #interact(interaction: Interaction): void {
    this.#rest(interaction);
    this.host.refresh();
  }

  #pick(places: readonly Place[]): void {
    const { host, state, touches, view } = this;
    const name = (place: Place): string => view.shortName?.(state, place, host.say) ?? place;
    const place = name(places.at(-1) ?? '');
    const targets = touches.targets(places).map(name);
    this.#interact({ kind: 'picked', places });
    const buttons = this.buttons?.() ?? [];
    if (targets.length === 0 && buttons.length === 0 && this.#explain(places.at(-1) ?? '')) return;
    const stop = places.length > 1 && touches.mayStop(places) ? host.say('ui.or-stop', { place }) : '';
    const hint = `${view.pickedWords?.(state, places, host.say) ?? ''} ${stop}`.trim();
    this.hint = hint;
    host.speak(({ pickedUp }) =>
      `${pickedUp(
        host,
        place,
        targets,
        buttons.map(({ words }) => words),
      )} ${hint}`.trim(),
    );
  }

  /** Says why nothing can be done with what is picked up; false where the game does not tell. */
  #explain(picked: Place): boolean {
    const move = this.view.attempt?.(this.state, picked);
    const tried = move === undefined ? undefined : this.rules.play(this.state, move);
    if (!tried || tried.ok) return false;
    this.#refuse(tried.error);
    return true;
  }

  #refuseTouches(places: readonly Place[]): void {
    const move = this.view.moveFromTouches(this.state, places);
    if (move === undefined) return this.cancel();
    const played = this.rules.play(this.state, move);
    // A touch may mean a move that names another place: a column of Connect-4, a pass
    if (played.ok) this.make(move);
    else this.#refuse(played.error);
  }

  #refuse(violation: Violation): void {
    const { host } = this;
    this.#interact(this.interaction === CLOSED ? CLOSED : OPEN);
    this.#refused = violation;
    host.lit = violation.places ?? [];
    const explained = host.explain(violation).then((words) => {
      // Something else may have been done in between
      if (this.#refused !== violation) return;
      this.refusal = words;
      host.speak(() => words);
      host.refresh();
    });
    host.waitFor(explained);
  }

  // What methods and controls do

  /** Plays a move written as text; false when it was refused or kept from being played. */
  override playText(text: string): boolean {
    this.host.forgive(TYPED);
    const move = this.rules.parseMove(this.state, text.trim());
    if (move.ok) return this.make(move.value);
    this.host.report({ source: 'play', error: move.error });
    return false;
  }

  make(move: M): boolean {
    const { host, rules, seats, session, state } = this;
    const tried = rules.play(state, move);
    if (!tried.ok) {
      this.#refuse(tried.error);
      return false;
    }
    const before = session.current;
    const seat = seats[rules.toMove(state)[0] ?? -1] ?? '';
    const detail = { seat, move: rules.moveText(state, move), position: rules.positionText(state) };
    if (!host.fire('griddle-move', detail) || this.session.current !== before) {
      this.settle();
      host.refresh();
      return false;
    }
    session.play(move);
    this.changed();
    const outcome = rules.outcome(this.state);
    if (outcome) host.fire('griddle-over', { ...outcome, seats: outcome.winners.map((winner) => seats[winner] ?? '') });
    return true;
  }

  /** Whether there is a move to take back; against a bot one goes back to where a person was to move. */
  override get canUndo(): boolean {
    const { current } = this.session;
    const found = this.#backToPerson();
    this.session.moveTo(current);
    return found;
  }

  #backToPerson(): boolean {
    while (this.session.undo()) if (!this.#plays || this.#humanToMove()) return true;
    return false;
  }

  override undo(): boolean {
    return this.canUndo && this.#backToPerson() && this.changed();
  }

  override redo(): boolean {
    if (!this.session.redo()) return false;
    while (this.#plays && !this.#humanToMove() && this.session.redo()) continue;
    return this.changed();
  }

  override call(code: string, seat: Seat): void {
    this.host.waitFor(import('./calls.js').then(({ callOut }) => callOut(this, code, seat)));
  }

  protected override changed(): true {
    this.stopBot();
    this.host.forgive(TYPED);
    return super.changed();
  }

  /** Ends the thinking of a bot that nobody waits for any more. */
  stopBot(): void {
    this.#stopping?.abort();
  }

  /** Lets a bot move if it is its turn; asked after each time the board was drawn. */
  async letBotMove(): Promise<void> {
    const { session, host } = this;
    const level = this.#levelToMove();
    if (!this.#plays || this.thinking || !level || session.canRedo()) return;
    const step = session.current;
    this.thinking = true;
    const { signal } = (this.#stopping = new AbortController());
    const move = await import('./bots.js')
      .then(({ botMove }) => botMove(session, level, signal))
      .catch(() => undefined);
    this.thinking = false;
    if (signal.aborted || this.session.current !== step || this.#levelToMove() !== level) host.refresh();
    else if (move === undefined) host.report(faultOf('seats', 'bot', [], {}));
    else this.make(move);
  }
}
