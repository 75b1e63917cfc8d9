/** The board of tiles round the Iceberg as diagrams show it, where nothing is marked. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import { SEAT_NAMES, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import type { DiagramView } from '../old-core/board-view.js';
import { growingUnder } from '../old-core/camera-board.js';
import type { Say } from '../old-core/table.js';
import type { PengoDiagram } from './glance.js';
import { boardOf, hexOf, TILE } from './hexes.js';
import type * as Lit from './lit.js';
import type * as Steps from './steps.js';

/** What is told of places without a tile, by their content. */
const BARE = ['empty', 'open', 'closed', 'iceberg'];

/** What draws a line round places, once one is asked for. */
let outline: typeof art.outline | undefined;

/** Fetches what lights up places, with the colours of marks. */
export async function fetchOutline(): Promise<typeof Lit> {
  const lit = await import('./lit.js');
  ({ outline } = lit);
  return lit;
}

/** Where keys lead, once somebody may press one. */
export let steps: typeof Steps | undefined;

/** Fetches that. */
export async function fetchSteps(): Promise<void> {
  steps = await import('./steps.js');
}

/** The tile on a place and its group in words: `red Alpha, group of 4`; `content` is what it is beyond `TILE`. */
function tileWords(content: number, say: Say): string {
  const kind = content >> 6;
  const count = (content & 63) >> 1;
  const type = TYPES.charAt(kind % 4);
  let tile = say('tile.waddle-waddle', { colour: SEAT_NAMES[kind >> 2] ?? '', type });
  if (count > 1) tile = say('space.waddle-waddle.group', { tile, count });
  return content & 1 ? say('space.waddle-waddle.touches-iceberg', { tile }) : tile;
}

/** Marks come with the board that has any. */
export const pengoBoardView: DiagramView<PengoDiagram> = {
  viewBox: [-3, -3, 6, 6],
  label: (say) => say('ui.board', { game: 'waddle-waddle' }),
  rows: () => [['0,0']],
  ground: growingUnder(
    async (svg) => new (await import('../old-core/camera.js')).Camera(svg),
    ({ tiles }, flipped) => boardOf(tiles).grounds[flipped ? 1 : 0],
  ),
  centre: (place, flipped) => art.hexCentre(hexOf(place), flipped),
  hit: () => art.HEX,
  step: (...way) => steps?.hexStep(...way),
  backdrop: () => group('backdrop', []),
  below: ({ tiles }, _marks, flipped) => {
    const places = [...boardOf(tiles).contents.keys()];
    return [
      {
        key: places.join(),
        draw: () => group('table', [art.table(places.map(hexOf), flipped), art.ICEBERG]),
      },
    ];
  },
  above: (_state, { lit }, flipped) => [
    { key: outline ? lit.join() : '', draw: () => group('lit', outline ? [outline(lit.map(hexOf), flipped)] : []) },
  ],
  // Without a tile the content is less than `TILE`, and a number below zero shifts to -1: `NO_PIECE`
  pieceOn: ({ tiles }, place) => ((boardOf(tiles).contents.get(place) ?? 0) - TILE) >> 6,
  piece: (kind) => art.TILES[kind] ?? art.ICEBERG,
  contentOf: ({ tiles }, place) => boardOf(tiles).contents.get(place) ?? 0,
  placeName: (place, content, say) =>
    say('space.waddle-waddle', {
      place,
      what: content < TILE ? say(`space.waddle-waddle.${BARE[content]}`) : tileWords(content - TILE, say),
    }),
  picture: async (state, marks, flipped) => (await import('./picture.js')).pictureOf(state, marks, flipped),
};
