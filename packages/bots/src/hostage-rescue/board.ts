/** A board of Hostage Rescue that makes and unmakes walks, for search; the rules are slower. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { CORNERS, DIE } from '@griddle/rules/internal/hostage-rescue/state.js';
import { LINES } from '@griddle/rules/internal/hostage-rescue/legal.js';
import type { HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';

/** A walk as one number: its start times this, plus its end. */
const SPACES = 36;

/** A whole turn: one walk, or the two parts of a split roll. -1 for a missing walk. */
export interface Turn {
  readonly first: number;
  readonly second: number;
  /** Whether it frees the hostage, or brings the flag home. */
  readonly wins: boolean;
  /** Its value to the side that makes it by a quick look, from 0 to 1. */
  readonly look: number;
}

/** The space a walk starts from. */
export function fromOf(walk: number): number {
  return Math.floor(walk / SPACES);
}

/** The space a walk ends on. */
export function toOf(walk: number): number {
  return walk % SPACES;
}

/** A position changed in place: each `walk` is undone by `back`, the last one first. Checks nothing. */
export class Board {
  readonly board: number[];
  readonly carriers: number[];
  readonly goal: HostageRescueState['goal'];
  /** The side that rolls next, for the evaluation. */
  turn: Seat;
  /** For each walk made: the walk, the captured piece, and both carriers before it. */
  private readonly past: number[] = [];

  /** `look`: the value of the board to the side that does not roll next. */
  constructor(
    { board, carriers, goal, turn }: HostageRescueState,
    private readonly look: (board: Board) => number,
  ) {
    this.board = board.slice();
    this.carriers = carriers.slice();
    this.goal = goal;
    this.turn = turn;
  }

  /**
   * A side's turns with a roll, the best looking first; only the winning one if there is one. Empty when it has to
   * pass.
   */
  turns(side: Seat, roll: number, width: number): readonly Turn[] {
    const whole = roll < DIE ? this.wholeTurns(side, roll, -1, -1) : [];
    const found = whole.length > 0 ? whole : this.splitTurns(side, roll, width);
    return found.sort((one, other) => other.look - one.look);
  }

  /** Turns of one walk, or the second parts after `first` with the piece at `moved`. */
  wholeTurns(side: Seat, steps: number, moved: number, first: number): Turn[] {
    const found: Turn[] = [];
    for (const walk of this.walks(side, steps, moved)) {
      const turn = first < 0 ? { first: walk, second: -1 } : { first, second: walk };
      if (this.wins(side, walk)) return [{ ...turn, wins: true, look: 1 }];
      found.push({ ...turn, wins: false, look: this.lookAfter(side, walk) });
    }
    return found;
  }

  /** Turns of two walks: second parts are searched after the `width` best looking first parts. */
  private splitTurns(side: Seat, roll: number, width: number): Turn[] {
    const parts: { readonly walk: number; readonly rest: number; readonly look: number }[] = [];
    for (let steps = 1; steps < roll; steps++) {
      for (const walk of this.walks(side, steps, -1)) {
        if (this.wins(side, walk)) return [{ first: walk, second: -1, wins: true, look: 1 }];
        parts.push({ walk, rest: roll - steps, look: this.lookAfter(side, walk) });
      }
    }
    parts.sort((one, other) => other.look - one.look);
    const found: Turn[] = [];
    let left = width;
    for (const { walk, rest } of parts) {
      if (left === 0) break;
      this.walk(side, walk);
      const turns = this.wholeTurns(side, rest, toOf(walk), walk);
      this.back(side);
      if (turns[0]?.wins === true) return turns;
      if (turns.length === 0) continue;
      found.push(...turns);
      left--;
    }
    return found;
  }

  private lookAfter(side: Seat, walk: number): number {
    this.walk(side, walk);
    const { turn } = this;
    this.turn = 1 - side;
    const look = this.look(this);
    this.turn = turn;
    this.back(side);
    return look;
  }

  /** All walks of exactly this many spaces, except of the piece at `except` (WW-72). */
  walks(side: Seat, steps: number, except: number): number[] {
    const { board } = this;
    const found: number[] = [];
    const goal = CORNERS[1 - side] ?? 0;
    const held = (this.carriers[side] ?? -1) < 0;
    for (let from = 0; from < SPACES; from++) {
      if (board[from] !== side || from === except || (held && from === goal)) continue;
      for (const line of LINES[from] ?? []) {
        if (line.length < steps) continue;
        const to = line[steps - 1] ?? 0;
        if (this.mayLand(side, from, to, held) && isFree(board, line, steps, 1 - side)) found.push(from * SPACES + to);
      }
    }
    return found;
  }

  /** Not onto an own piece except the hostage, nor into the own corner except with the flag (WW-72, WW-74). */
  private mayLand(side: Seat, from: number, to: number, held: boolean): boolean {
    if (to === CORNERS[side]) return this.carriers[side] === from;
    return this.board[to] !== side || (held && to === CORNERS[1 - side]);
  }

  wins(side: Seat, walk: number): boolean {
    const to = toOf(walk);
    if (this.goal === 'rescue') return to === CORNERS[1 - side];
    return to === CORNERS[side] && this.carriers[side] === fromOf(walk);
  }

  /** Makes a walk that does not win; `back` undoes the last one. */
  walk(side: Seat, walk: number): void {
    const { board, carriers } = this;
    const [from, to, other] = [fromOf(walk), toOf(walk), 1 - side];
    this.past.push(walk, board[to] ?? -1, carriers[0] ?? -1, carriers[1] ?? -1);
    board[from] = -1;
    board[to] = side;
    if (this.goal === 'rescue') return;
    if (carriers[side] === from || (carriers[side] === -1 && to === CORNERS[other])) carriers[side] = to;
    if (carriers[other] !== to) return;
    // The flag of a captured carrier goes back to its corner
    carriers[other] = -1;
    board[CORNERS[side] ?? 0] = other;
  }

  back(side: Seat): void {
    const { board, carriers, past } = this;
    const second = past.pop() ?? -1;
    const first = past.pop() ?? -1;
    const thrown = past.pop() ?? -1;
    const walk = past.pop() ?? 0;
    const other = 1 - side;
    if (carriers[other] !== (other === 0 ? first : second)) board[CORNERS[side] ?? 0] = -1;
    carriers[0] = first;
    carriers[1] = second;
    board[toOf(walk)] = thrown;
    board[fromOf(walk)] = side;
  }
}

function isFree(board: readonly number[], line: readonly number[], steps: number, other: Seat): boolean {
  for (let i = 0; i < steps - 1; i++) if (board[line[i] ?? 0] === other) return false;
  return true;
}
