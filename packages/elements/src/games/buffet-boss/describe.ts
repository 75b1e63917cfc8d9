/** Foods, plates, characters and moves of Buffet Boss in words. */
import {
  CHARACTERS,
  FOODS,
  foodName,
  SEAT_NAMES,
  TALLEST_BONUS,
} from '@griddle/rules/internal/buffet-boss/components.js';
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { score } from '@griddle/rules/internal/buffet-boss/scoring.js';
import { settle, settlingPieces } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { BuffetBossMove, BuffetBossState, Plate, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Seat } from '@griddle/rules/core/contract.js';
import { inList, joinSentences, inSeries } from '@griddle/rules/internal/messages/sentences.js';
import type { Translate } from '#core';

/** The name of a food. */
export function describeFood(food: number, t: Translate): string {
  return t(`food.buffet-boss.${foodName(food)}`);
}

/** Names of foods in one text; words for none where the list is empty. */
export function describeFoods(foods: readonly number[], t: Translate): string {
  if (foods.length === 0) return t('move.buffet-boss.nothing');
  return inSeries(
    t,
    foods.map((food) => describeFood(food, t)),
  );
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
  const names = characters.map(({ card, revealed }) =>
    card < 0
      ? t('plate.buffet-boss.unknown')
      : t(`plate.buffet-boss.${revealed ? 'revealed' : 'held'}`, { card: describeCharacter(card, t) }),
  );
  return inList(t, names);
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
  return others.length === 0 ? words : t('piece.buffet-boss.touches', { piece: words, others: inList(t, others) });
}

/** What a seat does, or a sentence of what the table did; `state` is the position before the move. */
export function describeMove(state: BuffetBossState, move: BuffetBossMove, t: Translate): string {
  const key = `move.buffet-boss.${move.kind}`;
  if (move.kind === 'show' || move.kind === 'take') return t(key, { food: foodName(move.food) });
  if (move.kind === 'first') return t(key, { seat: SEAT_NAMES[move.seat] ?? '' });
  if (move.kind === 'save') return t(key, { food: foodName(fallenPieces(state)[move.index]?.food ?? -1) });
  if (move.kind === 'reveal') return t(key, { card: describeCharacter(move.card, t) });
  return move.kind === 'settle' ? describeSettling(state, move, t) : t(key);
}

/** How a pile came to rest, with why stars change (BB-30, BB-31). All-You-Can-Eat has none. */
function describeSettling(state: BuffetBossState, move: Settled, t: Translate): string {
  const { hand, rules, turn } = state;
  const isScored = rules.version !== 'all';
  const held = settlingPieces(state).length;
  const foods = fallenFoods(state, move);
  // What was in hand had no stars yet
  const lost = isScored
    ? starsOf(fallenFoods(state, { fell: move.fell.filter((piece) => hand < 0 || piece < held) }))
    : 0;
  const sentences: string[] = [];
  if (foods.length > 0) {
    const values = { foods: describeFoods(foods, t), stars: lost };
    sentences.push(t(`move.buffet-boss.fell${lost > 0 ? '-stars' : ''}`, values));
  }
  if (isScored && hand >= 0 && !move.fell.includes(held))
    sentences.push(t('move.buffet-boss.stays', { stars: starsOf([hand]) }));
  sentences.push(t('move.buffet-boss.settle', { height: millimetres(move.height) }));
  const settled = isScored ? settle(state, move) : undefined;
  if (settled?.ok && !isTallest(state, turn) && isTallest(settled.value, turn))
    sentences.push(t('move.buffet-boss.tallest', { points: TALLEST_BONUS }));
  return joinSentences(t, sentences);
}

/** Whether a seat gets the stars of the tallest plate as things are. */
function isTallest(state: BuffetBossState, seat: Seat): boolean {
  return score(state)[seat]?.lines.some(({ code }) => code === 'tallest') === true;
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
