/** Moves as text: `rA1,-1` (add), `2,0>3,-1` (move), `*1,0` (card), `xA` (set aside), `end`. */
import { TYPES } from './components.js';
import { hexText } from './hex.js';
import { tileText } from './tiles-text.js';
import type { WaddleWaddleMove, WaddleWaddleState } from './state.js';

/** A move as written; the colour of an added tile is the seat whose turn it is. */
export function moveText(state: WaddleWaddleState, move: WaddleWaddleMove): string {
  if (move.kind === 'add') return tileText({ colour: state.turn, type: move.type }, move.to);
  if (move.kind === 'move') return hexText(move.from) + '>' + hexText(move.to);
  if (move.kind === 'card') return '*' + hexText(move.at);
  return move.kind === 'aside' ? 'x' + TYPES.charAt(move.type) : 'end';
}
