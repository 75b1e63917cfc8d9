/** What a strong bot thinks of a position. Hints, the evaluation and the analysis ask for it. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';
import type * as Bots from '@griddle/bots/worker.js';
import { seeded, type AnySession, type TableView } from '#core';

/** The seed of all advice: who asks twice is told the same. */
const SEED = 1;

/**
 * What a bot thinks of every move of a seat, by what the seat can see. Undefined when `signal` ended the thinking.
 * `decisions`: of a whole record, which share what may be spent on it.
 */
export async function judge(
  game: AnySession['game'],
  state: BaseState,
  seat: Seat,
  signal: AbortSignal,
  decisions = 1,
): Promise<Bots.Judgement<unknown> | undefined> {
  const bots = await loadBots();
  if (signal.aborted) return undefined;
  return bots.judge(game, game.viewFor(state, seat), seat, 'hard', seeded(SEED), signal, decisions);
}

/** The same for the position of a table; undefined also when no seat is to move. */
export async function judgeTable(
  { session, toMove }: TableView,
  signal: AbortSignal,
): Promise<Bots.Judgement<unknown> | undefined> {
  const [seat = -1] = toMove;
  return seat < 0 ? undefined : judge(session.game, session.state, seat, signal);
}

/**
 * The move that the strongest bot would make, in notation, with its places lit up on the board; undefined where there is
 * none to tell, or when `signal` ended the thinking.
 */
export async function hintFor(table: TableView, signal: AbortSignal): Promise<string | undefined> {
  const { game, state } = table.session;
  const [seat = -1] = table.toMove;
  if (seat < 0) return undefined;
  const bots = await loadBots();
  if (signal.aborted) return undefined;
  const move = await bots.decide(game, game.viewFor(state, seat), seat, 'best', seeded(SEED), signal);
  if (move === undefined) return undefined;
  const text = game.moveText(state, move);
  table.advise(text);
  return text;
}

function loadBots(): Promise<typeof Bots> {
  return import('@griddle/bots/worker.js');
}
