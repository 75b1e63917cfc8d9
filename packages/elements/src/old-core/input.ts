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
import { initialOptions } from '@griddle/rules/core/options.js';
import { MAX_SEED } from '@griddle/rules/core/random.js';
import type { RecordError } from '@griddle/rules/record/index.js';
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

/** A file that a page has named, and its text once it is here. */
export interface File {
  readonly src: string;
  text: string;
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

/** Nothing, or words of a language: no position and no record begins with two. */
const PROSE = /^($|\p{L}+,?\s\p{L})/u;

/** Whether a text may be a position or a record; no code has to be fetched to tell. */
export function mayBeRead(text: string): boolean {
  return !PROSE.test(text);
}

/** The text inside an element. */
export function ownText(element: Element): string {
  return (element.textContent ?? '').trim();
}

/** The offset of an error that is at no place of a text. */
export const NOWHERE = -1;

/** Something wrong with an attribute as a whole. */
export function faultOf(source: string, code: string, expected: readonly string[], values: Values): Fault {
  return { source, error: { code, offset: NOWHERE, expected, values } };
}

/** A position, or a new game without one, with options as they are at first: what most diagrams show. */
export function plainStart<S extends BaseState>(rules: Notation<S>, position: string): Result<Start<S>, Fault> {
  const start = newStart(rules);
  if (position === '') return yes(start);
  const state = rules.parsePosition(position, start.options);
  return state.ok ? yes({ ...start, position, state: state.value }) : no({ source: 'position', error: state.error });
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
