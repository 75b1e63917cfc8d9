/** A Waffle Wars position as a picture for a file: owners, the move just made, and the spaces that win. */
import type { Picture } from '@griddle/art';
import { picture as draw } from '@griddle/art/waffle-wars/index.js';
import { withToothpicks } from '@griddle/art/internal/waffle-wars/powers.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { conditionsOf, hasModes } from '@griddle/rules/waffle-wars/index.js';
import { SPACE_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';

/** `last` are the places of the move that led to the position. */
export function picture(state: WaffleWarsState, last: readonly Place[], flipped: boolean): Picture {
  const { board, owners } = state;
  const winning = [0, 1].flatMap((seat) => conditionsOf(board, owners, seat).flatMap(({ spaces }) => spaces));
  // A power-up is a place of the tray, which a picture of the waffle does not have
  const onBoard = last.filter((place) => SPACE_NAMES.includes(place));
  const guards = hasModes(state) ? state.guards.flatMap((space) => SPACE_NAMES[space] ?? []) : [];
  const drawn = draw({ board, owners }, { flipped, last: onBoard, winning: [...new Set(winning)] });
  return withToothpicks(drawn, guards, flipped);
}
