/** Hides moving cards from other players until they rest, so that no face flashes by. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { SEAT_COLOURS } from '../names.js';
import { isAtRest } from './object-positions.js';

/** Those who look on. */
const SPECTATORS = 'Grey';

/** Hides an object from everybody but one seat (-1: from all). */
export function hide(object: TTSObject, seat: Seat): void {
  const others: PlayerColor[] = SEAT_COLOURS.filter((_colour, other) => other !== seat);
  others.push(SPECTATORS);
  object.setHiddenFrom(others);
}

/** The same until the object rests. Call it before it is moved or turned over; for a new one, once the game has made it. */
export function hideWhileMoving(object: TTSObject, seat: Seat): void {
  hide(object, seat);
  // One frame later it is on its way: what has just been made is frozen for a frame
  Wait.frames(() => {
    Wait.condition(
      () => {
        if (!object.isDestroyed()) object.setHiddenFrom([]);
      },
      () => object.isDestroyed() || isAtRest(object),
    );
  }, 1);
}
