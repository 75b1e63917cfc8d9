/** A session of any game: with moves of the table, and with what only some seats see. */
import { TABLE, yes } from '../core/contract.js';
import type { BaseState, Result, Seat, Violation } from '../core/contract.js';
import { Session } from './session.js';
import type { Step } from './step.js';

/**
 * Moves of the table are made by `fate` as soon as they are due, unless they come from outside; what the table has once
 * shown at a place stays. Undo never goes back over a move of the table.
 */
export class TableSession<S extends BaseState, M> extends Session<S, M> {
  /** Positions in which even with a seed the table's move comes from outside, such as how a real pile settles. */
  awaits: (state: S) => boolean = () => false;

  /** Then the table makes the moves that are due. */
  override play(move: M): Result<S, Violation> {
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

  /**
   * Makes the moves of the table that are due: those already shown at this place, else new ones from the generator. Where no
   * seed is known, all of them come from outside.
   */
  override settleTable(): void {
    while (this.seed >= 0 && this.game.toMove(this.state)[0] === TABLE) {
      if (this.awaits(this.state)) return;
      const shown = this.current.recent ?? this.current.next.find((step) => step.move !== undefined);
      if (shown !== undefined) this.enter(shown);
      else {
        const { move, rng } = this.game.fate(this.state);
        if (!this.goOn(move, TABLE, { ...this.state, rng }).ok) return;
      }
    }
  }

  /**
   * Whether the last move may be taken back. Moves of the table may not. Where something is hidden from some seat, only
   * the moves of one seat up to now may, back to the last one of another seat or to a position set by hand.
   */
  override canUndo(): boolean {
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

  /** What the table did since then shows by itself. */
  override lastStep(): Step<S, M> {
    let step = this.current;
    while (step.seat === TABLE && step.move !== undefined && step.parent !== undefined) step = step.parent;
    return step;
  }
}
