/** What a seat sees, and whole states that agree with it. Only characters are hidden (BB-3, BB-32, BB-53). */
import type { Seat } from '../core/contract.js';
import { below, next } from '../core/random.js';
import type { Rng } from '../core/random.js';
import { CHARACTERS } from './components.js';
import { charactersInPlay, UNKNOWN, type BuffetBossState } from './state.js';

/** The others' hidden characters are unknown, and so is the generator that will show the cards. */
export function viewFor(state: BuffetBossState, seat: Seat): BuffetBossState {
  const plates = state.plates.map((plate, other) => {
    if (other === seat) return plate;
    const characters = plate.characters.map((held) => (held.revealed ? held : { card: UNKNOWN, revealed: false }));
    return { ...plate, characters };
  });
  return { ...state, rng: [0, 0], plates };
}

/** A whole state that agrees with a view, for bots: unknown characters are drawn from those that nobody is known to hold. */
export function determinize(view: BuffetBossState, from: Rng): BuffetBossState {
  let rng = from;
  const known = view.plates.flatMap((plate) => plate.characters.map((held) => held.card));
  const inPlay = charactersInPlay(view.rules);
  const rest = CHARACTERS.map((_card, card) => card).filter((card) => !known.includes(card));
  // A position set by hand may hold characters beyond those of a first game
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
