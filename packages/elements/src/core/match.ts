/**
 * A game at an element: the session, who may touch what, refusals and bots. It knows no page; its host draws, speaks and
 * fires events.
 */
import type { BaseState, Place, Seat, Violation } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { explainViolation, listed } from '@griddle/rules/messages/explain.js';
import type { Session, Step } from '@griddle/rules/replay/index.js';
import { pathOf } from '@griddle/rules/replay/paths.js';
import type { BoardOwner } from './board-input.js';
import { botMove } from './bots.js';
import type { GameEvents } from './events.js';
import { faultOf, type Fault } from './input.js';
import { CLOSED, OPEN, Touches, type Interaction } from './interaction.js';
import { buttonWords, moveSentences, statusOf, termsOf, type Speaker } from './narrate.js';
import type { Settings } from './settings.js';
import type { Player } from './table.js';

/** What a match asks of the element it is in. */
export interface MatchHost<S extends BaseState, M> extends Speaker<S, M> {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
  /** Draws anew. */
  refresh(): void;
  speak(words: string | (() => string)): void;
  /** Counts work as part of the update under way. */
  waitFor(work: Promise<unknown>): void;
  /** Fires an event; false when it was cancelled. */
  fire<T extends keyof GameEvents>(type: T, detail: GameEvents[T]): boolean;
  /** Tells of something wrong. */
  report(fault: Fault): void;
}

export class Match<S extends BaseState, M> implements BoardOwner {
  interaction: Interaction = CLOSED;
  /** Why the last try was refused, in words; empty when it was not. */
  refusal = '';
  /** How a move in hand may be ended early; empty for one that may not. */
  hint = '';
  /** Where a mouse or the focus rests, where something is said of it. */
  pointed: Place = '';
  /** Places that explain the refusal, or that a part points at. */
  lit: readonly Place[] = [];
  thinking = false;
  private known: { readonly state: S; readonly touches: Touches<S, M> } | undefined;

  constructor(
    private readonly host: MatchHost<S, M>,
    public session: Session<S, M>,
  ) {
    this.settle();
  }

  get state(): S {
    return this.session.state;
  }

  get touches(): Touches<S, M> {
    const { state } = this;
    if (this.known?.state !== state) {
      const { rules, view } = this.host;
      const isButton = view.isButton ?? ((): boolean => false);
      this.known = {
        state,
        touches: new Touches(rules, state, (place) => view.mayPick(state, place), isButton, view.ways),
      };
    }
    return this.known.touches;
  }

  /** Moves that are made by buttons now. */
  get choices(): readonly M[] {
    const { interaction } = this;
    if (interaction.kind === 'closed') return [];
    return this.touches.choices(interaction.kind === 'open' ? [] : interaction.places);
  }

  /** Looks anew at who may move; after every change, also one of mode or players. */
  settle(): void {
    this.session.replaces = this.host.settings.mode === 'play';
    this.interaction = this.host.settings.mode === 'play' && this.humanToMove() ? OPEN : CLOSED;
    this.forget();
  }

  private forget(): void {
    this.pointed = '';
    this.refusal = '';
    this.hint = '';
    this.lit = [];
  }

  private playerToMove(): Player | undefined {
    const seat = this.host.rules.toMove(this.state)[0];
    return seat === undefined ? undefined : (this.host.settings.players[seat] ?? { kind: 'human' });
  }

  private humanToMove(): boolean {
    return this.playerToMove()?.kind === 'human';
  }

  // What fingers and keys do

  mayDrag(place: Place, byTouch: boolean): boolean {
    if (this.interaction.kind === 'closed') return false;
    return byTouch ? this.touches.movable().has(place) : this.host.view.mayPick(this.state, place);
  }

  touch(place: Place): void {
    const touched = this.touches.touch(this.interaction, place);
    switch (touched.kind) {
      case 'ignored':
        return;
      case 'move':
        this.make(touched.move);
        return;
      case 'refused':
        return this.refuseTouches(touched.places);
      case 'dropped':
        return this.cancel();
      case 'picked':
        return this.pick(touched.places);
    }
  }

  /** Tells of a place what the game says of it; `undefined` for none. */
  point(place: Place | undefined): void {
    const { host, interaction, pointed, state } = this;
    if (!host.view.pointedWords || interaction.kind !== 'open' || this.refusal !== '') return;
    const words = place === undefined ? '' : host.view.pointedWords(state, place, host.say);
    this.pointed = words === '' ? '' : (place ?? '');
    this.hint = words;
    if (this.pointed !== pointed) host.refresh();
  }

  pickUp(place: Place): void {
    const { interaction } = this;
    const before = interaction.kind === 'picked' ? [...interaction.places, place] : [];
    // A second piece of the same move leaves the first where it was put
    this.interaction = { kind: 'dragging', places: before.length > 0 && this.touches.begin(before) ? before : [place] };
    this.pointed = '';
    this.host.refresh();
  }

  drop(place: Place | undefined): void {
    const { interaction } = this;
    if (interaction.kind !== 'dragging') return;
    const { places } = interaction;
    if (place === undefined) return this.cancel();
    if (place === places.at(-1)) return this.pick(places);
    const touched = this.touches.touch({ kind: 'picked', places }, place);
    if (touched.kind === 'move') this.make(touched.move);
    else if (touched.kind === 'picked' && touched.places.length > places.length) this.pick(touched.places);
    else this.refuseTouches([...places, place]);
  }

  cancel(): void {
    if (this.interaction.kind === 'closed') return;
    if (this.interaction.kind !== 'open') this.host.speak(this.host.say('ui.dropped'));
    this.interaction = OPEN;
    this.forget();
    this.host.refresh();
  }

  private pick(places: readonly Place[]): void {
    const { say, catalogue } = this.host;
    const name = (place: Place): string => this.host.view.shortName?.(this.state, place, say) ?? place;
    const targets = this.touches.targets(places);
    this.interaction = { kind: 'picked', places };
    this.forget();
    const place = name(places.at(-1) ?? '');
    if (places.length > 1 && this.touches.mayStop(places)) this.hint = say('ui.or-stop', { place });
    const buttons = this.choices.map((move) => buttonWords(this.host, this.state, move));
    const values = { place, places: listed(catalogue, [...targets.map(name), ...buttons]) };
    const key = targets.length > 0 ? 'ui.picked' : buttons.length > 0 ? 'ui.picked-choose' : 'ui.picked-stuck';
    this.host.speak(`${say(key, values)} ${this.hint}`.trim());
    this.host.refresh();
  }

  private refuseTouches(places: readonly Place[]): void {
    const move = this.host.view.moveFromTouches(this.state, places);
    if (move === undefined) return this.cancel();
    const played = this.host.rules.play(this.state, move);
    // A touch may mean a move that names another place: a column of Connect-4, a pass
    if (played.ok) this.make(move);
    else this.refuse(played.error);
  }

  private refuse(violation: Violation): void {
    const { catalogue, rules } = this.host;
    this.forget();
    this.refusal = explainViolation(catalogue, rules.id, violation);
    this.lit = violation.places ?? [];
    if (this.interaction.kind !== 'closed') this.interaction = OPEN;
    this.host.speak(this.refusal);
    this.host.refresh();
  }

  // What methods and controls do

  /** Plays a move written as text; false when it was refused or kept from being played. */
  playText(text: string): boolean {
    const move = this.host.rules.parseMove(this.state, text.trim());
    if (move.ok) return this.make(move.value);
    this.host.report({ source: 'play', error: move.error });
    return false;
  }

  /** Makes moves one after the other, as far as they go. */
  makeAll(moves: readonly M[]): void {
    for (const move of moves) if (!this.make(move)) return;
  }

  make(move: M): boolean {
    const { rules } = this.host;
    const seat = rules.seats(this.session.options)[rules.toMove(this.state)[0] ?? -1] ?? '';
    const tried = rules.play(this.state, move);
    if (!tried.ok) {
      this.refuse(tried.error);
      return false;
    }
    const before = this.session.current;
    const detail = { seat, move: rules.moveText(this.state, move), position: rules.positionText(this.state) };
    if (!this.host.fire('griddle-move', detail) || this.session.current !== before) {
      this.settle();
      this.host.refresh();
      return false;
    }
    this.session.play(move);
    this.changed();
    const outcome = rules.outcome(this.state);
    if (outcome)
      this.host.fire('griddle-over', { ...outcome, seats: outcome.winners.map((winner) => this.seatName(winner)) });
    return true;
  }

  /** Whether there is a move to take back; against a bot one goes back to where a person was to move. */
  get canUndo(): boolean {
    const { current } = this.session;
    const found = this.backToPerson();
    this.session.moveTo(current);
    return found;
  }

  private backToPerson(): boolean {
    while (this.session.undo()) if (this.host.settings.mode !== 'play' || this.humanToMove()) return true;
    return false;
  }

  undo(): boolean {
    if (!this.canUndo) return false;
    this.backToPerson();
    this.changed();
    return true;
  }

  redo(): boolean {
    if (!this.session.redo()) return false;
    while (this.host.settings.mode === 'play' && !this.humanToMove() && this.session.redo()) continue;
    this.changed();
    return true;
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
    if (place >= 0) session.goToPly(place);
    else {
      session.first();
      session.last();
      for (let back = place; back < -1; back++) session.previous();
    }
    return true;
  }

  /** A new game, or the same record from its start. */
  again(session: Session<S, M> | undefined): void {
    if (session) this.session = session;
    else this.session.first();
    this.changed();
  }

  call(code: string, seat: Seat): void {
    const { rules, say } = this.host;
    this.session.call(`${code} ${this.seatName(seat)}`);
    this.host.speak(say(`call.${rules.id}.${code}`, { seat: this.seatName(seat) }));
    this.host.refresh();
  }

  highlight(places: readonly Place[]): void {
    this.lit = places;
    this.host.refresh();
  }

  private seatName(seat: Seat): string {
    return this.host.rules.seats(this.session.options)[seat] ?? '';
  }

  /** The board has gone to another step. */
  private changed(): void {
    const { rules } = this.host;
    this.settle();
    this.host.refresh();
    const { current } = this.session;
    this.host.speak(() => this.story(current));
    this.host.fire('griddle-change', {
      position: rules.positionText(this.state),
      move: this.session.current.token,
      path: pathOf(this.session.current),
      outcome: rules.outcome(this.state),
    });
  }

  private story(step: Step<S, M>): string {
    const { host, session } = this;
    const names = host.rules.seats(session.options);
    const moves = step.parent ? moveSentences(host, step, names) : [host.say('ui.start')];
    const terms = termsOf(host, session, step).map((term) => host.say('ui.call', { term }));
    const comments = step.after.map(({ text }) => text);
    return [...moves, ...terms, statusOf(host, session, false), ...comments].filter((words) => words !== '').join(' ');
  }

  /** Lets a bot move if it is its turn; asked after each time the board was drawn. */
  async letBotMove(): Promise<void> {
    const { session, host } = this;
    const player = this.playerToMove();
    if (host.settings.mode !== 'play' || this.thinking || player?.kind !== 'bot' || session.canRedo()) return;
    const step = session.current;
    this.thinking = true;
    const move = await botMove(host.rules, session, player.level);
    this.thinking = false;
    if (move === undefined) host.report(faultOf('seats', 'bot', [], {}));
    else if (this.session === session && session.current === step && this.playerToMove() === player) this.make(move);
    else host.refresh();
  }
}
