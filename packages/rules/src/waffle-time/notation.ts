/** Moves as text; they are read by `reading.ts`, positions are written by `position-text.ts`. */
import { TOPPINGS } from './components.js';
import type { WaffleTimeMove } from './state.js';
import { spaceName } from './waffle.js';

/** `*cs`, `@5`, `ca1.wa2`, `x`, `cherry-1:a1b1`, `yc3`, `end`. */
export function moveText(move: WaffleTimeMove): string {
  if (move.kind === 'star') return '*' + move.fruits.map((fruit) => TOPPINGS.charAt(fruit)).join('');
  if (move.kind === 'draft') return '@' + move.slot.toString();
  if (move.kind === 'place')
    return move.puts.map((put) => TOPPINGS.charAt(put.topping) + spaceName(put.space)).join('.');
  if (move.kind === 'discard') return 'x';
  if (move.kind === 'complete') return move.card + ':' + move.spaces.map((space) => spaceName(space)).join('');
  return move.kind === 'butter' ? 'y' + spaceName(move.space) : 'end';
}
