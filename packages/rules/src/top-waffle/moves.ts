/** Lists and plays legal moves. */
import { err, CHANCE, ok } from '../core/contract.js';
import type { Place, Result, Seat, RuleViolation } from '../core/contract.js';
import { withAt } from '../core/math.js';
import { cardOf, isChanged, isLoose, LOOSE, pieceText, plus, orderName } from './cards.js';
import { isBonus, orderAt } from './components.js';
import {
  changes,
  drops,
  recyclable,
  sources,
  change,
  drop,
  isItemMove,
  itemMoves,
  playItem,
  recycle,
} from './items.js';
import { faultOf, payments, purseOf } from './payments.js';
import type { Purse } from './payments.js';
import type { Payment, StepName, TopWaffleMove, TopWaffleState } from './state.js';
import { outOfHand, playerOf, withPlayer } from './stock.js';
import { playTable, tableMoves } from './table.js';
import { takeFrom, dueOf, endTurn } from './turn.js';

/** The seat to move, chance where a card is due to be turned, or none when the game is over. */
export function toMove(state: TopWaffleState): readonly Seat[] {
  if (state.step === 'over') return [];
  return [dueOf(state) === '' ? state.turn : CHANCE];
}

/** Every legal move of the step, in a stable order, except those that use unseen cards. */
export function legalMoves(state: TopWaffleState): readonly TopWaffleMove[] {
  const { step, left } = state;
  if (step === 'over') return [];
  if (dueOf(state) !== '') return tableMoves(state);
  if (step === 'prepare') return takes(state, true, true);
  if (step === 'second') return takes(state, false, true);
  if (step === 'wrench') return takes(state, (left[0] ?? 0) > 0, (left[1] ?? 0) > 0);
  if (step === 'choose') return drops(state).map((cards) => ({ kind: 'drop', cards }));
  if (step === 'recycle') {
    return [...recyclable(state).map((one): TopWaffleMove => ({ kind: 'recycle', ...one })), { kind: 'done' }];
  }
  if (step === 'change') {
    return [...changes(state).map((piece): TopWaffleMove => ({ kind: 'change', piece })), { kind: 'done' }];
  }
  return [...orderMoves(state), ...itemMoves(state), { kind: 'end' }];
}

function takes(state: TopWaffleState, items: boolean, toppings: boolean): TopWaffleMove[] {
  return sources(state, items, toppings, 0).map((source) => ({ kind: 'take', source }));
}

/** The pieces the seat to move can pay with. */
export function purse(state: TopWaffleState): Purse {
  return purseOf(playerOf(state, state.turn), state.loose, state.changed);
}

/** The orders open to the seat to move, each with its discount in toppings (TW-12, TW-35). */
export function openOrders(state: TopWaffleState): { readonly order: number; readonly discount: number }[] {
  const found: { order: number; discount: number }[] = [];
  for (const order of state.orders) if (order >= 0) found.push({ order, discount: 0 });
  for (const order of playerOf(state, state.turn).reserved) found.push({ order, discount: 1 });
  return found;
}

function orderMoves(state: TopWaffleState): TopWaffleMove[] {
  const own = purse(state);
  const moves: TopWaffleMove[] = [];
  for (const { order, discount } of openOrders(state)) {
    for (const payment of payments(orderAt(order).needs, discount, own)) moves.push({ kind: 'pay', order, payment });
  }
  return moves;
}

/** The step each kind of move belongs to; taking belongs to three steps. */
const STEP_OF: Readonly<Record<string, StepName>> = {
  pay: 'execute',
  end: 'execute',
  wild: 'execute',
  groceries: 'execute',
  wrench: 'execute',
  megaphone: 'execute',
  recycling: 'execute',
  blender: 'execute',
  drop: 'choose',
  recycle: 'recycle',
  change: 'change',
};

/** The rule of each step. */
const RULE_OF: Readonly<Record<string, string>> = {
  prepare: 'TW-10',
  second: 'TW-10',
  execute: 'TW-12',
  choose: 'TW-31',
  wrench: 'TW-33',
  recycle: 'TW-32',
  change: 'TW-34',
};

function fits(step: StepName, move: TopWaffleMove): boolean {
  if (move.kind === 'take') return step === 'prepare' || step === 'second' || step === 'wrench';
  if (move.kind === 'done') return step === 'recycle' || step === 'change';
  return STEP_OF[move.kind] === step;
}

/** Plays a move, or returns the rule it breaks. */
export function play(state: TopWaffleState, move: TopWaffleMove): Result<TopWaffleState, RuleViolation> {
  const { step } = state;
  if (step === 'over') return refused('TW-24', 'game-over', []);
  if (dueOf(state) !== '') return playTable(state, move);
  if (move.kind === 'show' || move.kind === 'hand') return refused('TW-15', 'nothing-to-turn', []);
  if (!fits(step, move)) return refused(RULE_OF[step] ?? '', 'other-step-' + step, []);
  if (isItemMove(move)) return playItem(state, move);
  if (move.kind === 'take') return takeFrom(state, move.source);
  if (move.kind === 'pay') return pay(state, move.order, move.payment);
  if (move.kind === 'drop') return drop(state, move.cards);
  if (move.kind === 'recycle') return recycle(state, move.card, move.fromTrash);
  if (move.kind === 'change') return change(state, move.piece);
  if (move.kind === 'done') return ok({ ...state, step: 'execute', left: [] });
  return ok(endTurn(state));
}

/** TW-12 to TW-14, TW-35: pays for an order of the display, or for a reserved one with one topping less. */
function pay(state: TopWaffleState, order: number, payment: Payment): Result<TopWaffleState, RuleViolation> {
  const name = orderName(order);
  const player = playerOf(state, state.turn);
  const slot = state.orders.indexOf(order);
  const isReserved = player.reserved.includes(order);
  if (slot < 0 && !isReserved) return refused('TW-12', 'order-not-there', ['done:' + name], { order: name });
  const place = isReserved ? 'reserved:' + name : 'order:' + (slot + 1).toString();
  const fault = faultOf(orderAt(order).needs, isReserved ? 1 : 0, payment);
  if (fault !== '') return refused(fault === 'toppings-missing' ? 'TW-13' : 'TW-14', fault, [place], { order: name });
  const spent = spend(state, payment);
  if (!spent.ok) return spent;
  const done = [...player.done, order];
  const reserved = player.reserved.filter((other) => other !== order);
  const orders = slot < 0 ? state.orders : withAt(state.orders, slot, -1);
  return ok({ ...withPlayer({ ...spent.value, orders }, state.turn, { done, reserved }), quiet: 0 });
}

/** Removes the pieces paid: bonus cards go to the points pile, other cards to the discard; halves stay for the turn. */
function spend(state: TopWaffleState, payment: Payment): Result<TopWaffleState, RuleViolation> {
  let { loose } = state;
  const changed = state.changed.slice();
  const fromHand: number[] = [];
  let { bonus } = playerOf(state, state.turn);
  let discard = state.toppingDiscard;
  for (const piece of payment.pieces) {
    const text = pieceText(piece);
    if (isLoose(piece)) {
      if ((loose[piece - LOOSE] ?? 0) === 0)
        return refused('TW-14', 'card-not-held', ['loose:' + text], { card: text });
      loose = plus(loose, piece - LOOSE, -1);
      continue;
    }
    const at = changed.indexOf(piece);
    if (at >= 0) changed.splice(at, 1);
    else if (isChanged(piece)) return refused('TW-34', 'card-not-held', ['hand:' + text], { card: text });
    else fromHand.push(piece);
    const card = cardOf(piece);
    if (isBonus(card)) bonus = plus(bonus, card, 1);
    else discard = plus(discard, card, 1);
  }
  const paid = outOfHand(state, state.turn, fromHand);
  if (paid === undefined) {
    const held = playerOf(state, state.turn).hand;
    const lacking = fromHand.find((card) => fromHand.filter((other) => other === card).length > (held[card] ?? 0)) ?? 0;
    return refused('TW-13', 'card-not-held', ['hand:' + pieceText(lacking)], { card: pieceText(lacking) });
  }
  for (const topping of payment.left) loose = plus(loose, topping, 1);
  return ok({ ...withPlayer(paid, state.turn, { bonus }), toppingDiscard: discard, loose, changed });
}

function refused(
  rule: string,
  code: string,
  places: readonly Place[],
  values: Readonly<Record<string, string | number>> = {},
): Result<never, RuleViolation> {
  return err({ rule, code, places, values });
}
