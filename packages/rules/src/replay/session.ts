/** A game being played or replayed: a tree of positions and the current one. */
import {
  CHANCE,
  ok,
  type BaseState,
  type Game,
  type Options,
  type Result,
  type Seat,
  type Callout,
  type RuleViolation,
  type TextError,
} from '../core/contract.js';
import { markOf } from '../record/letters.js';
import type { Tag, Comment } from '../record/types.js';
import { startText, type SessionStart, startState } from './start.js';
import { stepAt, hang, lineEnd, newStep, seenAfter, type Step, tokenFor, setToken } from './step.js';

// The tree of a session as one seat sees it.

/** A step and the seat's version of it. */
interface SeenStep<S, M> {
  readonly whole: Step<S, M>;
  readonly step: Step<S, M>;
  next: SeenStep<S, M>[];
}

/** Mirrors the whole tree for one seat, converting each step once. */
class SeatView<S extends BaseState, M> {
  private readonly root: SeenStep<S, M>;

  /** `seen` is the start as the seat sees it; the tree is built from there. */
  constructor(
    private readonly game: Game<S, M>,
    private readonly seat: Seat,
    whole: Step<S, M>,
    seen: Step<S, M>,
  ) {
    this.root = { whole, step: seen, next: [] };
  }

  /** Syncs with the whole tree. Returns the seat's version of `current`. */
  update(current: Step<S, M>): Step<S, M> {
    let found = this.root.step;
    const open = [this.root];
    for (let seen = open.pop(); seen !== undefined; seen = open.pop()) {
      const { whole, step } = seen;
      if (whole === current) found = step;
      step.marks = whole.marks;
      step.before = whole.before;
      step.after = whole.after;
      step.behind = whole.behind;
      if (!isSame(seen)) this.follow(seen);
      step.recent = seen.next.find((next) => next.whole === whole.recent)?.step;
      for (const next of seen.next) open.push(next);
    }
    return found;
  }

  /** Syncs the continuations of a step with the whole tree: keeps known ones, adds and drops others. */
  private follow(seen: SeenStep<S, M>): void {
    const known = seen.next;
    seen.step.next = [];
    seen.next = seen.whole.next.map((whole) => {
      const next = known.find((other) => other.whole === whole) ?? this.look(whole, seen.step);
      hang(next.step);
      return next;
    });
  }

  private look(whole: Step<S, M>, parent: Step<S, M>): SeenStep<S, M> {
    const { game, seat } = this;
    const token = tokenFor(game, whole, seat);
    // A position set by hand is no move
    const { move, state } =
      whole.move === undefined
        ? { move: undefined, state: game.viewFor(whole.state, seat) }
        : seenAfter(game, seat, parent.state, token, whole.state);
    return { whole, step: newStep(parent, state, token, move, whole.seat), next: [] };
  }
}

/** Whether a step still has the continuations of the last sync. */
function isSame<S, M>({ whole, next }: SeenStep<S, M>): boolean {
  return whole.next.length === next.length && whole.next.every((step, i) => step === next[i]?.whole);
}

/** A session as a seat may see it, and the mirror that updates it. */
interface Seen<S extends BaseState, M> {
  readonly session: Session<S, M>;
  readonly view: SeatView<S, M>;
}

/**
 * A session of any game. Chance moves are made by `chanceMove` as soon as they are due, unless they are supplied from
 * outside. Once made at a step, they are kept. Undo never passes a chance move.
 */
export class Session<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly options: Options;
  /** The seed; -1 if unknown. */
  readonly seed: number;
  /** The seat whose record this is, limited to what that seat knows; `CHANCE` for a whole record. */
  readonly seat: Seat;
  /** The position text the game starts from; empty for a new game. */
  readonly position: string;
  /** Tags other than those the session generates: names, date and so on. */
  tags: readonly Tag[];
  /** The start of the game; its `after` holds the comments before the first move. */
  readonly root: Step<S, M>;
  /** The current step, changed by `moveTo` and the other navigation methods. Its address is `pathOf(session.current)`. */
  readonly current: Step<S, M>;
  /** The current position. A field, as accessors are slow in Lua. */
  readonly state: S;
  /** Whether a new move replaces the continuations of the current step instead of becoming a variation. */
  replaces = false;
  /** Whether a position's chance move comes from outside even with a seed, such as how a real pile settles. */
  awaits: (state: S) => boolean = () => false;
  /** Cached views of this session, one per seat requested. */
  private readonly seen: Seen<S, M>[] = [];

  constructor(start: SessionStart<S, M>) {
    this.game = start.game;
    this.options = optionsFor(start);
    this.seed = start.seed;
    this.seat = start.seat ?? CHANCE;
    this.position = start.position;
    this.tags = start.tags;
    this.root = newStep<S, M>(undefined, start.state, '', undefined, CHANCE);
    this.current = this.root;
    this.state = start.state;
  }

  /** Plays a move: follows its continuation, or adds one if the move is legal. Then makes the chance moves that are due. */
  play(move: M): Result<S, RuleViolation> {
    const token = this.game.moveText(this.state, move);
    const known = this.continuation(token);
    if (known !== undefined) this.goInto(known);
    else {
      const played = this.game.play(this.state, move);
      if (!played.ok) return played;
      this.grow(this.stepAfter(move, token, played.value));
    }
    this.settleTable();
    return ok(this.state);
  }

  /**
   * Plays a move already checked: `after` is the result of `game.play(session.state, move)` and is reused. Otherwise
   * like `play`. Returns the state after chance moves.
   */
  enter(move: M, after: S): S {
    const token = this.game.moveText(this.state, move);
    const known = this.continuation(token);
    if (known !== undefined) this.goInto(known);
    else this.grow(this.stepAfter(move, token, after));
    this.settleTable();
    return this.state;
  }

  /**
   * Makes the chance moves that are due: those already in the tree here, else new ones from the generator. Without a known
   * seed, all of them come from outside.
   */
  settleTable(): void {
    while (this.seed >= 0 && this.game.toMove(this.state)[0] === CHANCE) {
      if (this.awaits(this.state)) return;
      const shown = this.current.recent ?? this.current.next.find((step) => step.move !== undefined);
      if (shown !== undefined) this.goInto(shown);
      else {
        const { move } = this.game.chanceMove(this.state);
        const played = this.game.play(this.state, move);
        if (!played.ok) return;
        this.grow(this.stepAfter(move, this.game.moveText(this.state, move), played.value));
      }
    }
  }

  /**
   * The step after a move, not yet in the tree. With a known seed, a chance move steps the generator as `chanceMove` would,
   * wherever the move came from.
   */
  stepAfter(move: M, token: string, after: S): Step<S, M> {
    const seat = this.game.toMove(this.state)[0];
    const isDrawn = seat === CHANCE && this.seed >= 0;
    const state = isDrawn ? { ...after, rng: this.game.chanceMove(this.state).rng } : after;
    return newStep(this.current, state, token, move, seat ?? CHANCE);
  }

  private continuation(token: string): Step<S, M> | undefined {
    return this.current.next.find((step) => step.token === token);
  }

  /** Adds a new continuation to the current step and goes to it. */
  grow(step: Step<S, M>): void {
    if (this.replaces) this.current.next = [];
    hang(step);
    this.goInto(step);
  }

  /** Goes to a continuation and remembers it for `redo`. */
  private goInto(step: Step<S, M>): void {
    this.current.recent = step;
    this.moveTo(step);
  }

  /**
   * Whether the last move can be undone. Chance moves cannot. With hidden information, only the latest moves of one
   * seat can, back to another seat's move or a position set by hand.
   */
  canUndo(): boolean {
    const { parent, seat, move, next, recent } = this.current;
    if (parent === undefined || (seat === CHANCE && move !== undefined)) return false;
    if (!this.hides(parent.state) && !this.hides(this.state)) return true;
    // After an undo, the seat that undid is the one whose move `redo` would make
    const undoing = (recent ?? next[0])?.seat ?? seat;
    return seat !== CHANCE && seat === undoing;
  }

  /** Whether anything in a position is hidden from some seat. */
  private hides(state: S): boolean {
    const { game } = this;
    return game.seats(this.options).some((_name, seat) => {
      const view = game.viewFor(state, seat);
      return view !== state && game.positionText(view) !== game.positionText(state);
    });
  }

  /**
   * Whether a move may replace the continuation of the current step. With hidden information it may not if moves of chance or
   * of another seat follow, because they have revealed something.
   */
  mayReplace(move: M): boolean {
    const end = lineEnd(this.current);
    if (end === this.current || this.continuation(this.game.moveText(this.state, move)) !== undefined) return true;
    if (this.game.outcome(end.state) !== undefined) return true;
    for (let step = end; step !== this.current && step.parent !== undefined; step = step.parent) {
      const isSeen = step.seat === CHANCE || step.seat !== end.seat;
      if (isSeen && (this.hides(step.parent.state) || this.hides(step.state))) return false;
    }
    return true;
  }

  /** Undoes the last move, which stays in the tree for `redo`. */
  undo(): boolean {
    return this.canUndo() && this.previous();
  }

  canRedo(): boolean {
    return this.current.next.length > 0;
  }

  /** Goes to the continuation last visited. */
  redo(): boolean {
    const step = this.current.recent ?? this.current.next[0];
    if (step === undefined) return false;
    this.goInto(step);
    return true;
  }

  /** Goes one step forward along the line. False at its end. */
  next(): boolean {
    const step = this.current.next[0];
    if (step === undefined) return false;
    this.goInto(step);
    return true;
  }

  /** Goes one step back. False at the start. */
  previous(): boolean {
    const { parent } = this.current;
    if (parent === undefined) return false;
    this.moveTo(parent);
    return true;
  }

  first(): void {
    this.moveTo(this.root);
  }

  /** Goes to the end of the line. */
  last(): void {
    while (this.next()) continue;
  }

  /** Goes to an address; `redo` then leads there from its ancestors. False if there is none. */
  goTo(path: string): boolean {
    const step = stepAt(this.root, path);
    if (step === undefined) return false;
    for (let now = step; now.parent !== undefined; now = now.parent) now.parent.recent = now;
    this.moveTo(step);
    return true;
  }

  /** Goes to a step of this session's tree, without changing where `redo` leads. */
  moveTo(step: Step<S, M>): void {
    stand(this, step);
  }

  /** Goes to the step after this many moves of the main line, or to its end. */
  goToPly(ply: number): void {
    this.first();
    for (let i = 0; i < ply; i++) if (!this.next()) return;
  }

  /** The step of the last move by a seat, skipping later chance moves, which are visible anyway; the start if there is none. */
  lastStep(): Step<S, M> {
    let step = this.current;
    while (step.seat === CHANCE && step.move !== undefined && step.parent !== undefined) step = step.parent;
    return step;
  }

  /** The terms called out on the move to a step. */
  termsOf(step: Step<S, M>): readonly Callout[] {
    if (step.parent === undefined || step.move === undefined) return [];
    return this.game.callouts(step.parent.state, step.move, step.state);
  }

  /**
   * Returns this session as a seat may see it, at the same step, as if read from that seat's record. Cached per seat
   * and updated at each call. Read-only: moves played in it are lost. `CHANCE` and the seat whose record this is get
   * this session. A seat beyond the last is an onlooker.
   */
  viewFor(seat: Seat): Session<S, M> {
    if (seat === CHANCE || seat === this.seat) return this;
    const known = this.seen.find(({ session }) => session.seat === seat);
    const { session, view } = known ?? this.seenBy(seat);
    session.tags = this.tags;
    session.moveTo(view.update(this.current));
    return session;
  }

  private seenBy(seat: Seat): Seen<S, M> {
    const { game, options, seed, tags, root } = this;
    const position = startText({ game, options, seed, state: root.state, position: this.position }, seat);
    const state = game.viewFor(root.state, seat);
    const session = new Session<S, M>({ game, options, seed: -1, seat, state, position, tags });
    const seen = { session, view: new SeatView(game, seat, root, session.root) };
    this.seen.push(seen);
    return seen;
  }
}

/** Sets a session's current step; the only code that does. */
function stand<S, M>(session: { current: Step<S, M>; state: S }, step: Step<S, M>): void {
  session.current = step;
  session.state = step.state;
}

/** The given options, unless the position, which sets the number of players, has other seats than they do. */
function optionsFor<S extends BaseState, M>({ game, options, state }: SessionStart<S, M>): Options {
  const own = game.optionsOf(state);
  return game.seats(own).length === game.seats(options).length ? options : own;
}

// Sessions started and played by text: for the command line, tests and links.

/** Starts a new game, or one from a position text, and makes the chance moves due at the start. */
export function startSession<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  seed: number,
  position = '',
): Result<Session<S, M>, TextError> {
  const state = startState(game, options, seed, position);
  if (!state.ok) return state;
  const session = new Session<S, M>({ game, options, seed, position, state: state.value, tags: [] });
  session.settleTable();
  return ok(session);
}

/** Plays a move given as text. The error is a text error or a rule violation. */
export function playText<S extends BaseState, M>(
  session: Session<S, M>,
  text: string,
): Result<S, TextError | RuleViolation> {
  const move = session.game.parseMove(session.state, text);
  return move.ok ? session.play(move.value) : move;
}

/** Whether an error of `playText` is a rule violation. */
export function isViolation(error: TextError | RuleViolation): error is RuleViolation {
  return 'rule' in error;
}

// Edits of a session other than moves: positions set by hand, comments and marks.

/** Sets the position by hand, as the token `!set:POSITION`; play and the record continue from there. */
export function setPosition<S extends BaseState, M>(session: Session<S, M>, text: string): Result<S, TextError> {
  const state = positionOf(session, text);
  if (!state.ok) return state;
  const token = setToken(session.game, state.value);
  session.grow(newStep<S, M>(session.current, state.value, token, undefined, CHANCE));
  session.settleTable();
  return ok(session.state);
}

/** Reads a position, with the generator of the current state. */
export function positionOf<S extends BaseState, M>(session: Session<S, M>, text: string): Result<S, TextError> {
  const state = session.game.parsePosition(text, session.options);
  return state.ok ? ok({ ...state.value, rng: session.state.rng }) : state;
}

/**
 * Replaces the comments, and any given marks (`!?`, `$14`), of the step with an address. Returns false and changes
 * nothing if the step or a mark is invalid.
 */
export function annotate<S extends BaseState, M>(
  session: Session<S, M>,
  path: string,
  comments: readonly Comment[],
  marks?: readonly string[],
): boolean {
  const step = stepAt(session.root, path);
  if (step === undefined || marks?.some((mark) => markOf(mark) === '') === true) return false;
  step.after = comments;
  if (marks !== undefined) step.marks = marks.map((mark) => markOf(mark));
  return true;
}

/** Adds a comment to the current step. */
export function addComment<S extends BaseState, M>({ current }: Session<S, M>, comment: Comment): void {
  current.after = [...current.after, comment];
}

/** Adds words called at the table (WW-34) as a comment: `waffling blueberries`. */
export function addCall<S extends BaseState, M>(session: Session<S, M>, words: string): void {
  addComment(session, { text: '', commands: [{ name: 'call', args: words, offset: 0 }] });
}
