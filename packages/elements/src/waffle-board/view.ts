/** One waffle as a diagram: its pockets, what lies in them, and what is found there. */
import { group, type Point, type Shape } from '@griddle/art';
import * as spots from '@griddle/art/spots.js';
import { spaceCentre, VIEW_BOX } from '@griddle/art/waffle-time/geometry.js';
import { labels, topping, WAFFLE } from '@griddle/art/waffle-time/waffle.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { no, yes } from '@griddle/rules/core/contract.js';
import { fieldsOf } from '@griddle/rules/core/text.js';
import { OPTIONS } from '@griddle/rules/waffle-time/setup.js';
import { parseCards, parseWaffles, waffleText } from '@griddle/rules/waffle-time/waffle-text.js';
import { BUTTER, emptyWaffle, fruitOn, hasCream, hasSyrup, type Waffle } from '@griddle/rules/waffle-time/waffle.js';
import { NO_PIECE, type DiagramView, type Layer, type Marks } from '../core/board-view.js';
import type { Notation } from '../core/notation.js';
import { contentWords, spaceOf, WAFFLE_ROWS } from '../waffle-time/spaces.js';

/** What the diagram needs of a position; a state of the game has it, too. */
export interface WaffleDiagram extends BaseState {
  readonly waffles: readonly Waffle[];
  readonly turn: number;
  readonly cards: readonly number[];
  readonly goals: readonly number[];
}

/** A layer of things found on the waffle; fetched when a page asks for them. */
export type Finder = (waffle: Waffle, state: WaffleDiagram) => readonly Layer[];

/** The waffle that is shown. */
export function shownWaffle({ waffles, turn }: WaffleDiagram): Waffle {
  return waffles[turn] ?? [];
}

/** Positions of which only the waffles and the cards are read. */
export const waffleNotation: Notation<WaffleDiagram> = {
  id: 'waffle-time',
  options: OPTIONS,
  seats: () => [],
  setup: () => ({ rng: [1, 1], waffles: [emptyWaffle()], turn: 0, cards: [], goals: [] }),
  positionText: ({ waffles }) => waffles.map((waffle) => waffleText(waffle)).join(';'),
  parsePosition: (text: string) => {
    const [first, , , fourth] = fieldsOf(text);
    if (first === undefined) return no({ code: 'position-empty', offset: 0, expected: ['5/5/2c2/5/5'] });
    const waffles = parseWaffles(first);
    if (!waffles.ok) return waffles;
    const cards = parseCards(fourth);
    if (!cards.ok) return cards;
    const { numbers, goals } = cards.value;
    return yes({ rng: [1, 1], waffles: waffles.value, turn: 0, cards: numbers, goals });
  },
};

const at = (place: Place): Point => spaceCentre(spaceOf(place));

function piece(content: number): Shape {
  return topping({
    fruit: fruitOn(content),
    cream: hasCream(content),
    syrup: hasSyrup(content),
    butter: content === BUTTER,
  });
}

function notes({ notes }: Marks): Layer {
  return {
    key: notes.map(({ from, to, colour }) => from + to + colour).join(),
    draw: () =>
      group(
        'notes',
        notes.map(({ from, to, colour }) => spots.highlights([at(from), at(to)], colour)),
      ),
  };
}

/** The view of one element; `find` gives what it has to find. */
export function waffleView(find: () => Finder | undefined): DiagramView<WaffleDiagram> {
  const found = (state: WaffleDiagram): readonly Layer[] => find()?.(shownWaffle(state), state) ?? [];
  const backdrop = (_flipped: boolean, coordinates: boolean): Shape =>
    coordinates ? group('board', [WAFFLE, labels()]) : WAFFLE;
  return {
    viewBox: VIEW_BOX,
    label: (say) => say('ui.waffle-board'),
    rows: () => WAFFLE_ROWS,
    centre: at,
    hit: 'M-.5-.5h1v1h-1z',
    backdrop,
    below: (_state, { last, show }) => [
      { places: show.has('last') ? last : [], draw: (place) => spots.lastMove([at(place)]) },
    ],
    above: (state, marks) => {
      const [patterns = NOTHING, goals = NOTHING, points = NOTHING] = found(state);
      return [
        patterns,
        goals,
        points,
        { places: marks.lit, draw: (place) => spots.highlights([at(place)], 2) },
        notes(marks),
      ];
    },
    pieceOn: (state, place) => shownWaffle(state)[spaceOf(place)] || NO_PIECE,
    piece,
    stays: true,
    contentOf: (state, place) => shownWaffle(state)[spaceOf(place)] ?? 0,
    placeName: contentWords,
    picture: (state, { show }) => ({
      viewBox: VIEW_BOX,
      shape: group('waffle-board', [
        backdrop(false, show.has('coordinates')),
        ...shownWaffle(state).map((content, space) => group('space', [piece(content)], { at: spaceCentre(space) })),
        ...found(state).flatMap((layer) => ('key' in layer && layer.key !== '' ? [layer.draw()] : [])),
      ]),
    }),
  };
}

const NOTHING: Layer = { key: '', draw: () => group('none', []) };
