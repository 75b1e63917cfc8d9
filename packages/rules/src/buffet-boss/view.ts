/** A seat's view, and full states consistent with it. Only characters are hidden (BB-3, BB-32, BB-53). */
import type { Seat } from '../core/contract.js';
import { below, next } from '../core/random.js';
import type { Rng } from '../core/random.js';
import { CHARACTERS } from './components.js';
import { charactersInPlay, UNKNOWN, type BuffetBossState } from './state.js';

/** Hides the other seats' unrevealed characters, and the generator that draws the cards. */
export function viewFor(state: BuffetBossState, seat: Seat): BuffetBossState {
  const plates = state.plates.map((plate, other) => {
    if (other === seat) return plate;
    const characters = plate.characters.map((held) => (held.revealed ? held : { card: UNKNOWN, revealed: false }));
    return { ...plate, characters };
  });
  return { ...state, rng: [0, 0], plates };
}

/** Returns a full state consistent with a view, for bots: unknown characters are drawn from those nobody is known to hold. */
export function determinize(view: BuffetBossState, from: Rng): BuffetBossState {
  let rng = from;
  const known = view.plates.flatMap((plate) => plate.characters.map((held) => held.card));
  const inPlay = charactersInPlay(view.rules);
  const rest = CHARACTERS.map((_card, card) => card).filter((card) => !known.includes(card));
  // A set-up position may hold characters beyond those of a first game
  const dealt = rest.filter((card) => card < inPlay);
  const spare = rest.filter((card) => card >= inPlay);
  const plates = view.plates.map((plate) => {
    const characters = plate.characters.map((held) => {
      if (held.card !== UNKNOWN) return held;
      rng = next(rng);
      const pool = dealt.length > 0 ? dealt : spare;
      return { card: pool.splice(below(rng, pool.length), 1)[0] ?? 0, revealed: held.revealed };
    });
    return { ...plate, characters };
  });
  return { ...view, rng, plates };
}
