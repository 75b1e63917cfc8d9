/** Buffet Boss positions, moves, options and set-up (BB-1 to BB-5). */
import type { BaseState, Seat, Option, Options } from '../core/contract.js';
import { below, next, seeded, type Seed } from '../core/random.js';
import {
  ALL_CARDS,
  CHARACTERS,
  COPIES,
  DINNER_ROUNDS,
  FIRST_CHARACTERS,
  FOODS,
  HAND_SIZE,
  LEVELS,
  LUNCH_ROUNDS,
  SEAT_NAMES,
  VERSIONS,
} from './components.js';

/** The options a game is played under. */
interface Rules {
  readonly players: number;
  readonly version: string;
  readonly level: string;
  /** Whether only the characters of a first game are dealt (BB-52). */
  readonly firstCharacters: boolean;
}

/** A character card that this view does not know because another seat holds it. */
export const UNKNOWN = -1;

/** A character card held by a player. */
export interface HeldCharacter {
  /** Index into `CHARACTERS`, or `UNKNOWN`. */
  readonly card: number;
  readonly revealed: boolean;
}

/** Two touching bodies, the smaller number first: 0 is the plate, pieces count from 1. */
export type Contact = readonly [number, number];

/** Where a body rests: x and y (up) in 0.01 mm, turn in 0.01 degree. The core only carries poses. */
export type Pose = readonly [number, number, number];

/** A plate with its food and its player's characters. */
export interface Plate {
  /** Height of the pile in 0.1 mm; 0 when it is empty. */
  readonly height: number;
  /** Foods by index, in the order they were placed. */
  readonly pieces: readonly number[];
  /** Contacts at rest, in order; empty if unknown. */
  readonly contacts: readonly Contact[];
  readonly characters: readonly HeldCharacter[];
  /** The plate's own pose, then each piece's; empty if unknown. */
  readonly poses: readonly Pose[];
}

/** A piece that fell, and whether it was already rescued this turn (BB-23). */
export interface FallenPiece {
  readonly food: number;
  readonly spent: boolean;
}

/** Pieces that fell together, and how many of them may still be picked up (BB-22). */
export interface Fall {
  readonly left: number;
  readonly pieces: readonly FallenPiece[];
}

/**
 * `line`: chance shows food. `first`: a seat names the first player (BB-14). `turn`: a seat takes food, adjusts or ends.
 * `settle`: chance says how the pile came to rest. `rescue`: pieces may be picked up. `reveal`: characters are revealed.
 * `over`: points are counted, or all food is stacked. `lost`: a piece fell in All-You-Can-Eat.
 */
export type StepName = 'line' | 'first' | 'turn' | 'settle' | 'rescue' | 'reveal' | 'over' | 'lost';

/** A position of Buffet Boss. */
export interface BuffetBossState extends BaseState {
  readonly rules: Rules;
  readonly plates: readonly Plate[];
  /** Foods of the buffet line. */
  readonly line: readonly number[];
  /** Cards not seen yet, by food: 0 none, 1 the unmarked one, 2 both, 3 the marked one (BB-3). */
  readonly bag: readonly number[];
  readonly step: StepName;
  readonly turn: Seat;
  /** Counts from 1. */
  readonly round: number;
  /** First player of the round. */
  readonly first: Seat;
  /** Foods taken this turn. */
  readonly taken: number;
  /** The food being stacked, or -1; it becomes the last piece of the plate when it settles. */
  readonly hand: number;
  /** Whether the food in hand was rescued. */
  readonly handSaved: boolean;
  /** Numbers of the pieces on the plate of the seat to move that were rescued this turn. */
  readonly saved: readonly number[];
  /** Falls with pieces that may still be picked up. */
  readonly falls: readonly Fall[];
}

/** The chance move that settles a pile. Pieces keep the numbers they had before any fell. */
export interface Settled {
  readonly kind: 'settle';
  /** Height of the pile in 0.1 mm. */
  readonly height: number;
  /** Contacts of the pieces that stayed; empty if unknown. */
  readonly contacts: readonly Contact[];
  /** Numbers of the pieces that fell. */
  readonly fell: readonly number[];
  /** Poses of the plate and of the pieces that stayed; empty if unknown. */
  readonly poses: readonly Pose[];
  /** The input to physics, a letter and whole numbers; the core only carries it. */
  readonly action: string;
}

/**
 * Showing a card (`~`) and settling a pile are chance moves, all others a seat's. Foods,
 * cards and pieces are numbers.
 */
export type BuffetBossMove =
  | { readonly kind: 'show'; readonly food: number; readonly marked: boolean }
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'take'; readonly food: number }
  | { readonly kind: 'adjust' }
  | Settled
  | { readonly kind: 'save'; readonly index: number }
  | { readonly kind: 'late' }
  | { readonly kind: 'reveal'; readonly card: number }
  | { readonly kind: 'end' };

/** A plate before its first food, in a round without characters. */
export const EMPTY_PLATE: Plate = { height: 0, pieces: [], contacts: [], characters: [], poses: [] };

/** Options in the order that controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'BB-2', kind: 'number', min: 1, max: 5, initial: 2 },
  { key: 'version', rule: 'BB-2', kind: 'choice', values: VERSIONS, initial: 'lunch' },
  { key: 'level', rule: 'BB-4', kind: 'choice', values: LEVELS, initial: 'snack' },
  { key: 'characters', rule: 'BB-52', kind: 'choice', values: ['first', 'all'], initial: 'first' },
];

/** Returns the rules for these options. Missing options have their initial value. */
export function rulesOf(options: Options): Rules {
  const players = options['players'];
  const version = options['version'];
  const level = options['level'];
  return {
    players: typeof players === 'number' ? players : 2,
    version: typeof version === 'string' ? version : 'lunch',
    level: typeof level === 'string' ? level : 'snack',
    firstCharacters: options['characters'] !== 'all',
  };
}

/** Returns the options for these rules. */
export function optionsOf(rules: Rules): Options {
  return {
    players: rules.players,
    version: rules.version,
    level: rules.level,
    characters: rules.firstCharacters ? 'first' : 'all',
  };
}

/** Names of the seats that play (BB-2). */
export function seatsOf(options: Options): readonly string[] {
  return SEAT_NAMES.slice(0, rulesOf(options).players);
}

/** Number of rounds: five (BB-2), seven (BB-3), or as many as the level has cards for (BB-4). */
export function roundsOf(rules: Rules): number {
  if (rules.version === 'lunch') return LUNCH_ROUNDS;
  if (rules.version === 'dinner') return DINNER_ROUNDS;
  const cards = ALL_CARDS[LEVELS.indexOf(rules.level)]?.[rules.players - 1] ?? 0;
  return cards / (rules.players + 1);
}

/** Number of cards in the game; the others are never seen, so no list of them is kept. */
export function deckSize(rules: Rules): number {
  return roundsOf(rules) * (rules.players + 1);
}

/** How many characters are shuffled: B1 to B8 in a first game, plus as many more as five players need. */
export function charactersInPlay(rules: Rules): number {
  if (!rules.firstCharacters) return CHARACTERS.length;
  return Math.max(FIRST_CHARACTERS, HAND_SIZE * rules.players);
}

/** Draws the first player (BB-5) and deals characters (BB-3); chance then lays out the first line. */
export function setup(options: Options, seed: Seed): BuffetBossState {
  const rules = rulesOf(options);
  let rng = next(seeded(seed));
  const first = below(rng, rules.players);
  const deck = CHARACTERS.map((_card, index) => index).slice(0, charactersInPlay(rules));
  const plates: Plate[] = [];
  for (let seat = 0; seat < rules.players; seat++) {
    const characters: HeldCharacter[] = [];
    while (rules.version === 'dinner' && characters.length < HAND_SIZE) {
      rng = next(rng);
      const card = deck.splice(below(rng, deck.length), 1)[0] ?? 0;
      characters.push({ card, revealed: false });
    }
    plates.push({ ...EMPTY_PLATE, characters });
  }
  return {
    rng,
    rules,
    plates,
    line: [],
    bag: FOODS.map(() => COPIES),
    step: 'line',
    turn: first,
    round: 1,
    first,
    taken: 0,
    hand: -1,
    handSaved: false,
    saved: [],
    falls: [],
  };
}
