/** A game in play or in replay: a tree of positions, a place in it, and the moves that walk and grow it. */
import { TABLE, yes } from '../core/contract.js';
import type { BaseState, Game, Options, Result, Seat, Term, Violation } from '../core/contract.js';
import type { Tag } from '../record/types.js';
import { stepAt } from './paths.js';
import type { SessionStart } from './start.js';
import { hang, newStep } from './step.js';
import type { Step } from './step.js';

/**
 * A session. Moves of the table are made by `fate` as soon as they are due, unless they come from outside; what the
 * table has once shown at a place stays. Undo never goes back over a move of the table.
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
  /** Whether moves of the table are only taken from outside; so it is from the start where no seed is known. */
  tableFromOutside: boolean;
  /** Positions in which even with a seed the table's move comes from outside, such as how a real pile settles. */
  awaits: (state: S) => boolean = () => false;

  constructor(start: SessionStart<S, M>) {
    this.game = start.game;
    this.options = optionsFor(start);
    this.seed = start.seed;
    this.seat = start.seat ?? TABLE;
    this.position = start.position;
    this.tags = start.tags;
    this.tableFromOutside = start.seed < 0;
    this.root = newStep<S, M>(undefined, start.state, '', undefined, TABLE);
    this.current = this.root;
    this.state = start.state;
  }

  /** Plays a move: goes into the continuation that has it, or adds one. Then the table makes the moves that are due. */
  play(move: M): Result<S, Violation> {
    const seat = this.game.toMove(this.state)[0];
    const played = this.goOn(move, seat ?? TABLE, this.readyFor(seat));
    if (!played.ok) return played;
    this.settleTable();
    return yes(this.state);
  }

  /** The position now, ready for a move of `seat`; for one of the table the generator is stepped as `fate` would. */
  readyFor(seat: Seat | undefined): S {
    const { state } = this;
    return seat === TABLE && this.seed >= 0 ? { ...state, rng: this.game.fate(state).rng } : state;
  }

  /** Makes the moves of the table that are due: those already shown at this place, else new ones from the generator. */
  settleTable(): void {
    while (!this.tableFromOutside && this.game.toMove(this.state)[0] === TABLE) {
      if (this.awaits(this.state)) return;
      const shown = this.current.recent ?? this.current.next.find((step) => step.move !== undefined);
      if (shown !== undefined) this.enter(shown);
      else {
        const { move, rng } = this.game.fate(this.state);
        if (!this.goOn(move, TABLE, { ...this.state, rng }).ok) return;
      }
    }
  }

  /** Goes into the continuation that has a move, or adds one by playing it in the position `ready`. */
  private goOn(move: M, seat: Seat, ready: S): Result<S, Violation> {
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
  private enter(step: Step<S, M>): void {
    this.current.recent = step;
    this.moveTo(step);
  }

  /**
   * Whether the last move may be taken back. Moves of the table may not. Where something is hidden from some seat, only
   * the moves of one seat up to now may, back to the last one of another seat or to a position set by hand.
   */
  canUndo(): boolean {
    const { parent, seat, move, next, recent } = this.current;
    if (parent === undefined || (seat === TABLE && move !== undefined)) return false;
    if (!this.hides(parent.state) && !this.hides(this.state)) return true;
    // After an undo the one who took back is the seat of the move that `redo` would make
    const undoing = (recent ?? next[0])?.seat ?? seat;
    return seat !== TABLE && seat === undoing;
  }

  /** Whether a position holds anything that some seat does not see. */
  private hides(state: S): boolean {
    const { game } = this;
    return game.seats(this.options).some((_name, seat) => {
      const view = game.viewFor(state, seat);
      return view !== state && game.positionText(view) !== game.positionText(state);
    });
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
