/** The game UI of Waffle Wars: areas, text and input. */
import type { Picture } from '@griddle/art';
import { PIECES, spaceOf, WAFFLE_WARS_PALETTE } from '@griddle/art/waffle-wars/index.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { SIDE_NAMES } from '@griddle/rules/internal/core/grid-game.js';
import { NOBODY, QUADRANT_NAMES, SPACE_NAMES, WAR } from '@griddle/rules/internal/waffle-wars/components.js';
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import {
  drawingMoves,
  hasModes,
  POWER_SIGN,
  powerNamed,
  waffleWars as rules,
  type WaffleWarsMove,
  type WaffleWarsState,
} from '@griddle/rules/waffle-wars/index.js';
import { css } from 'lit';
import { pictureColours, seatColours, type GameUI, type Translate } from '#core';
import { boardArea, threats } from './board-area.js';
import WAFFLE_WARS_ELEMENT_EN from './messages.en.json' with { type: 'json' };
import { isStuck, whyStuck } from './stuck.js';
import { powerAt, powerText, trayArea } from './tray-area.js';

const trayStyles = css`
  [part='area tray'] svg {
    max-inline-size: 22rem;
    margin-inline: auto;
  }
`;

/** Whether a path of two spaces goes straight over a piece; if not, a side that can slide means a slide. */
function isOverPiece({ board }: WaffleWarsState, from: Place, to: Place): boolean {
  const over = (spaceOf(from) + spaceOf(to)) / 2;
  const middle = SPACE_NAMES[over];
  const between = (at: number): boolean => {
    const [a = 0, b = 0, c = 0] = [from, middle ?? '', to].map((place) => place.charCodeAt(at));
    return Math.abs(a - b) <= 1 && a + c === 2 * b;
  };
  return middle !== undefined && between(0) && between(1) && (board[over] ?? -1) >= 0;
}

/** Returns the text of the move that selecting these places means. */
function textOf(state: WaffleWarsState, places: readonly Place[]): string {
  const [first = '', second = '', ...rest] = places;
  if (powerAt(first) >= 0) return `${first}:${places.slice(1).join(powerNamed(first.slice(1))?.joint ?? ',')}`;
  const slides = hasModes(state) && state.modes.slide[state.turn] === true;
  const isSlide = slides && second !== '' && rest.length === 0 && !isOverPiece(state, first, second);
  return places.join(isSlide ? '>' : 'x');
}

/** Describes the task by the kinds of legal moves: placements, jumps, slides and power-ups. */
function describeTask(state: WaffleWarsState, t: Translate): string {
  const kinds = new Set(rules.legalMoves(state).map(({ kind }) => kind));
  const moves = kinds.has('slide') ? ['slide'] : kinds.has('jump') ? ['jump'] : [];
  const ways = [...(kinds.has('place') ? ['place'] : []), ...moves].join('-');
  if (ways === '') return kinds.has('power') ? t('task.waffle-wars.only-power') : '';
  const task = t(`task.waffle-wars.${ways}`);
  return kinds.has('power') ? t('task.waffle-wars.power', { task }) : task;
}

/** Returns the message code for a quadrant's change of owner. */
function eventOf(mover: Seat, before: number, after: number): string {
  if (after === WAR) return 'war';
  if (after < 0) return 'freed';
  return after !== mover ? 'given' : before === 1 - mover ? 'taken' : 'won';
}

/** Describes a move and the quadrants it changed. */
function describeMove(state: WaffleWarsState, move: WaffleWarsMove, t: Translate): string {
  const played = rules.play(state, move);
  const owners = played.ok ? played.value.owners : state.owners;
  const mover = state.turn % 2;
  return owners.reduce(
    (words, owner, at) => {
      const before = state.owners[at] ?? NOBODY;
      if (owner === before) return words;
      const event = eventOf(mover, before, owner);
      const seat = SIDE_NAMES[event === 'taken' ? before : owner] ?? '';
      return t(`event.waffle-wars.${event}`, { words, quadrant: QUADRANT_NAMES[at] ?? '', seat });
    },
    describeDeed(state, move, t),
  );
}

function describeDeed(state: WaffleWarsState, move: WaffleWarsMove, t: Translate): string {
  const [from = '', ...rest] = rules.placesOfMove(state, move);
  const to = rest.join(', ');
  if (move.kind === 'power')
    return t('move.waffle-wars.power', { power: t(`power.waffle-wars.${move.power}`), places: to });
  if (move.kind === 'slide') return t('move.waffle-wars.slide', { from, to });
  if (rest.length === 0) return t(`move.waffle-wars.put-${state.turn % 2}`, { place: from });
  if (rest.length > 1) return t('move.waffle-wars.chain', { from, to });
  const over = (spaceOf(from) + spaceOf(to)) / 2;
  // Jumped pieces of one's own return to the hand (WW-8, WW-41)
  const isTaken = (state.board[over] ?? state.turn) % 2 !== state.turn % 2;
  return t(`move.waffle-wars.${isTaken ? 'take' : 'jump'}`, { from, over: SPACE_NAMES[over] ?? '', to });
}

/** Describes protected pieces and moves that would end the game as a draw; the seat chips show the pieces in hand. */
function describeState(state: WaffleWarsState, t: Translate): string {
  if (!hasModes(state)) return '';
  const seats = rules.seats(rules.optionsOf(state));
  const guards = seats.flatMap((seat, at) => {
    const place = SPACE_NAMES[state.guards[at] ?? -1];
    return place === undefined ? [] : [t('facts.waffle-wars.guard', { seat, place })];
  });
  const draws = drawingMoves(state).map((move) => rules.moveText(state, move));
  const third = draws.length === 0 ? [] : [t('facts.waffle-wars.third', { moves: draws.join(', ') })];
  return joinSentences(t, [...guards, ...third]);
}

/**
 * Returns a move for a power-up that may not be activated at all (WW-50), so the rules can refuse it. If it merely lacks a
 * target, a refusal about some space would not help.
 */
function powerToRefuse(state: WaffleWarsState, place: Place): WaffleWarsMove | undefined {
  const power = powerNamed(place.slice(POWER_SIGN.length));
  if (powerAt(place) < 0 || !power) return undefined;
  const spaces = Array.from({ length: power.least }, () => Math.max(0, state.board.indexOf(state.turn)));
  const move: WaffleWarsMove = { kind: 'power', power: power.name, spaces };
  const tried = rules.play(state, move);
  return !tried.ok && tried.error.rule === 'WW-50' ? move : undefined;
}

const PAINTS = pictureColours(WAFFLE_WARS_PALETTE);

/** Returns a seat's piece; partners in doubles share their berries. */
function pieceOf(seat: Seat): Picture {
  return { viewBox: [-0.5, -0.5, 1, 1], shape: PIECES[seat % 2 === 0 ? 0 : 1] };
}

/** The game UI of Waffle Wars. */
export const waffleWarsUI: GameUI<WaffleWarsState, WaffleWarsMove> = {
  rules,
  messages: {
    ...WAFFLE_WARS_EN,
    ...WAFFLE_WARS_ELEMENT_EN,
  },
  styles: [PAINTS, seatColours(['#a12', '#139', '#a12', '#139']), trayStyles],
  seats: {
    paints: PAINTS,
    piece: pieceOf,
    holdings: (state, seat) => [{ picture: pieceOf(seat), count: state.hands[seat] ?? 0, name: 'holding.waffle-wars' }],
  },
  input: {
    // A call hurries the seat to move, which matters if the next move may win
    calls: (state) => (threats(state).length > 0 ? ['waffling', 'soggy-waffle'] : []),
    keepsLaid: true,
    paths: (state, move) => {
      const [first = '', ...rest] = rules.placesOfMove(state, move);
      // Two pieces to swap and two placements may be selected in either order
      const isPair = move.kind === 'power' && (move.power === 'swap' || move.power === 'second-helping');
      return isPair
        ? [
            [first, ...rest],
            [first, ...rest.toReversed()],
          ]
        : [[first, ...rest]];
    },
    moveToRefuse: powerToRefuse,
    whyNot: (state, places) => {
      const [first = ''] = places;
      const [last = ''] = places.slice(-1);
      if (powerAt(first) < 0) return isStuck(state, last) ? whyStuck(state, last) : undefined;
      return places.length === 1 ? { rule: 'WW-51', code: 'power-useless', places } : undefined;
    },
  },
  areas: ({ state }) => (hasModes(state) && state.modes.arcade ? [boardArea, trayArea] : [boardArea]),
  describeMove,
  describeState,
  narration: {
    describeTask,
    placeName: (_state, place, t) =>
      powerAt(place) < 0 ? place : t(`power.waffle-wars.${place.slice(POWER_SIGN.length)}`),
    placePhrase: (_state, place, t) =>
      powerAt(place) < 0
        ? place
        : t('phrase.waffle-wars.power', { power: t(`power.waffle-wars.${place.slice(POWER_SIGN.length)}`) }),
    hint: (_state, place, t) => powerText(place, t),
    selectionHint: (_state, [first = ''], t) => powerText(first, t) || t('select.waffle-wars'),
  },
  phase: ({ phase }) => (phase === '-' ? '' : phase),
  canSelect: (state, place) =>
    powerAt(place) >= 0 || (state.board[spaceOf(place)] === state.turn && !isStuck(state, place)),
  moveFrom: (state, places) => {
    const [last = ''] = places.slice(-1);
    if (powerAt(places[0] ?? '') < 0 && isStuck(state, last)) return undefined;
    const move = rules.parseMove(state, textOf(state, places));
    return move.ok ? move.value : undefined;
  },
};
