/** Reads of a position of Waddle Waddle the tiles, which are all that `<pengo-board>` shows. */
import { no, yes, type BaseState } from '@griddle/rules/core/contract.js';
import { fieldsOf } from '@griddle/rules/core/text.js';
import type { Tile } from '@griddle/rules/waddle-waddle/state.js';
import { parseTiles, tilesText } from '@griddle/rules/waddle-waddle/tiles-text.js';
import { MORE } from '../core/input.js';
import type { Notation } from '../core/notation.js';

/** What the board needs of a position; a state of the game has it, too. */
export interface PengoDiagram extends BaseState {
  readonly tiles: readonly Tile[];
}

/** The players of a game whose options say nothing else. */
const USUAL_PLAYERS = 2;

const REST = { code: MORE, offset: 0, expected: [] };

export const TILES_ALONE: Notation<PengoDiagram> = {
  id: 'waddle-waddle',
  options: [],
  seats: () => [],
  setup: () => ({ rng: [1, 1], tiles: [] }),
  positionText: ({ tiles }) => tilesText(tiles),
  parsePosition: (text) => {
    const [first = { text, offset: 0 }, second] = fieldsOf(text);
    const tiles = parseTiles(first, USUAL_PLAYERS);
    if (!tiles.ok) return tiles;
    return second ? no(REST) : yes({ rng: [1, 1], tiles: tiles.value });
  },
};
