/** The tree of a session as one seat saw it. */
import type { BaseState, Game, Seat } from '../core/contract.js';
import { hang, newStep } from './step.js';
import type { Step } from './step.js';
import { tokenFor } from './tokens.js';

/** A step and what the seat saw of it. */
interface SeenStep<S, M> {
  readonly whole: Step<S, M>;
  readonly step: Step<S, M>;
  next: SeenStep<S, M>[];
}

/** Mirrors the whole tree for one seat. Each step is converted once. */
export class SeatView<S extends BaseState, M> {
  private readonly root: SeenStep<S, M>;

  /** `seen` is the start as the seat sees it, after which the tree is built. */
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
      if (!isSame(seen)) this.follow(seen);
      step.recent = seen.next.find((next) => next.whole === whole.recent)?.step;
      for (const next of seen.next) open.push(next);
    }
    return found;
  }

  /** The continuations of a step as they are in the whole tree: those known stay, others are made or dropped. */
  private follow(seen: SeenStep<S, M>): void {
    const known = seen.next;
    seen.step.next = [];
    seen.next = seen.whole.next.map((whole) => {
      const next = known.find((other) => other.whole === whole) ?? this.look(whole, seen.step);
      hang(next.step);
      return next;
    });
  }

  /** The seat plays the move as it saw it. So it still knows a card that lay open before it went into a hand. */
  private look(whole: Step<S, M>, parent: Step<S, M>): SeenStep<S, M> {
    const { game, seat } = this;
    const token = tokenFor(game, whole, seat);
    const move = this.moveSeen(whole, parent.state, token);
    const played = move === undefined ? undefined : game.play(parent.state, move);
    const state = played?.ok === true ? played.value : game.viewFor(whole.state, seat);
    return { whole, step: newStep(parent, state, token, move, whole.seat), next: [] };
  }

  /** Undefined for a position set by hand. */
  private moveSeen({ move }: Step<S, M>, state: S, token: string): M | undefined {
    const read = move === undefined ? undefined : this.game.parseMove(state, token);
    return read?.ok === true ? read.value : undefined;
  }
}

/** Whether a step has the continuations it had when it was last looked at. */
function isSame<S, M>({ whole, next }: SeenStep<S, M>): boolean {
  return whole.next.length === next.length && whole.next.every((step, i) => step === next[i]?.whole);
}
