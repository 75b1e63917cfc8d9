/** The element that a coach stands above, and what its game calls places. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { GameUI, TableHost, Translate } from '#core';

/** A game's element; its page's side is the game's own words for places. */
export interface Stage extends TableHost {
  readonly ui?: Pick<GameUI<BaseState, unknown>, 'placeName'>;
}

/** A place as sentences name it: `fallen:1` is for records. Squares are called as records call them. */
export function nameOfPlace(stage: Stage | undefined, state: BaseState, place: Place, t: Translate): string {
  return stage?.ui?.placeName?.(state, place, t) ?? place;
}
