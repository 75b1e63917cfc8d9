/** Hides moving cards from other players until they rest, so that no face flashes by. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { SEAT_COLOURS } from '../names.js';
import { isAtRest } from './object-positions.js';

/** Spectators. */
const SPECTATORS = 'Grey';

/** Hides an object from everybody but one seat (-1: from all). */
export function hide(object: TTSObject, seat: Seat): void {
  const others: PlayerColor[] = SEAT_COLOURS.filter((_colour, other) => other !== seat);
  others.push(SPECTATORS);
  object.setHiddenFrom(others);
}

/** As `hide`, until the object rests. Call it before moving or flipping the object; for a new one, once it has spawned. */
export function hideWhileMoving(object: TTSObject, seat: Seat): void {
  hide(object, seat);
  // One frame later it is moving: a new object is frozen for a frame
  Wait.frames(() => {
    Wait.condition(
      () => {
        if (!object.isDestroyed()) object.setHiddenFrom([]);
      },
      () => object.isDestroyed() || isAtRest(object),
    );
  }, 1);
}
