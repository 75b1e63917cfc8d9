/** Why a move of Waffle Time was worse: by the points of the turn, and of a pattern that lacks one topping (WT-10 to WT-64). */
import { reason, type Compared, type Help } from '../core/compare.js';
import type { Game, Reason, Seat } from '../core/contract.js';
import { totalOf } from '../core/sheets.js';
import { BLUEBERRY, CHERRY, CREAM, ROUNDS, STRAWBERRY, SYRUP_ON_CREAM_POINTS, SYRUP_POINTS } from './components.js';
import { activeCards, mayLie, topped } from './legal.js';
import { matchesOf, type PatternCard } from './patterns.js';
import { isSolo, type WaffleTimeMove, type WaffleTimeState } from './state.js';
import { hasCream, type Waffle } from './waffle.js';

/** Moves that a search may play. */
const PLAYS = 1_000;

/** The points of the turn come first, unless those of one more topping speak for the move. */
export function reasonOf(
  { before, good, worse }: Compared<WaffleTimeState>,
  { byPoints, game }: Help<WaffleTimeState, WaffleTimeMove>,
): Reason | undefined {
  const { pawns, round, turn: seat } = before;
  const isNext = (state: WaffleTimeState): boolean => state.round !== round;
  if (round === ROUNDS && !isSolo(before)) {
    // Points of the last turn of a game are worth only what they win
    const isLast = pawns.every((pawn) => pawn.slot >= 0 || pawn.seat === seat);
    return isLast ? undefined : byPoints(isNext);
  }
  const count = mostSoon(game, worse, seat, isNext);
  const than = mostSoon(game, good, seat, isNext);
  if (count === undefined || than === undefined) return byPoints(isNext);
  if (count > than) return undefined;
  const found = byPoints(isNext);
  return found !== undefined || count === than ? found : reason('soon', seat, { count, than });
}

/**
 * The most points that a seat can have at the end of its turn, with those of the best completion that one more topping would
 * allow; undefined if that takes too many moves.
 */
function mostSoon(
  game: Game<WaffleTimeState, WaffleTimeMove>,
  start: WaffleTimeState,
  seat: Seat,
  isNext: (state: WaffleTimeState) => boolean,
): number | undefined {
  let left = PLAYS;
  let best: number | undefined;
  const tried: Record<string, boolean> = {};
  const tryAll = (state: WaffleTimeState): void => {
    const isEnd = game.toMove(state)[0] !== seat || isNext(state);
    // Two ways to the same waffle and the same syrup end alike
    const text = isEnd ? (state.waffles[seat] ?? []).join() : game.positionText(state);
    if (tried[text] === true || left <= 0) return;
    tried[text] = true;
    if (isEnd) {
      const points = totalOf(game, state, seat) + oneMore(state, seat);
      if (best === undefined || points > best) best = points;
      return;
    }
    for (const move of game.legalMoves(state)) {
      left--;
      const after = game.play(state, move);
      if (after.ok) tryAll(after.value);
    }
  };
  tryAll(start);
  return left > 0 ? best : undefined;
}

/** The points of the syrup of the best completion that one more topping on a seat's waffle would allow (WT-13, WT-17, WT-19). */
function oneMore(state: WaffleTimeState, seat: Seat): number {
  const waffle = state.waffles[seat] ?? [];
  const active = { numbers: state.cards, cherryBoth: state.rules.cherryBoth };
  let best = 0;
  for (const card of activeCards(state)) {
    for (const topping of toppingsFor(card)) {
      for (let space = 0; space < waffle.length; space++) {
        const content = waffle[space] ?? 0;
        if (!mayLie(topping, content)) continue;
        const laid = waffle.map((other, i) => (i === space ? topped(content, topping) : other));
        for (const { cells, syrup } of matchesOf(laid, card, active)) {
          if (cells.includes(space)) best = Math.max(best, pointsOf(laid, syrup, state.syrup[seat] ?? 0));
        }
      }
    }
  }
  return best;
}

/** The toppings that differ for a card; to a shape all other fruits are the same. */
function toppingsFor({ drawings, fruit }: PatternCard): readonly number[] {
  const toppings = [fruit];
  const drawn = drawings.join();
  for (let other = CHERRY; other <= BLUEBERRY && drawn === ''; other++) if (other !== fruit) toppings.push(other);
  if (drawn.indexOf('o') >= 0) toppings.push(fruit === CHERRY ? STRAWBERRY : CHERRY);
  if (drawn === '' || drawn.indexOf('C') >= 0) toppings.push(CREAM);
  return toppings;
}

/** The most points of syrup on some of these spaces, with so much syrup at most. */
function pointsOf(waffle: Waffle, spaces: readonly number[], syrup: number): number {
  const onCream = spaces.filter((space) => hasCream(waffle[space] ?? 0)).length;
  const rich = Math.min(onCream, syrup);
  const plain = Math.min(spaces.length - onCream, syrup - rich);
  return rich * SYRUP_ON_CREAM_POINTS + plain * SYRUP_POINTS;
}
