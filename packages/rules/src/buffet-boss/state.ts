/** What a Buffet Boss position holds, and what a move is. */
import type { BaseState, Seat } from '../core/contract.js';

/** The options a game is played under. */
export interface Rules {
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
