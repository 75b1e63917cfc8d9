/** Generates every move of a seat in ordinary play, in a stable order: placements, jumps, slides, power-ups. */
import type { Seat } from '../../core/contract.js';
import { NOBODY, QUADRANT_OF, SPACES } from '../components.js';
import { mayPlace, movesOf } from '../legal.js';
import { completesWin, powerViolation, jumperOf } from './refusals.js';
import { POWERS, type Power, type PowerName, asPlain, sideOf, type WaffleWarsMove, type ModeState } from './state.js';
import { jumpPaths, LONG_HOPS, NEIGHBOURS, slidesFrom } from './ways.js';

/** All moves of a seat if it were its turn in ordinary play. */
export function movesOfSeat(state: ModeState, seat: Seat): readonly WaffleWarsMove[] {
  return movesWith(state, seat, POWERS);
}

/** The moves that move or place at most one piece, because there are hundreds of pairs of placements. */
export function singleMovesOfSeat(state: ModeState, seat: Seat): readonly WaffleWarsMove[] {
  return movesWith(state, seat, SINGLE_POWERS);
}

const SINGLE_POWERS: readonly Power[] = /* @__PURE__ */ POWERS.filter(({ name }) => name !== 'second-helping');

function movesWith(state: ModeState, seat: Seat, powers: readonly Power[]): readonly WaffleWarsMove[] {
  const moves: WaffleWarsMove[] = [];
  for (const move of movesOf(asPlain(state, seat))) if (move.kind === 'place') moves.push(move);
  for (const path of jumpPaths(state.board, jumperOf(state, seat))) moves.push({ kind: 'jump', path });
  if (state.modes.slide[sideOf(seat)] === true) {
    for (const path of slides(state, seat)) moves.push({ kind: 'slide', path });
  }
  if ((state.powers[seat] ?? 0) > 0) pushPowers(state, seat, powers, moves);
  return moves;
}

/** Whether a seat has a move. Checks placements first, because they are fast. */
export function seatHasMove(state: ModeState, seat: Seat): boolean {
  const plain = asPlain(state, seat);
  for (let space = 0; space < SPACES; space++) if (mayPlace(plain, plain.turn, space)) return true;
  return movesOfSeat(state, seat).length > 0;
}

/** The slides of a seat's side as pairs of spaces. */
function slides(state: ModeState, seat: Seat): readonly (readonly number[])[] {
  return pairs(state, seat, (from) => slidesFrom(state.board, from));
}

/** Pairs of a space with a piece of the seat's side and another space. */
function pairs(
  state: ModeState,
  seat: Seat,
  from: (space: number) => readonly number[],
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (state.board[space] !== sideOf(seat)) continue;
    for (const to of from(space)) found.push([space, to]);
  }
  return found;
}

/** Adds a seat's legal power-up moves (WW-51): candidates without a violation. */
function pushPowers(state: ModeState, seat: Seat, powers: readonly Power[], moves: WaffleWarsMove[]): void {
  for (const { name } of powers) {
    for (const spaces of candidates(state, seat, name)) {
      const move: WaffleWarsMove = { kind: 'power', power: name, spaces };
      // There are many pairs of placements, all legal unless they complete a win
      const isLegal =
        name === 'second-helping'
          ? !completesWin(state, sideOf(seat), spaces)
          : powerViolation(state, seat, move) === undefined;
      if (isLegal) moves.push(move);
    }
  }
}

/** The candidate spaces of a power-up, legal or not. */
function candidates(state: ModeState, seat: Seat, name: PowerName): readonly (readonly number[])[] {
  const jumper = jumperOf(state, seat);
  switch (name) {
    case 'double-hop':
      return jumpPaths(state.board, { ...jumper, chains: true }).filter((path) => path.length > 2);
    case 'take-back':
      return jumpPaths(state.board, { ...jumper, overOwn: true, chains: false });
    case 'river-slide':
      return slides(state, seat);
    case 'long-hop':
      return pairs(state, seat, (space) => (LONG_HOPS[space] ?? []).map(({ to }) => to));
    case 'sidestep':
      return pairs(state, seat, (space) => neighboursWith(state, space, NOBODY));
    case 'swap':
      // The lower space comes first, whichever side's piece is on it
      return pairs(state, seat, (space) => neighboursWith(state, space, 1 - jumper.side)).map(([own = 0, other = 0]) =>
        own < other ? [own, other] : [other, own],
      );
    case 'second-helping':
      return placementPairs(state, seat);
    case 'gate-crash':
      return spacesWith(state, NOBODY);
    case 'toothpick':
      return spacesWith(state, jumper.side);
    case 'nibble':
      return spacesWith(state, 1 - jumper.side);
  }
}

/** The neighbours of a space that have a piece of a side, or are open. */
function neighboursWith({ board }: ModeState, space: number, side: number): readonly number[] {
  return (NEIGHBOURS[space] ?? []).filter((other) => board[other] === side);
}

/** Every space with a piece of a side, or every open one, as the single space of a power-up. */
function spacesWith({ board }: ModeState, side: number): readonly (readonly number[])[] {
  const spaces: (readonly number[])[] = [];
  for (let space = 0; space < SPACES; space++) if (board[space] === side) spaces.push([space]);
  return spaces;
}

/** Pairs of legal placements in different quadrants, lower space first; none with fewer than two pieces in hand. */
function placementPairs(state: ModeState, seat: Seat): readonly (readonly number[])[] {
  const plain = asPlain(state, seat);
  const pairs: (readonly number[])[] = [];
  if ((state.hands[seat] ?? 0) < 2) return pairs;
  const spaces: number[] = [];
  for (let space = 0; space < SPACES; space++) if (mayPlace(plain, plain.turn, space)) spaces.push(space);
  for (let i = 0; i < spaces.length; i++) {
    for (let j = i + 1; j < spaces.length; j++) {
      const first = spaces[i] ?? NOBODY;
      const second = spaces[j] ?? NOBODY;
      if (QUADRANT_OF[first] !== QUADRANT_OF[second]) pairs.push([first, second]);
    }
  }
  return pairs;
}
