/** Whether a tile that was just added or moved meets a configuration card (WD-18 to WD-22), on the board of the bots. */
import { CARDS, GROUP_SIZE } from '@griddle/rules/internal/waddle-waddle/components.js';
import { EMPTY } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { Board } from './board.js';
import { ICEBERG } from './tiles.js';

/** Whether the tile `acted` meets the criterion of a card, as part of its pattern in any role. */
export function met(board: Board, card: number, acted: number): boolean {
  const criterion = CARDS[card]?.criterion;
  const place = board.places[acted] ?? 0;
  if (!criterion) return false;
  if (criterion.kind === 'adjacency') return meetsAdjacency(board, criterion.type, criterion.others, place);
  if (criterion.kind === 'proximity') return meetsProximity(board, criterion.type, criterion.between, place);
  return board.types[place] === criterion.type && joinsLargeGroup(board, place);
}

/** WD-20: a tile of the type touches one of each of the others, of colours other than its own; one of them acted. */
function meetsAdjacency(board: Board, type: number, others: readonly number[], place: number): boolean {
  const own = board.types[place] ?? EMPTY;
  if (own === type) return others.every((other) => touches(board, place, other));
  if (!others.includes(own)) return false;
  for (const step of board.steps) {
    const centre = place + step;
    if (board.types[centre] !== type || !isForeign(board, centre, place)) continue;
    if (others.every((other) => touches(board, centre, other))) return true;
  }
  return false;
}

/** Whether a tile touches one of a type, of another colour. */
function touches(board: Board, centre: number, type: number): boolean {
  for (const step of board.steps) {
    if (board.types[centre + step] === type && isForeign(board, centre, centre + step)) return true;
  }
  return false;
}

function isForeign(board: Board, centre: number, place: number): boolean {
  return board.rules.anyColour || board.colours[centre] !== board.colours[place];
}

/** Steps to the Iceberg, and to the tile that acted, of each hex with a tile; kept so that nothing is allocated. */
let far = new Int16Array(0);
let beyond = new Int16Array(0);
const found = new Int16Array(128);

/** WD-21: enough tiles lie between one of the type and the Iceberg, on a shortest chain in which the one that acted is. */
function meetsProximity(board: Board, type: number, between: number, place: number): boolean {
  if (board.places.length <= between || !board.places.some((end) => board.types[end] === type)) return false;
  if (far.length < board.cells.length) {
    far = new Int16Array(board.cells.length);
    beyond = new Int16Array(board.cells.length);
  }
  if (findDistances(board, board.iceberg, far) <= between) return false;
  let isMeasured = false;
  for (const end of board.places) {
    const away = far[end] ?? 0;
    if (board.types[end] !== type || away <= between) continue;
    if (!isMeasured) findDistances(board, place, beyond);
    isMeasured = true;
    if ((beyond[end] ?? -1) >= 0 && (far[place] ?? 0) + (beyond[end] ?? 0) === away) return true;
  }
  return false;
}

/**
 * Writes the steps along touching tiles from a hex to every other, -1 where none lead; the Iceberg is an end and never a
 * link. Gives the most.
 */
function findDistances({ cells, steps, places }: Board, start: number, away: Int16Array): number {
  for (const place of places) away[place] = -1;
  away[start] = 0;
  found[0] = start;
  let count = 1;
  for (let i = 0; i < count; i++) {
    const from = found[i] ?? start;
    for (const step of steps) {
      const to = from + step;
      const cell = cells[to] ?? EMPTY;
      if (cell < 0 || cell === ICEBERG || away[to] !== -1) continue;
      away[to] = (away[from] ?? 0) + 1;
      found[count++] = to;
    }
  }
  return away[found[count - 1] ?? start] ?? 0;
}

/** WD-22: the tile has joined a group of its colour that had enough tiles without it. */
function joinsLargeGroup(board: Board, place: number): boolean {
  const colour = board.colours[place] ?? EMPTY;
  return board.steps.some((step) => {
    if (board.colours[place + step] !== colour) return false;
    return board.groupFrom(place + step, colour, place).length >= GROUP_SIZE;
  });
}
