/**
 * Searches Hostage Rescue turn by turn: the value of each turn after every roll and the best answer to it, then after
 * every roll and best turn that follows. All rolls have the same weight; only the best looking turns are searched
 * deeper.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { DIE } from '@griddle/rules/internal/hostage-rescue/state.js';
import { legalMoves } from '@griddle/rules/internal/hostage-rescue/legal.js';
import type { HostageRescueMove, HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import { bestFirst, WIN, type Judged, type Search, type Thought } from '../search/search.js';
import { Board, fromOf, toOf, type Turn } from './board.js';
import { chanceToWait } from './network.js';

/** The number of the thinking side's turns that are searched one, two, three... turns deeper. */
const WIDTHS = [60, 24, 10, 6, 4];
/** First parts of a split roll that are continued: at the root of the search, and within. */
const PARTS_AT_FIRST = 60;
const PARTS = 6;
/** Turns after one roll that are searched deeper. */
const WIDTH = 3;

interface Line {
  readonly turn: Turn;
  value: number;
}

/** A search that goes one turn deeper each time it has finished all turns; values are chances in percent. */
export class DiceSearch implements Search<HostageRescueMove> {
  readonly inPercent = true;
  readonly solves = false;
  readonly slice = 500;
  private readonly board: Board;
  private readonly moves: readonly HostageRescueMove[];
  private readonly lines: Line[];
  private readonly steps: Generator<void, void>;
  private depth = 0;
  private seen = 0;

  constructor(
    state: HostageRescueState,
    private readonly seat: Seat,
  ) {
    this.board = new Board(state, (board) => {
      this.seen++;
      return chanceToWait(board);
    });
    this.moves = legalMoves(state);
    const turns =
      state.left > 0
        ? this.board.wholeTurns(seat, state.left, state.moved, -1)
        : this.board.turns(seat, state.roll, PARTS_AT_FIRST);
    this.lines = turns.map((turn) => ({ turn, value: turn.look }));
    this.sort();
    this.steps = this.think();
  }

  run(positions: number): boolean {
    const limit = this.seen + positions;
    while (this.seen < limit) if (this.steps.next().done === true) return true;
    return false;
  }

  thought(): Thought<HostageRescueMove> {
    const least = this.lines[this.lines.length - 1]?.value ?? 0.5;
    const moves = this.moves.map((move): Judged<HostageRescueMove> => {
      const line = move.kind === 'walk' ? this.lines.find(({ turn }) => isFirst(turn, move)) : undefined;
      const wins = line?.turn.wins === true;
      // Turns that were skipped because they looked worse rank lower
      return { move, value: wins ? WIN - 1 : 100 * (line?.value ?? least), exact: wins || this.moves.length < 2 };
    });
    return { moves: bestFirst(moves), depth: this.depth, positions: this.seen };
  }

  private *think(): Generator<void, void> {
    if (this.lines.length < 2 || this.lines[0]?.turn.wins === true) return;
    for (const width of WIDTHS) {
      const values: number[] = [];
      for (const { turn } of this.lines.slice(0, width)) {
        this.make(this.seat, turn);
        values.push(1 - (yield* this.chance(1 - this.seat, this.depth)));
        this.unmake(this.seat, turn);
      }
      // A turn that is not searched deeper ranks no higher than one that is
      const least = Math.min(...values);
      this.lines.forEach((line, at) => (line.value = values[at] ?? Math.min(line.value, least)));
      this.depth++;
      this.sort();
    }
  }

  private sort(): void {
    this.lines.sort((one, other) => other.value - one.value);
  }

  /** The winning chance of the side that rolls next, with this many turns searched after its own. */
  private *chance(side: Seat, depth: number): Generator<void, number> {
    const { board } = this;
    let sum = 0;
    for (let roll = 1; roll <= DIE; roll++) {
      const turns = board.turns(side, roll, PARTS);
      yield;
      if (depth === 0 || turns[0]?.wins === true) {
        sum += turns[0]?.look ?? this.passed(side);
        continue;
      }
      let best = turns.length > 0 ? 0 : this.passed(side);
      for (const turn of turns.slice(0, WIDTH)) {
        this.make(side, turn);
        best = Math.max(best, 1 - (yield* this.chance(1 - side, depth - 1)));
        this.unmake(side, turn);
      }
      sum += best;
    }
    return sum / DIE;
  }

  /** The prospects of a side that had to pass. */
  private passed(side: Seat): number {
    this.board.turn = 1 - side;
    this.seen++;
    return chanceToWait(this.board);
  }

  private make(side: Seat, { first, second }: Turn): void {
    this.board.walk(side, first);
    if (second >= 0) this.board.walk(side, second);
  }

  private unmake(side: Seat, { second }: Turn): void {
    if (second >= 0) this.board.back(side);
    this.board.back(side);
  }
}

function isFirst({ first }: Turn, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return fromOf(first) === from && toOf(first) === to;
}
