/** Starting from options, seeds, files and texts, too. Fetched when a page gives one of them. */
import { no, yes, type BaseState, type Game, type Options, type Result } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { parseSeed } from '@griddle/rules/core/random.js';
import { UNREAD } from '@griddle/rules/core/text.js';
import { optionsOf, startState } from '@griddle/rules/replay/start.js';
import { faultOf, mayBeRead, ownText, randomSeed, type Fault, type File, type Input, type Start } from './input.js';
import type { Notation } from './notation.js';
import type { ReadElement } from './read-element.js';

/** Options as given, or those of a game without any where they cannot be read. */
function optionsGiven<S extends BaseState>(rules: Notation<S>, text: string): Options {
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

/** The input with what stands in the file of an element, or in the element itself, as far as it is here. */
export function withText<S extends BaseState, M>(element: ReadElement<S, M>, given: Input): Input {
  const { src } = element;
  if (src && src !== element.file?.src) element.readWith(fetchFile(element, (element.file = { src, text: '' })));
  const text = src ? (element.file?.text ?? '') : ownText(element);
  const kind = mayBeRead(text) ? kindFor(element, text) : undefined;
  // A file is meant to be read; the element's own text may be what shows where there is no script
  return kind || src ? { ...given, [kind ?? 'record']: text } : given;
}

/** What a text is meant to be; undefined when it is neither a position nor a record. */
function kindFor<S extends BaseState, M>(element: ReadElement<S, M>, text: string): 'position' | 'record' | undefined {
  const { rules } = element;
  const options = optionsGiven(rules, element.options);
  return kindOf(rules, text, options) ?? (beginsWithMove(rules, text, options) ? 'record' : undefined);
}

/** Whether a text begins with a move, which those elements can tell that have the rules of a whole game. */
function beginsWithMove<S extends BaseState, M>(
  rules: Notation<S> | Game<S, M>,
  text: string,
  options: Options,
): boolean {
  const [first = ''] = text.split(/\s/);
  return 'parseMove' in rules && rules.parseMove(rules.setup(options, 0), first).ok;
}

/** Fetches a file, which is read when it is here, unless the element has another one by then. */
async function fetchFile<S extends BaseState, M>(element: ReadElement<S, M>, file: File): Promise<void> {
  const text = await textOf(file.src);
  if (file !== element.file) return;
  if (text === undefined) element.report(faultOf('src', 'file', [], { found: file.src }));
  else {
    file.text = text.trim();
    element.readLater();
  }
}

/** The text of a file; undefined where it cannot be read. */
async function textOf(src: string): Promise<string | undefined> {
  try {
    const response = await fetch(src);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a text looks like a record, or like a position of a game with these options, even one with mistakes. What nobody can
 * tell yet is taken for a position: it is read once more by the whole rules.
 */
export function kindOf<S extends BaseState>(
  rules: Notation<S>,
  text: string,
  options: Options,
): 'position' | 'record' | undefined {
  if (/^(\[|\{|\d+\.)/.test(text)) return 'record';
  if (/^\S*(;|\/\S*\/)/.test(text)) return 'position';
  const read = rules.parsePosition(text, options);
  return read.ok || read.error.code === UNREAD ? 'position' : undefined;
}
