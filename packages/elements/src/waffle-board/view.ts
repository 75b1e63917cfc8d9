/** One waffle as a diagram: its pockets and what lies in them. */
import { group } from '@griddle/art';
import { VIEW_BOX } from '@griddle/art/waffle-time/geometry.js';
import { labels, topping, WAFFLE } from '@griddle/art/waffle-time/waffle.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { Waffle } from '@griddle/rules/waffle-time/waffle.js';
import { NO_PIECE, type DiagramView, type Layer, type Marks } from '../old-core/board-view.js';
import { NOTHING } from '../waffle-time/nothing.js';
import { contentWords, middleOf, spaceOf, WAFFLE_ROWS } from '../waffle-time/spaces.js';

/** What the diagram needs of a position; a state of the game has it, too. */
export interface WaffleDiagram extends BaseState {
  /** The text that it was read from, where that is all there is. */
  readonly text?: string;
  readonly waffles: readonly Waffle[];
  readonly turn: number;
  readonly cards: readonly number[];
  readonly goals: readonly number[];
}

/** What is marked on the waffle, how it is drawn; fetched for the first mark. */
export interface MarkLayers {
  readonly last: (marks: Marks) => Layer;
  readonly lit: (marks: Marks) => Layer;
  readonly notes: (marks: Marks) => Layer;
}

/** Layers that one element has fetched. */
interface MoreLayers {
  readonly marks?: MarkLayers | undefined;
  /** Patterns, goals and points that are found on the waffle. */
  readonly found?: readonly Layer[] | undefined;
}

/** The waffle that is shown. */
export function shownWaffle({ waffles, turn }: WaffleDiagram): Waffle {
  return waffles[turn] ?? [];
}

/** The view of one element; `more` has what has been fetched for it. */
export function waffleView(more: (state: WaffleDiagram) => MoreLayers): DiagramView<WaffleDiagram> {
  const contentOf = (state: WaffleDiagram, place: Place): number => shownWaffle(state)[spaceOf(place)] ?? 0;
  return {
    viewBox: VIEW_BOX,
    label: (say) => say('ui.waffle-board'),
    rows: () => WAFFLE_ROWS,
    centre: middleOf,
    hit: () => 'm-.5-.5h1v1h-1z',
    backdrop: (_flipped, coordinates) => (coordinates ? group('board', [WAFFLE, labels()]) : WAFFLE),
    below: (state, marks) => [more(state).marks?.last(marks) ?? NOTHING],
    above: (state, all) => {
      const { marks, found = [NOTHING, NOTHING, NOTHING] } = more(state);
      return [...found, marks?.lit(all) ?? NOTHING, marks?.notes(all) ?? NOTHING];
    },
    pieceOn: (state, place) => contentOf(state, place) || NO_PIECE,
    piece: topping,
    stays: true,
    contentOf,
    placeName: contentWords,
  };
}
