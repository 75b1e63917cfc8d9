/** Where the result lies over a board: at the top, or where it covers fewer of the winning spaces. */

/** How far from the board's lower edge the result ends, in CSS pixels. */
const GAP = 16;

/** The part of a rectangle's height that another covers, from 0 to 1; 0 if they lie side by side. */
function covered(inner: DOMRect, top: number, { height, left, right }: DOMRect): number {
  if (inner.right <= left || inner.left >= right || inner.height === 0) return 0;
  return Math.max(0, Math.min(inner.bottom, top + height) - Math.max(inner.top, top)) / inner.height;
}

/**
 * How far a card moves down, in CSS pixels, to leave more of the winning spaces in sight: 0, or to the board's lower edge.
 * All rectangles are those of a page with the card at the top.
 */
export function wayDown(card: DOMRect, board: DOMRect, winning: readonly DOMRect[]): number {
  const down = Math.floor(board.bottom - GAP - card.bottom);
  if (down <= 0) return 0;
  const cost = (top: number): number => winning.reduce((sum, space) => sum + covered(space, top, card), 0);
  return cost(card.top + down) < cost(card.top) ? down : 0;
}
