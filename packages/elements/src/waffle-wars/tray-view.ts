/** The tray of power-ups beside the board of an arcade game (WW-50, WW-51). */
import { group } from '@griddle/art';
import * as art from '@griddle/art/waffle-wars/powers.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { hasModes, POWER_SIGN, POWERS, sideOf, type FullState } from '@griddle/rules/waffle-wars/index.js';
import { NO_PIECE, type AreaView } from '../core/board-view.js';
import { seatName } from './seats.js';

const PLACES: readonly Place[] = POWERS.map(({ name }) => POWER_SIGN + name);
const ROWS = [PLACES.slice(0, 5), PLACES.slice(5)];

/** The number of a power-up by its place, -1 for a place that is none. */
export function powerAt(place: Place): number {
  return PLACES.indexOf(place);
}

/** Power-ups that the seat to move has left. */
function left(state: FullState): number {
  return hasModes(state) ? (state.powers[state.seat] ?? 0) : 0;
}

/** The power-ups of the seat to move (WW-50). */
export const trayView: AreaView<FullState> = {
  name: 'tray',
  viewBox: art.TRAY_BOX,
  label: (say, state) => say('area.waffle-wars.tray', { seat: seatName(state), count: left(state) }),
  caption: (say, state) => say('area.waffle-wars.tray', { seat: seatName(state), count: left(state) }),
  rows: () => ROWS,
  centre: (place) => art.powerCentre(powerAt(place)),
  hit: () => 'm-.5-.5h1v1h-1z',
  backdrop: () => art.TRAY,
  below: () => [],
  above: (_state, { begins, picked, last }) => [
    { places: begins, draw: (place) => art.powerReady(powerAt(place)) },
    { places: last, draw: (place) => art.powerSpent(powerAt(place)) },
    { places: picked, draw: (place) => art.powerSelection(powerAt(place)) },
  ],
  pieceOn: () => NO_PIECE,
  piece: () => group('', []),
  // The side and what it has left: the names tell both
  contentOf: (state, place) => (powerAt(place) * 2 + sideOf(state.turn)) * 16 + left(state),
  placeName: (place, _content, say) => {
    const power = place.slice(POWER_SIGN.length);
    const words = say(`power-text.waffle-wars.${power}`);
    return say('power.waffle-wars', { power: say(`power.waffle-wars.${power}`), words });
  },
};
