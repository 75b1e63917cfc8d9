/** Moves as text: `rA1,-1` (add), `2,0>3,-1` (move), `*1,0` (card), `xA` (set aside), `end`. */
import { ok } from '../core/contract.js';
import type { Result, TextError } from '../core/contract.js';
import { textError } from '../core/text.js';
import { COLOURS, TYPES } from './components.js';
import { hexText, readHex } from './hex.js';
import type { WaddleWaddleMove, WaddleWaddleState } from './state.js';
import { tileText } from './tiles-text.js';

/** A move as written; the colour of an added tile is the seat whose turn it is. */
export function moveText(state: WaddleWaddleState, move: WaddleWaddleMove): string {
  if (move.kind === 'add') return tileText({ colour: state.turn, type: move.type }, move.to);
  if (move.kind === 'move') return hexText(move.from) + '>' + hexText(move.to);
  if (move.kind === 'card') return '*' + hexText(move.at);
  return move.kind === 'aside' ? 'x' + TYPES.charAt(move.type) : 'end';
}

/** Reads a move; whether it is legal is for `play` to say. Errors: `move`, `move-colour`. */
export function parseMove(state: WaddleWaddleState, text: string): Result<WaddleWaddleMove, TextError> {
  const move = readMove(text);
  if (move === undefined) return textError('move', 0, ['rA1,-1', '2,0>3,-1', '*1,0', 'xA', 'end'], { found: text });
  const colour = COLOURS.indexOf(text.charAt(0));
  if (move.kind === 'add' && colour !== state.turn) {
    return textError('move-colour', 0, [COLOURS.charAt(state.turn)], { found: text.charAt(0) });
  }
  return ok(move);
}

function readMove(text: string): WaddleWaddleMove | undefined {
  if (text === 'end') return { kind: 'end' };
  const first = text.charAt(0);
  const type = TYPES.indexOf(text.charAt(1));
  if (first === 'x') return type >= 0 && text.length === 2 ? { kind: 'aside', type } : undefined;
  const start = COLOURS.includes(first) ? 2 : first === '*' ? 1 : 0;
  const place = readHex(text, start);
  if (place === undefined) return undefined;
  if (start === 2) return type >= 0 && place.end === text.length ? { kind: 'add', type, to: place.hex } : undefined;
  if (start === 1) return place.end === text.length ? { kind: 'card', at: place.hex } : undefined;
  const goal = text.charAt(place.end) === '>' ? readHex(text, place.end + 1) : undefined;
  return goal !== undefined && goal.end === text.length ? { kind: 'move', from: place.hex, to: goal.hex } : undefined;
}
