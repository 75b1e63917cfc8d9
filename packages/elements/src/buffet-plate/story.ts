/** What happens at a plate, in words. */
import { foodName } from '@griddle/rules/buffet-boss/components.js';
import type { Plate, Settled } from '@griddle/rules/buffet-boss/state.js';
import type { Say } from '../old-core/table.js';
import type { PlateScene } from './scene.js';
import { millimetres } from './words.js';

/** The plate (0) or a piece by its number. */
export function bodyWords({ pieces }: Plate, body: number, say: Say): string {
  const food = pieces[body - 1];
  return food === undefined ? say('plate.the-plate') : say(`food.buffet-boss.${foodName(food)}`);
}

/** What a drop or a push has come to, for who cannot see it. */
export function storyOf({ plate, hand: held }: PlateScene, { action, fell, height }: Settled, say: Say): string {
  const hand = action.startsWith('d') ? held : -1;
  const foods = hand < 0 ? plate.pieces : [...plate.pieces, hand];
  const name = (food: number): string => say(`food.buffet-boss.${foodName(food)}`);
  const lost = fell.map((piece) => name(foods[piece - 1] ?? 0)).join(', ');
  const stays = hand < 0 ? say('plate.pushed') : say('plate.stayed', { food: name(hand) });
  const what = lost === '' ? stays : say('plate.fell', { foods: lost, count: fell.length });
  return say('plate.rests', { what, count: foods.length - fell.length, height: millimetres(height) });
}
