/** Foods and characters of Buffet Boss in words. */
import { CHARACTERS, foodName } from '@griddle/rules/buffet-boss/components.js';
import type { Say } from '../old-core/table.js';

/** Names of foods by number, joined by commas; words for none where the list is empty. */
export function foodsWords(foods: readonly number[], say: Say): string {
  if (foods.length === 0) return say('move.buffet-boss.nothing');
  return foods.map((food) => say(`food.buffet-boss.${foodName(food)}`)).join(', ');
}

/** The name of a character by number. */
export function characterWords(card: number, say: Say): string {
  return say(`line.buffet-boss.character-${CHARACTERS[card]?.id ?? ''}`);
}
