/** Foods, plates, characters and moves of Buffet Boss in words. */
import { CHARACTERS, FOODS, foodName, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import { fallenPieces } from '@griddle/rules/buffet-boss/moves.js';
import { settlingPieces } from '@griddle/rules/buffet-boss/settling.js';
import type { BuffetBossMove, BuffetBossState, Plate } from '@griddle/rules/buffet-boss/state.js';
import type { Seat } from '@griddle/rules/core/contract.js';
import type { Translate } from '#core';

/** The name of a food. */
export function describeFood(food: number, t: Translate): string {
  return t(`food.buffet-boss.${foodName(food)}`);
}

/** Names of foods, joined by commas; words for none where the list is empty. */
export function describeFoods(foods: readonly number[], t: Translate): string {
  if (foods.length === 0) return t('move.buffet-boss.nothing');
  return foods.map((food) => describeFood(food, t)).join(', ');
}

/** A food with what its card says: `ham: meat, pink, 2 stars`. */
export function describeCard(food: number, t: Translate): string {
  return t('food-card.buffet-boss', { ...FOODS[food] });
}

/** The name of a character. */
export function describeCharacter(card: number, t: Translate): string {
  return t(`line.buffet-boss.character-${CHARACTERS[card]?.id ?? ''}`);
}

/** The characters before a plate, as far as they are known; empty for none. */
export function describeCharacters({ characters }: Plate, t: Translate): string {
  return characters
    .map(({ card, revealed }) => {
      if (card < 0) return t('plate.buffet-boss.unknown');
      return t(`plate.buffet-boss.${revealed ? 'revealed' : 'held'}`, { card: describeCharacter(card, t) });
    })
    .join(', ');
}

/** Stars on foods together (BB-30). */
export function starsOf(foods: readonly number[]): number {
  return foods.reduce((sum, food) => sum + (FOODS[food]?.stars ?? 0), 0);
}

/** A height of 0.1 mm in millimetres, with so many digits after the point. */
export function millimetres(height: number, digits = 0): string {
  return (height / 10).toFixed(digits);
}

/** A seat's plate as a whole: whose, its stars, its height, and the bell. */
export function describePlate(state: BuffetBossState, seat: Seat, plate: Plate, t: Translate): string {
  const values = { seat: SEAT_NAMES[seat] ?? '', stars: starsOf(plate.pieces), height: millimetres(plate.height) };
  const words = t('plate.buffet-boss', values);
  return isFirst(state, seat) ? `${words} · ${t('plate.buffet-boss.first')}` : words;
}

/** Whether the bell of the first player stands before a seat. */
export function isFirst({ first, step }: BuffetBossState, seat: Seat): boolean {
  return first === seat && step !== 'over' && step !== 'lost';
}

/** Numbers of what a piece touches, the plate being 0. */
export function neighboursOf({ contacts }: Plate, piece: number): readonly number[] {
  return contacts.flatMap(([a, b]) => (a === piece ? [b] : b === piece ? [a] : []));
}

/** A piece on a plate, and what it touches. */
export function describePiece(plate: Plate, piece: number, t: Translate): string {
  const food = plate.pieces[piece - 1] ?? -1;
  const words = t('piece.buffet-boss', { food: foodName(food), count: FOODS[food]?.stars ?? 0 });
  const others = neighboursOf(plate, piece).map((other) =>
    other === 0 ? t('plate.buffet-boss.plate') : describeFood(plate.pieces[other - 1] ?? -1, t),
  );
  return others.length === 0 ? words : t('piece.buffet-boss.touches', { piece: words, others: others.join(', ') });
}

/** What a seat does, or a sentence of what the table did; `state` is the position before the move. */
export function describeMove(state: BuffetBossState, move: BuffetBossMove, t: Translate): string {
  const key = `move.buffet-boss.${move.kind}`;
  if (move.kind === 'show' || move.kind === 'take') return t(key, { food: foodName(move.food) });
  if (move.kind === 'first') return t(key, { seat: SEAT_NAMES[move.seat] ?? '' });
  if (move.kind === 'save') return t(key, { food: foodName(fallenPieces(state)[move.index]?.food ?? -1) });
  if (move.kind === 'reveal') return t(key, { card: describeCharacter(move.card, t) });
  if (move.kind !== 'settle') return t(key);
  const foods = fallenFoods(state, move);
  const values = { height: millimetres(move.height), foods: describeFoods(foods, t) };
  return t(foods.length > 0 ? 'move.buffet-boss.fell' : key, values);
}

/** Foods that fell when a pile came to rest; `state` is the position before. */
export function fallenFoods(state: BuffetBossState, { fell }: { readonly fell: readonly number[] }): readonly number[] {
  const pieces = settlingPieces(state);
  return fell.map((piece) => pieces[piece - 1] ?? -1);
}

/** Stars and height of every plate, for the parts that show a record. */
export function describePlates({ plates }: BuffetBossState, t: Translate): string {
  return plates
    .map(({ pieces, height }, seat) => {
      const values = { seat: t(`seat.${SEAT_NAMES[seat]}`), stars: starsOf(pieces), height: millimetres(height, 1) };
      return t('plate.seat-facts', values);
    })
    .join(' · ');
}
