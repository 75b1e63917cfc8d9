/** Moves from selections, and their descriptions. */
import type { Place } from '@griddle/rules/core/contract.js';
import { CARDS, SEAT_NAMES, SYMBOLS, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { hexText, sameHex, type Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import type { Tile } from '@griddle/rules/internal/waddle-waddle/state.js';
import type { Translate } from '#core';
import { isCard } from './cards.js';
import { hexOf } from './hexes.js';
import { typeOfStack } from './supply-area.js';

/** Returns the move that selecting these places means, legal or not. */
export function moveFromPlaces(places: readonly Place[]): WaddleWaddleMove | undefined {
  const [first = '', second] = places;
  if (isCard(first)) return { kind: 'card', at: hexOf(first) };
  if (second === undefined || isCard(second)) return undefined;
  const type = typeOfStack(first);
  if (typeOfStack(second) >= 0) return undefined;
  if (type >= 0) return second === 'aside' ? { kind: 'aside', type } : { kind: 'add', type, to: hexOf(second) };
  return { kind: 'move', from: hexOf(first), to: hexOf(second) };
}

/** Axial offsets of the six neighbours of a hex. */
const ROUND: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Number of neighbours named: more would not help to find the place. */
const NAMED = 2;

/** Describes a place by its neighbours, easier than coordinates: `next to the Iceberg and a red Parent`. */
function nearWhat(tiles: readonly Tile[], to: Hex, t: Translate): string {
  const near = ROUND.flatMap(({ q, r }) => {
    const at = { q: to.q + q, r: to.r + r };
    if (at.q === 0 && at.r === 0) return [t('space.waddle-waddle.iceberg')];
    const tile = tiles.find((other) => sameHex(other, at));
    const values = { colour: SEAT_NAMES[tile?.colour ?? 0] ?? '', type: TYPES.charAt(tile?.type ?? 0) };
    return tile ? [t('near.waddle-waddle.tile', values)] : [];
  });
  const iceberg = t('space.waddle-waddle.iceberg');
  const [first = '', second] = [...new Set([...near.filter((name) => name === iceberg), ...near])].slice(0, NAMED);
  return second === undefined ? t('near.waddle-waddle.one', { first }) : t('near.waddle-waddle.two', { first, second });
}

/** Describes a move without its seat; `state` is the position before the move. */
export function describeMove(state: WaddleWaddleState, move: WaddleWaddleMove, t: Translate): string {
  const colour = SEAT_NAMES[state.turn] ?? '';
  switch (move.kind) {
    case 'add':
      return t('move.waddle-waddle.add', {
        colour,
        type: TYPES.charAt(move.type),
        to: hexText(move.to),
        near: nearWhat(state.tiles, move.to, t),
      });
    case 'move': {
      const tile = state.tiles.find((other) => sameHex(other, move.from));
      const values = { colour: SEAT_NAMES[tile?.colour ?? 0] ?? '', type: TYPES.charAt(tile?.type ?? 0) };
      const others = state.tiles.filter((other) => other !== tile);
      const near = nearWhat(others, move.to, t);
      return t('move.waddle-waddle.move', { ...values, from: hexText(move.from), to: hexText(move.to), near });
    }
    case 'card': {
      const card = state.field.find((other) => sameHex(other, move.at))?.card ?? 0;
      return t('move.waddle-waddle.card', { symbol: SYMBOLS[CARDS[card]?.symbol ?? 0] ?? '' });
    }
    case 'aside':
      return t('move.waddle-waddle.aside', { colour, type: TYPES.charAt(move.type) });
    case 'end':
      return t('move.waddle-waddle.end');
  }
}
