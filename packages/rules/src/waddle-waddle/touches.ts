/** The places that a move touches, and their names. */
import type { Place } from '../core/contract.js';
import { TYPES } from './components.js';
import { hexText, readHex } from './hex.js';
import type { WaddleWaddleMove } from './state.js';

/** A supply and a hex, two hexes, a card, the place beside the board, or the end of the turn. */
export function touches(move: WaddleWaddleMove): readonly Place[] {
  if (move.kind === 'add') return ['supply:' + TYPES.charAt(move.type), hexText(move.to)];
  if (move.kind === 'move') return [hexText(move.from), hexText(move.to)];
  if (move.kind === 'card') return ['card:' + hexText(move.at)];
  return move.kind === 'aside' ? ['supply:' + TYPES.charAt(move.type), 'aside'] : ['end'];
}

/** Offset after the place that starts at `offset`: `1,-2`, or a card `card:1,0`; else -1. */
export function placeEnd(text: string, offset: number): number {
  const card = text.substring(offset, offset + 5) === 'card:';
  return readHex(text, card ? offset + 5 : offset)?.end ?? -1;
}
