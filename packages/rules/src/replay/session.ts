/** A game in play or in replay: a tree of positions, a place in it, and the moves that walk and grow it. */
import { TABLE, yes } from '../core/contract.js';
import type { BaseState, Game, Options, Result, Seat, Term, TextError, Violation } from '../core/contract.js';
import type { Comment, GameRecord, RecordError, Tag } from '../record/types.js';
import { loadSession } from './load.js';
import { recordOf } from './save.js';
import { lineEnd, newStep, pathOf, SET_TOKEN } from './step.js';
import type { Step } from './step.js';

/** What a session is made from. */
export interface SessionStart<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly options: Options;
  /** -1 where no seed is known: then the table's moves must come from outside. */
  readonly seed: number;
  readonly state: S;
  /** The position text the game starts from; empty for a new game. */
  readonly position: string;
  readonly tags: readonly Tag[];
}

/**
 * A session. Moves of the table are made by `fate` as soon as they are due, unless `tableFromOutside` is set; undo never
 * goes back over one.
 */
export class Session<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly options: Options;
  readonly seed: number;
  readonly position: string;
  /** Tags other than those the session makes itself: names, date and the like. */
  tags: readonly Tag[];
  /** The start of the game; its `after` holds the comments before the first move. */
  readonly root: Step<S, M>;
  current: Step<S, M>;
  /** Whether a new move replaces what was played on from here, instead of becoming a variation beside it. */
  replaces = false;
  tableFromOutside = false;

  constructor(start: SessionStart<S, M>) {
    this.game = start.game;
    this.options = start.options;
    this.seed = start.seed;
    this.position = start.position;
    this.tags = start.tags;
    this.root = newStep<S, M>(undefined, start.state, '', undefined, TABLE);
    this.current = this.root;
  }

  /** A new game, or one from a position text. The table's first moves, if any, are made. */
  static start<S extends BaseState, M>(
    game: Game<S, M>,
    options: Options,
    seed: number,
    position = '',
  ): Result<Session<S, M>, TextError> {
    const state = position === '' ? yes(game.setup(options, seed)) : game.parsePosition(position, options);
    if (!state.ok) return state;
    const session = new Session<S, M>({ game, options, seed, position, state: state.value, tags: [] });
    session.settleTable();
    return yes(session);
  }

  /** The session of a record, at its start. `text` is what the record was read from, for the lines of errors. */
  static fromRecord<S extends BaseState, M>(
    game: Game<S, M>,
    record: GameRecord,
    text = '',
  ): Result<Session<S, M>, RecordError> {
    return loadSession((start: SessionStart<S, M>) => new Session<S, M>(start), game, record, text);
  }

  /** The position now. */
  get state(): S {
    return this.current.state;
  }

  /** The address of the place now (see `pathOf`). */
  get path(): string {
    return pathOf(this.current);
  }

  /** Plays a move: goes into the continuation that has it, or adds one. Then the table makes the moves that are due. */
  play(move: M): Result<S, Violation> {
    const { state } = this.current;
    const seat = this.game.toMove(state)[0] ?? TABLE;
    const token = this.game.moveText(state, move);
    const known = this.current.next.find((step) => step.token === token);
    if (known !== undefined) this.enter(known);
    else {
      const played = this.game.play(state, move);
      if (!played.ok) return played;
      this.add(newStep(this.current, played.value, token, move, seat));
    }
    this.settleTable();
    return yes(this.current.state);
  }

  /** Plays a move written as text. The error is of the text, or of the rules. */
  playText(text: string): Result<S, TextError | Violation> {
    const move = this.game.parseMove(this.current.state, text);
    return move.ok ? this.play(move.value) : move;
  }

  /** Sets the position by hand, as the token `!set:POSITION`; play and record go on from there. */
  setPosition(text: string): Result<S, TextError> {
    const state = this.game.parsePosition(text, this.options);
    if (!state.ok) return state;
    const token = SET_TOKEN + this.game.positionText(state.value).split(' ').join('_');
    this.add(newStep<S, M>(this.current, state.value, token, undefined, TABLE));
    return state;
  }

  /** Hangs a step on the place now and goes there. */
  add(step: Step<S, M>): void {
    if (this.replaces) this.current.next.splice(0, this.current.next.length);
    this.current.next.push(step);
    this.enter(step);
  }

  /** Makes the table's moves as long as they are due. */
  private settleTable(): void {
    if (this.tableFromOutside) return;
    while (this.game.toMove(this.current.state)[0] === TABLE) {
      if (!this.playFate()) return;
    }
  }

  /** The table's next move from the seeded generator; false when the game has none to offer. */
  playFate(): boolean {
    const { state } = this.current;
    const { move, rng } = this.game.fate(state);
    const played = this.game.play({ ...state, rng }, move);
    if (!played.ok) return false;
    this.add(newStep(this.current, played.value, this.game.moveText(state, move), move, TABLE));
    return true;
  }

  private enter(step: Step<S, M>): void {
    if (step.parent !== undefined) step.parent.recent = step;
    this.current = step;
  }

  /**
   * Whether the last move may be taken back: not one of the table, and where something is hidden from some seat not one
   * after which another seat is to move, for it may have shown something.
   */
  canUndo(): boolean {
    const { parent, seat, state } = this.current;
    if (parent === undefined || seat === TABLE) return false;
    const hidden = this.game.seats(this.options).some((_name, other) => this.game.viewFor(state, other) !== state);
    return !hidden || this.game.toMove(state)[0] === seat;
  }

  /** Takes the last move back; it stays in the tree for `redo`. */
  undo(): boolean {
    if (!this.canUndo()) return false;
    return this.previous();
  }

  canRedo(): boolean {
    return this.current.next.length > 0;
  }

  /** Goes on where one was last. */
  redo(): boolean {
    const step = this.current.recent ?? this.current.next[0];
    if (step === undefined) return false;
    this.enter(step);
    return true;
  }

  /** One step on along the line. False at its end. */
  next(): boolean {
    const step = this.current.next[0];
    if (step === undefined) return false;
    this.enter(step);
    return true;
  }

  /** One step back. False at the start. */
  previous(): boolean {
    const { parent } = this.current;
    if (parent === undefined) return false;
    this.current = parent;
    return true;
  }

  first(): void {
    this.current = this.root;
  }

  /** To the end of the line. */
  last(): void {
    while (this.next()) continue;
  }

  /** To the place with this address; false, and nothing happens, when there is none. */
  goTo(path: string): boolean {
    const step = this.stepAt(path);
    if (step === undefined) return false;
    for (let now = step; now.parent !== undefined; now = now.parent) now.parent.recent = now;
    this.current = step;
    return true;
  }

  /** To the place after this many moves of the main line, or its end. */
  goToPly(ply: number): void {
    this.first();
    for (let i = 0; i < ply; i++) if (!this.next()) return;
  }

  /** The step with an address. */
  stepAt(path: string): Step<S, M> | undefined {
    let now: Step<S, M> | undefined = this.root;
    if (path === '') return now;
    for (const place of path.split('.')) {
      now = now?.next.find((_step, i) => i.toString() === place);
    }
    return now;
  }

  /** The end of the main line. */
  mainEnd(): Step<S, M> {
    return lineEnd(this.root);
  }

  /** Terms called out on the move to a step. */
  termsOf(step: Step<S, M>): readonly Term[] {
    if (step.parent === undefined || step.move === undefined) return [];
    return this.game.terms(step.parent.state, step.move, step.state);
  }

  /** Adds a comment to the place now. */
  comment(comment: Comment): void {
    this.current.after = [...this.current.after, comment];
  }

  /** Writes down words called at the table (WW-34): `waffling blueberries`. */
  call(words: string): void {
    this.comment({ text: '', commands: [{ name: 'call', args: words, offset: 0 }] });
  }

  /** The record of the whole tree; for a seat, without a seed and without what that seat did not see. */
  toRecord(seat?: Seat): GameRecord {
    return recordOf(this, seat);
  }
}

/** Whether an error of `playText` is one of the rules. */
export function isViolation(error: TextError | Violation): error is Violation {
  return 'rule' in error;
}
