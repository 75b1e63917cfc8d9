/** What a game's element gives to the parts beside its board. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { GameElement } from './game-element.js';
import type { Match } from './match.js';
import type { AnySession, TableView } from './table.js';

/** The view of an element's match as it is now. */
export function tableOf<S extends BaseState, M>(element: GameElement<S, M>, match: Match<S, M>): TableView {
  const { rules, settings, catalogue, say, flipped, view } = element;
  const { session, state, thinking, canUndo } = match;
  return {
    game: rules.id,
    mode: settings.mode,
    session: session as unknown as AnySession,
    at: session.current,
    catalogue,
    say,
    seats: rules.seats(session.options),
    players: settings.players,
    toMove: rules.toMove(state),
    canUndo,
    canRedo: session.canRedo(),
    thinking,
    outcome: rules.outcome(state),
    calls: view.calls,
    flipped,
    show: settings.show,
    play: (text) => element.play(text),
    undo: () => element.undo(),
    redo: () => element.redo(),
    goTo: (place) => element.goTo(place),
    again: () => element.again(),
    call: (code, seat) => element.call(code, seat),
    highlight: (places) => element.highlight(places),
    flip: () => {
      element.flipped = !flipped;
    },
    toggle: (layer) => {
      const show = new Set(settings.show);
      if (!show.delete(layer)) show.add(layer);
      element.show = [...show].join(' ') || 'none';
    },
    toRecord: () => element.toRecord(),
    toSVG: () => element.toSVG(),
    toPNG: () => element.toPNG(),
  };
}
