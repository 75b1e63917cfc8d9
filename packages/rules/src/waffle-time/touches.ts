/** The places that a move touches, and their names. */
import type { Place } from '../core/contract.js';
import { TOPPINGS } from './components.js';
import type { WaffleTimeMove } from './state.js';
import { readSpace, spaceName } from './waffle.js';

/** Spaces are those of the waffle of the seat to move. */
export function touches(move: WaffleTimeMove): readonly Place[] {
  if (move.kind === 'star') return move.fruits.map((fruit) => 'fruit:' + TOPPINGS.charAt(fruit));
  if (move.kind === 'draft') return ['slot:' + move.slot.toString()];
  if (move.kind === 'complete') return ['card:' + move.card, ...move.spaces.map((space) => spaceName(space))];
  if (move.kind === 'butter') return [spaceName(move.space)];
  if (move.kind === 'discard') return ['discard'];
  if (move.kind === 'end') return ['end'];
  const places: Place[] = [];
  for (const put of move.puts) places.push('hand:' + TOPPINGS.charAt(put.topping), spaceName(put.space));
  return places;
}

/** Offset after the place at `offset`: a space `a1`, or a word with a number or name such as `slot:5`; else -1. */
export function placeEnd(text: string, offset: number): number {
  for (const word of ['slot:', 'goal:']) {
    if (text.substring(offset, offset + word.length) !== word) continue;
    let end = offset + word.length;
    while (end < text.length && '0123456789'.includes(text.charAt(end))) end++;
    return end > offset + word.length ? end : -1;
  }
  return readSpace(text, offset) < 0 ? -1 : offset + 2;
}
