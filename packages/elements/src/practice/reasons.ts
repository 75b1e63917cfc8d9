/** Says in words why a move was worse than another, where the rules prove it. */
import type * as Bots from '@griddle/bots/worker.js';
import type { Reason } from '@griddle/rules/core/contract.js';
import type { AnyGame, AnyStep, GameSnapshot } from '#core';

/**
 * Why a seat's move was worse than a better one, in notation, by what the seat could see; undefined without a proof, or when
 * `signal` aborts. The better move is not told: a rival's move to the same place is left out.
 */
export async function reasonOf(
  game: AnyGame['rules'],
  own: AnyStep,
  better: string,
  signal: AbortSignal,
): Promise<Reason | undefined> {
  const { move, parent, seat } = own;
  if (!parent || move === undefined || better === '' || better === own.token) return undefined;
  const view = game.viewFor(parent.state, seat);
  const read = game.parseMove(view, better);
  if (!read.ok) return undefined;
  const found = await explain(game, view, move, read.value, signal).catch(() => undefined);
  return found?.move === better ? { ...found, move: '' } : found;
}

/** The proof of the rules, searched in the bots' worker, so that the page does not stop. Rejects where its code cannot be loaded. */
async function explain(...asked: Parameters<typeof Bots.explain>): Promise<Reason | undefined> {
  const bots = await import('@griddle/bots/worker.js');
  return bots.explain(...asked);
}

/** The sentence; empty without a reason. `own`: the move that was worse. */
export function reasonWords({ game, log, say, seats }: GameSnapshot, own: AnyStep, reason: Reason | undefined): string {
  if (!reason) return '';
  const { count, kind, lines, move, seat, than } = reason;
  const words = move === '' ? '' : (log?.name(move, own) ?? move);
  const sheet = lines.map(
    ({ code, points }) => `${say(`line.${game}.${code}`)} ${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  );
  const values = { count, than, move: words, seat: seats[seat] ?? '', lines: sheet.join(', ') };
  const isNamed = kind.startsWith('lets-') && words !== '';
  return say(`reason.${kind}${isNamed ? '-by' : ''}`, values);
}
