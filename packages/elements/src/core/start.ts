/** Starting from options and seeds, too. Fetched when a page gives either. */
import { no, yes, type BaseState, type Options, type Result } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { parseSeed } from '@griddle/rules/core/random.js';
import { optionsOf, startState } from '@griddle/rules/replay/start.js';
import { faultOf, randomSeed, type Fault, type Input, type Start } from './input.js';
import type { Notation } from './notation.js';

/** Options as given, or those of a game without any where they cannot be read. */
export function optionsGiven<S extends BaseState>(rules: Notation<S>, text: string): Options {
  const read = optionsOf(rules, text);
  return read.ok ? read.value : initialOptions(rules.options);
}

/** A new game or one from a position; the record of an input is not looked at. */
export function startFrom<S extends BaseState>(rules: Notation<S>, input: Input): Result<Start<S>, Fault> {
  const options = optionsOf(rules, input.options);
  if (!options.ok) return no({ source: 'options', error: options.error });
  const seed = input.seed === '' ? randomSeed() : parseSeed(input.seed);
  if (seed === undefined) return no(faultOf('seed', 'seed', [], { found: input.seed }));
  const state = startState(rules, options.value, seed, input.position);
  if (!state.ok) return no({ source: 'position', error: state.error });
  return yes({ options: options.value, seed, position: input.position, state: state.value });
}
