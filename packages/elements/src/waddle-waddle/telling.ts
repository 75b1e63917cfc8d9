/** What is told while a game goes on: moves, what they would bring, what cards ask for. And the ways that tiles slide along. */
import { group, type Point, type Shape } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { SEAT_NAMES, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import { hexText, sameHex } from '@griddle/rules/waddle-waddle/hex.js';
import { made } from '@griddle/rules/waddle-waddle/moves.js';
import { positionText } from '@griddle/rules/waddle-waddle/position-text.js';
import { score } from '@griddle/rules/waddle-waddle/scoring.js';
import type { WaddleWaddleMove, WaddleWaddleState } from '@griddle/rules/waddle-waddle/state.js';
import { slide } from '@griddle/rules/waddle-waddle/ways.js';
import type { Layer, Marks } from '../old-core/board-view.js';
import { tellMoves, tellPlaces } from '../old-core/pointing.js';
import type { Say } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { hexOf } from '../pengo-board/hexes.js';
import { cardWords, fieldView, isCard } from './field-view.js';
import type * as Reasons from './reasons.js';
import { moveFromTouches } from './view.js';

addEnglish({
  'move.waddle-waddle.add': '{colour@colour.waddle-waddle} {type@type.waddle-waddle} comes to {to}',
  'move.waddle-waddle.move': '{colour@colour.waddle-waddle} {type@type.waddle-waddle} goes from {from} to {to}',
  'move.waddle-waddle.card': 'takes a card, {card}',
  'move.waddle-waddle.aside': 'sets {colour@colour.waddle-waddle} {type@type.waddle-waddle} aside',
  'move.waddle-waddle.end': 'ends the turn',
  'gain.waddle-waddle': '{seat@seat} {points}, then {total}.',
});

/** What is drawn of refusals, once there is one. */
let reasons: typeof Reasons | undefined;

/** Fetches that. */
export async function fetchReasons(): Promise<void> {
  reasons = await import('./reasons.js');
}

/** What is drawn over the board for who plays: what stands in the way of a refused move, and what moves would bring. */
export function layers(state: WaddleWaddleState, marks: Marks, flipped: boolean): readonly Layer[] {
  const { targets, touched, why } = marks;
  return [
    {
      key: reasons && why ? `${why.code} ${why.places?.join(' ')}` : '',
      draw: () => group('why', (why && reasons?.obstacles(why, state, flipped)) ?? []),
    },
    {
      key: targets.length === 0 ? '' : `${touched.join()} ${positionText(state)}`,
      draw: () =>
        group(
          'gains',
          targets.flatMap((place) => gainAt(place, touched, state, flipped)),
        ),
    },
  ];
}

/** What the tile in hand would bring the seat to move on a place; nothing is drawn where that is nothing. */
function gainAt(place: Place, touched: readonly Place[], state: WaddleWaddleState, flipped: boolean): readonly Shape[] {
  const move = moveFromTouches([...touched, place]);
  const points = move ? (gains(state, move)[state.turn] ?? 0) : 0;
  return points === 0 ? [] : [art.gain(hexOf(place), points, flipped)];
}

/** How many points a legal move would bring each seat. */
function gains(state: WaddleWaddleState, move: WaddleWaddleMove): readonly number[] {
  const before = score(state);
  return score(made(state, move)).map(({ total }, seat) => total - (before[seat]?.total ?? 0));
}

/** What a card asks for and whether it may be taken, where the mouse or the focus rests; nothing of other places. */
const tellCards = tellPlaces<WaddleWaddleState, WaddleWaddleMove>((state, place, say) =>
  isCard(place) ? fieldView.placeName(place, fieldView.contentOf(state, place), say) : '',
);

const tellGains = tellMoves<WaddleWaddleState, WaddleWaddleMove>(preview);

/** What is told of the place under the mouse or the focus: of a card with nothing in hand, of a move with a tile in hand. */
export function point(...way: Parameters<typeof tellCards>): void {
  tellCards(...way);
  tellGains(...way);
}

/** `+3`, as on the board. */
function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

/** What a move would bring whom: `Blue +4, then 12. Red -2, then 7.` */
function preview(state: WaddleWaddleState, move: WaddleWaddleMove, say: Say): string {
  const totals = score(state);
  const changes = gains(state, move).flatMap((points, seat) => {
    if (points === 0 && seat !== state.turn) return [];
    const total = (totals[seat]?.total ?? 0) + points;
    return [say('gain.waddle-waddle', { seat: SEAT_NAMES[seat] ?? '', points: signed(points), total })];
  });
  return changes.join(' ');
}

/** One sentence; `state` is the position before the move. */
export function moveWords(state: WaddleWaddleState, move: WaddleWaddleMove, say: Say): string {
  const colour = SEAT_NAMES[state.turn] ?? '';
  switch (move.kind) {
    case 'add':
      return say('move.waddle-waddle.add', { colour, type: TYPES.charAt(move.type), to: hexText(move.to) });
    case 'move': {
      const tile = state.tiles.find((other) => sameHex(other, move.from));
      const values = { colour: SEAT_NAMES[tile?.colour ?? 0] ?? '', type: TYPES.charAt(tile?.type ?? 0) };
      return say('move.waddle-waddle.move', { ...values, from: hexText(move.from), to: hexText(move.to) });
    }
    case 'card': {
      const card = state.field.find(({ q, r }) => q === move.at.q && r === move.at.r)?.card ?? 0;
      return say('move.waddle-waddle.card', { card: cardWords(card, say) });
    }
    case 'aside':
      return say('move.waddle-waddle.aside', { colour, type: TYPES.charAt(move.type) });
    case 'end':
      return say('move.waddle-waddle.end');
  }
}

/** The points that a tile slides over to its place (WD-10), from another one or from outside. */
export function route(
  { tiles }: WaddleWaddleState,
  from: Place | undefined,
  to: Place,
  flipped: boolean,
): readonly Point[] {
  const goal = hexOf(to);
  const others = tiles.filter((tile) => !sameHex(tile, goal));
  return slide(others, from === undefined ? undefined : hexOf(from), goal).map((hex) => art.hexCentre(hex, flipped));
}
