/** What an element gives to the parts beside its board. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { ShownElement } from './shown-element.js';
import type { Replay } from './replay.js';
import type { AnySession, TableView } from './table.js';
import { tables } from './tables.js';
import { recordText } from './writing.js';

/** The view of what an element shows now. */
export function tableOf<S extends BaseState, M>(element: ShownElement<S, M>, replay: Replay<S, M>): TableView {
  const { settings, catalogue, say, flipped } = element;
  const { rules, view, session, seats, players, state, thinking, canUndo } = replay;
  return {
    game: rules.id,
    mode: settings.mode,
    session: session as unknown as AnySession,
    at: session.current,
    catalogue,
    say,
    seats,
    players,
    toMove: rules.toMove(state),
    canUndo,
    canRedo: session.canRedo(),
    thinking,
    outcome: rules.outcome(state),
    calls: view.calls,
    flipped,
    show: settings.show,
    play: (text) => replay.playText?.(text) ?? false,
    undo: () => replay.undo(),
    redo: () => replay.redo(),
    goTo: (place) => replay.goTo(place),
    again: () => element.again(),
    call: (code, seat) => replay.call?.(code, seat),
    highlight: (places, seat) =>
      element.highlight(seat === undefined ? places : (view.linePlaces?.(replay.state, seat, places) ?? places)),
    flip: () => {
      element.flipped = !flipped;
    },
    toggle: (layer) => {
      const show = new Set(settings.show);
      if (!show.delete(layer)) show.add(layer);
      element.show = [...show].join(' ') || 'none';
    },
    toRecord: () => Promise.resolve(recordText(session)),
    toSVG: () => element.toSVG(),
    toPNG: () => element.toPNG(),
  };
}

tables.of = tableOf;
