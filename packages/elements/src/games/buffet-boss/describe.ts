/** Descriptions of foods, plates, characters and moves of Buffet Boss. */
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

/** Returns the name of a food. */
export function describeFood(food: number, t: Translate): string {
  return t(`food.buffet-boss.${foodName(food)}`);
}

/** Lists the names of foods; has its own words for an empty list. */
export function describeFoods(foods: readonly number[], t: Translate): string {
  if (foods.length === 0) return t('move.buffet-boss.nothing');
  return inSeries(
    t,
    foods.map((food) => describeFood(food, t)),
  );
}

/** Describes a food as on its card: `ham: meat, pink, 2 stars`. */
export function describeCard(food: number, t: Translate): string {
  return t('food-card.buffet-boss', { ...FOODS[food] });
}

/** Returns the name of a character. */
export function describeCharacter(card: number, t: Translate): string {
  return t(`line.buffet-boss.character-${CHARACTERS[card]?.id ?? ''}`);
}

/** Describes the known characters of a plate; empty for none. */
export function describeCharacters({ characters }: Plate, t: Translate): string {
  const names = characters.map(({ card, revealed }) =>
    card < 0
      ? t('plate.buffet-boss.unknown')
      : t(`plate.buffet-boss.${revealed ? 'revealed' : 'held'}`, { card: describeCharacter(card, t) }),
  );
  return inList(t, names);
}

/** Returns the sum of the stars on foods (BB-30). */
export function starsOf(foods: readonly number[]): number {
  return foods.reduce((sum, food) => sum + (FOODS[food]?.stars ?? 0), 0);
}

/** Formats a height given in 0.1 mm as millimetres, with `digits` decimals. */
export function millimetres(height: number, digits = 0): string {
  return (height / 10).toFixed(digits);
}

/** Describes a seat's plate: its owner, stars, height and bell. */
export function describePlate(state: BuffetBossState, seat: Seat, plate: Plate, t: Translate): string {
  const values = { seat: SEAT_NAMES[seat] ?? '', stars: starsOf(plate.pieces), height: millimetres(plate.height) };
  const words = t('plate.buffet-boss', values);
  return isFirst(state, seat) ? `${words} · ${t('plate.buffet-boss.first')}` : words;
}

/** Whether a seat has the first player's bell. */
export function isFirst({ first, step }: BuffetBossState, seat: Seat): boolean {
  return first === seat && step !== 'over' && step !== 'lost';
}

/** Returns the numbers of the pieces that a piece touches; the plate is 0. */
export function neighboursOf({ contacts }: Plate, piece: number): readonly number[] {
  return contacts.flatMap(([a, b]) => (a === piece ? [b] : b === piece ? [a] : []));
}

/** Describes a piece on a plate and what it touches. */
export function describePiece(plate: Plate, piece: number, t: Translate): string {
  const food = plate.pieces[piece - 1] ?? -1;
  const words = t('piece.buffet-boss', { food: foodName(food), count: FOODS[food]?.stars ?? 0 });
  const others = neighboursOf(plate, piece).map((other) =>
    other === 0 ? t('plate.buffet-boss.plate') : describeFood(plate.pieces[other - 1] ?? -1, t),
  );
  return others.length === 0 ? words : t('piece.buffet-boss.touches', { piece: words, others: inList(t, others) });
}

/** Describes a seat's move, or a chance move as a sentence; `state` is the position before it. */
export function describeMove(state: BuffetBossState, move: BuffetBossMove, t: Translate): string {
  const key = `move.buffet-boss.${move.kind}`;
  if (move.kind === 'show' || move.kind === 'take') return t(key, { food: foodName(move.food) });
  if (move.kind === 'first') return t(key, { seat: SEAT_NAMES[move.seat] ?? '' });
  if (move.kind === 'save') return t(key, { food: foodName(fallenPieces(state)[move.index]?.food ?? -1) });
  if (move.kind === 'reveal') return t(key, { card: describeCharacter(move.card, t) });
  return move.kind === 'settle' ? describeSettling(state, move, t) : t(key);
}

/** Describes how a pile settled and why stars changed (BB-30, BB-31). All-You-Can-Eat has no stars. */
function describeSettling(state: BuffetBossState, move: Settled, t: Translate): string {
  const { hand, rules, turn } = state;
  const isScored = rules.version !== 'all';
  const held = settlingPieces(state).length;
  const foods = fallenFoods(state, move);
  // The food in hand had not scored yet
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

/** Whether a seat currently gets the stars for the tallest plate. */
function isTallest(state: BuffetBossState, seat: Seat): boolean {
  return score(state)[seat]?.lines.some(({ code }) => code === 'tallest') === true;
}

/** Returns the foods that fell when a pile settled; `state` is the position before. */
export function fallenFoods(state: BuffetBossState, { fell }: { readonly fell: readonly number[] }): readonly number[] {
  const pieces = settlingPieces(state);
  return fell.map((piece) => pieces[piece - 1] ?? -1);
}

/** Describes the stars and height of every plate, for the parts that show a record. */
export function describePlates({ plates }: BuffetBossState, t: Translate): string {
  return plates
    .map(({ pieces, height }, seat) => {
      const values = { seat: t(`seat.${SEAT_NAMES[seat]}`), stars: starsOf(pieces), height: millimetres(height, 1) };
      return t('plate.seat-facts', values);
    })
    .join(' · ');
}
