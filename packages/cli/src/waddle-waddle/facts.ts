/** What `show` tells of a Waddle Waddle position: where tiles may go, why others may not move, groups and cards. */
import { actingTile, isMet, mayLeaveField } from '@griddle/rules/internal/waddle-waddle/cards.js';
import { SEAT_NAMES, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { hexAt, hexText, indexOf, type Grid, type Hex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import { waddleWaddle, type WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { withoutTile } from '@griddle/rules/internal/waddle-waddle/leaving.js';
import { boardOf, goalsOf, openPlaces } from '@griddle/rules/internal/waddle-waddle/places.js';
import { stayReason, type Reason } from '@griddle/rules/internal/waddle-waddle/refusals.js';
import { groupsOf } from '@griddle/rules/internal/waddle-waddle/scoring.js';
import { gatesRound } from '@griddle/rules/internal/waddle-waddle/ways.js';

/** The facts as programs read them. */
interface WaddleWaddleFacts {
  /** Places that a tile of any type could come to by WD-9 and WD-10. */
  readonly spaces: readonly string[];
  /** By type, where the seat to move may add one now. */
  readonly adds: Readonly<Record<string, readonly string[]>>;
  /** By tile, where it may be moved now. */
  readonly moves: Readonly<Record<string, readonly string[]>>;
  /** Tiles that may not leave their place, with the rule and the places that show why: the blockers, or those that need the tile (WD-8, WD-13 to WD-17). */
  readonly stuck: readonly { readonly tile: string; readonly rule: string; readonly places: readonly string[] }[];
  /** By seat, its groups, the largest first (WD-25). */
  readonly groups: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Cells of cards that may leave the field (WD-19), and of those the last action meets (WD-18). */
  readonly cards: { readonly free: readonly string[]; readonly met: readonly string[] };
}

/** The facts of a position for `show --json`. */
export function facts(state: WaddleWaddleState): WaddleWaddleFacts {
  const grid = boardOf(state);
  return {
    spaces: openPlaces(grid).map((index) => hexText(hexAt(grid, index))),
    ...legal(state),
    stuck: stuckTiles(state, grid),
    groups: Object.fromEntries(
      state.supply.map((_supply, seat) => [
        SEAT_NAMES[seat] ?? '',
        groupsOf(state, grid, seat).map((group) => group.map((tile) => hexText(tile))),
      ]),
    ),
    cards: cardFacts(state, grid),
  };
}

/** Adds by type and moves by tile, from the legal moves. */
function legal(state: WaddleWaddleState): Pick<WaddleWaddleFacts, 'adds' | 'moves'> {
  const adds: Record<string, string[]> = Object.fromEntries([...TYPES].map((type) => [type, []]));
  const moves: Record<string, string[]> = {};
  for (const move of waddleWaddle.legalMoves(state)) {
    if (move.kind === 'add') adds[TYPES.charAt(move.type)]?.push(hexText(move.to));
    if (move.kind === 'move') (moves[hexText(move.from)] ??= []).push(hexText(move.to));
  }
  return { adds, moves };
}

function stuckTiles(state: WaddleWaddleState, grid: Grid): WaddleWaddleFacts['stuck'] {
  return state.tiles.flatMap((tile) => {
    const reason = withoutTile(grid, indexOf(grid, tile), () => stayReason(state, grid, tile));
    if (reason) return [{ tile: hexText(tile), rule: reason.rule, places: placesOf(reason, grid, tile) }];
    return goalsOf(state, grid, tile).length > 0 ? [] : [{ tile: hexText(tile), rule: 'WD-17', places: [] }];
  });
}

/** The places that show a reason: of a tile that cannot slide out the pairs that block it, or all round where no gap is. */
function placesOf(reason: Reason, grid: Grid, tile: Hex): readonly string[] {
  const index = indexOf(grid, tile);
  const gates = reason.rule === 'WD-13' ? withoutTile(grid, index, () => gatesRound(grid, index)) : [];
  const places = gates.length > 0 ? gates.flat() : reason.places;
  return [...new Set(places.map((hex) => hexText(hex)))];
}

function cardFacts(state: WaddleWaddleState, grid: Grid): WaddleWaddleFacts['cards'] {
  const acted = actingTile(state);
  return {
    free: state.field.filter((card) => mayLeaveField(state.field, card)).map((card) => hexText(card)),
    met: acted ? state.field.filter((card) => isMet(state, grid, card, acted)).map((card) => hexText(card)) : [],
  };
}
