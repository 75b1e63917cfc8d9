/** All flags besides the game, as command-line flags and as keys of a batch request. */
import { wholeNumber } from '@griddle/rules/internal/core/text.js';
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { GAME_NAMES } from './game-clis.js';
import { WRONG_USE, wrong, type CommandError } from './command-error.js';
import { format, type Catalogue } from './words.js';

/** A `switch` is given or not; the others have a value, which `text` and `whole` read differently. */
type Kind = 'text' | 'whole' | 'switch';

/** The properties of a flag. */
export interface Flag {
  readonly kind: Kind;
  /** The name of the value in help texts; empty for a switch. */
  readonly value: string;
  /** Smallest and largest whole number. */
  readonly min?: number;
  readonly max?: number;
}

/** Flags by name; `flag.NAME` in the catalogue describes each. */
export const FLAGS = {
  game: { kind: 'text', value: 'GAME' },
  position: { kind: 'text', value: 'TEXT' },
  moves: { kind: 'text', value: '"MOVE MOVE ..."' },
  options: { kind: 'text', value: '"KEY=VALUE,..."' },
  seed: { kind: 'text', value: 'N' },
  depth: { kind: 'whole', value: 'N', min: 0, max: 99 },
  divide: { kind: 'switch', value: '' },
  record: { kind: 'text', value: 'FILE' },
  number: { kind: 'whole', value: 'N', min: 1, max: 9999 },
  ply: { kind: 'whole', value: 'N', min: 0, max: 9999 },
  width: { kind: 'whole', value: 'PIXELS', min: 16, max: 4096 },
  dark: { kind: 'switch', value: '' },
  flipped: { kind: 'switch', value: '' },
  names: { kind: 'text', value: 'NAME,NAME' },
  text: { kind: 'text', value: 'TEXT' },
  out: { kind: 'text', value: 'FILE' },
  level: { kind: 'text', value: 'LEVEL' },
  bots: { kind: 'text', value: 'LEVEL,LEVEL' },
  games: { kind: 'whole', value: 'N', min: 1, max: 100_000 },
  opening: { kind: 'whole', value: 'N', min: 0, max: 99 },
  physics: { kind: 'switch', value: '' },
  for: { kind: 'text', value: 'HOST' },
  as: { kind: 'text', value: 'FORM' },
  mode: { kind: 'text', value: 'MODE' },
  seats: { kind: 'text', value: 'PLAYER,PLAYER' },
  address: { kind: 'text', value: 'URL' },
  picture: { kind: 'text', value: 'URL' },
  page: { kind: 'text', value: 'FILE' },
  animate: { kind: 'switch', value: '' },
  once: { kind: 'switch', value: '' },
  delay: { kind: 'whole', value: 'MS', min: 20, max: 60_000 },
  words: { kind: 'switch', value: '' },
  og: { kind: 'switch', value: '' },
  font: { kind: 'text', value: 'FILE' },
  preview: { kind: 'text', value: 'URL' },
} as const satisfies Readonly<Record<string, Flag>>;

/** The name of a flag, without its dashes. */
export type FlagName = keyof typeof FLAGS;

/** The given flags, as text; a switch that is on has the text `on`. */
export type Asked = Readonly<Partial<Record<FlagName, string>>>;

/** The first missing required flag. */
export function missingFlag(
  command: string,
  asked: Asked,
  required: readonly FlagName[],
  words: Catalogue,
): CommandError | undefined {
  const flag = required.find((name) => asked[name] === undefined);
  if (flag === undefined) return undefined;
  const message = format(words, `cli.error.missing-${flag}`, { command, games: GAME_NAMES.join(', ') });
  return { code: `missing-${flag}`, message, exit: WRONG_USE };
}

/** A flag as it is typed, `-o, --out`. */
export function flagName(name: FlagName): string {
  return name === 'out' ? '-o, --out' : `--${name}`;
}

/** Whether a switch was given. */
export function isOn(asked: Asked, name: FlagName): boolean {
  return asked[name] === 'on';
}

/** The flag's whole number; undefined when left out. */
export function wholeOf(asked: Asked, name: FlagName, words: Catalogue): Result<number | undefined, CommandError> {
  const text = asked[name];
  if (text === undefined) return ok(undefined);
  const { min = 0, max = 0 }: Flag = FLAGS[name];
  const value = wholeNumber(text);
  if (value !== undefined && value >= min && value <= max) return ok(value);
  return wrong('flag-value', format(words, 'cli.error.flag-value', { flag: name, found: text, min, max }));
}
