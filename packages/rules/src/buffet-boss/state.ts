/** What a Buffet Boss position holds, what a move is, the options, and the start of a game (BB-1 to BB-5). */
import type { BaseState, Seat, Option, Options } from '../core/contract.js';
import { below, next, seeded } from '../core/random.js';
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

/** An unknown character card, in the view of a seat that does not hold it. */
export const UNKNOWN = -1;

/** A character card before a player. */
export interface HeldCharacter {
  /** Index into `CHARACTERS`, or `UNKNOWN`. */
  readonly card: number;
  readonly revealed: boolean;
}

/** Two things that touch: 0 is the plate, pieces count from 1; the smaller number first. */
export type Contact = readonly [number, number];

/** Where a body rests: x and y (up) in 0.01 mm, turn in 0.01 degree. The core only carries poses. */
export type Pose = readonly [number, number, number];

/** A plate with its food and, beside it, its player's characters. */
export interface Plate {
  /** Height of the pile in 0.1 mm; 0 when it is empty. */
  readonly height: number;
  /** Foods by index, in the order in which they came. */
  readonly pieces: readonly number[];
  /** Contacts at rest, in order; empty where they are not told. */
  readonly contacts: readonly Contact[];
  readonly characters: readonly HeldCharacter[];
  /** The plate's own pose, then that of each piece; empty where they are not known. */
  readonly poses: readonly Pose[];
}

/** A piece that fell, and whether it was rescued this turn before (BB-23). */
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
 * `line`: the table shows food. `first`: somebody says who begins (BB-14). `turn`: a seat takes food, adjusts or ends.
 * `settle`: the table says where everything came to rest. `rescue`: pieces lie beside the plate. `reveal`: characters.
 * `over`: points are counted, or all food is stacked. `lost`: a piece fell in All-You-Can-Eat.
 */
export type StepName = 'line' | 'first' | 'turn' | 'settle' | 'rescue' | 'reveal' | 'over' | 'lost';

/** A position of Buffet Boss. */
export interface BuffetBossState extends BaseState {
  readonly rules: Rules;
  readonly plates: readonly Plate[];
  /** Foods of the buffet line. */
  readonly line: readonly number[];
  /** Cards not seen yet, by food: 0 none, 1 the one without the mark, 2 both, 3 the one with it (BB-3). */
  readonly bag: readonly number[];
  readonly step: StepName;
  readonly turn: Seat;
  /** Counts from 1. */
  readonly round: number;
  /** First player of the round. */
  readonly first: Seat;
  /** Foods taken this turn. */
  readonly taken: number;
  /** The food that is being stacked, or -1; it becomes the last piece of the plate when it has settled. */
  readonly hand: number;
  /** Whether the food in hand is a rescued one. */
  readonly handSaved: boolean;
  /** Numbers of the pieces on the plate of the seat to move that were rescued this turn. */
  readonly saved: readonly number[];
  /** Falls of which pieces may still be picked up. */
  readonly falls: readonly Fall[];
}

/** What the table did: how everything came to rest. Pieces have the numbers they had before any of them fell. */
export interface Settled {
  readonly kind: 'settle';
  /** In 0.1 mm. */
  readonly height: number;
  /** Contacts of the pieces that stayed; empty where they are not told. */
  readonly contacts: readonly Contact[];
  /** Numbers of the pieces that fell. */
  readonly fell: readonly number[];
  /** Poses of the plate and of the pieces that stayed; empty where they are not known. */
  readonly poses: readonly Pose[];
  /** What physics was asked to do, a letter and whole numbers; the core only carries it. */
  readonly action: string;
}

/**
 * Cards shown (`~`), the first player drawn and what physics did are moves of the table, all others a seat's. Foods,
 * cards and pieces go by number.
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

/** Options in the order in which controls and texts list them. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'BB-2', kind: 'number', min: 1, max: 5, initial: 2 },
  { key: 'version', rule: 'BB-2', kind: 'choice', values: VERSIONS, initial: 'lunch' },
  { key: 'level', rule: 'BB-4', kind: 'choice', values: LEVELS, initial: 'snack' },
  { key: 'characters', rule: 'BB-52', kind: 'choice', values: ['first', 'all'], initial: 'first' },
];

/** The rules that options ask for. Options left out have their initial value. */
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

/** The options that give these rules. */
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

/** Rounds of the game: five (BB-2), seven (BB-3), or as many as the cards of the level last (BB-4). */
export function roundsOf(rules: Rules): number {
  if (rules.version === 'lunch') return LUNCH_ROUNDS;
  if (rules.version === 'dinner') return DINNER_ROUNDS;
  const cards = ALL_CARDS[LEVELS.indexOf(rules.level)]?.[rules.players - 1] ?? 0;
  return cards / (rules.players + 1);
}

/** Cards that the game uses; the others are never seen, so no list of them is kept. */
export function deckSize(rules: Rules): number {
  return roundsOf(rules) * (rules.players + 1);
}

/** How many of the characters are shuffled: B1 to B8 in a first game, and as many more as five players need. */
export function charactersInPlay(rules: Rules): number {
  if (!rules.firstCharacters) return CHARACTERS.length;
  return Math.max(FIRST_CHARACTERS, HAND_SIZE * rules.players);
}

/** The first player is drawn (BB-5) and characters are dealt (BB-3); then the table lays out the first line. */
export function setup(options: Options, seed: number): BuffetBossState {
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
