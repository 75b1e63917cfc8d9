/** The cards in play. Patterns that can be completed now are framed; goals show their butter until it is taken. */
import { group, type Point } from '@griddle/art';
import * as art from '@griddle/art/waffle-time/index.js';
import { goalPanel, orientationPanel } from '@griddle/art/internal/waffle-time/cards.js';
import { goalsOf, patternsOf } from '@griddle/art/internal/waffle-time/position.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { activeCards } from '@griddle/rules/internal/waffle-time/legal.js';
import { FRUITS } from '@griddle/rules/internal/waffle-time/components.js';
import { shapesOf } from '@griddle/rules/internal/waffle-time/goals.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cardName, cardOf, orientations } from '@griddle/rules/internal/waffle-time/patterns.js';
import type { Rules } from '@griddle/rules/internal/waffle-time/state.js';
import { type Area, type Layer, type Layout, type Scene } from '#core';
import { describeCard } from './describe.js';

// A cache with weak values.

/** A cache of weakly held values, so that memory does not grow with new games. */
class WeakCache<V extends object> {
  readonly #values = new Map<string, WeakRef<V>>();
  readonly #gone = new FinalizationRegistry<string>((key) => {
    // A new value may have been cached meanwhile
    if (this.#values.get(key)?.deref() === undefined) this.#values.delete(key);
  });

  /** Returns the value of a key, or calls `make`. */
  get(key: string, make: () => V): V {
    const known = this.#values.get(key)?.deref();
    if (known) return known;
    const made = make();
    this.#values.set(key, new WeakRef(made));
    this.#gone.register(made, key);
    return made;
  }
}

const COLUMNS = 4;

/** Goals whose patterns can be shown; the others count something. */
const SHAPED_GOALS: readonly Place[] = ['goal:50', 'goal:51', 'goal:53', 'goal:54'];

/** Areas by cards, goals and options; held weakly because nearly every game has its own. */
const areas = new WeakCache<Area<WaffleTimeState>>();

/** Returns the area of a state's cards, the same for all states of a game; undefined if no cards are known. */
export function cardArea(state: WaffleTimeState): Area<WaffleTimeState> | undefined {
  if (state.cards.length + state.goals.length === 0) return undefined;
  const { cherryBoth, crossX } = state.rules;
  const key = [...state.cards, ...state.goals, cherryBoth, crossX].join();
  return areas.get(key, () => makeArea(state));
}

/** Returns the number of seats that have met a goal. */
function metCount({ won }: WaffleTimeState, goal: number): number {
  return won.filter((seat) => seat.some((one) => one.goal === goal)).length;
}

/** Returns the goals met by the only local player, or else by the seat to move. */
function wonPlaces({ localSeat, state: { turn, won } }: Scene<WaffleTimeState>): readonly Place[] {
  return (won[localSeat ?? turn] ?? []).map(({ goal }) => `goal:${goal.toString()}`);
}

/** Draws all orientations of a card, in a row of a given width centred at `y`. */
function orientationLayer(place: Place, { cherryBoth, crossX }: Rules, width: number, y: number): Layer {
  const [, fruit = '', number = ''] = /^card:(\w+)-(\d)/.exec(place) ?? [];
  const hasShapes = SHAPED_GOALS.includes(place) || (fruit !== '' && fruit !== 'blueberry');
  return {
    key: hasShapes ? place : '',
    draw: () => {
      const card = cardOf(FRUITS.indexOf(fruit), Number(number));
      const panel =
        fruit === ''
          ? goalPanel(shapesOf(Number(place.slice(5)), crossX), width)
          : orientationPanel(orientations(card, cherryBoth), card.fruit, width);
      return group('turned', [{ ...panel, at: [width / 2, y] }]);
    },
  };
}

function makeArea(first: WaffleTimeState): Area<WaffleTimeState> {
  const cards = activeCards(first).map((card): Place => `card:${cardName(card)}`);
  const goals = first.goals.map((goal): Place => `goal:${goal.toString()}`);
  const places = [...cards, ...goals];
  const rows = [0, 1].map((row) => places.slice(row * COLUMNS, (row + 1) * COLUMNS)).filter((row) => row.length > 0);
  const viewBox = art.cardsBox(places.length, COLUMNS);
  const layout: Layout = { viewBox, rows };
  const center = (place: Place): Point => art.cardCentre(Math.max(0, places.indexOf(place)), COLUMNS);
  /** Returns the centre of the row that does not contain the card. */
  const otherRow = (place: Place): number => {
    const [, y] = center(place);
    return (y < art.CARD_STEP[1] && rows.length > 1 ? 1.5 : 0.5) * art.CARD_STEP[1];
  };
  const patterns = patternsOf(first).map((card, i) => ({ ...art.patternCard(card), at: art.cardCentre(i, COLUMNS) }));
  return {
    name: 'cards',
    label: (_scene, t) => t('ui.waffle-time.cards'),
    caption: (_scene, t) => t(goals.length > 0 ? 'ui.waffle-time.cards-caption' : 'ui.waffle-time.cards'),
    layout: () => layout,
    center,
    outline: () => 'm-1.4-1.6h2.8v3.2h-2.8z',
    backdrop: () => group('patterns', patterns),
    below: ({ state }) => [
      {
        key: state.goals.map((goal) => [goal, metCount(state, goal)].join(':')).join(),
        draw: () =>
          group(
            'goals',
            goalsOf(state).map((goal, i) => ({ ...art.goalCard(goal), at: art.cardCentre(cards.length + i, COLUMNS) })),
          ),
      },
    ],
    above: (scene) => {
      const { marks } = scene;
      const { hovered = '' } = marks;
      return [
        { places: wonPlaces(scene), draw: (place) => art.cardFrame(center(place), 'mark-win') },
        {
          places: [...marks.placements, ...marks.origins],
          draw: (place) => art.cardFrame(center(place), 'mark-threat'),
        },
        { places: marks.selected, draw: (place) => art.cardFrame(center(place), 'select') },
        { places: [...marks.highlights, ...marks.lastMove], draw: (place) => art.cardFrame(center(place), 'note-2') },
        orientationLayer(hovered, first.rules, viewBox[2], otherRow(hovered)),
      ];
    },
    pieceAt: () => undefined,
    piece: () => group('none', []),
    describe: ({ state }, place, t) => {
      const count = place.startsWith('goal:') ? metCount(state, Number(place.slice(5))) : 0;
      return describeCard(place, t) + (count > 0 ? ` ${t('place.waffle-time.goal-met', { count })}` : '');
    },
  };
}
