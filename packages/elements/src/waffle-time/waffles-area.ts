/** Everybody's waffle, small: who has what, and whose turn it is. */
import { group } from '@griddle/art';
import { scaled } from '@griddle/art/scaled.js';
import * as art from '@griddle/art/waffle-time/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { score } from '@griddle/rules/waffle-time/scoring.js';
import { NO_PIECE, type AreaView, type Layer } from '../old-core/board-view.js';
import type { Say } from '../old-core/table.js';
import { once } from './once.js';

/** From waffle to waffle, and how large each is drawn. */
const STEP = 2;
const SIZE = 0.3;

const sheets = once((state: WaffleTimeState) => score(state));

function pointsOf(state: WaffleTimeState, seat: number): number {
  return sheets(state)[seat]?.total ?? 0;
}

function seatOf(place: Place): number {
  return Number(place.slice(-1)) - 1;
}

function centre(place: Place): readonly [number, number] {
  return [(seatOf(place) + 0.5) * STEP, 1];
}

function seatWords(place: Place, points: number, syrup: number, say: Say): string {
  return say('place.waffle-time.waffle', { seat: place.slice(-2), points, syrup });
}

function areaFor(players: number): AreaView<WaffleTimeState> {
  const places = Array.from({ length: players }, (_unused, seat): Place => `waffle:p${seat + 1}`);
  const waffle = (seat: number): ((state: WaffleTimeState) => Layer) => {
    const place = places[seat] ?? '';
    const [x, y] = centre(place);
    return ({ waffles, turn, over }) => {
      const spaces = waffles[seat] ?? [];
      const now = turn === seat && !over;
      return {
        key: `${now} ${spaces.join()}`,
        draw: () =>
          group('seat', [
            { ...scaled(art.waffle(spaces), SIZE), at: [x - 2.5 * SIZE, y - 2.5 * SIZE] },
            { ...scaled(art.PAWNS[seat] ?? art.PAWNS[0], now ? 0.6 : 0.4), at: [x - 0.82, y - 0.7] },
          ]),
      };
    };
  };
  const layers = places.map((_place, seat) => waffle(seat));
  return {
    name: 'waffles',
    viewBox: [0, 0, players * STEP, 2],
    label: (say) => say('ui.waffle-time.waffles'),
    caption: (say, state) =>
      places.map((place, seat) => seatWords(place, pointsOf(state, seat), state.syrup[seat] ?? 0, say)).join(' · '),
    rows: () => [places],
    centre,
    hit: () => 'm-.98-.98h1.96v1.96h-1.96z',
    backdrop: () => group('none', []),
    below: (state, { last, lit }) => [
      { places: [...new Set([...last, ...lit])], draw: (place) => art.seatFrame(centre(place)) },
      ...layers.map((layer) => layer(state)),
    ],
    above: () => [],
    pieceOn: () => NO_PIECE,
    piece: () => group('none', []),
    contentOf: (state, place) => pointsOf(state, seatOf(place)) * 100 + (state.syrup[seatOf(place)] ?? 0),
    placeName: (place, content, say) => seatWords(place, Math.floor(content / 100), content % 100, say),
  };
}

const AREAS: readonly AreaView<WaffleTimeState>[] = [1, 2, 3, 4].map(areaFor);

/** The area for a number of players; undefined for one, whose waffle is seen large. */
export function wafflesArea({ rules: { players } }: WaffleTimeState): AreaView<WaffleTimeState> | undefined {
  return players > 1 ? AREAS[players - 1] : undefined;
}
