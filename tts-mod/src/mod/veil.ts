/** Cards on their way into a hand, or out of sight, are hidden from all others until they rest there: nobody sees a face flash by. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { SEAT_COLOURS } from '../names.js';

/** Those who look on. */
const SPECTATORS = 'Grey';

/** Hides an object from everybody but one seat (-1: from all) until it rests. Call it before it is moved or turned over. */
export function veil(object: TTSObject, seat: Seat): void {
  const others: PlayerColor[] = SEAT_COLOURS.filter((_colour, other) => other !== seat);
  others.push(SPECTATORS);
  object.setHiddenFrom(others);
  // One frame later it is on its way, or still being made
  Wait.frames(() => {
    Wait.condition(
      () => {
        if (!object.isDestroyed()) object.setHiddenFrom([]);
      },
      () => object.isDestroyed() || (!object.spawning && object.resting),
    );
  }, 1);
}
