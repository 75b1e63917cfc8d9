/** Capture the Flag (WW-74): the hostage is a flag, which whoever lands on it carries until it is lost or home. */
import { placesText, readPlaces } from '../core/sides.js';
import type { Field } from '../core/text.js';
import { BOARD, CORNERS } from './components.js';
import { freeing, prisonOf, walked } from './moves.js';
import type { Task } from './moves.js';
import { lastText, readPosition, standingText } from './notation.js';
import type { HostageRescueState } from './setup.js';

/** Who lands on the own flag carries it; who lands on the carrier of the other one sends it back. */
const carrying: Task = ({ board, carriers }, side, walk) => {
  const after = walked(board, walk);
  const other = 1 - side;
  const carried = carriers.slice();
  if (carriers[side] === walk.from || (carriers[side] === -1 && walk.to === prisonOf(side))) carried[side] = walk.to;
  if (carriers[other] === walk.to) {
    carried[other] = -1;
    after[prisonOf(other)] = other;
  }
  const rescued = carriers[side] === walk.from && walk.to === CORNERS[side];
  return { board: after, carriers: carried, rescued };
};

/** What is to be done in a game. */
export function taskOf({ goal }: HostageRescueState): Task {
  return goal === 'flag' ? carrying : freeing;
}

/** `BOARD SIDE MOVED CARRIERS`, with the pieces that carry each side's flag, `c3,-`. */
export function flagPositionText(state: HostageRescueState): string {
  return standingText(state) + ' ' + lastText(state) + ' ' + placesText(BOARD, state.carriers);
}

/** Left out: what a position without flags may leave out, no flag carried. Undefined for what is no position. */
export function readFlagPosition(fields: readonly Field[]): HostageRescueState | undefined {
  const state = readPosition(fields.slice(0, 3));
  if (state === undefined || fields.length > 4) return undefined;
  const carriers = readPlaces(BOARD, fields[3], state.board);
  return carriers === undefined ? undefined : { ...state, goal: 'flag', carriers };
}
