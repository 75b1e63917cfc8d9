/** Reading moves and places, and positions to play on from; moves are written by `notation.ts`. */
import { yes } from '../core/contract.js';
import type { Options, Result, TextError } from '../core/contract.js';
import { textError } from '../core/text.js';
import { COLOURS, TYPES } from './components.js';
import { readHex } from './hex.js';
import { settled } from './moves.js';
import { readPosition } from './position.js';
import type { WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** Reads a position; a turn in which nothing is left to decide is over. Errors as in `readPosition`. */
export function parsePosition(text: string, options: Options): Result<WaddleWaddleState, TextError> {
  const read = readPosition(text, options);
  return read.ok && read.value.done.length > 0 ? yes(settled(read.value)) : read;
}

/** Reads a move; whether it is legal is for `play` to say. Errors: `move`, `move-colour`. */
export function parseMove(state: WaddleWaddleState, text: string): Result<WaddleWaddleMove, TextError> {
  const move = readMove(text);
  if (move === undefined) return textError('move', 0, ['rA1,-1', '2,0>3,-1', '*1,0', 'xA', 'end'], { found: text });
  const colour = COLOURS.indexOf(text.charAt(0));
  if (move.kind === 'add' && colour !== state.turn) {
    return textError('move-colour', 0, [COLOURS.charAt(state.turn)], { found: text.charAt(0) });
  }
  return yes(move);
}

function readMove(text: string): WaddleWaddleMove | undefined {
  if (text === 'end') return { kind: 'end' };
  const first = text.charAt(0);
  const type = text.length > 1 ? TYPES.indexOf(text.charAt(1)) : -1;
  if (first === 'x') return type >= 0 && text.length === 2 ? { kind: 'aside', type } : undefined;
  const start = COLOURS.includes(first) && first !== '' ? 2 : first === '*' ? 1 : 0;
  const place = readHex(text, start);
  if (place === undefined) return undefined;
  if (start === 2) return type >= 0 && place.end === text.length ? { kind: 'add', type, to: place.hex } : undefined;
  if (start === 1) return place.end === text.length ? { kind: 'card', at: place.hex } : undefined;
  const goal = text.charAt(place.end) === '>' ? readHex(text, place.end + 1) : undefined;
  return goal !== undefined && goal.end === text.length ? { kind: 'move', from: place.hex, to: goal.hex } : undefined;
}

/** Offset after the place that starts at `offset`: `1,-2`, or a card `card:1,0`; else -1. */
export function placeEnd(text: string, offset: number): number {
  const card = text.substring(offset, offset + 5) === 'card:';
  return readHex(text, card ? offset + 5 : offset)?.end ?? -1;
}
