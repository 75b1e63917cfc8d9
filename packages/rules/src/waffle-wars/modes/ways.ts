/** Movement that the plain game does not have: chains, jumps over own pieces, slides, long hops, steps. */
import type { Seat } from '../../core/contract.js';
import { EIGHT_WAYS, gridStep } from '../../core/grid.js';
import { mod } from '../../core/math.js';
import { BOARD, fileOf, HOPS, NOBODY, rankOf, SIZE, SPACES } from '../components.js';
import { overBetween } from '../legal.js';
import { sideOf, type WaffleWarsMove, type ModeState, type PowerUp } from './state.js';

/** The jumps allowed to a side (WW-40, WW-41); `guarded` are the spaces of pieces it may not capture (WW-51). */
export interface Jumper {
  readonly side: Seat;
  readonly overOwn: boolean;
  readonly chains: boolean;
  readonly guarded: readonly number[];
}

function table<T>(make: (space: number) => T): T[] {
  const list: T[] = [];
  for (let space = 0; space < SPACES; space++) list.push(make(space));
  return list;
}

/** The neighbours of each space, in the order of the directions. */
export const NEIGHBOURS: readonly (readonly number[])[] = table((space) =>
  EIGHT_WAYS.map(([dx, dy]) => gridStep(BOARD, space, dx, dy)).filter((other) => other >= 0),
);

/** A jump with an open space before its landing (WW-51 Long Hop). */
export interface LongHop {
  readonly over: number;
  readonly gap: number;
  readonly to: number;
}

/** The long hops from each space, in the order of the directions, regardless of pieces. */
export const LONG_HOPS: readonly (readonly LongHop[])[] = table((from) => {
  const hops: LongHop[] = [];
  for (const [dx, dy] of EIGHT_WAYS) {
    const to = gridStep(BOARD, from, 3 * dx, 3 * dy);
    const over = gridStep(BOARD, from, dx, dy);
    if (to >= 0) hops.push({ over, gap: gridStep(BOARD, from, 2 * dx, 2 * dy), to });
  }
  return hops;
});

/** Every jump of a side, including chains with all their stops, as paths of spaces (WW-7, WW-40, WW-41). */
export function jumpPaths(board: readonly number[], jumper: Jumper): readonly (readonly number[])[] {
  const paths: (readonly number[])[] = [];
  for (let from = 0; from < SPACES; from++) if (board[from] === jumper.side) pushPaths(board, jumper, [from], paths);
  return paths;
}

function pushPaths(
  board: readonly number[],
  jumper: Jumper,
  path: readonly number[],
  paths: (readonly number[])[],
): void {
  const from = path[path.length - 1] ?? 0;
  for (const { over, to } of HOPS[from] ?? []) {
    const jumped = board[over] ?? NOBODY;
    if (jumped < 0 || board[to] !== NOBODY) continue;
    if (jumped === jumper.side ? !jumper.overOwn : jumper.guarded.includes(over)) continue;
    const longer = [...path, to];
    paths.push(longer);
    if (!jumper.chains) continue;
    const after = board.slice();
    after[to] = jumper.side;
    after[over] = NOBODY;
    after[from] = NOBODY;
    pushPaths(after, jumper, longer, paths);
  }
}

/** A stretch along one bank of a divider. `crossing` is the first space on the opposite bank; -1 on the piece's own bank. */
interface Stretch {
  readonly crossing: number;
  readonly bank: readonly number[];
}

/** The stretches from each space that touches a divider: both banks, in both directions (WW-42). */
const STRETCHES: readonly (readonly Stretch[])[] = table((space) => {
  const file = fileOf(space);
  const rank = rankOf(space);
  return [
    ...(isMiddle(file) ? stretches(space, rank * SIZE + SIZE - 1 - file, 0, 1) : []),
    ...(isMiddle(rank) ? stretches(space, (SIZE - 1 - rank) * SIZE + file, 1, 0) : []),
  ];
});

/** Whether a file or rank runs along a divider. */
function isMiddle(line: number): boolean {
  return line === SIZE / 2 - 1 || line === SIZE / 2;
}

function stretches(space: number, across: number, dx: number, dy: number): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const way of [1, -1]) {
    found.push({ crossing: NOBODY, bank: lineFrom(space, way * dx, way * dy) });
    found.push({ crossing: across, bank: lineFrom(across, way * dx, way * dy) });
  }
  return found;
}

/** The spaces beyond a space in a direction, to the edge of the waffle. */
function lineFrom(space: number, dx: number, dy: number): number[] {
  const line: number[] = [];
  for (let at = gridStep(BOARD, space, dx, dy); at >= 0; at = gridStep(BOARD, at, dx, dy)) line.push(at);
  return line;
}

/** Whether a space touches a divider of the quadrants (WW-42). */
export function touchesDivider(space: number): boolean {
  return (STRETCHES[space] ?? []).length > 0;
}

/** The spaces a piece may slide to, each once: the furthest open one along each bank in each direction (WW-42). */
export function slidesFrom(board: readonly number[], from: number): readonly number[] {
  const ends: number[] = [];
  for (const { crossing, bank } of STRETCHES[from] ?? []) {
    if (crossing >= 0 && board[crossing] !== NOBODY) continue;
    let end = NOBODY;
    for (const space of bank) {
      if (board[space] !== NOBODY) break;
      end = space;
    }
    if (end >= 0 && !ends.includes(end)) ends.push(end);
  }
  return ends;
}

// Effects of a move on the board, hands and protected pieces, whether legal or not.

/** Board, hands and guards, modified during a move. */
export interface Effect {
  readonly board: number[];
  readonly hands: number[];
  readonly guards: number[];
}

/** Applies a seat's move. */
export function effectOf(state: ModeState, seat: Seat, move: WaffleWarsMove): Effect {
  const effect: Effect = { board: state.board.slice(), hands: state.hands.slice(), guards: state.guards.slice() };
  if (move.kind === 'place') put(effect, seat, move.to);
  else if (move.kind === 'jump') jump(effect, seat, move.path);
  else if (move.kind === 'slide') shift(effect, move.path[0] ?? 0, move.path[1] ?? 0);
  else spend(effect, seat, move);
  return effect;
}

function spend(effect: Effect, seat: Seat, { power, spaces }: PowerUp): void {
  const [first = 0, second = 0] = spaces;
  switch (power) {
    case 'double-hop':
    case 'take-back':
      return jump(effect, seat, spaces);
    case 'river-slide':
    case 'sidestep':
      return shift(effect, first, second);
    case 'long-hop':
      take(effect, (LONG_HOPS[first] ?? []).find((hop) => hop.to === second)?.over ?? 0);
      return shift(effect, first, second);
    case 'gate-crash':
      return put(effect, seat, first);
    case 'second-helping':
      for (const space of spaces) put(effect, seat, space);
      return;
    case 'swap':
      return swap(effect, first, second);
    case 'toothpick':
      effect.guards[seat] = first;
      return;
    case 'nibble':
      take(effect, first);
      // In doubles the hand is that of the next opponent
      return giveTo(effect, mod(seat + 1, effect.hands.length));
  }
}

function put({ board, hands }: Effect, seat: Seat, space: number): void {
  board[space] = sideOf(seat);
  hands[seat] = (hands[seat] ?? 0) - 1;
}

function giveTo({ hands }: Effect, seat: Seat): void {
  hands[seat] = (hands[seat] ?? 0) + 1;
}

/** Removes a piece from the waffle, with its protection. */
function take({ board, guards }: Effect, space: number): void {
  board[space] = NOBODY;
  for (let seat = 0; seat < guards.length; seat++) if (guards[seat] === space) guards[seat] = NOBODY;
}

/** Moves a piece to an open space; its Toothpick moves with it. */
function shift({ board, guards }: Effect, from: number, to: number): void {
  board[to] = board[from] ?? NOBODY;
  board[from] = NOBODY;
  for (let seat = 0; seat < guards.length; seat++) if (guards[seat] === from) guards[seat] = to;
}

function swap({ board, guards }: Effect, one: number, other: number): void {
  const piece = board[one] ?? NOBODY;
  board[one] = board[other] ?? NOBODY;
  board[other] = piece;
  for (let seat = 0; seat < guards.length; seat++) {
    if (guards[seat] === one) guards[seat] = other;
    else if (guards[seat] === other) guards[seat] = one;
  }
}

/** Jumps along a path. Jumped opposing pieces leave the game (WW-8), own ones return to the jumping seat's hand (WW-41). */
function jump(effect: Effect, seat: Seat, path: readonly number[]): void {
  for (let i = 1; i < path.length; i++) {
    const from = path[i - 1] ?? 0;
    const to = path[i] ?? 0;
    const over = overBetween(from, to);
    const own = effect.board[over] === sideOf(seat);
    take(effect, over);
    if (own) giveTo(effect, seat);
    shift(effect, from, to);
  }
}
