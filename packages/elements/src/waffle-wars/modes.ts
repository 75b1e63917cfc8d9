/** The view of the whole game: a tray, slides, chains and four players beside the plain board (WW-40 to WW-60). */
import { repeats } from '@griddle/art/waffle-checkers/marks.js';
import { spaceCentre, spaceOf } from '@griddle/art/waffle-wars/index.js';
import { spendable, toothpick } from '@griddle/art/waffle-wars/powers.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { SPACE_NAMES } from '@griddle/rules/waffle-wars/components.js';
import {
  drawingMoves,
  hasModes,
  POWER_SIGN,
  powerNamed,
  waffleWars,
  winningMovesOf,
  type FullMove,
  type FullState,
} from '@griddle/rules/waffle-wars/index.js';
import { frames } from '../core/areas.js';
import { areasStyles } from '../core/areas.styles.js';
import type { BoardView, Marks } from '../core/board-view.js';
import { tellPlaces } from '../core/pointing.js';
import type { Say } from '../core/table.js';
import { addEnglish } from '../core/words.js';
import { WAFFLE_WARS_MODES_ELEMENT_EN } from './modes.en.js';
import { seatNames } from './seats.js';
import { powerAt, trayView } from './tray-view.js';
import { trayStyles } from './styles.js';
import { findThreats } from './threats.js';
import { waffleWarsView } from './view.js';

addEnglish(WAFFLE_WARS_MODES_ELEMENT_EN);

/** The tray lies beside the board. */
export const modesStyles = [areasStyles, trayStyles];

const TRAY = [trayView];
const NO_TRAY: typeof TRAY = [];

// Whatever the modes allow
findThreats((state: FullState, plain) => {
  if (!hasModes(state)) return plain(state);
  const moves = state.hands.flatMap((_hand, seat) => winningMovesOf(state, seat));
  return moves.flatMap((move) => waffleWars.touches(state, move).slice(-1));
});

/** A power-up that is written as a place of the tray. */
function isPower(place: Place): boolean {
  return place.startsWith(POWER_SIGN);
}

/** The text of the move that touching these places tries to make. */
function textOf(state: FullState, places: readonly Place[]): string {
  const [first = '', ...rest] = places;
  if (isPower(first)) return `${first}:${rest.join(powerNamed(first.slice(1))?.joint ?? ',')}`;
  const slides = hasModes(state) && state.modes.slide[state.turn] === true;
  return places.join(slides && places.length === 2 && !isOverPiece(state, places) ? '>' : 'x');
}

/** Whether a way of two spaces goes straight over a piece; if not, a side that slides means a slide. */
function isOverPiece({ board }: FullState, [from = '', to = '']: readonly Place[]): boolean {
  const over = (spaceOf(from) + spaceOf(to)) / 2;
  const name = SPACE_NAMES[over];
  const isStraight = name !== undefined && [0, 1].every((at) => isMiddle(from, name, to, at));
  return isStraight && (board[over] ?? -1) >= 0;
}

function isMiddle(from: Place, middle: Place, to: Place, at: number): boolean {
  const [a, b, c] = [from, middle, to].map((place) => place.charCodeAt(at));
  return Math.abs((a ?? 0) - (b ?? 0)) <= 1 && (a ?? 0) + (c ?? 0) === 2 * (b ?? 0);
}

/** Places that end moves by which the game would be drawn, after those picked so far (WW-43). */
function drawingTargets(state: FullState, { touched, targets }: Marks): readonly Place[] {
  if (!hasModes(state) || targets.length === 0) return [];
  const ways = drawingMoves(state).map((move) => waffleWars.touches(state, move));
  return ways.flatMap((way) => (way.slice(0, -1).join() === touched.join() ? way.slice(-1) : []));
}

/** Pieces that the move in hand may go on with: a mark under them would not be seen. */
function takenTargets({ board }: FullState, { targets }: Marks): readonly Place[] {
  return targets.filter((place) => (board[spaceOf(place)] ?? -1) >= 0);
}

function guarded(state: FullState): readonly Place[] {
  return hasModes(state) ? state.guards.flatMap((space) => SPACE_NAMES[space] ?? []) : [];
}

function moveWords(state: FullState, move: FullMove, say: Say): string {
  const [from = '', ...more] = waffleWars.touches(state, move);
  if (move.kind === 'slide') return say('move.waffle-wars.slide', { from, to: more.join() });
  if (move.kind === 'power') {
    const power = say(`power.waffle-wars.${move.power}`);
    return say('move.waffle-wars.power', { power, places: more.join(', ') });
  }
  if (more.length > 1) return say('move.waffle-wars.chain', { from, to: more.join(', ') });
  return waffleWarsView.moveWords(state, move, say);
}

/** Hands of all players, protected pieces, and what would end the game as a draw. */
function facts(state: FullState, say: Say): string {
  if (!hasModes(state)) return waffleWarsView.facts(state, say);
  const seats = seatNames(state);
  const hands = seats.map((seat, at) => say('hand.waffle-wars', { seat, count: state.hands[at] ?? 0 })).join('; ');
  const guards = seats.flatMap((seat, at) => {
    const place = SPACE_NAMES[state.guards[at] ?? -1];
    return place === undefined ? [] : [say('facts.waffle-wars.guard', { seat, place })];
  });
  const draws = drawingMoves(state).map((move) => waffleWars.moveText(state, move));
  const third = draws.length === 0 ? [] : [say('facts.waffle-wars.third', { moves: draws.join(', ') })];
  return [say('facts.waffle-wars.hands', { hands }), ...guards, ...third].join(' ');
}

/** What a power-up does; empty for a space. */
function powerWords(place: Place, say: Say): string {
  return isPower(place) ? trayView.placeName(place, 0, say) : '';
}

/** The plain view with what modes add; the plain game is shown by it unchanged. */
export const modesView: BoardView<FullState, FullMove> = {
  ...waffleWarsView,
  frames,
  beside: (state) => (hasModes(state) && state.modes.arcade ? TRAY : NO_TRAY),
  // The picture for a file has no tray, and shows what was spent by its spaces alone
  below: (state, marks, flipped) =>
    waffleWarsView.below(state, { ...marks, last: marks.last.filter((place) => !isPower(place)) }, flipped),
  above: (state, marks, flipped) => [
    ...waffleWarsView.above(state, marks, flipped),
    { places: takenTargets(state, marks), draw: (place) => spendable(place, flipped) },
    { places: guarded(state), draw: (place) => toothpick(place, flipped) },
    { places: drawingTargets(state, marks), draw: (place) => repeats([spaceCentre(place, flipped)]) },
  ],
  moveWords,
  facts,
  ways: (state, move) => {
    const [power = '', ...places] = waffleWars.touches(state, move);
    // Two pieces to swap and two placements are touched in either order
    const both = move.kind === 'power' && (move.power === 'swap' || move.power === 'second-helping');
    const way = [power, ...places];
    return both ? [way, [power, ...places.toReversed()]] : [way];
  },
  shortName: (_state, place, say) => (isPower(place) ? say(`power.waffle-wars.${place.slice(1)}`) : place),
  point: tellPlaces((_state, place, say) => powerWords(place, say)),
  pickedWords: (_state, places, say) => powerWords(places[0] ?? '', say),
  mayPick: (state, place) => (isPower(place) ? powerAt(place) >= 0 : state.board[spaceOf(place)] === state.turn),
  moveFromTouches: (state, places) => {
    const move = waffleWars.parseMove(state, textOf(state, places));
    return move.ok ? move.value : undefined;
  },
  attempt: (state, picked) => {
    const power = powerNamed(picked.slice(1));
    const own = state.board.indexOf(state.turn);
    // Which spaces does not matter: the rules say why none will do
    return isPower(picked) && power
      ? { kind: 'power', power: power.name, spaces: Array.from({ length: power.least }, () => Math.max(0, own)) }
      : undefined;
  },
};
