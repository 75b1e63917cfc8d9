/** Why a move of Top Waffle was worse: by the points that the cards in sight can still make in the turn (TW-10 to TW-40). */
import { reason, type Compared, type Help } from '../core/compare.js';
import type { Game, Reason, Seat } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { totalOf } from '../core/sheets.js';
import { cardOf, sum } from './cards.js';
import { trashCost } from './components.js';
import type { TopWaffleMove, TopWaffleState } from './state.js';

/** Moves that a search may play. */
const PLAYS = 4_000;

/** The points up to the first card that is turned up come first, then those of the whole turn without such cards. */
export function reasonOf(
  { before, good, worse }: Compared<TopWaffleState>,
  { byPoints, game }: Help<TopWaffleState, TopWaffleMove>,
): Reason | undefined {
  const found = byPoints();
  if (found !== undefined) return found;
  const seat = before.turn;
  const isLast = before.last >= 0;
  const count = mostInSight(game, worse, seat, isLast);
  const than = mostInSight(game, good, seat, isLast);
  if (count === undefined || than === undefined || count >= than) return undefined;
  return reason(isLast ? 'day' : 'sight', seat, { count, than });
}

/**
 * The most points that a seat can have at the end of its turn without cards that nobody sees yet, and with its hand in the trash
 * if the turn is its last of the day (TW-22); undefined if that takes too many moves.
 */
function mostInSight(
  game: Game<TopWaffleState, TopWaffleMove>,
  start: TopWaffleState,
  seat: Seat,
  isLast: boolean,
): number | undefined {
  let left = PLAYS;
  const most = (turned: TopWaffleState): number => {
    const state = withoutDraws(turned);
    const now = pointsOf(game, state, seat, isLast);
    if (game.toMove(state)[0] !== seat) return now;
    let best: number | undefined;
    for (const move of game.legalMoves(state)) {
      if (isDraw(move) || left <= 0) continue;
      left--;
      const after = move.kind === 'end' ? undefined : game.play(state, move);
      const points = after?.ok === true ? most(after.value) : now;
      if (best === undefined || points > best) best = points;
    }
    // Who can take only cards that nobody sees takes them
    return best ?? (state.step === 'execute' ? now : most({ ...state, step: 'execute', left: [] }));
  };
  const best = most(start);
  return left > 0 ? best : undefined;
}

/** Whether a move turns up cards of a deck. */
function isDraw(move: TopWaffleMove): boolean {
  if (move.kind === 'take' || move.kind === 'wrench') return move.source.slot < 0;
  return move.kind === 'groceries' || (move.kind === 'megaphone' && move.order < 0);
}

/** The position in which gaps stay gaps, and a card that is about to be drawn is left out. */
function withoutDraws(state: TopWaffleState): TopWaffleState {
  const { draw, items, orders, step, toppings } = state;
  const still: TopWaffleState = {
    ...state,
    orders: orders.filter((order) => order >= 0),
    toppings: toppings.filter((card) => card >= 0),
    items: items.filter((item) => item >= 0),
    draw: '',
  };
  if (step === 'look' || step === 'reserve' || step === 'free') return { ...still, step: 'execute', left: [] };
  if (draw === '') return still;
  if (step === 'prepare' && draw === 't') return { ...still, step: 'second' };
  const at = draw === 'i' ? 0 : 1;
  const left = step === 'wrench' ? withAt(state.left, at, (state.left[at] ?? 0) - 1) : [];
  return sum(left) > 0 ? { ...still, left } : { ...still, step: 'execute', left: [] };
}

/** A seat's points; on its last turn of a day less what its hand costs in the trash. */
function pointsOf(
  game: Game<TopWaffleState, TopWaffleMove>,
  state: TopWaffleState,
  seat: Seat,
  isLast: boolean,
): number {
  let total = totalOf(game, state, seat);
  if (!isLast) return total;
  state.players[seat]?.hand.forEach((count, card) => {
    total -= count * trashCost(card);
  });
  if (state.turn === seat) for (const piece of state.changed) total -= trashCost(cardOf(piece));
  return total;
}
