/**
 * What is said of a place while a mouse or the focus rests on it. Only games that have something to say load it: they name
 * one of these in their view.
 */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { BoardView } from './board-view.js';
import { OPEN } from './interaction.js';
import type { Say } from './table.js';

/** Tells something of the place itself, while nothing is in hand; `words` gives it, empty for nothing. */
export function tellPlaces<S extends BaseState, M>(
  words: (state: S, place: Place, say: Say) => string,
): NonNullable<BoardView<S, M>['point']> {
  return (match, place) => {
    const { host, interaction, state, pointed } = match;
    if (interaction !== OPEN || match.refusal !== '') return;
    match.hint = place === undefined ? '' : words(state, place, host.say);
    match.pointed = match.hint === '' ? '' : (place ?? '');
    if (match.pointed !== pointed) host.refresh();
  };
}

/** Tells what the move would come to that is completed there; `preview` gives it, empty for nothing. */
export function tellMoves<S extends BaseState, M>(
  preview: (state: S, move: M, say: Say) => string,
): NonNullable<BoardView<S, M>['point']> {
  return (match, place, byKey, comesTo) => {
    const { host, interaction, state } = match;
    if (interaction.kind !== 'picked') return;
    const touched = place === undefined ? undefined : comesTo(place);
    const words = touched?.kind === 'move' ? preview(state, touched.move, host.say) : '';
    if (words === match.hint) return;
    match.hint = words;
    if (byKey && words !== '') host.speak(() => words);
    host.refresh();
  };
}
