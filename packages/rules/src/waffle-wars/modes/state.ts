/** What a position and a move hold when special modes, power-ups or four players are in the game (WW-40 to WW-60). */
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

/** What options add to the plain game; the first three by side. */
export interface Modes {
  /** Chains of jumps (WW-40). */
  readonly double: readonly boolean[];
  /** Jumps over own pieces (WW-41). */
  readonly self: readonly boolean[];
  /** Slides (WW-42). */
  readonly slide: readonly boolean[];
  /** Power-ups (WW-50). */
  readonly arcade: boolean;
  /** Two against two (WW-60). */
  readonly doubles: boolean;
}

/** A position of a game with modes. `hands` are by seat; `turn` is the side of the seat to move. */
export interface ModeState extends PlainState {
  readonly modes: Modes;
  /** The seat to move: in a duel its side, in doubles 0 to 3 in the order S1 B1 S2 B2. */
  readonly seat: Seat;
  /** Power-ups left, by seat (WW-50). */
  readonly powers: readonly number[];
  /** The space of the piece that each seat's Toothpick protects, -1 for none (WW-51). */
  readonly guards: readonly number[];
  /** Positions since the last one that cannot come again, as texts; the one now is the last (WW-43). */
  readonly seen: readonly string[];
  /** Whether the game is drawn by repetition (WW-43). */
  readonly drawn: boolean;
}

/** A position of Waffle Wars: of the plain game, or of one with modes. */
export type WaffleWarsState = PlainState | ModeState;

/** A slide from one space to another (WW-42). */
export interface Slide {
  readonly kind: 'slide';
  readonly path: readonly number[];
}

/** A power-up spent, with the spaces it is about, in the order in which they are written (WW-51). */
export interface PowerUp {
  readonly kind: 'power';
  readonly power: PowerName;
  readonly spaces: readonly number[];
}

/** A move of Waffle Wars; which ones are legal the modes of the state say. */
export type WaffleWarsMove = Placement | Jump | Slide | PowerUp;

/** Whether a state is one of a game with modes, and not of the plain game. */
export function hasModes(state: WaffleWarsState): state is ModeState {
  // Asked at every step of a playout: to read the field is quicker than `in`
  return (state as Partial<ModeState>).modes !== undefined;
}

/** The side of a seat. */
export function sideOf(seat: Seat): Seat {
  return mod(seat, 2);
}

/** The position with a seat to move; what its own Toothpick protected is protected no longer (WW-51). */
export function withSeat(state: ModeState, seat: Seat): ModeState {
  const guards = (state.guards[seat] ?? NOBODY) < 0 ? state.guards : withAt(state.guards, seat, NOBODY);
  return { ...state, seat, turn: sideOf(seat), guards };
}

/** The position as the plain rules see it when a seat is to move: both hands are that seat's. */
export function asPlain(state: ModeState, seat: Seat): PlainState {
  const hand = state.hands[seat] ?? 0;
  return { ...state, turn: sideOf(seat), hands: [hand, hand] };
}

/** The position as the plain rules see it when teams are asked about: hands are those of the whole side. */
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

/** A power-up: the spaces it is about, at least and at most, and what joins their names. */
export interface Power {
  readonly name: PowerName;
  readonly least: number;
  readonly most: number;
  readonly joint: 'x' | '>' | ',';
}

/** More spaces than a chain of jumps can have: each takes a piece from the waffle. */
const CHAIN = 36;

/** In the order of the catalogue, which is that of the tray and of lists of legal moves. */
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

/** Stands before the name of a power-up, in notation and as a place of the tray. */
export const POWER_SIGN = '@';

/** The power-up with a name, or undefined. */
export function powerNamed(name: string): Power | undefined {
  return POWERS.find((power) => power.name === name);
}

// Options and the start of a game with modes (WW-40 to WW-42, WW-50, WW-60).

/** Power-ups of each player (WW-50). */
export const POWERS_A_GAME = 10;

/** Names of the seats of doubles, in turn order (WW-60). */
const FOUR_NAMES: readonly string[] = ['strawberries-1', 'blueberries-1', 'strawberries-2', 'blueberries-2'];

/** All options, each with the rule it belongs to. `players=4` and `format=doubles` say the same. */
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

/** The modes that options ask for. */
export function modesOf(options: Options): Modes {
  return {
    double: sidesOf(options['double']),
    self: sidesOf(options['self']),
    slide: sidesOf(options['slide']),
    arcade: options['arcade'] === 'on',
    doubles: options['format'] === 'doubles' || options['players'] === '4',
  };
}

/** Whether there are none: the plain game. */
export function isPlain({ double, self, slide, arcade, doubles }: Modes): boolean {
  return !arcade && !doubles && ![...double, ...self, ...slide].includes(true);
}

const NO_MODES: Modes = modesOf({});

/** The options that give these rules and modes. */
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

/** A side's pieces dealt to its players; of an odd number the first has one more. */
export function dealt(hands: readonly number[], doubles: boolean): readonly number[] {
  if (!doubles) return hands;
  return [...hands.map((hand) => Math.ceil(hand / 2)), ...hands.map((hand) => Math.floor(hand / 2))];
}

/** The empty waffle; the first of the Strawberries is to move. */
export function setup(options: Options, seed: number): ModeState {
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
