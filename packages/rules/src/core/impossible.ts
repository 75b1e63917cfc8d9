/**
 * Why no play can lead to a position, for `Game.whyImpossible`. Only the game's components and its geometry count: more
 * pieces than there are, a piece in mid-air. A position that nobody happens to reach by legal moves is not impossible.
 */
import type { Place, RuleViolation } from './contract.js';
import { SIDE_NAMES } from './grid-game.js';

/** More of a piece or card than the game contains; `piece` as the notation has it. */
export function tooMany(rule: string, piece: string, places: readonly Place[] = []): RuleViolation {
  return { rule, code: 'too-many', places, values: { piece } };
}

/** The first side with more pieces than `most`; undefined if there is none. */
export function tooManyPieces(rule: string, counts: readonly number[], most: number): RuleViolation | undefined {
  const side = counts.findIndex((count) => count > most);
  if (side < 0) return undefined;
  const values = { side: SIDE_NAMES[side] ?? '', found: counts[side] ?? 0, most };
  return { rule, code: 'too-many-pieces', places: [], values };
}

/** The number of pieces of each side on a board. */
export function piecesBySide(board: readonly number[]): readonly number[] {
  return SIDE_NAMES.map((_name, side) => board.filter((piece) => piece === side).length);
}

/**
 * The first of some spaces that no chain of them leads to from `start`; -1 if there is none. `near` are the spaces next to
 * each space.
 */
export function spaceApart(
  spaces: readonly number[],
  start: number,
  near: (space: number) => readonly number[],
): number {
  const reached = [start];
  for (let i = 0; i < reached.length; i++) {
    for (const space of near(reached[i] ?? start)) {
      if (spaces.includes(space) && !reached.includes(space)) reached.push(space);
    }
  }
  return spaces.find((space) => !reached.includes(space)) ?? -1;
}
