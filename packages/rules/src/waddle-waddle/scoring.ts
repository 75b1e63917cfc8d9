/** The score sheet: groups, Parents and sets of symbols (WD-25 to WD-30). */
import type { Outcome, ScoreLine, Seat, SeatScore } from '../core/contract.js';
import { chain, boardOf, neighbourTiles } from './places.js';
import { PARENT, SYMBOLS } from './components.js';
import { hexText, indexOf } from './hex.js';
import type { Grid } from './hex.js';
import type { Tile, WaddleWaddleState } from './state.js';

/** Points for a set of 0 to 6 different symbols (WD-28). */
export const SET_POINTS: readonly number[] = [0, 3, 6, 10, 15, 21, 28];
/** Points for a Parent next to a Parent (WD-27). */
export const PARENT_POINTS = 2;

/** A seat's groups of at least two tiles, the largest first (WD-25, WD-26). */
export function groupsOf(state: WaddleWaddleState, grid: Grid, seat: Seat): readonly (readonly Tile[])[] {
  const groups: Tile[][] = [];
  const isSeen: Record<number, boolean> = {};
  for (const tile of state.tiles) {
    if (tile.colour !== seat) continue;
    const start = indexOf(grid, tile);
    if (isSeen[start] === true) continue;
    const group = chain(state.tiles, grid, start, seat);
    for (const at of group) isSeen[at] = true;
    if (group.length >= 2) groups.push(group.map((at) => state.tiles[grid.cells[at] ?? -1] ?? tile));
  }
  return largestFirst(groups);
}

/** Sorts by size without the built-in sort, which is not stable in Lua. */
function largestFirst(groups: readonly Tile[][]): Tile[][] {
  const sorted: Tile[][] = [];
  for (const group of groups) {
    const at = sorted.findIndex((other) => other.length < group.length);
    if (at < 0) sorted.push(group);
    else sorted.splice(at, 0, group);
  }
  return sorted;
}

/** The last sheets, cached because an outcome and its description need them several times. */
let known: { readonly state: WaddleWaddleState; readonly sheets: readonly SeatScore[] } | undefined;

/** The sheets of all seats. */
export function score(state: WaddleWaddleState): readonly SeatScore[] {
  if (known?.state !== state) known = { state, sheets: sheetsOf(state) };
  return known.sheets;
}

function sheetsOf(state: WaddleWaddleState): readonly SeatScore[] {
  const grid = boardOf(state);
  return state.supply.map((_supply, seat) => {
    const groups = groupsOf(state, grid, seat);
    const lines = [...groupLines(groups), ...parentLines(state, grid, seat), ...setLines(state, seat)];
    let total = 0;
    for (const line of lines) total += line.points;
    const cards = takenBy(state, seat).length;
    return { seat, total, lines, ties: [cards, groups.length, groups[0]?.length ?? 0] };
  });
}

/** WD-26: the k-th largest group scores its size times k. */
function groupLines(groups: readonly (readonly Tile[])[]): ScoreLine[] {
  return groups.map((group, i) => ({
    rule: 'WD-26',
    code: 'group',
    points: group.length * (i + 1),
    places: group.map((tile) => hexText(tile)),
  }));
}

/** WD-27: each own Parent that touches a Parent of any colour scores, with module 1. */
function parentLines(state: WaddleWaddleState, grid: Grid, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = [];
  if (state.rules.modules < 1) return lines;
  for (const tile of state.tiles) {
    if (tile.colour !== seat || tile.type !== PARENT) continue;
    const near = neighbourTiles(state, grid, indexOf(grid, tile));
    if (near.some((other) => other.type === PARENT))
      lines.push({ rule: 'WD-27', code: 'parent', points: PARENT_POINTS, places: [hexText(tile)] });
  }
  return lines;
}

/** Symbols of the cards that count for a seat: none without module 2 (WD-3), even if the position has some. */
function takenBy(state: WaddleWaddleState, seat: Seat): readonly number[] {
  return state.rules.modules < 2 ? [] : (state.taken[seat] ?? []);
}

/**
 * WD-28: sets of different symbols. Points grow faster than set size, so the best grouping makes every set as large
 * as possible: the first of every symbol, then the second of every symbol, and so on.
 */
function setLines(state: WaddleWaddleState, seat: Seat): ScoreLine[] {
  const lines: ScoreLine[] = [];
  const taken = takenBy(state, seat);
  for (let round = 1; round <= taken.length; round++) {
    const symbols = SYMBOLS.filter((_name, symbol) => taken.filter((other) => other === symbol).length >= round);
    if (symbols.length === 0) break;
    lines.push({
      rule: 'WD-28',
      code: 'set',
      points: SET_POINTS[symbols.length] ?? 0,
      places: symbols.map((name) => 'symbol:' + name),
    });
  }
  return lines;
}

/** Most points win; ties by cards, then groups, then the largest group, then shared (WD-30). */
export function outcome(state: WaddleWaddleState): Outcome | undefined {
  if (!state.over) return undefined;
  const sheets = score(state);
  const best = sheets.filter((sheet) => sheets.every((other) => lead(sheet, other) >= 0));
  return { winners: best.map((sheet) => sheet.seat), by: 'points', rule: 'WD-30' };
}

/** A seat's lead over another in the first criterion that separates them; 0 when none does. */
function lead(seat: SeatScore, other: SeatScore): number {
  const theirs = [other.total, ...other.ties];
  return [seat.total, ...seat.ties].map((own, i) => own - (theirs[i] ?? 0)).find((more) => more !== 0) ?? 0;
}
