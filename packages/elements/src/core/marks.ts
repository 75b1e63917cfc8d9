/** What is marked on a board: by the position and the record, and by what the person at the board is doing. */
import { TABLE, type BaseState, type Place } from '@griddle/rules/core/contract.js';
import { annotationsOf } from '@griddle/rules/record/annotations.js';
import type { Step } from '@griddle/rules/replay/index.js';
import type { Marks, Note } from './board-view.js';
import type { Match, MatchHost } from './match.js';

/** Letters of a record's colours in the order of the palette's four note colours. */
const COLOURS = 'GRBY';

/** The marks of a picture that nobody touches. */
export function restingMarks<S extends BaseState, M>(
  { rules, settings, view }: MatchHost<S, M>,
  match: Match<S, M>,
): Marks {
  const { current } = match.session;
  const { parent, move, state } = lastOfSeat(current);
  const places = view.lastPlaces ?? ((before: S, made: M): readonly Place[] => rules.touches(before, made));
  return {
    show: settings.show,
    last: parent && move !== undefined ? places(parent.state, move, state) : [],
    picked: [],
    touched: [],
    starts: [],
    targets: [],
    lit: [],
    notes: notesOf(rules, current),
    pointed: '',
  };
}

/** The step by which a seat has moved last: what the table did since then shows by itself. */
function lastOfSeat<S extends BaseState, M>(step: Step<S, M>): Step<S, M> {
  let last = step;
  while (last.seat === TABLE && last.move !== undefined && last.parent) last = last.parent;
  return last;
}

/** The marks of a board in use. */
export function liveMarks<S extends BaseState, M>(host: MatchHost<S, M>, match: Match<S, M>): Marks {
  const { interaction, touches, lit } = match;
  const picked = interaction.kind === 'picked' || interaction.kind === 'dragging' ? interaction.places : [];
  const moves = host.settings.show.has('moves');
  return {
    ...restingMarks(host, match),
    picked,
    touched: picked,
    starts: moves && interaction.kind === 'open' ? touches.starts() : [],
    targets: moves && picked.length > 0 ? touches.targets(picked) : [],
    lit,
    pointed: match.pointed,
  };
}

/** Arrows and frames of the comments at a step; a comment with a place that the board does not have draws none. */
function notesOf<S extends BaseState, M>(
  game: MatchHost<S, M>['rules'],
  { before, after }: Step<S, M>,
): readonly Note[] {
  if (before.length + after.length === 0) return [];
  const read = annotationsOf(game, [...before, ...after]);
  if (!read.ok) return [];
  return [
    ...read.value.highlights.map(({ place, colour }) => note(place, place, colour)),
    ...read.value.arrows.map(({ from, to, colour }) => note(from, to, colour)),
  ];
}

function note(from: string, to: string, letter: string): Note {
  return { from, to, colour: (COLOURS.indexOf(letter) + 1) as Note['colour'] };
}
