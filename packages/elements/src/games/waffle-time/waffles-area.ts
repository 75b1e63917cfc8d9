/** All players' waffles, small, with the turn marked. */
import { group, type Point } from '@griddle/art';
import { scaled } from '@griddle/art/internal/path-data.js';
import * as art from '@griddle/art/waffle-time/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { score } from '@griddle/rules/internal/waffle-time/scoring.js';
import type { Area, Layer, Layout, Translate } from '#core';
import { lastResult } from './last-result.js';

/** Distance between waffles, and the scale of each. */
const STEP = 2;
const SIZE = 0.3;

const scores = lastResult((state: WaffleTimeState) => score(state));

/** Returns the place of a seat's small waffle. */
export function wafflePlace(seat: number): Place {
  return `waffle:p${(seat + 1).toString()}`;
}

function seatOf(place: Place): number {
  return Number(place.slice(-1)) - 1;
}

function center(place: Place): Point {
  return [(seatOf(place) + 0.5) * STEP, 1];
}

/** Describes a small waffle: its seat, its score and the syrup in the dispenser. */
export function describeSeat(state: WaffleTimeState, place: Place, t: Translate): string {
  const seat = seatOf(place);
  const values = { seat: place.slice(-2), points: scores(state)[seat]?.total ?? 0, syrup: state.syrup[seat] ?? 0 };
  return t('place.waffle-time.waffle', values);
}

/** Draws a seat's waffle and its pawn, which is larger during its turn. */
function waffleLayer({ waffles, turn, over }: WaffleTimeState, place: Place): Layer {
  const seat = seatOf(place);
  const [x, y] = center(place);
  const spaces = waffles[seat] ?? [];
  const isTurn = turn === seat && !over;
  return {
    key: `${String(isTurn)} ${spaces.join()}`,
    draw: () =>
      group('seat', [
        { ...scaled(art.waffle(spaces), SIZE), at: [x - 2.5 * SIZE, y - 2.5 * SIZE] },
        { ...scaled(art.PAWNS[seat] ?? art.PAWNS[0], isTurn ? 0.6 : 0.4), at: [x - 0.82, y - 0.7] },
      ]),
  };
}

function areaFor(players: number): Area<WaffleTimeState> {
  const places = Array.from({ length: players }, (_unused, seat) => wafflePlace(seat));
  const layout: Layout = { viewBox: [0, 0, players * STEP, 2], rows: [places] };
  return {
    name: 'waffles',
    label: (_scene, t) => t('ui.waffle-time.waffles'),
    caption: (_scene, t) => t('ui.waffle-time.waffles'),
    layout: () => layout,
    center,
    outline: () => 'm-.98-.98h1.96v1.96h-1.96z',
    backdrop: () => group('none', []),
    below: ({ state, marks: { lastMove, highlights } }) => [
      { places: [...new Set([...lastMove, ...highlights])], draw: (place) => art.seatFrame(center(place)) },
      ...places.map((place) => waffleLayer(state, place)),
    ],
    above: () => [],
    pieceAt: () => undefined,
    piece: () => group('none', []),
    describe: ({ state }, place, t) => describeSeat(state, place, t),
  };
}

const AREAS: readonly Area<WaffleTimeState>[] = [1, 2, 3, 4].map(areaFor);

/** Returns the area for the number of players; undefined for one, whose waffle is shown large. */
export function wafflesArea({ rules: { players } }: WaffleTimeState): Area<WaffleTimeState> | undefined {
  return players > 1 ? AREAS[players - 1] : undefined;
}
