/** Automatic progress: the next step, the next seat, the end of a day and of the game (TW-10, TW-20 to TW-24). */
import { err, ok, type Result, type RuleViolation } from '../core/contract.js';
import { mod, withAt } from '../core/math.js';
import { added, cardOf, plus, printedOn, sum, unitsOf, zeros } from './cards.js';
import { CARDS, DAYS, KINDS_OF_TOPPING, QUIET_ROUNDS } from './components.js';
import { gaps, itemGaps, itemSupply, ordersADay, type TopWaffleState, type Source } from './state.js';
import {
  handSize,
  hasItem,
  hasTopping,
  itemsToDraw,
  playerOf,
  toppingsToDraw,
  withPlayer,
  intoHand,
  itemIntoHand,
} from './stock.js';

/**
 * The chance move due: `draw-topping` or `draw-item` for a hand, `look`, `reserve`, `free`, `trash`, or an `order`, `topping`
 * or `item` for a gap in the display; empty when a seat is to move or the game is over. An order's gap waits while the
 * closing card is face up (TW-20), other gaps while there is no card (TW-11).
 */
export function dueOf(state: TopWaffleState): string {
  const { step, draw } = state;
  if (step === 'over') return '';
  if (draw === 't') return 'draw-topping';
  if (draw === 'i') return 'draw-item';
  if (step === 'look' || step === 'reserve' || step === 'free' || step === 'trash') return step;
  if (state.last < 0 && state.orders.includes(-1)) return 'order';
  if (state.toppings.includes(-1) && toppingsToDraw(state) > 0) return 'topping';
  return state.items.includes(-1) && itemsToDraw(state) > 0 ? 'item' : '';
}

/** Continues after the seat to move got a topping: the first or second of TW-10, or that of a wrench. */
export function afterTopping(state: TopWaffleState): TopWaffleState {
  if (state.step === 'prepare') return { ...state, step: 'second' };
  if (state.step === 'second') return { ...state, step: 'execute' };
  return { ...state, left: [state.left[0] ?? 0, (state.left[1] ?? 0) - 1] };
}

/** Continues after the seat to move got an item. */
export function afterItem(state: TopWaffleState): TopWaffleState {
  if (state.step === 'prepare') return { ...state, step: 'execute' };
  return { ...state, left: [(state.left[0] ?? 0) - 1, state.left[1] ?? 0] };
}

/** Applies all automatic steps until a decision is due, also to positions read from text. */
export function settled(state: TopWaffleState): TopWaffleState {
  const { step, left } = state;
  if (state.draw === 't' && toppingsToDraw(state) <= 0) return settled({ ...state, draw: '' });
  if (state.draw === 'i' && itemsToDraw(state) <= 0) return settled({ ...state, draw: '' });
  if (step === 'trash') return trashed(state);
  if (step === 'look' && ((left[0] ?? 0) <= 0 || toppingsToDraw(state) <= 0)) {
    return settled({ ...state, step: 'choose', left: [left[1] ?? 0] });
  }
  return isStepOver(state) ? { ...state, step: 'execute', left: [] } : state;
}

/** Whether a step has nothing left to decide, judged by public information. */
function isStepOver(state: TopWaffleState): boolean {
  const { step, left } = state;
  if (step === 'prepare') return !hasTopping(state) && !hasItem(state);
  if (step === 'second') return !hasTopping(state);
  if (step === 'wrench') {
    return ((left[0] ?? 0) <= 0 || !hasItem(state)) && ((left[1] ?? 0) <= 0 || !hasTopping(state));
  }
  if (step === 'choose') return sum(state.seen) + state.unseen === 0;
  if (step === 'reserve' || step === 'free') return state.pile === 0;
  const player = playerOf(state, state.turn);
  if (step === 'recycle') return (left[0] ?? 0) <= 0 || handSize(player) + sum(player.trash) === 0;
  return step === 'change' && ((left[0] ?? 0) <= 0 || (handSize(player) === 0 && !hasPlainHalf(state.changed)));
}

/** Whether a changed double has an unchanged half. */
function hasPlainHalf(changed: readonly number[]): boolean {
  return changed.some((piece) => unitsOf(piece).some((unit, i) => unit === printedOn(cardOf(piece))[i]));
}

/** Ends the seat's turn: loose toppings are lost, changed cards change back (TW-14, TW-39). */
export function endTurn(state: TopWaffleState): TopWaffleState {
  let hand = playerOf(state, state.turn).hand;
  for (const piece of state.changed) hand = plus(hand, cardOf(piece), 1);
  const rested: TopWaffleState = {
    ...withPlayer(state, state.turn, { hand }),
    loose: zeros(KINDS_OF_TOPPING),
    changed: [],
    left: [],
    turn: mod(state.turn + 1, state.players.length),
  };
  const quiet = quietAfter(rested);
  if (state.last === 0 || quiet >= QUIET_ROUNDS * state.players.length) {
    return settled({ ...rested, quiet, step: 'trash', left: [state.players.length] });
  }
  return settled({ ...rested, quiet, step: 'prepare', last: Math.max(-1, state.last - 1) });
}

/**
 * TW-20, our ruling: the number of turns since an order was completed. When no card is left to take, one turn counts as
 * `QUIET_ROUNDS` turns, so one such round ends the day.
 */
function quietAfter(state: TopWaffleState): number {
  const more = hasTopping(state) || hasItem(state) ? 1 : QUIET_ROUNDS;
  return Math.min(state.quiet + more, QUIET_ROUNDS * state.players.length);
}

/** TW-22: skips empty hands; after the last hand a new day starts, or the game is over. */
function trashed(state: TopWaffleState): TopWaffleState {
  let now = state;
  while ((now.left[0] ?? 0) > 0 && handSize(playerOf(now, now.turn)) === 0) now = nextHand(now);
  if ((now.left[0] ?? 0) > 0) return now;
  return now.day >= DAYS ? { ...now, step: 'over', left: [] } : newDay(now);
}

/** Continues after the seat's hand was shown. */
export function nextHand(state: TopWaffleState): TopWaffleState {
  return { ...state, turn: mod(state.turn + 1, state.players.length), left: [(state.left[0] ?? 0) - 1] };
}

/** TW-22, TW-23: removes orders; toppings and items of deck, display and discard form the new decks. */
function newDay(state: TopWaffleState): TopWaffleState {
  const toppingBag = added(state.toppingBag, state.toppingDiscard);
  for (const card of state.toppings) if (card >= 0) toppingBag[card] = (toppingBag[card] ?? 0) + 1;
  const itemBag = added(state.itemBag, state.itemDiscard);
  for (const item of state.items) if (item >= 0) itemBag[item] = (itemBag[item] ?? 0) + 1;
  return settled({
    ...state,
    gone: [...state.gone, ...state.orders.filter((order) => order >= 0)].sort((a, b) => a - b),
    orders: gaps(state.orders.length),
    toppings: gaps(state.toppings.length),
    items: itemGaps(state.rules),
    toppingBag,
    itemBag,
    toppingDiscard: zeros(CARDS),
    itemDiscard: zeros(itemSupply(state.rules).length),
    day: state.day + 1,
    pile: ordersADay(state.rules),
    last: -1,
    quiet: 0,
    step: 'prepare',
    left: [],
  });
}

// Taking a card from the display or a deck (TW-10, TW-15, TW-16, TW-33).

/** The place of a card that can be taken: `topping:2`, `item:d`. */
export function placeOf(source: Source): string {
  return (source.what === 't' ? 'topping:' : 'item:') + (source.slot < 0 ? 'd' : (source.slot + 1).toString());
}

/** The seat to move takes a card; from a deck, chance draws it. */
export function takeFrom(state: TopWaffleState, source: Source): Result<TopWaffleState, RuleViolation> {
  const isTopping = source.what === 't';
  if (state.step === 'wrench' && (state.left[isTopping ? 1 : 0] ?? 0) <= 0) {
    return refused('TW-33', isTopping ? 'no-more-toppings' : 'no-more-items', source);
  }
  if (!isTopping && state.step === 'second') return refused('TW-10', 'two-toppings', source);
  if (source.slot < 0) {
    const count = isTopping ? toppingsToDraw(state) : itemsToDraw(state);
    return count > 0 ? ok({ ...state, draw: source.what }) : refused('TW-16', 'deck-empty', source);
  }
  const card = (isTopping ? state.toppings : state.items)[source.slot] ?? -1;
  if (card < 0) return refused('TW-15', 'nothing-there', source);
  if (isTopping) {
    const taken = { ...state, toppings: withAt(state.toppings, source.slot, -1) };
    return ok(settled(afterTopping(intoHand(taken, state.turn, card))));
  }
  const taken = { ...state, items: withAt(state.items, source.slot, -1) };
  return ok(settled(afterItem(itemIntoHand(taken, state.turn, card))));
}

function refused(rule: string, code: string, source: Source): Result<never, RuleViolation> {
  return err({ rule, code, places: [placeOf(source)] });
}
