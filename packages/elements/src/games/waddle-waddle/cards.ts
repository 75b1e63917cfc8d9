/** Descriptions of Configuration cards (module 2). */
import type { Picture } from '@griddle/art';
import { SYMBOL_SHAPES } from '@griddle/art/internal/waddle-waddle/cards.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { takeable } from '@griddle/rules/internal/waddle-waddle/cards.js';
import { CARDS, SEAT_NAMES, SYMBOLS, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { hexText, sameHex, type Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import type { FieldCard } from '@griddle/rules/internal/waddle-waddle/state.js';
import type { Shortcut, Translate } from '#core';
import { hexOf } from './hexes.js';

/** Prefix of the places of the card field. */
export const CARD_PREFIX = 'card:';

/** Whether a place is in the card field. */
export function isCard(place: Place): boolean {
  return place.startsWith(CARD_PREFIX);
}

/** Returns the card on a place of the field. */
export function cardAt({ field }: WaddleWaddleState, place: Place): WaddleWaddleState['field'][number] | undefined {
  const hex = hexOf(place);
  return field.find((card) => sameHex(card, hex));
}

/** The large symbols on the cards. */
const SYMBOL_PICTURES: readonly Picture[] = SYMBOL_SHAPES.map((shape) => ({ viewBox: [-0.3, -0.3, 0.6, 0.6], shape }));

/** Returns the place of the field with a hex. */
export function cardPlace(hex: Hex): Place {
  return CARD_PREFIX + hexText(hex);
}

/** Returns buttons for the cards that may be taken now; cards that share a symbol include their requirements. */
export function takingCards(state: WaddleWaddleState, t: Translate): readonly Shortcut<WaddleWaddleMove>[] {
  const cards = takeable(state);
  const symbolOf = ({ card }: FieldCard): number => CARDS[card]?.symbol ?? 0;
  return cards.map((card) => {
    const isAlone = cards.every((other) => other === card || symbolOf(other) !== symbolOf(card));
    const { q, r, card: number } = card;
    return {
      label: isAlone
        ? t('button.waddle-waddle.card', { symbol: SYMBOLS[symbolOf(card)] ?? '' })
        : t('button.waddle-waddle.card-that', { card: describeCard(state, number, t) }),
      moves: [{ kind: 'card', at: { q, r } }],
      picture: SYMBOL_PICTURES[symbolOf(card)],
    };
  });
}

/** Describes a card's requirement: `fish: an Alpha that touches a Parent and a Grumpy of other colours`. */
export function describeCard({ rules }: WaddleWaddleState, card: number, t: Translate): string {
  const { criterion, symbol } = CARDS[card] ?? {};
  if (!criterion) return '';
  const values = { symbol: SYMBOLS[symbol ?? 0] ?? '', type: TYPES.charAt(criterion.type) };
  if (criterion.kind === 'proximity') return t('card.waddle-waddle.proximity', { ...values, count: criterion.between });
  if (criterion.kind === 'size') return t('card.waddle-waddle.size', values);
  const [first = 0, second = 0] = criterion.others;
  const key = `card.waddle-waddle.adjacency${rules.anyColour ? '-any' : ''}`;
  return t(key, { ...values, first: TYPES.charAt(first), second: TYPES.charAt(second) });
}

/** Describes the symbols of the cards that seats took. */
export function describeTaken({ taken }: WaddleWaddleState, t: Translate): string {
  const cards = taken.flatMap((symbols, seat) => {
    const names = symbols.map((symbol) => t(`symbol.waddle-waddle.${SYMBOLS[symbol] ?? ''}`));
    const values = { seat: SEAT_NAMES[seat] ?? '', symbols: names.join(', ') };
    return names.length > 0 ? [t('cards.waddle-waddle', values)] : [];
  });
  return joinSentences(t, cards);
}
