/** Violations by jumps and slides in a game with modes (WW-40 to WW-42), and by power-ups (WW-50, WW-51). */
import type { Seat, RuleViolation } from '../../core/contract.js';
import { NOBODY, SPACE_NAMES, IS_CORNER, QUADRANT_OF, STRAWBERRIES } from '../components.js';
import { placesOf, fillsQuadrant, fiveThrough, owned, ownersOf, spacesOfShapes } from '../conditions.js';
import { overBetween, violation, placementViolation } from '../legal.js';
import { sideOf, type ModeState, powerNamed, asPlain, type PowerUp } from './state.js';
import { slidesFrom, touchesDivider, type Jumper, LONG_HOPS, NEIGHBOURS } from './ways.js';

/** The jumps a seat may make without a power-up. */
export function jumperOf({ modes, guards }: ModeState, seat: Seat): Jumper {
  const side = sideOf(seat);
  return {
    side,
    overOwn: modes.self[side] === true,
    chains: modes.double[side] === true,
    guarded: guards.filter((_space, guard) => sideOf(guard) !== side),
  };
}

/** Why a jump or chain is illegal (WW-7, WW-10, WW-40, WW-41, WW-51). */
export function jumpViolation(
  state: ModeState,
  { side, overOwn, chains, guarded }: Jumper,
  path: readonly number[],
): RuleViolation | undefined {
  const places = placesOf(path);
  const board = state.board.slice();
  const start = path[0] ?? 0;
  if (board[start] === NOBODY) return violation('WW-7', 'no-piece', places);
  if (board[start] !== side) return violation('WW-7', 'not-your-piece', places);
  for (let i = 1; i < path.length; i++) {
    if (i > 1 && !chains) return violation('WW-10', 'one-jump', places);
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    const over = overBetween(from, to);
    if (over < 0) return violation('WW-7', 'not-two-spaces', places);
    const jumped = board[over];
    const values = { over: SPACE_NAMES[over] ?? '' };
    if (jumped === NOBODY) return violation('WW-7', 'nothing-to-jump', places, values);
    if (jumped === side && !overOwn) return violation('WW-7', 'own-piece', places, values);
    if (jumped !== side && guarded.includes(over)) return violation('WW-51', 'guarded', places, values);
    if (board[to] !== NOBODY) return violation('WW-7', 'landing-taken', places);
    board[to] = side;
    board[over] = NOBODY;
    board[from] = NOBODY;
  }
  return path.length < 2 ? violation('WW-7', 'not-two-spaces', places) : undefined;
}

/** Why a piece may not slide (WW-42). */
export function slideViolation(state: ModeState, side: Seat, path: readonly number[]): RuleViolation | undefined {
  const [from = 0, to = 0] = path;
  const places = placesOf(path);
  if (state.board[from] !== side) return violation('WW-42', 'not-your-piece', places);
  if (!touchesDivider(from)) return violation('WW-42', 'not-at-a-divider', places);
  if (!slidesFrom(state.board, from).includes(to)) return violation('WW-42', 'not-the-end', places);
  return undefined;
}

/** Why a seat may not spend a power-up this way; undefined if it may. */
export function powerViolation(state: ModeState, seat: Seat, move: PowerUp): RuleViolation | undefined {
  const { power, spaces } = move;
  const places = placesOf(spaces);
  const rules = powerNamed(power);
  const { arcade, double, self, slide } = state.modes;
  if (!arcade || rules === undefined) return violation('WW-50', 'no-arcade', places);
  if ((state.powers[seat] ?? 0) === 0) return violation('WW-50', 'powers-spent', places);
  if (spaces.length < rules.least || spaces.length > rules.most) return violation('WW-51', 'power-spaces', places);
  const side = sideOf(seat);
  const needless =
    power === 'double-hop' ? double : power === 'take-back' ? self : power === 'river-slide' ? slide : [];
  if (needless[side] === true) return violation('WW-51', 'needless', places);
  switch (power) {
    case 'double-hop':
      return jumpViolation(state, { ...jumperOf(state, seat), chains: true }, spaces);
    case 'take-back':
      return takeBackViolation(state, seat, spaces);
    case 'river-slide':
      return slideViolation(state, side, spaces);
    case 'gate-crash':
      return gateCrashViolation(state, seat, spaces[0] ?? 0);
    case 'long-hop':
      return longHopViolation(state, seat, spaces);
    case 'sidestep':
      return sidestepViolation(state, side, spaces);
    case 'swap':
      return swapViolation(state, spaces);
    case 'toothpick':
      return state.board[spaces[0] ?? 0] === side ? undefined : violation('WW-51', 'not-your-piece', places);
    case 'second-helping':
      return secondHelpingViolation(state, seat, spaces);
    case 'nibble':
      return nibbleViolation(state, side, spaces[0] ?? 0);
  }
}

function takeBackViolation(state: ModeState, seat: Seat, path: readonly number[]): RuleViolation | undefined {
  const jumper = { ...jumperOf(state, seat), overOwn: true, chains: false };
  const found = jumpViolation(state, jumper, path);
  if (found !== undefined) return found;
  const over = overBetween(path[0] ?? 0, path[1] ?? 0);
  if (state.board[over] === jumper.side) return undefined;
  return violation('WW-51', 'not-own-piece', placesOf(path), { over: SPACE_NAMES[over] ?? '' });
}

/** The violation of a gate crash, a placement in a quadrant the opponent owns; a civil war stays closed to both sides. */
function gateCrashViolation(state: ModeState, seat: Seat, space: number): RuleViolation | undefined {
  const places = placesOf([space]);
  const side = sideOf(seat);
  if (state.board[space] !== NOBODY) return violation('WW-6', 'occupied', places);
  if ((state.hands[seat] ?? 0) === 0) return violation('WW-11', 'hand-empty', places);
  if (state.phase === 'first' && side === STRAWBERRIES && IS_CORNER[space] === true) {
    return violation('WW-4', 'corner', places);
  }
  const owner = state.owners[QUADRANT_OF[space] ?? 0];
  return owner === 1 - side ? undefined : violation('WW-51', 'not-their-quadrant', places);
}

function longHopViolation(state: ModeState, seat: Seat, path: readonly number[]): RuleViolation | undefined {
  const { board } = state;
  const places = placesOf(path);
  const { side, guarded } = jumperOf(state, seat);
  if (board[path[0] ?? 0] !== side) return violation('WW-51', 'not-your-piece', places);
  const hop = (LONG_HOPS[path[0] ?? 0] ?? []).find(({ to }) => to === path[1]);
  if (hop === undefined) return violation('WW-51', 'not-three-spaces', places);
  const values = { over: SPACE_NAMES[hop.over] ?? '' };
  if (board[hop.over] === NOBODY) return violation('WW-7', 'nothing-to-jump', places, values);
  if (board[hop.over] === side) return violation('WW-7', 'own-piece', places, values);
  if (guarded.includes(hop.over)) return violation('WW-51', 'guarded', places, values);
  if (board[hop.gap] !== NOBODY) return violation('WW-51', 'gap-taken', places);
  return board[hop.to] === NOBODY ? undefined : violation('WW-7', 'landing-taken', places);
}

function sidestepViolation(
  { board }: ModeState,
  side: Seat,
  [from = 0, to = 0]: readonly number[],
): RuleViolation | undefined {
  const places = placesOf([from, to]);
  if (board[from] !== side) return violation('WW-51', 'not-your-piece', places);
  if (!(NEIGHBOURS[from] ?? []).includes(to)) return violation('WW-51', 'not-one-space', places);
  return board[to] === NOBODY ? undefined : violation('WW-6', 'occupied', placesOf([to]));
}

function swapViolation({ board }: ModeState, [one = 0, other = 0]: readonly number[]): RuleViolation | undefined {
  const places = placesOf([one, other]);
  const isOneOfEach = board[one] !== NOBODY && board[other] !== NOBODY && board[one] !== board[other];
  if (!isOneOfEach) return violation('WW-51', 'not-both-sides', places);
  return (NEIGHBOURS[one] ?? []).includes(other) ? undefined : violation('WW-51', 'not-adjacent', places);
}

function secondHelpingViolation(state: ModeState, seat: Seat, spaces: readonly number[]): RuleViolation | undefined {
  const places = placesOf(spaces);
  const [first = 0, second = 0] = spaces;
  for (const to of spaces) {
    const found = placementViolation(asPlain(state, seat), { kind: 'place', to });
    if (found !== undefined) return found;
  }
  if ((state.hands[seat] ?? 0) < 2) return violation('WW-51', 'hand-short', places);
  if (QUADRANT_OF[first] === QUADRANT_OF[second]) return violation('WW-51', 'same-quadrant', places);
  return completesWin(state, sideOf(seat), spaces) ? violation('WW-51', 'completes-win', places) : undefined;
}

/** Whether placing on some spaces gives a side a new winning condition. */
export function completesWin(state: ModeState, side: Seat, spaces: readonly number[]): boolean {
  const board = state.board.slice();
  for (const space of spaces) board[space] = side;
  // Any line or filled quadrant with a new piece in it is a new condition
  if (spaces.some((space) => fiveThrough(board, space, side) || fillsQuadrant(board, space, side))) return true;
  const before = owned(state.owners, side);
  // Each piece can win only its own quadrant
  return before < 3 && before + spaces.length >= 3 && owned(ownersOf(board), side) >= 3;
}

function nibbleViolation(state: ModeState, side: Seat, space: number): RuleViolation | undefined {
  const { board } = state;
  const places = placesOf([space]);
  if (board[space] !== 1 - side) return violation('WW-51', 'not-their-piece', places);
  if (!(NEIGHBOURS[space] ?? []).some((other) => board[other] === side)) {
    return violation('WW-51', 'not-beside-yours', places);
  }
  const inShape = spacesOfShapes(board, QUADRANT_OF[space] ?? 0, 1 - side).includes(space);
  return inShape ? violation('WW-51', 'in-a-shape', places) : undefined;
}
