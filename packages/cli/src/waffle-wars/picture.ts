/** A Waffle Wars position as a picture for a file: owners, the move just made, and the spaces that win. */
import type { Picture } from '@griddle/art';
import { picture as draw } from '@griddle/art/waffle-wars/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { conditionsOf } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';

/** `last` are the places of the move that led to the position. */
export function picture(state: WaffleWarsState, last: readonly Place[], flipped: boolean): Picture {
  const { board, owners } = state;
  const winning = [0, 1].flatMap((seat) => conditionsOf(board, owners, seat).flatMap(({ spaces }) => spaces));
  return draw({ board, owners }, { flipped, last, winning: [...new Set(winning)] });
}
