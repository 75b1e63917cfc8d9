/** Says in words why a move was worse than another, where the rules prove it. */
import type * as Bots from '@griddle/bots/worker.js';
import type { Reason } from '@griddle/rules/core/contract.js';
import type { AnyGame, AnyStep, GameSnapshot } from '#core';

/** Milliseconds for which a reader waits for a reason: a phone may need longer to try every turn. */
const PATIENCE = 2000;

/**
 * Why a seat's move was worse than the best of those that were judged, by what the seat could see; undefined without a proof in
 * time, or when `signal` aborts. The best move is not told: a rival's move to the same place is left out.
 */
export async function reasonOf(
  game: AnyGame['rules'],
  { move, parent, seat, token }: AnyStep,
  judged: readonly Bots.Judged<unknown>[],
  signal = new AbortController().signal,
): Promise<Reason | undefined> {
  const [best] = judged;
  if (!parent || move === undefined || !best) return undefined;
  const view = game.viewFor(parent.state, seat);
  const better = game.moveText(view, best.move);
  if (better === token) return undefined;
  const known = judged.find((one) => game.moveText(view, one.move) === token);
  const played = known ?? { move, value: 0, exact: false };
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const found = await Promise.race([explain(game, view, seat, played, best, signal).catch(() => undefined), late]);
  return found?.move === better ? { ...found, move: '' } : found;
}

/** The proof, searched in the bots' worker, so that the page does not stop. Rejects where its code cannot be loaded. */
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
