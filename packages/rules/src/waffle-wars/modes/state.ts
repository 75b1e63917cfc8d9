/** The state and moves of a game with special modes, power-ups or four players (WW-40 to WW-60). */
import type { Seed } from '../../core/random.js';
import type { Seat, Option, Options } from '../../core/contract.js';
import { mod, withAt } from '../../core/math.js';
import { seatNamed } from '../../core/options.js';
import { NOBODY, SEAT_NAMES } from '../components.js';
import {
  type Jump,
  type Placement,
  type PlainState,
  RULE_OPTIONS,
  ruleOptionsOf,
  rulesOf,
  setup as plainSetup,
  type Rules,
} from '../state.js';

/** What the options add to the plain game; the first three are by side. */
export interface Modes {
  /** Whether chains of jumps are allowed (WW-40). */
  readonly double: readonly boolean[];
  /** Whether jumps over own pieces are allowed (WW-41). */
  readonly self: readonly boolean[];
  /** Whether slides are allowed (WW-42). */
  readonly slide: readonly boolean[];
  /** Whether there are power-ups (WW-50). */
  readonly arcade: boolean;
  /** Whether two play against two (WW-60). */
  readonly doubles: boolean;
}

/** A position of a game with modes. `hands` are by seat; `turn` is the side of the seat to move. */
export interface ModeState extends PlainState {
  readonly modes: Modes;
  /** The seat to move: in a duel its side, in doubles 0 to 3 in the order S1 B1 S2 B2. */
  readonly seat: Seat;
  /** Power-ups left, by seat (WW-50). */
  readonly powers: readonly number[];
  /** The space of the piece that each seat's Toothpick protects; -1 for none (WW-51). */
  readonly guards: readonly number[];
  /** Positions since the last irreversible move, as text; the current one is last (WW-43). */
  readonly seen: readonly string[];
  /** Whether the game is a draw by repetition (WW-43). */
  readonly drawn: boolean;
}

/** A position of Waffle Wars, with or without modes. */
export type WaffleWarsState = PlainState | ModeState;

/** A slide from one space to another (WW-42). */
export interface Slide {
  readonly kind: 'slide';
  readonly path: readonly number[];
}

/** A power-up spent, with its spaces in the order of the notation (WW-51). */
export interface PowerUp {
  readonly kind: 'power';
  readonly power: PowerName;
  readonly spaces: readonly number[];
}

/** A move of Waffle Wars. Which ones are legal depends on the state's modes. */
export type WaffleWarsMove = Placement | Jump | Slide | PowerUp;

/** Whether a state belongs to a game with modes. */
export function hasModes(state: WaffleWarsState): state is ModeState {
  // Called at every step of a playout: reading the field is faster than `in`
  return (state as Partial<ModeState>).modes !== undefined;
}

/** The side of a seat. */
export function sideOf(seat: Seat): Seat {
  return mod(seat, 2);
}

/** The position with a seat to move, whose own Toothpick no longer protects a piece (WW-51). */
export function withSeat(state: ModeState, seat: Seat): ModeState {
  const guards = (state.guards[seat] ?? NOBODY) < 0 ? state.guards : withAt(state.guards, seat, NOBODY);
  return { ...state, seat, turn: sideOf(seat), guards };
}

/** The position for the plain rules with a seat to move: both hands are that seat's. */
export function asPlain(state: ModeState, seat: Seat): PlainState {
  const hand = state.hands[seat] ?? 0;
  return { ...state, turn: sideOf(seat), hands: [hand, hand] };
}

/** The position for the plain rules with teams as sides: hands are those of the whole team. */
export function asTeams(state: ModeState): PlainState {
  const { hands } = state;
  return { ...state, hands: [(hands[0] ?? 0) + (hands[2] ?? 0), (hands[1] ?? 0) + (hands[3] ?? 0)] };
}

/** The ten power-ups of the arcade mode, house set 1 (WW-51). */
export type PowerName =
  | 'double-hop'
  | 'take-back'
  | 'river-slide'
  | 'gate-crash'
  | 'long-hop'
  | 'sidestep'
  | 'swap'
  | 'toothpick'
  | 'second-helping'
  | 'nibble';

/** A power-up: its minimum and maximum number of spaces, and the separator of their names. */
export interface Power {
  readonly name: PowerName;
  readonly least: number;
  readonly most: number;
  readonly joint: 'x' | '>' | ',';
}

/** More spaces than a chain of jumps can have, because each jump takes a piece from the waffle. */
const CHAIN = 36;

/** The power-ups, in the order of the catalogue, the tray and the lists of legal moves. */
export const POWERS: readonly Power[] = [
  { name: 'double-hop', least: 3, most: CHAIN, joint: 'x' },
  { name: 'take-back', least: 2, most: 2, joint: 'x' },
  { name: 'river-slide', least: 2, most: 2, joint: '>' },
  { name: 'gate-crash', least: 1, most: 1, joint: ',' },
  { name: 'long-hop', least: 2, most: 2, joint: 'x' },
  { name: 'sidestep', least: 2, most: 2, joint: '>' },
  { name: 'swap', least: 2, most: 2, joint: ',' },
  { name: 'toothpick', least: 1, most: 1, joint: ',' },
  { name: 'second-helping', least: 2, most: 2, joint: ',' },
  { name: 'nibble', least: 1, most: 1, joint: ',' },
];

/** Prefix of a power-up's name, in notation and as a place of the tray. */
export const POWER_SIGN = '@';

/** The power-up with a name; undefined for none. */
export function powerNamed(name: string): Power | undefined {
  return POWERS.find((power) => power.name === name);
}

// Options and the start of a game with modes (WW-40 to WW-42, WW-50, WW-60).

/** The number of power-ups per player (WW-50). */
export const POWERS_A_GAME = 10;

/** Names of the seats of doubles, in turn order (WW-60). */
const FOUR_NAMES: readonly string[] = ['strawberries-1', 'blueberries-1', 'strawberries-2', 'blueberries-2'];

/** All options, each with its rule. `players=4` and `format=doubles` are equivalent. */
export const OPTIONS: readonly Option[] = [
  { key: 'players', rule: 'WW-60', kind: 'choice', values: ['2', '4'], initial: '2' },
  ...RULE_OPTIONS,
  { key: 'double', rule: 'WW-40', kind: 'seats', initial: 'none' },
  { key: 'self', rule: 'WW-41', kind: 'seats', initial: 'none' },
  { key: 'slide', rule: 'WW-42', kind: 'seats', initial: 'none' },
  { key: 'arcade', rule: 'WW-50', kind: 'choice', values: ['off', 'on'], initial: 'off' },
  { key: 'format', rule: 'WW-60', kind: 'choice', values: ['duel', 'doubles'], initial: 'duel' },
];

function sidesOf(value: string | number | undefined): readonly boolean[] {
  return SEAT_NAMES.map((name) => typeof value === 'string' && seatNamed(value, name));
}

/** Converts options to modes. */
export function modesOf(options: Options): Modes {
  return {
    double: sidesOf(options['double']),
    self: sidesOf(options['self']),
    slide: sidesOf(options['slide']),
    arcade: options['arcade'] === 'on',
    doubles: options['format'] === 'doubles' || options['players'] === '4',
  };
}

/** Whether there are no modes: the plain game. */
export function isPlain({ double, self, slide, arcade, doubles }: Modes): boolean {
  return !arcade && !doubles && ![...double, ...self, ...slide].includes(true);
}

const NO_MODES: Modes = modesOf({});

/** Converts rules and modes to options. */
export function optionsOf(rules: Rules, modes: Modes = NO_MODES): Options {
  return {
    players: modes.doubles ? '4' : '2',
    ...ruleOptionsOf(rules),
    double: sidesText(modes.double),
    self: sidesText(modes.self),
    slide: sidesText(modes.slide),
    arcade: modes.arcade ? 'on' : 'off',
    format: modes.doubles ? 'doubles' : 'duel',
  };
}

function sidesText(sides: readonly boolean[]): string {
  const names = SEAT_NAMES.filter((_name, side) => sides[side] === true);
  if (names.length === SEAT_NAMES.length) return 'all';
  return names[0] ?? 'none';
}

/** Names of the seats, in turn order. */
export function seatNames(doubles: boolean): readonly string[] {
  return doubles ? FOUR_NAMES : SEAT_NAMES;
}

/** Splits each side's pieces between its players; with an odd number the first gets one more. */
export function dealt(hands: readonly number[], doubles: boolean): readonly number[] {
  if (!doubles) return hands;
  return [...hands.map((hand) => Math.ceil(hand / 2)), ...hands.map((hand) => Math.floor(hand / 2))];
}

/** A new game: an empty waffle with the first Strawberries player to move. */
export function setup(options: Options, seed: Seed): ModeState {
  const modes = modesOf(options);
  const start = plainSetup(rulesOf(options), seed);
  const hands = dealt(start.hands, modes.doubles);
  return {
    ...start,
    hands,
    modes,
    seat: 0,
    powers: fullPowers(modes),
    guards: noGuards(modes),
    seen: [],
    drawn: false,
  };
}

/** Ten power-ups for each player of an arcade game (WW-50). */
function fullPowers(modes: Modes): readonly number[] {
  return seatNames(modes.doubles).map(() => (modes.arcade ? POWERS_A_GAME : 0));
}

/** No piece protected. */
function noGuards(modes: Modes): readonly number[] {
  return seatNames(modes.doubles).map(() => NOBODY);
}
