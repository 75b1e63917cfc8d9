/** Converts a session to a record. */
import { CHANCE } from '../core/contract.js';
import type { BaseState, Seat } from '../core/contract.js';
import { optionsText } from '../core/options.js';
import type { GameRecord, RecordNode, Tag } from '../record/types.js';
import { resultText } from './result.js';
import { numberOf, lineEnd, type Step, tokenFor } from './step.js';
import type { Session } from './session.js';
import { startText } from './start.js';

/** What to write, and for which seat. */
interface Wanted<S, M> {
  /** `CHANCE` for the whole record. */
  readonly seat: Seat;
  /** The step whose continuations are omitted. */
  readonly end: Step<S, M> | undefined;
}

/**
 * Returns the record of a session's tree. For a seat it omits the seed and what the seat did not see; a seat beyond the
 * last is an onlooker. With `end`, the continuations of that step are omitted: undone moves, if it is `current`.
 */
export function recordOf<S extends BaseState, M>(
  session: Session<S, M>,
  seat: Seat = session.seat,
  end?: Step<S, M>,
): GameRecord {
  const { root } = session;
  const wanted: Wanted<S, M> = { seat, end };
  return { tags: tagsOf(session, wanted), intro: root.after, next: nodesOf(session, root, wanted, true) };
}

function tagsOf<S extends BaseState, M>(session: Session<S, M>, { seat, end }: Wanted<S, M>): Tag[] {
  const { game, options, seed, root } = session;
  const outcome = game.outcome(lineEnd(root, end).state);
  const tags = [tag('Game', game.title)];
  // Keeps a given result that does not follow from the moves, such as a resignation
  for (const other of session.tags) if (outcome === undefined || other.name !== 'Result') tags.push(other);
  const owner = game.seats(options)[seat];
  if (owner !== undefined) tags.push(tag('Seat', owner));
  if (seat === CHANCE && seed >= 0) tags.push(tag('Seed', seed.toString()));
  const changed = optionsText(game.options, options);
  if (changed !== '') tags.push(tag('Options', changed));
  const position = startText({ game, options, seed, state: root.state, position: session.position }, seat);
  if (position !== '') tags.push(tag('Position', position));
  if (outcome !== undefined) tags.push(tag('Result', resultText(game, options, outcome)));
  return tags;
}

function tag(name: string, value: string): Tag {
  return { name, value, offset: 0 };
}

/**
 * The nodes after a step: loops along the line, recurses into variations. `broken`: something separates the step from the
 * next move in the text, so the next move's number is repeated.
 */
function nodesOf<S extends BaseState, M>(
  session: Session<S, M>,
  from: Step<S, M>,
  wanted: Wanted<S, M>,
  broken: boolean,
): RecordNode[] {
  const roots: RecordNode[] = [];
  let into = roots;
  let isBroken = broken;
  let now = from;
  for (let main = now.next[0]; main !== undefined && now !== wanted.end; main = now.next[0]) {
    const rest: RecordNode[] = [];
    into.push(nodeOf(session, main, wanted.seat, isBroken || main.before.length > 0, rest));
    for (const variation of now.next.slice(1)) {
      const others = nodesOf(session, variation, wanted, breaks(variation, true));
      into.push(nodeOf(session, variation, wanted.seat, true, others));
    }
    isBroken = now.next.length > 1 || breaks(main, isBroken);
    into = rest;
    now = main;
  }
  return roots;
}

/** Whether the next move's number must be repeated: after a comment, or if it was due before a step without a number. */
function breaks<S, M>(step: Step<S, M>, before: boolean): boolean {
  return step.after.length > 0 || (before && step.seat === CHANCE);
}

function nodeOf<S extends BaseState, M>(
  session: Session<S, M>,
  step: Step<S, M>,
  seat: Seat,
  broken: boolean,
  next: readonly RecordNode[],
): RecordNode {
  const { marks, before, after, behind } = step;
  return {
    number: numberOf(step, broken),
    token: tokenFor(session.game, step, seat),
    marks,
    before,
    after,
    behind,
    next,
    offset: 0,
  };
}
