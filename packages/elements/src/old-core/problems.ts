/** What is wrong with an input, in words. Fetched when the first thing is wrong, and the words with it. */
import type { BaseState, TextError, Violation } from '@griddle/rules/core/contract.js';
import {
  EN,
  explainRecordError,
  explainTextError,
  explainViolation,
  textSentence,
  type Catalogue,
} from '@griddle/rules/messages/index.js';
import type { RecordError } from '@griddle/rules/record/index.js';
import { unsafeCSS } from '@lit/reactive-element/css-tag.js';
import { announce } from './announcer.js';
import type { TellingElement } from './telling-element.js';
import { fire, type Problem } from './events.js';
import { NOWHERE, type Fault } from './input.js';
import type { Match } from './match.js';
import { wear } from './wear.js';
import { addEnglish } from './words.js';

export { endOf } from './ending.js';
export { addEnglish };

/** More of a wrong word than this does not help to find it. */
const LONGEST_FOUND = 40;

addEnglish({
  ...EN.text,
  'text.choice': '{key} cannot be “{found}”; it may be {expected}.',
  'text.seats': '“{found}” is no player; a seat is {expected}.',
  'text.path': 'There is no move at “{found}”.',
  'text.file': '{found} could not be read.',
  'text.bot': 'The opponent could not be loaded.',
});

/** What stands over the board when something is wrong. */
const errorStyles = unsafeCSS(
  '[part=error]{color:var(--_alert);padding:.5rem .75rem;border:1px solid;border-radius:.5rem;background:var(--_paper)}',
);

/** Tells of a fault: on the board, by an event, and to who cannot see it. */
export function tell(element: TellingElement, fault: Fault): void {
  const { catalogue, rules } = element;
  const problem = problemOf(rules.id, fault, catalogue);
  element.problems = [...element.problems, problem];
  wear(element, errorStyles);
  fire(element, 'griddle-error', problem);
  announce(problem.message, catalogue.locale);
  element.refresh();
}

/** Tells why a move cannot be made, unless something else has been done since. */
export function tellRefusal<S extends BaseState, M>(match: Match<S, M>, violation: Violation, move: M): void {
  if (match.refused !== violation) return;
  const { host, rules, state } = match;
  // Rules that came with the words may know better what is wrong
  const tried = rules.play(state, move);
  const known = tried.ok ? violation : tried.error;
  const words = explainViolation(host.catalogue, rules.id, host.named?.(known) ?? known);
  match.refused = known;
  host.lit = known.places ?? [];
  match.refusal = words;
  host.speak(() => words);
  host.refresh();
}

/** Tells what is wrong with a move written as text: rules that came with the words may know better. */
export function tellTyped<S extends BaseState, M>({ host, rules, state }: Match<S, M>, text: string): void {
  const move = rules.parseMove(state, text);
  if (!move.ok) host.report({ source: 'play', error: move.error });
}

/** A fault in words. */
function problemOf(gameId: string, { source, error }: Fault, catalogue: Catalogue): Problem {
  const found = error.values?.['found'];
  const short = typeof found === 'string' && found.length > LONGEST_FOUND ? `${found.slice(0, LONGEST_FOUND)}…` : found;
  const told = short === undefined ? error : { ...error, values: { ...error.values, found: short } };
  return {
    source,
    code: error.code,
    message: sentence(gameId, told, catalogue),
    offset: Math.max(0, error.offset),
    line: 'line' in error ? error.line : 1,
  };
}

function sentence(gameId: string, error: TextError | RecordError, catalogue: Catalogue): string {
  if ('line' in error) return explainRecordError(catalogue, gameId, error);
  return error.offset === NOWHERE ? textSentence(catalogue, error) : explainTextError(catalogue, error);
}
