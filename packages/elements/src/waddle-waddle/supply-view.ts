/** The supplies: the tiles of the seat to move to take from, and what the others have left. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { SEAT_NAMES, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { NO_PIECE, type AreaView, type Ground } from '../old-core/board-view.js';
import { growing } from '../old-core/growing-board.js';

const PREFIX = 'supply:';
const STACKS: readonly Place[] = [...TYPES].map((type) => PREFIX + type);
const ROWS = [STACKS];

/** The type of a stack, -1 for a place that is none. */
export function typeOfStack(place: Place): number {
  return place.startsWith(PREFIX) ? TYPES.indexOf(place.slice(PREFIX.length)) : -1;
}

/** By number of players and whether there are cards, made once each. */
const grounds = new Map<string, Ground>();

function groundOf({ rules: { players, modules } }: WaddleWaddleState): Ground {
  const cards = modules > 1;
  const key = `${players} ${cards}`;
  let ground = grounds.get(key);
  if (!ground) grounds.set(key, (ground = { viewBox: art.supplyBox(players, cards), rows: ROWS }));
  return ground;
}

/** The seats' things, the seat to move first. */
function belongings({ supply, taken, turn }: WaddleWaddleState): readonly art.Belongings[] {
  return supply.map((_tiles, i) => {
    const seat = (turn + i) % supply.length;
    return { seat, tiles: supply[seat] ?? [], symbols: taken[seat] ?? [] };
  });
}

function left({ supply, turn }: WaddleWaddleState, type: number): number {
  return supply[turn]?.[type] ?? 0;
}

/** A stack for each type; a tile is dragged from there to the board. */
export const supplyView: AreaView<WaddleWaddleState> = {
  name: 'supply',
  viewBox: art.supplyBox(2, false),
  label: (say, { turn }) => say('area.waddle-waddle.supply', { seat: SEAT_NAMES[turn] ?? '' }),
  caption: (say, { turn }) => say('area.waddle-waddle.supply', { seat: SEAT_NAMES[turn] ?? '' }),
  rows: () => ROWS,
  ground: growing(groundOf),
  centre: (place) => art.stackCentre(typeOfStack(place)),
  hit: () => art.HEX,
  backdrop: () => art.stackGrounds(),
  below: (state) => [
    {
      key: JSON.stringify([belongings(state), state.rules.modules]),
      draw: () => {
        const all = belongings(state);
        const [own] = all;
        return group('supplies', [
          ...(own ? [art.stackCounts(own)] : []),
          art.otherSupplies(all, state.rules.modules > 1),
        ]);
      },
    },
  ],
  above: (_state, { picked }) => [
    { places: picked.slice(-1), draw: (place) => art.stackSelection(typeOfStack(place)) },
  ],
  pieceOn: (state, place) => {
    const type = typeOfStack(place);
    return left(state, type) > 0 ? state.turn * TYPES.length + type : NO_PIECE;
  },
  piece: (kind) => art.TILES[kind] ?? art.ICEBERG,
  contentOf: (state, place) => {
    const type = typeOfStack(place);
    return (state.turn * TYPES.length + type) * 8 + left(state, type);
  },
  placeName: (_place, content, say) => {
    const kind = Math.floor(content / 8);
    const colour = SEAT_NAMES[Math.floor(kind / TYPES.length)] ?? '';
    return say('stack.waddle-waddle', { colour, type: TYPES.charAt(kind % TYPES.length), count: content % 8 });
  },
};
