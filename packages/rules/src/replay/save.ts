/** From a session to a record. */
import type { BaseState, Seat } from '../core/contract.js';
import { optionsText } from '../core/options.js';
import type { GameRecord, RecordNode, Tag } from '../record/types.js';
import { opensRound, roundOf } from './numbers.js';
import type { Session } from './session.js';
import { lineEnd } from './step.js';
import type { Step } from './step.js';

/** The record of a session. For a seat: no seed, and moves as that seat may write them down. */
export function recordOf<S extends BaseState, M>(session: Session<S, M>, seat?: Seat): GameRecord {
  return { tags: tagsOf(session, seat), intro: session.root.after, next: nodesOf(session, session.root, seat) };
}

function tagsOf<S extends BaseState, M>(session: Session<S, M>, seat: Seat | undefined): Tag[] {
  const { game, options, seed, position } = session;
  const tags = [tag('Game', game.title), ...session.tags];
  const seats = game.seats(options);
  if (seat !== undefined) tags.push(tag('Seat', seats[seat] ?? ''));
  else if (seed >= 0) tags.push(tag('Seed', seed.toString()));
  const changed = optionsText(game.options, options);
  if (changed !== '') tags.push(tag('Options', changed));
  const from = position !== '' ? position : startFor(session, seat);
  if (from !== '') tags.push(tag('Position', from));
  const outcome = game.outcome(lineEnd(session.root).state);
  if (outcome !== undefined) {
    const winners = outcome.winners.map((winner) => seats[winner] ?? '').join('+');
    tags.push(tag('Result', (winners === '' ? 'draw' : winners) + ' ' + outcome.by));
  }
  return tags;
}

/** The start as a seat sees it, where a record without a seed would begin elsewhere (cards dealt at set-up); else empty. */
function startFor<S extends BaseState, M>(session: Session<S, M>, seat: Seat | undefined): string {
  const { game, options, root } = session;
  if (seat === undefined && session.seed >= 0) return '';
  const view = seat === undefined ? root.state : game.viewFor(root.state, seat);
  const text = game.positionText(view);
  return text === game.positionText(game.setup(options, 0)) ? '' : text;
}

function tag(name: string, value: string): Tag {
  return { name, value, offset: 0 };
}

/** The nodes after a step: the line goes on by the loop, variations by recursion. */
function nodesOf<S extends BaseState, M>(
  session: Session<S, M>,
  from: Step<S, M>,
  seat: Seat | undefined,
): RecordNode[] {
  const roots: RecordNode[] = [];
  let into = roots;
  let broken = true;
  let now = from;
  for (let main = now.next[0]; main !== undefined; main = now.next[0]) {
    const rest: RecordNode[] = [];
    into.push(nodeOf(session, main, broken, seat, rest));
    for (const variation of now.next.slice(1)) {
      into.push(nodeOf(session, variation, true, seat, nodesOf(session, variation, seat)));
    }
    broken = now.next.length > 1 || main.after.length > 0;
    into = rest;
    now = main;
  }
  return roots;
}

/** `broken`: something stood between this move and the one before it, so that its number is written again. */
function nodeOf<S extends BaseState, M>(
  session: Session<S, M>,
  step: Step<S, M>,
  broken: boolean,
  seat: Seat | undefined,
  next: readonly RecordNode[],
): RecordNode {
  const opens = opensRound(step);
  const number = opens
    ? roundOf(step).toString() + '.'
    : broken && step.seat >= 0
      ? roundOf(step).toString() + '...'
      : '';
  return {
    number,
    token: tokenFor(session, step, seat),
    marks: step.marks,
    before: step.before,
    after: step.after,
    next,
    offset: 0,
  };
}

function tokenFor<S extends BaseState, M>(session: Session<S, M>, step: Step<S, M>, seat: Seat | undefined): string {
  if (seat === undefined || step.parent === undefined || step.move === undefined) return step.token;
  return session.game.moveTextFor(step.parent.state, step.move, seat);
}
