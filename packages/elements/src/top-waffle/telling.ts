/** Moves of Top Waffle in words. Fetched with the voice that tells of them. */
import { ITEMS, SEAT_NAMES } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleMove, TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { isPrivate } from '@griddle/rules/top-waffle/table.js';
import { dueOf } from '@griddle/rules/top-waffle/turn.js';
import type { Say } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { itemWords, orderWords, toppingsWords } from './card-words.js';
import { TELLING_EN } from './telling.en.js';
import { piecesWords, pieceWords } from './words.js';

addEnglish(TELLING_EN);

/** An item with the one that upgrades it. */
function playedWords(kind: string, partner: number, say: Say): string {
  const names = [itemWords(ITEMS.indexOf(kind), say)];
  if (partner >= 0) names.push(itemWords(partner, say));
  return names.join(' + ');
}

/** A move as it may be told to all: cards that one seat draws are not named. */
export function moveWords(state: TopWaffleState, move: TopWaffleMove, say: Say): string {
  switch (move.kind) {
    case 'take':
      return takeWords(state, move.source, say);
    case 'pay': {
      const values = { order: orderWords(move.order, say), cards: piecesWords(move.payment.pieces, say) };
      return say('move.top-waffle.pay', values);
    }
    case 'wild': {
      const values = { items: playedWords('wild', move.partner, say), toppings: toppingsWords(move.toppings, say) };
      return say('move.top-waffle.wild', values);
    }
    case 'megaphone': {
      const items = playedWords('megaphone', move.partner, say);
      if (move.order < 0) return say('move.top-waffle.megaphone-top', { items });
      return say('move.top-waffle.megaphone', { items, order: orderWords(move.order, say) });
    }
    case 'groceries':
      return say('move.top-waffle.item', { items: playedWords('groceries', move.partner, say) });
    case 'wrench':
      return joined(playedWords('wrench', move.partner, say), takeWords(state, move.source, say), say);
    case 'recycling':
      return joined(playedWords('recycling', move.partner, say), recycleWords(move.card, move.fromTrash, say), say);
    case 'blender':
      return joined(playedWords('blender', move.partner, say), changeWords(move.piece, say), say);
    case 'recycle':
      return recycleWords(move.card, move.fromTrash, say);
    case 'change':
      return changeWords(move.piece, say);
    case 'drop':
      return move.cards.length === 0
        ? say('move.top-waffle.drop-none')
        : say('move.top-waffle.drop', { cards: piecesWords(move.cards, say) });
    case 'done':
      return say('move.top-waffle.done');
    case 'end':
      return say('move.top-waffle.end');
    case 'hand':
      return say('move.top-waffle.trashed', {
        seat: SEAT_NAMES[move.seat] ?? '',
        cards: piecesWords(move.cards, say),
      });
    case 'show':
      return shownWords(state, move.what, move.card, say);
  }
}

function joined(items: string, rest: string, say: Say): string {
  return `${say('move.top-waffle.item', { items })}, ${rest}`;
}

function takeWords(state: TopWaffleState, source: { what: string; slot: number }, say: Say): string {
  const { what, slot } = source;
  const card = (what === 't' ? state.toppings : state.items)[slot] ?? -1;
  if (slot < 0 || card < 0) return say(`move.top-waffle.draw-${what}`);
  return say('move.top-waffle.take', { card: what === 't' ? pieceWords(card, say) : itemWords(card, say) });
}

function recycleWords(card: number, fromTrash: boolean, say: Say): string {
  return say(`move.top-waffle.recycle${fromTrash ? '-trash' : ''}`, { card: pieceWords(card, say) });
}

function changeWords(piece: number, say: Say): string {
  return say('move.top-waffle.change', { card: pieceWords(piece, say) });
}

function shownWords(state: TopWaffleState, what: string, card: number, say: Say): string {
  if (what === 'closing') return say('move.top-waffle.closing');
  if (isPrivate(dueOf(state)) || card < 0) return say('move.top-waffle.private');
  const words =
    what === 'order' ? orderWords(card, say) : what === 'item' ? itemWords(card, say) : pieceWords(card, say);
  return say('move.top-waffle.shown', { card: words });
}
