/** Options and the start of a game with modes (WW-40 to WW-42, WW-50, WW-60). */
import type { Option, Options } from '../../core/contract.js';
import { seatNamed } from '../../core/options.js';
import { NOBODY, SEAT_NAMES } from '../components.js';
import { RULE_OPTIONS, ruleOptionsOf, rulesOf, setup as plainSetup } from '../setup.js';
import type { Rules } from '../state.js';
import type { Modes, ModeState } from './state.js';

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
