/** The values of refusals in words. Fetched with the first refusal. */
import type { Values } from '@griddle/rules/core/contract.js';
import { readPiece } from '@griddle/rules/top-waffle/cards.js';
import { readOrder } from '@griddle/rules/top-waffle/text.js';
import type { Say } from '../core/table.js';
import { orderWords } from './card-words.js';
import { pieceWords } from './words.js';

/** What a refusal tells of, orders and cards by their names. */
export function namedValues(values: Values, say: Say): Values {
  const order = readOrder(values['order']?.toString() ?? '');
  const card = readPiece(values['card']?.toString() ?? '');
  return {
    ...values,
    ...(order < 0 ? {} : { order: orderWords(order, say) }),
    ...(card < 0 ? {} : { card: pieceWords(card, say) }),
  };
}
