/** Positions of a session that its game cannot reach. Moves keep a possible position possible, so only starts are looked at. */
import type { BaseState, RuleViolation } from '../core/contract.js';
import type { Session } from './session.js';
import type { Step } from './step.js';

/** A step that is impossible, and why. */
export interface ImpossibleStep<S, M> {
  readonly step: Step<S, M>;
  readonly why: RuleViolation;
}

/** The impossible positions among the start and those set by hand, in every line of play. */
export function impossibleSteps<S extends BaseState, M>({ game, root }: Session<S, M>): ImpossibleStep<S, M>[] {
  const found: ImpossibleStep<S, M>[] = [];
  const open = [root];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    open.push(...step.next.slice().reverse());
    const why = step.move === undefined ? game.whyImpossible(step.state) : undefined;
    if (why !== undefined) found.push({ step, why });
  }
  return found;
}
