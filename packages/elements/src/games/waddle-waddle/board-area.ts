/** The growing board of tiles around the Iceberg: its picture from `@griddle/art`, its places and their names. */
import { group, type Point } from '@griddle/art';
import { arrow } from '@griddle/art/internal/arrow.js';
import { noteToken } from '@griddle/art/internal/marks.js';
import * as art from '@griddle/art/waddle-waddle/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { SEAT_NAMES, TYPES } from '@griddle/rules/internal/waddle-waddle/components.js';
import { sameHex } from '@griddle/rules/internal/waddle-waddle/hex.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { slide } from '@griddle/rules/internal/waddle-waddle/ways.js';
import { onlyFew, type Annotation, type Area, type Layer, type Translate } from '#core';
import { CameraController } from './camera-controller.js';
import { gainsLayer } from './gains.js';
import { hexOf, hexStep } from './hexes.js';
import { refusalLayer } from './refusal-layer.js';
import { boardOf, type Content } from './tiles.js';

/** Describes the content of a place: `red Alpha, group of 4`. */
function describeContent(content: Content | undefined, t: Translate): string {
  if (content?.kind !== 'tile') return t(`space.waddle-waddle.${content?.kind ?? 'empty'}`);
  const { colour, type } = content.tile;
  let tile = t('tile.waddle-waddle', { colour: SEAT_NAMES[colour] ?? '', type: TYPES.charAt(type) });
  if (content.group > 1) tile = t('space.waddle-waddle.group', { tile, count: content.group });
  return content.touchesIceberg ? t('space.waddle-waddle.touches-iceberg', { tile }) : tile;
}

/** Returns places that touch enough tiles but are closed (WD-10). */
function closedPlaces({ tiles }: WaddleWaddleState): readonly Place[] {
  return [...boardOf(tiles).contents].flatMap(([place, { kind }]) => (kind === 'closed' ? [place] : []));
}

/** Draws the sea and the Iceberg below all places. */
function tableLayer({ tiles }: WaddleWaddleState, flipped: boolean): Layer {
  const places = [...boardOf(tiles).contents.keys()];
  return {
    key: places.join(),
    draw: () => group('table', [art.table(places.map(hexOf), flipped), art.ICEBERG]),
  };
}

/** Draws the frames and arrows of a record's comments. */
function annotationLayer(list: readonly Annotation[], flipped: boolean): Layer {
  const center = (place: Place): Point => art.hexCentre(hexOf(place), flipped);
  return {
    key: list.map(({ from, to, colour }) => `${from} ${to} ${colour.toString()}`).join(),
    draw: () =>
      group(
        'notes',
        list.map(({ from, to, colour }) =>
          from === to
            ? art.highlights([hexOf(from)], colour, flipped)
            : arrow(center(from), center(to), noteToken(colour)),
        ),
      ),
  };
}

/** Returns the points of a tile's slide to its place (WD-10), from another place or from outside. */
function route({ tiles }: WaddleWaddleState, from: Place | undefined, to: Place, flipped: boolean): readonly Point[] {
  const goal = hexOf(to);
  const others = tiles.filter((tile) => !sameHex(tile, goal));
  return slide(others, from === undefined ? undefined : hexOf(from), goal).map((hex) => art.hexCentre(hex, flipped));
}

/** The area. Places are axial coordinates, `1,-2`; the Iceberg is `0,0`. */
export const boardArea: Area<WaddleWaddleState> = {
  name: 'main',
  label: (_scene, t) => t('ui.board', { game: 'waddle-waddle' }),
  layout: ({ state: { tiles }, flipped }) => boardOf(tiles).layouts[flipped ? 1 : 0],
  center: (place, flipped) => art.hexCentre(hexOf(place), flipped),
  outline: () => art.HEX,
  step: hexStep,
  camera: CameraController,
  backdrop: () => group('backdrop', []),
  below: ({ state, marks: { destinations }, flipped }) => [
    tableLayer(state, flipped),
    { places: destinations, draw: (place) => art.landings([hexOf(place)], flipped) },
    {
      // A closed place may be open to the tile that closes it
      places: destinations.length > 0 ? closedPlaces(state).filter((place) => !destinations.includes(place)) : [],
      draw: (place) => art.closedPlaces([hexOf(place)], flipped),
    },
  ],
  above: (scene) => {
    const { marks, show, flipped } = scene;
    // The refusal layer draws the places of a refusal
    const highlights = marks.refusal ? [] : marks.highlights;
    return [
      {
        places: show.has('last') ? marks.lastMove.slice(-1) : [],
        draw: (place) => art.lastMove([hexOf(place)], flipped),
      },
      { places: onlyFew(marks.origins), draw: (place) => art.origins([hexOf(place)], flipped) },
      { places: marks.selected.slice(-1), draw: (place) => art.selection(hexOf(place), flipped) },
      {
        key: highlights.join(),
        draw: () => group('lit', [art.outline(highlights.map(hexOf), flipped)]),
      },
      annotationLayer(marks.annotations, flipped),
      refusalLayer(scene),
      gainsLayer(scene),
    ];
  },
  pieceAt: ({ state: { tiles } }, place) => {
    const content = boardOf(tiles).contents.get(place);
    return content?.kind === 'tile' ? TYPES.length * content.tile.colour + content.tile.type : undefined;
  },
  piece: (kind) => art.TILES[kind] ?? art.ICEBERG,
  describe: ({ state: { tiles } }, place, t) =>
    t('space.waddle-waddle', { place, what: describeContent(boardOf(tiles).contents.get(place), t) }),
  motion: { route },
};
