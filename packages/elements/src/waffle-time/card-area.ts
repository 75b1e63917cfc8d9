/** The cards in play: patterns that can be completed now are framed, goals show their butter while it is there. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waffle-time/index.js';
import { goalsOf, patternsOf } from '@griddle/art/waffle-time/position.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { activeCards } from '@griddle/rules/waffle-time/completing.js';
import { goalPoints } from '@griddle/rules/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cardName } from '@griddle/rules/waffle-time/patterns.js';
import { NO_PIECE, type AreaView } from '../old-core/board-view.js';
import type { Say } from '../old-core/table.js';
import { help } from './helper.js';
import { NOTHING } from './nothing.js';

const COLUMNS = 4;
const areas = new Map<string, AreaView<WaffleTimeState>>();

/** The area of the cards that a state plays with, the same for all states of a game; undefined where none are known. */
export function cardArea(state: WaffleTimeState): AreaView<WaffleTimeState> | undefined {
  if (state.cards.length + state.goals.length === 0) return undefined;
  const { cherryBoth, crossX } = state.rules;
  const key = [...state.cards, ...state.goals, cherryBoth, crossX].join();
  let area = areas.get(key);
  if (!area) areas.set(key, (area = makeArea(state)));
  return area;
}

/** A card's rule in words. */
export function cardWords(place: Place, say: Say): string {
  const name = place.slice(5);
  if (place.startsWith('goal:')) return say('ui.waffle-time.goal', { goal: name, points: goalPoints(Number(name)) });
  return say(`card.waffle-time.${name}`);
}

function makeArea(first: WaffleTimeState): AreaView<WaffleTimeState> {
  const patterns = patternsOf(first);
  const cards = activeCards(first).map((card): Place => `card:${cardName(card)}`);
  const goals = first.goals.map((goal): Place => `goal:${goal}`);
  const places = [...cards, ...goals];
  const rows = [0, 1].map((row) => places.slice(row * COLUMNS, (row + 1) * COLUMNS)).filter((row) => row.length > 0);
  const box = art.cardsBox(places.length, COLUMNS);
  const centre = (place: Place): readonly [number, number] =>
    art.cardCentre(Math.max(0, places.indexOf(place)), COLUMNS);
  /** The middle of the row in which a card does not lie. */
  const otherRow = (place: Place): number => {
    const [, y] = centre(place);
    return (y < art.CARD_STEP[1] && rows.length > 1 ? 1.5 : 0.5) * art.CARD_STEP[1];
  };
  const drawnPatterns = patterns.map((card, i) => ({ ...art.patternCard(card), at: art.cardCentre(i, COLUMNS) }));

  return {
    name: 'cards',
    viewBox: box,
    label: (say) => say('ui.waffle-time.cards'),
    caption: (say) => say(goals.length > 0 ? 'ui.waffle-time.cards-caption' : 'ui.waffle-time.cards'),
    rows: () => rows,
    centre,
    hit: () => 'm-1.4-1.6h2.8v3.2h-2.8z',
    backdrop: () => group('patterns', drawnPatterns),
    below: (state) => [
      {
        key: state.goals.map((goal) => `${goal}${met(state, goal)}`).join(),
        draw: () =>
          group(
            'goals',
            goalsOf(state).map((goal, i) => ({ ...art.goalCard(goal), at: art.cardCentre(cards.length + i, COLUMNS) })),
          ),
      },
    ],
    above: (state, marks) => [
      { places: wonPlaces(state), draw: (place) => art.cardFrame(centre(place), 'mark-win') },
      { places: [...marks.starts, ...marks.begins], draw: (place) => art.cardFrame(centre(place), 'mark-threat') },
      { places: marks.picked, draw: (place) => art.cardFrame(centre(place), 'select') },
      { places: [...marks.lit, ...marks.last], draw: (place) => art.cardFrame(centre(place), 'note-2') },
      help.asked?.turnedCard(marks.pointed, first.rules, box[2], otherRow(marks.pointed)) ?? NOTHING,
    ],
    pieceOn: () => NO_PIECE,
    piece: () => group('none', []),
    contentOf: (state, place) => (place.startsWith('goal:') ? met(state, Number(place.slice(5))) : 0),
    placeName: (place, content, say) =>
      cardWords(place, say) + (content > 0 ? ` ${say('place.waffle-time.goal-met', { count: content })}` : ''),
  };
}

/** How many seats have met a goal. */
function met({ won }: WaffleTimeState, goal: number): number {
  return won.filter((seat) => seat.some((one) => one.goal === goal)).length;
}

/** Goals that the seat to move has met. */
function wonPlaces({ won, turn }: WaffleTimeState): readonly Place[] {
  return (won[turn] ?? []).map(({ goal }) => `goal:${goal}`);
}
