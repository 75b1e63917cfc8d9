/** Describes the places picked for a move, for screen readers. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { capitalised, joinSentences, listed, type GameText } from '#core';
import type { InteractionController } from './interaction-controller.js';

/** Returns what to do after selecting places, with their descriptions; for no places, that the piece was put back. */
export function selectionStory<S extends BaseState, M>(
  text: GameText<S, M>,
  interaction: InteractionController<S, M>,
  places: readonly Place[],
): string {
  return joinSentences(text.locale.t, [selectionOf(text, interaction, places), text.hint()]);
}

function selectionOf<S extends BaseState, M>(
  text: GameText<S, M>,
  { buttonMoves, destinations }: InteractionController<S, M>,
  places: readonly Place[],
): string {
  const { game, locale, ui } = text;
  const { catalogue, t } = locale;
  const place = places.at(-1);
  if (place === undefined) return t('ui.dropped');
  const labels = buttonMoves.map((move) => ui.input?.buttons?.label(game.state, move, t, buttonMoves) ?? '');
  const next = destinations.length > 0 ? '' : labels.length > 0 ? '-choose' : '-stuck';
  // A piece is picked up, any other place selected
  const verb = ui.canSelect(game.state, place) ? 'picked' : 'chosen';
  const ways = [...destinations.map((to) => text.placeName(to)), ...labels];
  return capitalised(t(`ui.${verb}${next}`, { place: text.placeName(place), places: listed(catalogue, ways) }));
}
