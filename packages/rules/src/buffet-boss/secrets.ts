/** What a seat sees. Only characters are hidden (BB-3, BB-32, BB-53). */
import type { Seat } from '../core/contract.js';
import { UNKNOWN } from './state.js';
import type { BuffetBossState } from './state.js';

/** The others' hidden characters are unknown, and so is the generator that will show the cards. */
export function viewFor(state: BuffetBossState, seat: Seat): BuffetBossState {
  const plates = state.plates.map((plate, other) => {
    if (other === seat) return plate;
    const characters = plate.characters.map((held) => (held.revealed ? held : { card: UNKNOWN, revealed: false }));
    return { ...plate, characters };
  });
  return { ...state, rng: [0, 0], plates };
}
