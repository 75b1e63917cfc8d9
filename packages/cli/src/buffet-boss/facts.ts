/** What `show` tells of a Buffet Boss position: each plate, what its characters would give, and the round. */
import { liked, suggested } from '@griddle/rules/internal/buffet-boss/characters.js';
import { CHARACTERS, FOODS, foodName, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { roundsOf } from '@griddle/rules/internal/buffet-boss/setup.js';
import type { Plate } from '@griddle/rules/internal/buffet-boss/state.js';

/** The facts as programs read them. */
interface BuffetBossFacts {
  readonly plates: readonly PlateFacts[];
  readonly line: readonly string[];
  readonly step: string;
  readonly round: number;
  readonly rounds: number;
  readonly first: string;
  /** Food beside the plate that may still be picked up, or not (BB-22, BB-23). */
  readonly fallen: readonly { readonly food: string; readonly spent: boolean }[];
}

/** One plate; names are those of the notation. */
interface PlateFacts {
  readonly seat: string;
  /** In mm. */
  readonly height: number;
  readonly pieces: readonly {
    readonly food: string;
    readonly group: string | null;
    readonly colour: string;
    readonly stars: number;
  }[];
  /** Pairs of what touches: `p` is the plate, pieces count from 1. */
  readonly contacts: readonly (readonly [string, string])[];
  /** Points that known characters would give (BB-40 to BB-51). */
  readonly characters: readonly { readonly character: string; readonly revealed: boolean; readonly points: number }[];
  /** The character that gives most (BB-32). */
  readonly suggested: string | null;
}

/** The facts of a position for `show --json`. */
export function facts(state: BuffetBossState): BuffetBossFacts {
  return {
    plates: state.plates.map((plate, seat) => plateFacts(plate, SEAT_NAMES[seat] ?? '')),
    line: state.line.map(foodName),
    step: state.step,
    round: state.round,
    rounds: roundsOf(state.rules),
    first: SEAT_NAMES[state.first] ?? '',
    fallen: fallenPieces(state).map(({ food, spent }) => ({ food: foodName(food), spent })),
  };
}

function plateFacts(plate: Plate, seat: string): PlateFacts {
  const known = plate.characters.filter(({ card }) => card >= 0);
  return {
    seat,
    height: plate.height / 10,
    pieces: plate.pieces.flatMap((index) => {
      const food = FOODS[index];
      if (food === undefined) return [];
      const { id, group, colour, stars } = food;
      return [{ food: id, group: group === 'none' ? null : group, colour, stars }];
    }),
    contacts: plate.contacts.map(([a, b]) => [a === 0 ? 'p' : a.toString(), b.toString()] as const),
    characters: known.map(({ card, revealed }) => ({
      character: CHARACTERS[card]?.id ?? '',
      revealed,
      points: liked(plate, card).points,
    })),
    suggested: CHARACTERS[suggested(plate)]?.id ?? null,
  };
}
