/** The whole of Waffle Time from plain data: waffles side by side, and under them the draft board and the cards. */
import type { Waffle } from '@griddle/rules/internal/waffle-time/waffle.js';
import { scaled } from '../path-data.js';
import { group, type Group, type Picture, type Point, type Shape, type ViewBox } from '../shapes.js';
import { CARD, goalCard, patternCard, type GoalCardArt, type PatternCardArt } from './cards.js';
import {
  blankTile,
  DRAFT_BOARD,
  DRAFT_BOX,
  draftTile,
  slotCentre,
  spaceOnTile,
  tileCentre,
  turnTile,
} from './draft.js';
import { spaceCentre, VIEW_BOX, labels, topping, WAFFLE } from './waffle.js';
import { PAWNS } from './toppings.js';

/** The current draft board. */
export interface DraftPicture {
  /** The nine tiles, row by row from the upper left: topping up, topping on the back. */
  readonly tiles: readonly { readonly face: number; readonly back: number }[];
  /** The first of the two slots under the turn-order tile. */
  readonly cover: number;
  /** The first of the two slots under the blank tile, -1 without one. */
  readonly blank: number;
  /** Syrup of the turn-order spaces, the front one first. */
  readonly syrup: readonly number[];
  /** Pawns by their space, the front one first; slot -1 is on the turn-order tile. */
  readonly pawns: readonly { readonly seat: number; readonly slot: number }[];
  readonly forkTrailing: boolean;
}

/** The contents of the picture. */
export interface WaffleTimePicture {
  /** For each waffle the contents of its spaces, a1 first, by the rules' numbers. */
  readonly waffles: readonly Waffle[];
  readonly draft?: DraftPicture;
  readonly patterns?: readonly PatternCardArt[];
  readonly goals?: readonly GoalCardArt[];
}

/** One waffle with its contents. */
export function waffle(spaces: Waffle): Group {
  return group('waffle', [
    WAFFLE,
    labels(),
    ...spaces.map((space, at) => ({ ...topping(space), at: spaceCentre(at) })),
  ]);
}

/** The place of a pawn. */
export function pawnCentre(
  { pawns, cover, syrup }: Pick<DraftPicture, 'pawns' | 'cover' | 'syrup'>,
  at: number,
): Point {
  const slot = pawns[at]?.slot ?? -1;
  return slot < 0 ? spaceOnTile(cover, at + 1, syrup.length) : slotCentre(slot);
}

/** The scale of a pawn on the turn-order tile and in a slot. */
export function pawnSize(spaces: number, slot: number): number {
  if (slot >= 0) return 0.8;
  return spaces > 3 ? 0.46 : 0.58;
}

/** The draft board with tiles and pawns. */
export function draftBoard(draft: DraftPicture): Group {
  return group('draft', [
    DRAFT_BOARD,
    ...draft.tiles.map(({ face, back }, at) => ({ ...draftTile(face, back), at: tileCentre(at) })),
    ...(draft.blank < 0 ? [] : [blankTile(draft.blank)]),
    turnTile(draft.cover, draft.syrup, draft.forkTrailing),
    ...draft.pawns.flatMap(({ seat, slot }, at): Shape[] => {
      const pawn = PAWNS[seat];
      return pawn ? [{ ...scaled(pawn, pawnSize(draft.syrup.length, slot)), at: pawnCentre(draft, at) }] : [];
    }),
  ]);
}

/** The distance between cards. */
export const CARD_STEP: Point = [CARD[0] + 0.2, CARD[1] + 0.2];

/** The middle of a card in rows of `columns`, the box of the first beginning at (0, 0). */
export function cardCentre(at: number, columns: number): Point {
  return [((at % columns) + 0.5) * CARD_STEP[0], (Math.floor(at / columns) + 0.5) * CARD_STEP[1]];
}

/** A box that holds `count` cards. */
export function cardsBox(count: number, columns: number): ViewBox {
  return [0, 0, columns * CARD_STEP[0], Math.max(1, Math.ceil(count / columns)) * CARD_STEP[1]];
}

/** The cards in play in rows: patterns, then goals. */
export function cards(patterns: readonly PatternCardArt[], goals: readonly GoalCardArt[], columns: number): Group {
  const drawn = [...patterns.map((card) => patternCard(card)), ...goals.map((card) => goalCard(card))];
  return group(
    'cards',
    drawn.map((card, at) => ({ ...card, at: cardCentre(at, columns) })),
  );
}

/** The space between waffles. */
const APART = 0.3;

/** Waffles in a row; below them, if known, the draft board and the cards. */
export function picture({ waffles, draft, patterns = [], goals = [] }: WaffleTimePicture): Picture {
  const [left, top, side] = VIEW_BOX;
  const step = side + APART;
  const shapes: Shape[] = waffles.map((spaces, i) => ({ ...waffle(spaces), at: [i * step, 0] }));
  let width = step * Math.max(1, waffles.length) - APART;
  // Under one waffle its table is as close as ever
  let height = waffles.length > 1 ? step : side;
  if (draft) {
    shapes.push({ ...draftBoard(draft), at: [left - DRAFT_BOX[0], top + height - DRAFT_BOX[1]] });
    height += DRAFT_BOX[3];
  }
  const count = patterns.length + goals.length;
  if (count > 0) {
    // Next to the draft board if there is space for a row of four, otherwise below it
    const beside = width - step >= side;
    const columns = 4;
    const [, , wide, high] = cardsBox(count, columns);
    // Next to the draft board they fill the space on the right, or are as high as it is
    const size = beside && draft ? Math.min((width - step) / wide, DRAFT_BOX[3] / high) : side / wide;
    const at: Point = beside ? [left + step, top + step] : [left, top + height];
    shapes.push({ ...scaled(cards(patterns, goals, columns), size), at });
    if (!beside || !draft) height = Math.max(height, at[1] - top + high * size);
    width = Math.max(width, side);
  }
  return { viewBox: [left, top, width, height], shape: group('waffle-time', shapes) };
}
