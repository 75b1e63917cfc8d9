/** What pays for an order and buttons in words. */
import { cardOf, isChanged, isLoose, listOf, unitsOf } from '@griddle/rules/top-waffle/cards.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import type { Say } from '../old-core/table.js';
import { cardWords, toppingsWords } from './card-words.js';

/** A card or another piece that pays: `strawberry that counts as banana`. */
export function pieceWords(piece: number, say: Say): string {
  const units = unitsOf(piece);
  if (isLoose(piece)) return say('piece.top-waffle.loose', { topping: toppingsWords(units, say) });
  if (isChanged(piece)) {
    const card = pieceWords(cardOf(piece), say);
    return say('piece.top-waffle.changed', { card, units: toppingsWords(units, say) });
  }
  return cardWords(piece, say);
}

/** Payments, joined by commas; words for none where the list is empty. */
export function piecesWords(pieces: readonly number[], say: Say): string {
  return pieces.length === 0
    ? say('move.top-waffle.nothing')
    : pieces.map((piece) => pieceWords(piece, say)).join(', ');
}

/** What a button does; undefined for a move that is made by touching places. */
export function buttonWords(state: TopWaffleState, move: TopWaffleMove, say: Say): string | undefined {
  switch (move.kind) {
    case 'pay': {
      const { pieces, left } = move.payment;
      const values = { cards: piecesWords(pieces, say), left: toppingsWords(left, say) };
      return say(`button.top-waffle.pay${left.length > 0 ? '-left' : ''}`, values);
    }
    case 'wild':
      return say('button.top-waffle.pick', { units: toppingsWords(move.toppings, say) });
    case 'blender':
    case 'change':
      return say('button.top-waffle.pick', { units: toppingsWords(unitsOf(move.piece), say) });
    case 'groceries':
      return say('button.top-waffle.play');
    case 'drop': {
      const kept = listOf(state.seen.map((count, card) => count - move.cards.filter((other) => other === card).length));
      return say('button.top-waffle.keep', { cards: piecesWords(kept, say) });
    }
    case 'done':
    case 'end':
      return say(`button.top-waffle.${move.kind}`);
    default:
      return undefined;
  }
}
