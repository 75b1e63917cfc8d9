/** What is touched to make a move. */
import type { Place } from '../core/contract.js';
import { TOPPINGS } from './components.js';
import type { WaffleTimeMove } from './state.js';
import { spaceName } from './waffle.js';

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
