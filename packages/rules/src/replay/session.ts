/** A game in play or in replay: a tree of positions, a place in it, and the moves that walk and grow it. */
import { TABLE, yes } from '../core/contract.js';
import type { BaseState, Game, Options, Result, Seat, Term, Violation } from '../core/contract.js';
import type { Tag } from '../record/types.js';
import { stepAt } from './paths.js';
import type { SessionStart } from './start.js';
import { hang, newStep } from './step.js';
import type { Step } from './step.js';

/**
 * A session of a game in which seats alone move and see all there is. Any other game needs a `TableSession`, which every game
 * may have.
 */
export class Session<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly options: Options;
  /** -1 where none is known. */
  readonly seed: number;
  /** Whose record this is, with no more than that seat knows; `TABLE` for a whole one. */
  readonly seat: Seat;
  /** The position text the game starts from; empty for a new game. */
  readonly position: string;
  /** Tags other than those the session makes itself: names, date and the like. */
  tags: readonly Tag[];
  /** The start of the game; its `after` holds the comments before the first move. */
  readonly root: Step<S, M>;
  /** The place now; `moveTo` and the other ways to walk change it. Its address is `pathOf(session.current)`. */
  readonly current: Step<S, M>;
  /** The position now: a field and not an accessor, which costs dear in Lua. */
  readonly state: S;
  /** Whether a new move replaces what was played on from here, instead of becoming a variation beside it. */
  replaces = false;

  constructor(start: SessionStart<S, M>) {
    this.game = start.game;
    this.options = optionsFor(start);
    this.seed = start.seed;
    this.seat = start.seat ?? TABLE;
    this.position = start.position;
    this.tags = start.tags;
    this.root = newStep<S, M>(undefined, start.state, '', undefined, TABLE);
    this.current = this.root;
    this.state = start.state;
  }

  /** Plays a move: goes into the continuation that has it, or adds one. */
  play(move: M): Result<S, Violation> {
    return this.goOn(move, this.game.toMove(this.state)[0] ?? TABLE, this.state);
  }

  /** Makes the moves of the table that are due; here there are none. */
  settleTable(): void {}

  /** Goes into the continuation that has a move, or adds one by playing it in the position `ready`. */
  protected goOn(move: M, seat: Seat, ready: S): Result<S, Violation> {
    const token = this.game.moveText(this.state, move);
    const known = this.current.next.find((step) => step.token === token);
    if (known !== undefined) {
      this.enter(known);
      return yes(known.state);
    }
    const played = this.game.play(ready, move);
    if (played.ok) this.grow(newStep(this.current, played.value, token, move, seat));
    return played;
  }

  /** Goes into a new continuation of the place now. */
  grow(step: Step<S, M>): void {
    if (this.replaces) this.current.next = [];
    hang(step);
    this.enter(step);
  }

  /** One step on, to which `redo` comes back. */
  protected enter(step: Step<S, M>): void {
    this.current.recent = step;
    this.moveTo(step);
  }

  /** Whether there is a move that may be taken back. */
  canUndo(): boolean {
    return this.current.parent !== undefined;
  }

  /** Takes the last move back; it stays in the tree for `redo`. */
  undo(): boolean {
    return this.canUndo() && this.previous();
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
    this.moveTo(parent);
    return true;
  }

  first(): void {
    this.moveTo(this.root);
  }

  /** To the end of the line. */
  last(): void {
    while (this.next()) continue;
  }

  /**
   * To the place with this address, to which `redo` then leads from its ancestors; false, and nothing happens, when there
   * is none.
   */
  goTo(path: string): boolean {
    const step = stepAt(this.root, path);
    if (step === undefined) return false;
    for (let now = step; now.parent !== undefined; now = now.parent) now.parent.recent = now;
    this.moveTo(step);
    return true;
  }

  /** To a step of this session's tree, and where `redo` leads stays as it is. */
  moveTo(step: Step<S, M>): void {
    stand(this, step);
  }

  /** To the place after this many moves of the main line, or its end. */
  goToPly(ply: number): void {
    this.first();
    for (let i = 0; i < ply; i++) if (!this.next()) return;
  }

  /** The step to the last move of a seat; the start where there was none. */
  lastStep(): Step<S, M> {
    return this.current;
  }

  /** Terms called out on the move to a step. */
  termsOf(step: Step<S, M>): readonly Term[] {
    if (step.parent === undefined || step.move === undefined) return [];
    return this.game.terms(step.parent.state, step.move, step.state);
  }
}

/** The one place where a session's place changes. */
function stand<S, M>(session: { current: Step<S, M>; state: S }, step: Step<S, M>): void {
  session.current = step;
  session.state = step.state;
}

/** The options that were given, unless they are for other seats than the position has, which says itself how many play. */
function optionsFor<S extends BaseState, M>({ game, options, state }: SessionStart<S, M>): Options {
  const own = game.optionsOf(state);
  return game.seats(own).length === game.seats(options).length ? options : own;
}
