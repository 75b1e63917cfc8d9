/** Descriptions of a plate, its pieces and what happens on it. */
import { FOODS, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Plate, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { inList } from '@griddle/rules/internal/messages/sentences.js';
import type { Translate } from '#core';
import { describeCard, describeFood, millimetres, neighboursOf, starsOf } from '../describe.js';
import { HAND } from './item.js';
import type { PlateScene } from './scene.js';

/** Describes a plate: `Plate of Player 1: 5 pieces, 14 stars, 81.3 mm high.` */
export function nameOfPlate({ seat, plate }: PlateScene, t: Translate): string {
  const { pieces, height } = plate;
  const values = { seat: t(`seat.${SEAT_NAMES[seat]}`), count: pieces.length, stars: starsOf(pieces) };
  if (pieces.length === 0) return t('plate.empty', values);
  return t('plate.name', { ...values, height: millimetres(height, 1) });
}

/** Returns the accessible name of a cell of the picture. */
export function nameOfPlace(scene: PlateScene, place: Place, t: Translate): string {
  const { plate, hand, fallen } = scene;
  if (place === HAND) return t('plate.hand', { food: describeCard(hand, t) });
  const number = Number(place.slice(place.indexOf(':') + 1));
  if (place.startsWith('fallen:')) return t('plate.fallen', { food: describeCard(fallen[number - 1] ?? 0, t) });
  if (!place.includes(':')) return nameOfPlate(scene, t);
  const food = describeCard(plate.pieces[number - 1] ?? 0, t);
  const others = neighboursOf(plate, number).map((other) => nameOfBody(plate, other, t));
  return others.length === 0 ? food : t('plate.touches', { food, others: inList(t, others) });
}

/** Returns the name of the plate (0) or of a piece by number. */
export function nameOfBody({ pieces }: Plate, body: number, t: Translate): string {
  const food = pieces[body - 1];
  return food === undefined || !FOODS[food] ? t('plate.the-plate') : describeFood(food, t);
}

/** Describes the result of a drop or a push, for screen readers. */
export function storyOf({ plate, hand: held }: PlateScene, { action, fell, height }: Settled, t: Translate): string {
  const hand = action.startsWith('d') ? held : -1;
  const foods = hand < 0 ? plate.pieces : [...plate.pieces, hand];
  const lost = inList(
    t,
    fell.map((piece) => describeFood(foods[piece - 1] ?? 0, t)),
  );
  const stays = hand < 0 ? t('plate.pushed') : t('plate.stayed', { food: describeFood(hand, t) });
  const what = lost === '' ? stays : t('plate.fell', { foods: lost, count: fell.length });
  return t('plate.rests', { what, count: foods.length - fell.length, height: millimetres(height, 1) });
}
