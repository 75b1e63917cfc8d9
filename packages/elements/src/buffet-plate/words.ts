/** A plate and its pieces in words. */
import { FOODS, foodName, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { foodWords } from '../buffet-line/line-area.js';
import type { Say } from '../old-core/table.js';
import type { PlateScene } from './scene.js';

/** Heights are told in millimetres, with their tenths. */
export function millimetres(height: number): string {
  return (height / 10).toFixed(1);
}

/** Stars on these foods together (BB-30). */
export function starsOf(pieces: readonly number[]): number {
  return pieces.reduce((sum, food) => sum + (FOODS[food]?.stars ?? 0), 0);
}

/** `Plate of Player 1: 5 pieces, 14 stars, 81.3 mm high.` */
export function nameOfPlate({ seat, plate }: PlateScene, say: Say): string {
  const { pieces, height } = plate;
  const values = { seat: say(`seat.${SEAT_NAMES[seat]}`), count: pieces.length, stars: starsOf(pieces) };
  if (pieces.length === 0) return say('plate.empty', values);
  return say('plate.name', { ...values, height: millimetres(height) });
}

/** What a cell of the picture shows. */
export function nameOfPiece(scene: PlateScene, place: Place, say: Say): string {
  const { plate, hand, fallen } = scene;
  if (place === 'hand') return say('plate.hand', { food: foodWords(hand, say) });
  const number = Number(place.slice(place.indexOf(':') + 1));
  if (place.startsWith('fallen:')) return say('plate.fallen', { food: foodWords(fallen[number - 1] ?? 0, say) });
  if (!place.includes(':')) return nameOfPlate(scene, say);
  const food = foodWords(plate.pieces[number - 1] ?? 0, say);
  const touching = plate.contacts.flatMap(([a, b]) => (a === number ? [b] : b === number ? [a] : []));
  if (touching.length === 0) return food;
  const names = touching.map((other) =>
    other === 0 ? say('plate.the-plate') : say(`food.buffet-boss.${foodName(plate.pieces[other - 1] ?? 0)}`),
  );
  return say('plate.touches', { food, others: names.join(', ') });
}
