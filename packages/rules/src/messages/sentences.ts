/**
 * Text for codes: errors and violations with their position and rule, how a game was won, and option values. Also joins
 * sentences and lists.
 */
import type { Values, TextError, RuleViolation, BaseState, Game, Outcome } from '../core/contract.js';
import { decidingTie } from '../core/ties.js';
import type { RecordError } from '../record/types.js';
import type { GivenResult } from '../replay/result.js';
import { hasMessage, format, type Catalogue } from './catalogue.js';

// Joining sentences, or parts of one.

/**
 * Joins sentences the way the language of `t` does: with a space, or without one as in Japanese and Chinese. Skips
 * empty ones.
 */
export function joinSentences(t: (key: string, values?: Values) => string, sentences: readonly string[]): string {
  let text = '';
  for (const next of sentences) {
    if (text === '') text = next;
    else if (next !== '') text = t('sentences', { first: text, next });
  }
  return text;
}

/** Joins names with the language's comma: `an egg, a shrimp`. */
export function inList(t: (key: string, values?: Values) => string, names: readonly string[]): string {
  let text = names[0] ?? '';
  for (const next of names.slice(1)) text = t('series.next', { first: text, next });
  return text;
}

/** Joins a player's actions into one series: `took a card, placed it on a1 and ended the turn`. */
export function inSeries(t: (key: string, values?: Values) => string, parts: readonly string[]): string {
  let text = '';
  for (let at = 0; at < parts.length; at++) {
    const next = parts[at] ?? '';
    if (at === 0) text = next;
    else text = t(at === parts.length - 1 ? 'series.last' : 'series.next', { first: text, next });
  }
  return text;
}

// Errors and violations as one sentence, with position and rule.

/** Describes a text error: "Character 3: “x” is not a piece. Write a row with s, b or 1-6." */
export function explainTextError(catalogue: Catalogue, error: TextError): string {
  return format(catalogue, 'where.character', { column: error.offset + 1 }) + ': ' + textSentence(catalogue, error);
}

/** Describes an error without its position in the text. */
export function textSentence(catalogue: Catalogue, error: TextError): string {
  return format(catalogue, 'text.' + error.code, { ...error.values, expected: listed(catalogue, error.expected) });
}

/** Describes a record error with its line and character, and the rule for an illegal move. */
export function explainRecordError(catalogue: Catalogue, gameId: string, error: RecordError): string {
  const place = format(catalogue, 'where.line', { line: error.line, column: error.column });
  if (error.violation === undefined) return place + ': ' + textSentence(catalogue, error);
  const why = explainViolation(catalogue, gameId, error.violation);
  return place + ': ' + format(catalogue, 'text.move-refused', { ...error.values, why });
}

/** Describes why a move is illegal, with the rule's id if there is one: "c3 is taken. (WW-6)" */
export function explainViolation(catalogue: Catalogue, gameId: string, violation: RuleViolation): string {
  const place = violation.places?.[0];
  const values: Values = place === undefined ? { ...violation.values } : { place, ...violation.values };
  const key = 'violation.' + gameId + '.' + violation.code;
  const words = hasMessage(catalogue, key)
    ? format(catalogue, key, values)
    : format(catalogue, 'violation.' + violation.code, values);
  return violation.rule === '' ? words : words + ' (' + violation.rule + ')';
}

/** Describes why a game cannot reach a position, beginning with the place: "b3: This piece isn’t connected to the others." */
export function explainImpossible(catalogue: Catalogue, gameId: string, violation: RuleViolation): string {
  const why = explainViolation(catalogue, gameId, violation);
  const [place] = violation.places ?? [];
  const told = place === undefined || why.includes(place) ? why : place + ': ' + why;
  return format(catalogue, 'text.position-impossible', { why: told });
}

/** Joins alternatives: "a", "a or b", "a, b or c". */
export function listed(catalogue: Catalogue, words: readonly string[]): string {
  const last = words[words.length - 1];
  if (last === undefined) return '';
  if (words.length === 1) return last;
  const first = inList((key, values) => format(catalogue, key, values), words.slice(0, words.length - 1));
  return format(catalogue, 'list.or', { first, last });
}

// How a game was won, in words.

/** How the game was won: `most points`, or, where a tie-break decided, the message `tied` with `{how}` and `{tie}`. */
export function howOf<S extends BaseState>(
  catalogue: Catalogue,
  game: Pick<Game<S, never>, 'id' | 'score'>,
  state: S,
  outcome: Outcome,
  tied: string,
): string {
  const how = format(catalogue, 'outcome.' + game.id + '.' + outcome.by);
  const tie = 'tie.' + game.id + '.' + decidingTie(game.score(state), outcome).toString();
  return hasMessage(catalogue, tie) ? format(catalogue, tied, { how, tie: format(catalogue, tie) }) : how;
}

/** A result that a record gives, as a sentence: `Blueberries won by resignation.` `winners` are their names in a list. */
export function givenWords(catalogue: Catalogue, { by, winners }: GivenResult, names: string): string {
  const key = winners.length === 0 ? 'given.draw' : 'given.won';
  const how = by.split('-').join(' ');
  return format(catalogue, how === '' ? key : key + '-by', { winners: names, how });
}

// The values of options in words.

/**
 * Returns an option's value in words. Looks for this value of the option, any value of it, the value in any option,
 * then a seat's name; else returns the value.
 */
export function valueWords(words: Catalogue, game: string, key: string, value: string | number): string {
  const own = 'choice.' + game + '.' + key;
  const text = value.toString();
  const exact = own + '.' + text;
  if (hasMessage(words, exact)) return format(words, exact);
  if (hasMessage(words, own)) return format(words, own, { value });
  if (key === 'players' && typeof value === 'number') return format(words, 'choice.players', { count: value });
  if (hasMessage(words, 'choice.' + text)) return format(words, 'choice.' + text);
  return hasMessage(words, 'seat.' + text) ? format(words, 'seat.' + text) : text;
}
