/**
 * For games of open information in which a turn is several decisions: whole turns are put together, and those that look
 * best are held against the turn with which the next seat would answer. A search of single decisions would spend itself
 * on the first of them.
 */
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { bestFirst, CERTAIN, WIN, type Judged, type Search, type Thought } from './search.js';

/** A turn as far as it has been put together: where it leads, and what that looks like to the seat that thinks. */
interface Line<S> {
  /** The number of its first move. */
  readonly first: number;
  readonly state: S;
  readonly look: number;
}

/** Lines taken further, and turns answered, before the others get another chance. */
const AT_A_TIME = 8;
/** Decisions after which an answer is judged as it stands; no turn has so many. */
const LONGEST_ANSWER = 8;

/** Values are in the units of `worth`, after the whole turn and the best answer found to it. */
export class Turns<S extends BaseState, M> implements Search<M> {
  readonly solves = false;
  readonly slice = 100;
  /** What comes of each first move: the best answered turn that begins with it, undefined as long as there is none. */
  private readonly values: (number | undefined)[];
  private readonly looks: number[] = [];
  /** Values of answered turns by where they lead: one place may be reached by the same decisions in another order. */
  private readonly answered = new Map<string, number>();
  private readonly steps: Generator<void, void>;
  private seen = 0;

  /** `state`: whole. `worth`: of any state, finished ones included. */
  constructor(
    private readonly game: Game<S, M>,
    private readonly worth: (state: S, seat: Seat) => number,
    private readonly state: S,
    private readonly seat: Seat,
    private readonly moves: readonly M[],
  ) {
    this.values = moves.map(() => undefined);
    this.steps = this.think();
  }

  run(positions: number): boolean {
    const limit = this.seen + positions;
    while (this.seen < limit) if (this.steps.next().done === true) return true;
    return false;
  }

  thought(): Thought<M> {
    const least = this.values.reduce<number>((sum, value) => Math.min(sum, value ?? sum), WIN);
    // What was not answered because it looked worse is worse
    const moves = this.moves.map((move, at): Judged<M> => {
      const value = this.values[at] ?? Math.min(least, this.looks[at] ?? -WIN) - 1;
      // How many decisions it takes is not counted
      return { move, value: Math.max(-CERTAIN, Math.min(CERTAIN, value)), exact: value === WIN };
    });
    return { moves: bestFirst(moves), depth: this.answered.size, positions: this.seen };
  }

  private *think(): Generator<void, void> {
    if (this.moves.length < 2) return;
    const begun: Line<S> = { first: -1, state: this.state, look: 0 };
    /** Lines in which it is still the seat's turn, by how many decisions have been made, and whole turns. */
    const open: Line<S>[][] = [[begun]];
    const whole: Line<S>[] = [];
    for (;;) {
      let idle = true;
      for (let made = 0; made < open.length; made++) {
        for (const line of bestOf(open[made] ?? [])) {
          idle = false;
          yield* this.extend(line, (open[made + 1] ??= []), whole);
        }
      }
      for (const line of bestOf(whole)) {
        idle = false;
        yield* this.answer(line);
      }
      if (idle) return;
    }
  }

  /** All lines that go one decision further. */
  private *extend(line: Line<S>, open: Line<S>[], whole: Line<S>[]): Generator<void, void> {
    const { game, seat, moves } = this;
    const further = line.first < 0 ? moves : game.legalMoves(line.state);
    for (let at = 0; at < further.length; at++) {
      const played = game.play(line.state, further[at] as M);
      this.seen++;
      yield;
      if (!played.ok) continue;
      const look = this.worth(played.value, seat);
      const first = line.first < 0 ? at : line.first;
      this.looks[first] = Math.max(this.looks[first] ?? -WIN, look);
      (game.toMove(played.value)[0] === seat ? open : whole).push({ first, state: played.value, look });
    }
  }

  /** The next seat answers, decision by decision, with what looks best to it. */
  private *answer({ first, state, look }: Line<S>): Generator<void, void> {
    const { game, seat, worth } = this;
    const place = game.positionText(state);
    let value = this.answered.get(place);
    if (value === undefined) {
      const answering = game.toMove(state)[0] ?? seat;
      let after = state;
      for (let made = 0; made < LONGEST_ANSWER; made++) {
        if (answering === seat || answering < 0 || game.toMove(after)[0] !== answering) break;
        let best: S | undefined;
        let most = -Infinity;
        for (const move of game.legalMoves(after)) {
          const played = game.play(after, move);
          this.seen++;
          yield;
          const found = played.ok ? worth(played.value, answering) : -Infinity;
          if (found > most && played.ok) [best, most] = [played.value, found];
        }
        if (best === undefined) break;
        after = best;
      }
      value = after === state ? look : worth(after, seat);
      this.answered.set(place, value);
    }
    this.values[first] = Math.max(this.values[first] ?? -Infinity, value);
  }
}

/** Takes the lines that look best off a list. */
function bestOf<S>(lines: Line<S>[]): readonly Line<S>[] {
  lines.sort((one, other) => other.look - one.look);
  return lines.splice(0, AT_A_TIME);
}
