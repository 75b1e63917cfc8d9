/** Strong bots' advice for hints, the evaluation and the analysis. */
import type { BaseState, Seat } from '@griddle/rules/core/contract.js';
import type * as Bots from '@griddle/bots/worker.js';
import { seeded, type AnySession, type TableView } from '#core';

/** The seed of all advice, so that it never varies. */
const SEED = 1;

/**
 * Evaluates every move of a seat from what it can see. Undefined when `signal` aborts. `decisions` is the number of
 * positions of a record that share the time.
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
 * Returns the strongest bot's move, in notation, and highlights its places. Undefined when there is none or `signal`
 * aborts.
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
