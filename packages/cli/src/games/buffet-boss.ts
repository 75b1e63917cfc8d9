/**
 * Buffet Boss on the command line: draws the line with every plate below it, and shows the facts of plates and round,
 * and the picture.
 */
import type { Picture } from '@griddle/art';
import { picture as draw } from '@griddle/art/buffet-boss/index.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { liked, suggested } from '@griddle/rules/internal/buffet-boss/characters.js';
import { CHARACTERS, FOODS, foodName, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { fallenPieces } from '@griddle/rules/internal/buffet-boss/moves.js';
import { roundsOf, type Contact, type Plate } from '@griddle/rules/internal/buffet-boss/state.js';
import { format, type Catalogue } from '../words.js';

// A Buffet Boss position for a terminal: the line, and below it every plate with its food from the top down.

/** Columns of a piece's name. */
const WIDTH = 14;

/** Returns a position for terminals: the line, and each plate with its height. */
export function drawing(state: BuffetBossState, words: Catalogue): string {
  const line = state.line.map((food) => nameOf(food, words)).join(', ');
  return [
    format(words, 'cli.buffet-boss.line', { foods: line === '' ? '-' : line }),
    ...state.plates.flatMap((plate, seat) => ['', ...plateLines(plate, SEAT_NAMES[seat] ?? '', words)]),
    '',
  ].join('\n');
}

function nameOf(food: number, words: Catalogue): string {
  return format(words, `food.buffet-boss.${foodName(food)}`);
}

function plateLines(plate: Plate, seat: string, words: Catalogue): string[] {
  const characters = plate.characters.map(
    ({ card, revealed }) => (CHARACTERS[card]?.id ?? '?') + (revealed ? '!' : ''),
  );
  const pieces = plate.pieces.map((food, i) => {
    const stars = '*'.repeat(FOODS[food]?.stars ?? 0);
    const name = `${(i + 1).toString().padStart(3)}  ${nameOf(food, words).padEnd(WIDTH)}${stars.padEnd(5)}`;
    return `${name}${touching(plate.contacts, i + 1)}`.trimEnd();
  });
  const head = { seat, height: (plate.height / 10).toFixed(1), characters: characters.join(' ') };
  const key = characters.length === 0 ? 'cli.buffet-boss.plate' : 'cli.buffet-boss.plate-characters';
  return [format(words, key, head), ...pieces.reverse()];
}

/** The numbers of the pieces that a piece touches; `p` is the plate. */
function touching(contacts: readonly Contact[], piece: number): string {
  const others = contacts.flatMap(([a, b]) => (a === piece ? [b] : b === piece ? [a] : []));
  return others.map((other) => (other === 0 ? 'p' : other.toString())).join(' ');
}

// The facts of a Buffet Boss position for `show`: each plate, what its characters would score, and the round.

/** The facts for programs. */
interface BuffetBossFacts {
  readonly plates: readonly PlateFacts[];
  readonly line: readonly string[];
  readonly step: string;
  readonly round: number;
  readonly rounds: number;
  readonly first: string;
  /** Food next to the plate; a spent one may not be picked up again (BB-22, BB-23). */
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
  /** Pairs that touch: `p` is the plate, pieces count from 1. */
  readonly contacts: readonly (readonly [string, string])[];
  /** Points that known characters would score (BB-40 to BB-51). */
  readonly characters: readonly { readonly character: string; readonly revealed: boolean; readonly points: number }[];
  /** The character that scores most (BB-32). */
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

// A Buffet Boss position as a picture for a file: every plate, and the buffet line.

/** The picture of a position for `render`. */
export function picture(state: BuffetBossState): Picture {
  return draw(state);
}

/** Stars are counted when all have eaten. */
export const points = 'at-end';
