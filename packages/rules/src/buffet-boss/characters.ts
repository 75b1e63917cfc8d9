/** Scores each character card (BB-40 to BB-52). */
import { mod } from '../core/math.js';
import { CHARACTERS, COLOURS, FOODS, GROUPS } from './components.js';
import type { Character } from './components.js';
import type { Plate } from './state.js';

/** The last entry of `GROUPS`, for foods without a group, which count in none (BB-52). */
const NO_GROUP = 'none';

/** A character's points and the numbers of the pieces that earn them. */
export interface Liked {
  readonly points: number;
  readonly pieces: readonly number[];
}

/** Returns the numbers of the pieces whose food has a property. */
function piecesWith(plate: Plate, has: (food: number) => boolean): number[] {
  const found: number[] = [];
  plate.pieces.forEach((food, i) => {
    if (has(food)) found.push(i + 1);
  });
  return found;
}

function groupOf(food: number): string {
  return FOODS[food]?.group ?? NO_GROUP;
}

function colourOf(food: number): string {
  return FOODS[food]?.colour ?? '';
}

function starsOf(food: number): number {
  return FOODS[food]?.stars ?? 0;
}

/** Scores a character for a plate, whether or not its player holds the card. */
export function liked(plate: Plate, card: number): Liked {
  const character = CHARACTERS[card];
  return character === undefined ? { points: 0, pieces: [] } : likedBy(plate, character);
}

function likedBy(plate: Plate, character: Character): Liked {
  const { likes, points, shown, stars } = character;
  if (likes === 'groups')
    return each(
      piecesWith(plate, (food) => shown.includes(groupOf(food))),
      points,
    );
  if (likes === 'colours')
    return each(
      piecesWith(plate, (food) => shown.includes(colourOf(food))),
      points,
    );
  if (likes === 'stars')
    return each(
      piecesWith(plate, (food) => starsOf(food) === stars),
      points,
    );
  if (likes === 'star-pairs') {
    const pieces = piecesWith(plate, (food) => starsOf(food) === stars);
    const paired = pieces.length - mod(pieces.length, 2);
    return { points: (paired / 2) * points, pieces: pieces.slice(0, paired) };
  }
  if (likes === 'plate') return each(neighboursOf(plate, 0), points);
  if (likes === 'different-groups') {
    const groups = GROUPS.filter((group) => group !== NO_GROUP);
    return different(plate, groups, (food) => groupOf(food), points);
  }
  if (likes === 'different-colours') return different(plate, COLOURS, (food) => colourOf(food), points);
  if (likes === 'commonest-group') return each(commonest(plate), points);
  if (likes === 'group-pairs') {
    return pairs(plate, (a, b) => groupOf(a) === groupOf(b) && groupOf(a) !== NO_GROUP, points);
  }
  if (likes === 'colour-pairs') return pairs(plate, (a, b) => colourOf(a) === colourOf(b), points);
  return each(onlyNeighbours(plate), points);
}

function each(pieces: readonly number[], points: number): Liked {
  return { points: pieces.length * points, pieces };
}

/** BB-46, BB-47: the first piece of each kind present. */
function different(plate: Plate, kinds: readonly string[], kindOf: (food: number) => string, points: number): Liked {
  const firsts = kinds.map((kind) => piecesWith(plate, (food) => kindOf(food) === kind)[0] ?? 0);
  return each(
    firsts.filter((piece) => piece > 0),
    points,
  );
}

/** BB-48: the pieces of the most frequent group; ties go to the first in the order of `GROUPS`. */
function commonest(plate: Plate): readonly number[] {
  let best: readonly number[] = [];
  for (const group of GROUPS) {
    const pieces = group === NO_GROUP ? [] : piecesWith(plate, (food) => groupOf(food) === group);
    if (pieces.length > best.length) best = pieces;
  }
  return best;
}

/** Returns the numbers of the pieces that touch a piece, or the plate for 0 (BB-45). */
function neighboursOf(plate: Plate, body: number): number[] {
  const found: number[] = [];
  for (const [a, b] of plate.contacts) {
    if (a === body) found.push(b);
    else if (b === body && a > 0) found.push(a);
  }
  return found;
}

/** BB-51: the plate is not food, so touching it does not matter. */
function onlyNeighbours(plate: Plate): number[] {
  const found: number[] = [];
  plate.pieces.forEach((_food, i) => {
    if (neighboursOf(plate, i + 1).length === 1) found.push(i + 1);
  });
  return found;
}

/** BB-49, BB-50: touching pairs, each counted once. A piece in two pairs is listed twice. */
function pairs(plate: Plate, match: (a: number, b: number) => boolean, points: number): Liked {
  const pieces: number[] = [];
  // -1 for the plate, which has no group and no colour
  const foodOf = (body: number): number => plate.pieces[body - 1] ?? -1;
  for (const [a, b] of plate.contacts) if (match(foodOf(a), foodOf(b))) pieces.push(a, b);
  return { points: (pieces.length / 2) * points, pieces };
}

/** Returns the plate's character with the most points, the first of equals (BB-32); -1 when none is known. */
export function suggested(plate: Plate): number {
  let best = -1;
  let most = -1;
  for (const { card } of plate.characters) {
    const { points } = liked(plate, card);
    if (card >= 0 && points > most) {
      best = card;
      most = points;
    }
  }
  return best;
}
