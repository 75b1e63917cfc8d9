/** The places that a move touches, and their names. */
import type { Place } from '../core/contract.js';
import { DIGITS, past } from '../core/text.js';
import { characterAt, CHARACTERS, SEAT_NAMES } from './components.js';
import type { BuffetBossMove, BuffetBossState } from './state.js';

/** Taking touches the food in the line, a rescue the piece beside the plate, adjusting the own plate. */
export function touches(state: BuffetBossState, move: BuffetBossMove): readonly Place[] {
  if (move.kind === 'take') return ['line:' + (state.line.indexOf(move.food) + 1).toString()];
  if (move.kind === 'save') return ['fallen:' + (move.index + 1).toString()];
  if (move.kind === 'adjust') return [SEAT_NAMES[state.turn] ?? ''];
  if (move.kind === 'first') return [SEAT_NAMES[move.seat] ?? ''];
  if (move.kind === 'reveal') return ['character:' + (CHARACTERS[move.card]?.id ?? '')];
  return move.kind === 'end' || move.kind === 'late' ? [move.kind] : [];
}

/** Places with a number after them. */
const NUMBERED: readonly string[] = ['line:', 'fallen:', 'p1:', 'p2:', 'p3:', 'p4:', 'p5:'];

/** Offset after the place at `offset`: `p2`, `p2:3`, `line:1`, `fallen:1`, `character:B12`; else -1. */
export function placeEnd(text: string, offset: number): number {
  for (const word of NUMBERED) {
    if (text.substring(offset, offset + word.length) !== word) continue;
    const end = past(text, offset + word.length, DIGITS);
    if (end > offset + word.length) return end;
  }
  if (SEAT_NAMES.includes(text.substring(offset, offset + 2))) return offset + 2;
  const word = 'character:';
  if (text.substring(offset, offset + word.length) !== word) return -1;
  const end = past(text, offset + word.length + 1, DIGITS);
  return characterAt(text.substring(offset + word.length, end)) < 0 ? -1 : end;
}
