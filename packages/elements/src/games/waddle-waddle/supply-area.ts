/** The supplies: stacks of the seat to move, and what the other seats have left. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { SEAT_NAMES, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import type { Area, Layout, Scene, Translate } from '#core';

type Shown = Pick<Scene<WaddleWaddleState>, 'localSeat' | 'state'>;

const PREFIX = 'supply:';
const STACKS: readonly Place[] = [...TYPES].map((type) => PREFIX + type);

/** Returns the tile type of a stack; -1 for any other place. */
export function typeOfStack(place: Place): number {
  return place.startsWith(PREFIX) ? TYPES.indexOf(place.slice(PREFIX.length)) : -1;
}

/** Layouts by number of players and use of cards. */
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

/** Returns the seat whose stacks are shown: the only local player's, or else the seat to move. */
function seatShown({ localSeat, state }: Shown): number {
  return localSeat ?? state.turn;
}

/** Returns the supplies of all seats, starting with the seat whose stacks are shown. */
function belongings(scene: Shown): readonly art.Belongings[] {
  const { supply, taken } = scene.state;
  return supply.map((_tiles, i) => {
    const seat = (seatShown(scene) + i) % supply.length;
    return { seat, tiles: supply[seat] ?? [], symbols: taken[seat] ?? [] };
  });
}

function tilesLeft(scene: Shown, type: number): number {
  return scene.state.supply[seatShown(scene)]?.[type] ?? 0;
}

function label(scene: Shown, t: Translate): string {
  return t('area.waddle-waddle.supply', { seat: SEAT_NAMES[seatShown(scene)] ?? '' });
}

/** The area: a stack for each tile type, from which tiles are dragged to the board. */
export const supplyArea: Area<WaddleWaddleState> = {
  name: 'supply',
  label,
  caption: label,
  layout: ({ state }) => layoutFor(state),
  center: (place) => art.stackCentre(typeOfStack(place)),
  outline: () => art.HEX,
  backdrop: () => art.stackGrounds(),
  below: (scene) => [
    {
      key: JSON.stringify([belongings(scene), scene.state.rules.modules]),
      draw: () => {
        const all = belongings(scene);
        const own = all.slice(0, 1).map(art.stackCounts);
        return group('supplies', [...own, art.otherSupplies(all, scene.state.rules.modules > 1)]);
      },
    },
  ],
  above: ({ marks: { highlights, selected } }) => [
    { places: selected.slice(-1), draw: (place) => art.stackSelection(typeOfStack(place)) },
    { places: highlights, draw: (place) => art.stackHighlight(typeOfStack(place)) },
  ],
  pieceAt: (scene, place) => {
    const type = typeOfStack(place);
    return tilesLeft(scene, type) > 0 ? seatShown(scene) * TYPES.length + type : undefined;
  },
  piece: (kind) => art.TILES[kind] ?? art.ICEBERG,
  describe: (scene, place, t) => {
    const type = typeOfStack(place);
    const colour = SEAT_NAMES[seatShown(scene)] ?? '';
    const values = { colour, type: TYPES.charAt(type), count: tilesLeft(scene, type) };
    return t('stack.waddle-waddle', values);
  },
};
