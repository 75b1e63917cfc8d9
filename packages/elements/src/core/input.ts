/** From what a page gives an element to a position to start from, or to a reason why not. */
import {
  no,
  yes,
  type BaseState,
  type Options,
  type Result,
  type TextError,
  type Values,
} from '@griddle/rules/core/contract.js';
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { MAX_SEED, parseSeed } from '@griddle/rules/core/random.js';
import type { RecordError } from '@griddle/rules/record/index.js';
import { startState } from '@griddle/rules/replay/start.js';
import type { Notation } from './notation.js';

/** What a page has given; empty texts were not given. */
export interface Input {
  readonly record: string;
  readonly position: string;
  readonly options: string;
  readonly seed: string;
  /** Which game of a record with several, from 1. */
  readonly game: number;
}

/** What a game starts from. */
export interface Start<S> {
  readonly options: Options;
  readonly seed: number;
  /** The text of the position; empty for a new game. */
  readonly position: string;
  readonly state: S;
}

/** Something wrong, and the attribute that it stands in. */
export interface Fault {
  readonly source: string;
  readonly error: TextError | RecordError;
}

/** The offset of an error that is at no place of a text. */
export const NOWHERE = -1;

/** Something wrong with an attribute as a whole. */
export function faultOf(source: string, code: string, expected: readonly string[], values: Values): Fault {
  return { source, error: { code, offset: NOWHERE, expected, values } };
}

function readOptions<S extends BaseState>(rules: Notation<S>, text: string): Result<Options, TextError> {
  return parseOptions(rules.options, rules.seats(initialOptions(rules.options)), text);
}

/** Options as given, or those of a game without any where they cannot be read. */
export function optionsGiven<S extends BaseState>(rules: Notation<S>, text: string): Options {
  const read = readOptions(rules, text);
  return read.ok ? read.value : initialOptions(rules.options);
}

/** A new game or one from a position; the record of an input is not looked at. */
export function startFrom<S extends BaseState>(rules: Notation<S>, input: Input): Result<Start<S>, Fault> {
  const options = readOptions(rules, input.options);
  if (!options.ok) return no({ source: 'options', error: options.error });
  const seed = input.seed === '' ? randomSeed() : parseSeed(input.seed);
  if (seed === undefined) return no(faultOf('seed', 'seed', [], { found: input.seed }));
  const state = startState(rules, options.value, seed, input.position);
  if (!state.ok) return no({ source: 'position', error: state.error });
  return yes({ options: options.value, seed, position: input.position, state: state.value });
}

/** A new game as it is without any input. */
export function newStart<S extends BaseState>(rules: Notation<S>): Start<S> {
  const options = initialOptions(rules.options);
  const seed = randomSeed();
  return { options, seed, position: '', state: rules.setup(options, seed) };
}

/** Any seed. */
export function randomSeed(): number {
  return Math.floor(Math.random() * (MAX_SEED + 1));
}

/** Whether a text looks like a record, or like a position of a game with these options, even one with mistakes. */
export function kindOf<S extends BaseState>(
  rules: Notation<S>,
  text: string,
  options: string,
): 'position' | 'record' | undefined {
  if (/^(\[|\{|\d+\.)/.test(text)) return 'record';
  const [first = ''] = text.split(/\s/);
  const isList = first.includes(';') || first.split('/').length > 2;
  return isList || rules.parsePosition(text, optionsGiven(rules, options)).ok ? 'position' : undefined;
}
