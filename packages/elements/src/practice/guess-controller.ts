/** Lets a reader guess the moves of a game: each guess is compared with the move that was played and with the best one. */
import type { AnyStep } from '#core';
import { percent, PositionsController } from './positions-controller.js';

/** A guess at one move. */
export interface Guess {
  /** Whether it is the move that was played. */
  readonly isSame: boolean;
  /** Whether it is as good as the best move. */
  readonly isGood: boolean;
  /** How much winning chance it gives away, from 0 to 1; undefined where the judge does not know the move. */
  readonly loss: number | undefined;
}

/** One way through the moves of a game. */
export class GuessController extends PositionsController {
  readonly guesses = new Map<AnyStep, Guess>();
  /** The moves to guess in this round. */
  all = this.task.steps;

  /** The number of the move that is guessed, from 1. */
  get number(): number {
    return this.all.indexOf(this.step) + 1;
  }

  /** The average loss of the guesses, in percent; undefined without any that is judged. */
  get averageLoss(): number | undefined {
    const losses = [...this.guesses.values()].flatMap(({ loss }) => loss ?? []);
    return losses.length === 0 ? undefined : percent(losses.reduce((sum, loss) => sum + loss, 0) / losses.length);
  }

  /** The moves with a guess that was not good. */
  get missed(): readonly AnyStep[] {
    return this.task.steps.filter((step) => this.guesses.get(step)?.isGood === false);
  }

  /** Begins with the first move: of all, or of those whose guess was not good. */
  begin(isRest = false): void {
    this.all = isRest ? this.missed : this.task.steps;
    if (!isRest) this.guesses.clear();
    const [first] = this.all;
    if (first) void this.go(first);
  }

  /** Goes to the next move, or to the report. */
  next(): void {
    const next = this.all[this.number];
    if (next) return void this.go(next);
    this.stop();
    this.said = undefined;
    this.hold('end');
  }

  protected override tried(own: AnyStep): void {
    const { step } = this;
    const [chance, played] = [this.chanceOf(own), this.chanceOf(step)];
    const isSame = own.token === step.token;
    const isGood = this.isGood(chance);
    const loss = chance === undefined ? undefined : Math.max(0, this.most - chance);
    this.guesses.set(step, { isSame, isGood, loss });
    const values = { percent: percent(chance ?? 0), left: percent(played ?? 0), best: percent(this.most) };
    const said = { key: keyOf(isSame, isGood, chance, played), values };
    if (!isGood) return void this.explain('told', said, own);
    this.said = said;
    this.hold('told');
  }
}

/** The message about a guess. */
function keyOf(isSame: boolean, isGood: boolean, chance: number | undefined, played: number | undefined): string {
  if (isSame) return isGood ? 'guess.same-good' : 'guess.same';
  if (chance === undefined || played === undefined) return 'guess.unknown';
  if (isGood) return 'guess.good';
  return chance > played ? 'guess.better' : 'guess.continued';
}
