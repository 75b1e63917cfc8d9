/** The board of tiles round the Iceberg, as diagrams and replays need it. */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waddle-waddle/index.js';
import { SEAT_NAMES, TYPES } from '@griddle/rules/waddle-waddle/components.js';
import { indexOf, touching } from '@griddle/rules/waddle-waddle/hex.js';
import { NO_PIECE, type DiagramView, type Layer, type Marks } from '../core/board-view.js';
import type { Say } from '../core/table.js';
import { growingUnder } from '../core/camera-board.js';
import type { PengoDiagram } from './glance.js';
import { boardOf, hexOf, hexStep, HIT, MIDDLE, placeAt, rowsOf } from './hexes.js';

/** Contents of places without a tile; those of tiles follow. */
const EMPTY = 0;
const OPEN = 1;
const CLOSED = 2;
const ICEBERG = 3;
const TILE = 4;
/** Sizes of groups run up to 16. */
const SIZES = 17;

/** The tile on a place and its group in words: `red Alpha, group of 4`. */
function tileWords(content: number, say: Say): string {
  const touchesIceberg = content % 2 === 1;
  const size = Math.floor(content / 2) % SIZES;
  const kind = Math.floor(content / 2 / SIZES);
  const tile = say('tile.waddle-waddle', {
    colour: SEAT_NAMES[Math.floor(kind / TYPES.length)] ?? '',
    type: TYPES.charAt(kind % TYPES.length),
  });
  const grouped = size > 1 ? say('space.waddle-waddle.group', { tile, count: size }) : tile;
  return touchesIceberg ? say('space.waddle-waddle.touches-iceberg', { tile: grouped }) : grouped;
}

const EMPTY_WORDS = ['empty', 'open', 'closed', 'iceberg'];

function notes({ notes }: Marks, flipped: boolean): Layer {
  return {
    key: notes.map(({ from, to, colour }) => `${from} ${to} ${colour}`).join(),
    draw: () =>
      group(
        'notes',
        notes.map(({ from, to, colour, arrow }) =>
          from === to
            ? art.highlights([hexOf(from)], colour, flipped)
            : arrow(art.hexCentre(hexOf(from), flipped), art.hexCentre(hexOf(to), flipped)),
        ),
      ),
  };
}

/** The board with all that a diagram or a replay shows. */
export const pengoBoardView: DiagramView<PengoDiagram> = {
  viewBox: art.boxRound([]),
  label: (say) => say('ui.board', { game: 'waddle-waddle' }),
  rows: (flipped) => rowsOf([MIDDLE], flipped),
  ground: growingUnder(
    async (svg) => new (await import('../core/camera.js')).Camera(svg),
    ({ tiles }, flipped) => boardOf(tiles).grounds[flipped ? 1 : 0],
  ),
  centre: (place, flipped) => art.hexCentre(hexOf(place), flipped),
  hit: HIT,
  placeAt,
  step: hexStep,
  backdrop: () => group('backdrop', []),
  below: ({ tiles }, marks, flipped) => [
    {
      key: boardOf(tiles).grounds[0].rows.join(),
      draw: () => group('table', [art.table(boardOf(tiles).grounds[0].rows.flat().map(hexOf), flipped), art.ICEBERG]),
    },
    {
      places: marks.targets,
      draw: (place) => art.landings([hexOf(place)], flipped),
    },
    {
      // What is closed now may be open to the tile that closes it
      places: marks.targets.length > 0 ? boardOf(tiles).closed.filter((place) => !marks.targets.includes(place)) : [],
      draw: (place) => art.closedPlaces([hexOf(place)], flipped),
    },
  ],
  above: (_state, marks, flipped) => [
    {
      places: marks.show.has('last') ? marks.last.slice(-1) : [],
      draw: (place) => art.lastMove([hexOf(place)], flipped),
    },
    { places: marks.picked.slice(-1), draw: (place) => art.selection(hexOf(place), flipped) },
    {
      key: marks.why ? '' : marks.lit.join(),
      draw: () => art.outline(marks.lit.map(hexOf), flipped),
    },
    notes(marks, flipped),
  ],
  pieceOn: ({ tiles }, place) => {
    const tile = boardOf(tiles).tiles.get(place);
    return tile ? tile.colour * TYPES.length + tile.type : NO_PIECE;
  },
  piece: (kind) => art.TILES[kind] ?? art.ICEBERG,
  contentOf: ({ tiles }, place) => {
    const { grid, tiles: known, sizes, open, closed } = boardOf(tiles);
    const tile = known.get(place);
    if (!tile) return place === '0,0' ? ICEBERG : open.includes(place) ? OPEN : closed.includes(place) ? CLOSED : EMPTY;
    const kind = tile.colour * TYPES.length + tile.type;
    const near = touching(grid, indexOf(grid, tile)).middle ? 1 : 0;
    return TILE + (kind * SIZES + (sizes.get(place) ?? 1)) * 2 + near;
  },
  placeName: (place, content, say) =>
    say('space.waddle-waddle', {
      place,
      what: content < TILE ? say(`space.waddle-waddle.${EMPTY_WORDS[content]}`) : tileWords(content - TILE, say),
    }),
  picture: async (state, marks, flipped) => (await import('./picture.js')).pictureOf(state, marks, flipped),
};
