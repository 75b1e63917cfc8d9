/** The supplies: the tiles of the seat to move to take from, and what the others have left. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { SEAT_NAMES, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import type { Area, Layout, Scene, Translate } from '#core';

const PREFIX = 'supply:';
const STACKS: readonly Place[] = [...TYPES].map((type) => PREFIX + type);

/** The type of a stack, -1 for a place that is none. */
export function typeOfStack(place: Place): number {
  return place.startsWith(PREFIX) ? TYPES.indexOf(place.slice(PREFIX.length)) : -1;
}

/** Layouts by number of players and whether there are cards. */
const layouts = new Map<string, Layout>();

function layoutFor({ rules: { players, modules } }: WaddleWaddleState): Layout {
  const hasCards = modules > 1;
  const key = `${players.toString()} ${String(hasCards)}`;
  const known = layouts.get(key);
  if (known) return known;
  const made = { viewBox: art.supplyBox(players, hasCards), rows: [STACKS] };
  layouts.set(key, made);
  return made;
}

/** What the seats have, the seat to move first. */
function belongings({ supply, taken, turn }: WaddleWaddleState): readonly art.Belongings[] {
  return supply.map((_tiles, i) => {
    const seat = (turn + i) % supply.length;
    return { seat, tiles: supply[seat] ?? [], symbols: taken[seat] ?? [] };
  });
}

function tilesLeft({ supply, turn }: WaddleWaddleState, type: number): number {
  return supply[turn]?.[type] ?? 0;
}

function label({ state }: Scene<WaddleWaddleState>, t: Translate): string {
  return t('area.waddle-waddle.supply', { seat: SEAT_NAMES[state.turn] ?? '' });
}

/** A stack for each type; a tile is dragged from there to the board. */
export const supplyArea: Area<WaddleWaddleState> = {
  name: 'supply',
  label,
  caption: label,
  layout: ({ state }) => layoutFor(state),
  center: (place) => art.stackCentre(typeOfStack(place)),
  outline: () => art.HEX,
  backdrop: () => art.stackGrounds(),
  below: ({ state }) => [
    {
      key: JSON.stringify([belongings(state), state.rules.modules]),
      draw: () => {
        const all = belongings(state);
        const own = all.slice(0, 1).map(art.stackCounts);
        return group('supplies', [...own, art.otherSupplies(all, state.rules.modules > 1)]);
      },
    },
  ],
  above: ({ marks: { highlights, selected } }) => [
    { places: selected.slice(-1), draw: (place) => art.stackSelection(typeOfStack(place)) },
    { places: highlights, draw: (place) => art.stackHighlight(typeOfStack(place)) },
  ],
  pieceAt: ({ state }, place) => {
    const type = typeOfStack(place);
    return tilesLeft(state, type) > 0 ? state.turn * TYPES.length + type : undefined;
  },
  piece: (kind) => art.TILES[kind] ?? art.ICEBERG,
  describe: ({ state }, place, t) => {
    const type = typeOfStack(place);
    const values = { colour: SEAT_NAMES[state.turn] ?? '', type: TYPES.charAt(type), count: tilesLeft(state, type) };
    return t('stack.waddle-waddle', values);
  },
};
