/** Reads of a position of Waddle Waddle the tiles, which are all that `<pengo-board>` shows. */
import { no, yes, type BaseState } from '@griddle/rules/core/contract.js';
import { COLOURS, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import { UNREAD } from '@griddle/rules/core/text.js';
import { hexText } from '@griddle/rules/waddle-waddle/hex.js';
import type { Tile } from '@griddle/rules/waddle-waddle/state.js';
import { tilesText } from '@griddle/rules/waddle-waddle/tiles-text.js';
import type { Notation } from '../old-core/notation.js';

/** What the board needs of a position; a state of the game has it, too. */
export interface PengoDiagram extends BaseState {
  readonly tiles: readonly Tile[];
}

/** A tile of a game for two, whose options say nothing else, no farther out than `FARTHEST`. */
const TILE = /^([rb])([APBG])(-?(?:[1-3]?\d|40)),(-?(?:[1-3]?\d|40))$/;

function tileOf(text: string): readonly Tile[] {
  const [found, colour = '', type = '', q, r] = TILE.exec(text) ?? [];
  // 0 with a sign is 0
  const tile = { q: Number(q) + 0, r: Number(r) + 0, colour: COLOURS.indexOf(colour), type: TYPES.indexOf(type) };
  return found ? [tile] : [];
}

/** Anything else is refused, for the whole game to read or to say what is wrong. */
export const TILES_ALONE: Notation<PengoDiagram> = {
  id: 'waddle-waddle',
  options: [],
  seats: () => [],
  setup: () => ({ rng: [1, 1], tiles: [] }),
  positionText: ({ tiles }) => tilesText(tiles),
  parsePosition: (text) => {
    const [first = '', second] = text.split(/[\s_]+/).filter(Boolean);
    const all = first === '-' ? [] : first.split(';');
    const tiles = all.flatMap(tileOf);
    // All is a tile, and no two lie on one place, or on the Iceberg; if not, the whole game's reading knows what is wrong
    const isWhole = tiles.length === all.length && new Set(['0,0', ...tiles.map(hexText)]).size > all.length;
    return isWhole && !second
      ? yes({ rng: [1, 1], tiles })
      : no({ code: isWhole ? UNREAD : 'tile', offset: 0, expected: [] });
  },
};
