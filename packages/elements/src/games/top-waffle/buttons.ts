/** Buttons for moves: orders that can be completed, ways to pay, toppings to choose, the end of a turn. */
import type { Picture } from '@griddle/art';
import { looseTopping, toppingCard } from '@griddle/art/top-waffle/index.js';
import { toppingArt } from '@griddle/art/internal/top-waffle/position.js';
import { isLoose, listOf, LOOSE, plus, sum, unitsOf } from '@griddle/rules/internal/top-waffle/cards.js';
import { orderAt } from '@griddle/rules/internal/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { openOrders, play, purse } from '@griddle/rules/internal/top-waffle/moves.js';
import { missing, payments, purseOf } from '@griddle/rules/internal/top-waffle/payments.js';
import { score } from '@griddle/rules/internal/top-waffle/scoring.js';
import { handSize } from '@griddle/rules/internal/top-waffle/stock.js';
import { capitalised, type ButtonFace, type MoveButtons, type Shortcut, type Translate } from '#core';
import { describePieces, describeToppings, orderNameAmong, orderValues } from './describe.js';
import { orderPlace, piecePlace } from './paths.js';
import { isMoverKnown, moverOf } from './shelves.js';

type Paying = TopWaffleMove & { readonly kind: 'pay' };

/** Places of buttons, outside all areas. */
const BUTTONS = ['pay', 'pick', 'play', 'done', 'end'];

/** The value of a payment: points gained on the score sheet, then topping cards kept. */
interface Worth {
  readonly points: number;
  readonly kept: number;
}

function worthOf(state: TopWaffleState, move: Paying): Worth {
  const played = play(state, move);
  if (!played.ok) return { points: 0, kept: 0 };
  const totalIn = (at: TopWaffleState): number => score(at)[state.turn]?.total ?? 0;
  const player = played.value.players[state.turn];
  return { points: totalIn(played.value) - totalIn(state), kept: player ? handSize(player) : 0 };
}

/** Sorts moves by value, best first; equal ones keep the order of the rules. */
function bestFirst<M>(moves: readonly M[], worthOf: (move: M) => Worth): readonly M[] {
  const ranked = moves.map((move) => ({ move, ...worthOf(move) }));
  return ranked.sort((a, b) => b.points - a.points || b.kept - a.kept).map(({ move }) => move);
}

/** Returns the points of the best order that the seat to move could complete with extra loose toppings; 0 for none. */
function bestOrder(state: TopWaffleState, toppings: readonly number[]): number {
  const more = toppings.reduce((loose, topping) => plus(loose, topping, 1), state.loose);
  const own = purseOf(moverOf(state), more, state.changed);
  const points = openOrders(state).map(({ order, discount }) => {
    const { needs, points } = orderAt(order);
    return sum(missing(needs, discount, own)) === 0 ? points : 0;
  });
  return Math.max(0, ...points);
}

/** Sorts moves, best for the player first: the payment that gains most, the wild that completes the best order. */
function order(state: TopWaffleState, moves: readonly TopWaffleMove[]): readonly TopWaffleMove[] {
  return bestFirst(moves, (move) => {
    if (move.kind === 'pay') return worthOf(state, move);
    return { points: move.kind === 'wild' ? bestOrder(state, move.toppings) : 0, kept: 0 };
  });
}

/** An order that can be completed, with the points of the best payment. */
interface ReadyOrder {
  readonly order: number;
  readonly points: number;
}

const readyOrders = new WeakMap<TopWaffleState, readonly ReadyOrder[]>();

/** Returns the orders that the seat to move can complete, best first. */
function readyOrdersOf(state: TopWaffleState): readonly ReadyOrder[] {
  const known = readyOrders.get(state);
  if (known) return known;
  const own = purse(state);
  const ready = openOrders(state).flatMap(({ order, discount }): readonly ReadyOrder[] => {
    const ways = payments(orderAt(order).needs, discount, own);
    const points = ways.map((payment) => worthOf(state, { kind: 'pay', order, payment }).points);
    return ways.length === 0 ? [] : [{ order, points: Math.max(...points) }];
  });
  const ranked = bestFirst(ready, ({ points }) => ({ points, kept: 0 }));
  readyOrders.set(state, ranked);
  return ranked;
}

/** Returns buttons for the orders that can be completed, short if several. Each selects its order, which offers the payments. */
function shortcuts(state: TopWaffleState, t: Translate): readonly Shortcut<TopWaffleMove>[] {
  if (state.step !== 'execute' || !isMoverKnown(state)) return [];
  const ready = readyOrdersOf(state);
  const all = ready.map(({ order }) => order);
  return ready.map(({ order, points }) => {
    const name = orderNameAmong(order, all);
    const values = { ...orderValues(order, t), points };
    const words = capitalised(t(`button.top-waffle.order${name === 'short' ? '' : `-${name}`}`, values));
    const selects = orderPlace(state, order);
    // A single button has room, and orders with the same sticker need full names
    if (ready.length === 1 || name !== 'short') return { label: words, moves: [], selects };
    const short = capitalised(t('button.top-waffle.order-short', values));
    const label = t('button.top-waffle.order-named', { short, order: words });
    return { label, moves: [], selects, face: { pictures: [], words: short } };
  });
}

/** Returns a button's label; empty for a move made only by selecting places. */
function label(state: TopWaffleState, move: TopWaffleMove, t: Translate): string {
  switch (move.kind) {
    case 'pay':
      return t('button.top-waffle.pay', {
        cards: describePieces(move.payment.pieces, t),
        gain: gainOf(state, move, t),
      });
    case 'wild':
      return t('button.top-waffle.pick', { units: describeToppings(move.toppings, t) });
    case 'blender':
    case 'change':
      return t('button.top-waffle.pick', { units: describeToppings(unitsOf(move.piece), t) });
    case 'groceries':
      return t('button.top-waffle.play');
    case 'drop':
      return t('button.top-waffle.keep', { cards: describePieces(keptOf(state, move.cards), t) });
    case 'done':
    case 'end':
      return t(`button.top-waffle.${move.kind}`);
    default:
      return '';
  }
}

/** Describes a payment's points, and the halves of doubles that it leaves for the turn (TW-14). */
function gainOf(state: TopWaffleState, move: Paying, t: Translate): string {
  const { left } = move.payment;
  const values = { points: worthOf(state, move).points, left: describeToppings(left, t) };
  return t(`button.top-waffle.gain${left.length > 0 ? '-left' : ''}`, values);
}

/** Returns the groceries kept when some are discarded. */
function keptOf({ seen }: TopWaffleState, dropped: readonly number[]): readonly number[] {
  return listOf(seen.map((count, card) => count - dropped.filter((other) => other === card).length));
}

/** View boxes of a card and of a loose topping. */
const CARD_BOX: Picture['viewBox'] = [-0.7, -0.95, 1.4, 1.9];
const LOOSE_BOX: Picture['viewBox'] = [-0.62, -0.62, 1.24, 1.24];
const pictures = new Map<number, Picture>();

/** Returns the picture of a card or topping that pays. */
function pictureOf(piece: number): Picture {
  const known = pictures.get(piece);
  if (known) return known;
  const made: Picture = isLoose(piece)
    ? { viewBox: LOOSE_BOX, shape: looseTopping(piece - LOOSE) }
    : { viewBox: CARD_BOX, shape: toppingCard(toppingArt(piece)) };
  pictures.set(piece, made);
  return made;
}

/** Returns a button's face: the cards of a payment with its points, or the toppings of a choice. */
function face(state: TopWaffleState, move: TopWaffleMove, t: Translate): ButtonFace | undefined {
  const loose = (toppings: readonly number[]): readonly Picture[] =>
    toppings.map((topping) => pictureOf(LOOSE + topping));
  switch (move.kind) {
    case 'pay':
      return { pictures: move.payment.pieces.map(pictureOf), words: gainOf(state, move, t) };
    case 'wild':
      return { pictures: loose(move.toppings), words: '' };
    case 'blender':
    case 'change':
      return { pictures: loose(unitsOf(move.piece)), words: '' };
    default:
      return undefined;
  }
}

/** The buttons under the areas. */
export const BUTTON_MOVES: MoveButtons<TopWaffleState, TopWaffleMove> = {
  isButton: (place) => BUTTONS.includes(place),
  label,
  face,
  order,
  shortcuts,
  highlights: (state, move) =>
    move.kind === 'pay' ? move.payment.pieces.map((piece) => piecePlace(state, piece)) : [],
};
