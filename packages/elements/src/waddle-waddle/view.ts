/** The table of Waddle Waddle: the board with the supplies and the card field beside it. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { takeable } from '@griddle/rules/waddle-waddle/cards.js';
import { SEAT_NAMES, SYMBOLS, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import { hexText } from '@griddle/rules/waddle-waddle/hex.js';
import { waddleWaddle, type WaddleWaddleMove, type WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { noMoveReason } from '@griddle/rules/waddle-waddle/places.js';
import { addIsDone, isLastTurn } from '@griddle/rules/waddle-waddle/state.js';
import { slide } from '@griddle/rules/waddle-waddle/ways.js';
import { frames } from '../core/areas.js';
import type { BoardView, Layer, Marks } from '../core/board-view.js';
import { tellMoves } from '../core/pointing.js';
import type { Say } from '../core/table.js';
import { boardOf, hexOf } from '../pengo-board/hexes.js';
import { pengoBoardView } from '../pengo-board/view.js';
import { cardWords, fieldView, isCard } from './field-view.js';
import { reasons } from './obstacles.js';
import { supplyView, typeOfStack } from './supply-view.js';

const WITH_CARDS = [supplyView, fieldView];
const WITHOUT_CARDS = [supplyView];

/** What touching these places tries to do, legal or not. */
function moveFromTouches(places: readonly Place[]): WaddleWaddleMove | undefined {
  const [first = '', second] = places;
  if (isCard(first)) return { kind: 'card', at: hexOf(first) };
  if (second === undefined || isCard(second)) return undefined;
  const type = typeOfStack(first);
  if (typeOfStack(second) >= 0) return undefined;
  if (type >= 0) return second === 'aside' ? { kind: 'aside', type } : { kind: 'add', type, to: hexOf(second) };
  return { kind: 'move', from: hexOf(first), to: hexOf(second) };
}

/** How many points a move would bring each seat. */
function gains(state: WaddleWaddleState, move: WaddleWaddleMove): readonly number[] {
  const played = waddleWaddle.play(state, move);
  if (!played.ok) return [];
  const before = waddleWaddle.score(state);
  return waddleWaddle.score(played.value).map(({ total }, seat) => total - (before[seat]?.total ?? 0));
}

/** What each place would bring the seat to move, on the places the tile in hand may go to. */
function gainLayer(state: WaddleWaddleState, { targets, touched }: Marks, flipped: boolean): Layer {
  return {
    key: targets.length === 0 ? '' : `${touched.join()} ${waddleWaddle.positionText(state)}`,
    draw: () =>
      group(
        'gains',
        targets.flatMap((place) => {
          const move = moveFromTouches([...touched, place]);
          const points = move ? (gains(state, move)[state.turn] ?? 0) : 0;
          return points === 0 ? [] : [art.gain(hexOf(place), points, flipped)];
        }),
      ),
  };
}

/** `+3`, as on the board. */
function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

/** What a move would bring whom: `Blue +4 and then 12, Red -2 and then 7.` */
function preview(state: WaddleWaddleState, move: WaddleWaddleMove, say: Say): string {
  const totals = waddleWaddle.score(state);
  const changes = gains(state, move).flatMap((points, seat) => {
    if (points === 0 && seat !== state.turn) return [];
    const total = (totals[seat]?.total ?? 0) + points;
    return [say('gain.waddle-waddle', { seat: SEAT_NAMES[seat] ?? '', points: signed(points), total })];
  });
  return changes.join(' ');
}

function moveWords(state: WaddleWaddleState, move: WaddleWaddleMove, say: Say): string {
  const colour = SEAT_NAMES[state.turn] ?? '';
  switch (move.kind) {
    case 'add':
      return say('move.waddle-waddle.add', { colour, type: TYPES.charAt(move.type), to: hexText(move.to) });
    case 'move': {
      const tile = boardOf(state.tiles).tiles.get(hexText(move.from));
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

/** What the seat to move may still do, as the last part of `phase.waddle-waddle.WHAT`. */
function phase(state: WaddleWaddleState): string {
  if (state.over) return '';
  if (takeable(state).length > 0) return 'card';
  if (addIsDone(state)) return 'move';
  if (noMoveReason(state) === undefined) return state.tiles.length > 0 ? 'add-or-move' : 'add';
  return isLastTurn(state) ? 'last' : 'add';
}

/** The points of all seats, and the cards they took. */
function facts(state: WaddleWaddleState, say: Say): string {
  const scores = waddleWaddle.score(state).map(({ total }, seat) => {
    const symbols = (state.taken[seat] ?? []).map((symbol) => say(`symbol.waddle-waddle.${SYMBOLS[symbol] ?? ''}`));
    const values = { seat: SEAT_NAMES[seat] ?? '', total, symbols: symbols.join(', ') };
    return say(symbols.length > 0 ? 'score.waddle-waddle.symbols' : 'score.waddle-waddle', values);
  });
  return scores.join(' ');
}

/** The board alone, for records: what `<pengo-board>` shows, and words for moves. */
export const boardAloneView: BoardView<WaddleWaddleState, WaddleWaddleMove> = {
  ...pengoBoardView,
  route: ({ tiles }, from, to, flipped) => {
    const goal = hexOf(to);
    const others = tiles.filter(({ q, r }) => q !== goal.q || r !== goal.r);
    return slide(others, from === undefined ? undefined : hexOf(from), goal).map((hex) => art.hexCentre(hex, flipped));
  },
  moveWords,
  phase,
  facts,
  calls: [],
  mayPick: ({ tiles }, place) => typeOfStack(place) >= 0 || boardOf(tiles).tiles.has(place),
  moveFromTouches: (_state, places) => moveFromTouches(places),
};

/** The whole table. */
export const waddleWaddleView: BoardView<WaddleWaddleState, WaddleWaddleMove> = {
  ...boardAloneView,
  frames,
  beside: ({ rules }) => (rules.modules > 1 ? WITH_CARDS : WITHOUT_CARDS),
  above: (state, marks, flipped) => [
    ...pengoBoardView.above(state, marks, flipped),
    reasons(state, marks, flipped),
    gainLayer(state, marks, flipped),
  ],
  isButton: (place) => place === 'end' || place === 'aside',
  buttonWords: (state, move, say) =>
    move.kind === 'end' || move.kind === 'aside'
      ? say(`button.waddle-waddle.${move.kind}`)
      : moveWords(state, move, say),
  shortName: (state, place, say) => {
    const type = typeOfStack(place);
    const colour = SEAT_NAMES[state.turn] ?? '';
    return type < 0 ? place : say('tile.waddle-waddle', { colour, type: TYPES.charAt(type) });
  },
  // Where it would go does not matter: the rules first say why it may not go anywhere
  attempt: (_state, picked) => moveFromTouches([picked, typeOfStack(picked) < 0 ? picked : '1,0']),
  point: tellMoves(preview),
};
