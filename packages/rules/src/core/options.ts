/** Reads and writes options as text (`hand=12,equity=off`), with defaults from the game's list. */
import { ok } from './contract.js';
import type { Option, Options, Result, TextError } from './contract.js';
import { textError, wholeNumber } from './text.js';

/** Returns every option at its initial value. */
export function initialOptions(list: readonly Option[]): Record<string, string | number> {
  const options: Record<string, string | number> = {};
  for (const option of list) options[option.key] = option.initial;
  return options;
}

/**
 * Reads `key=value` pairs joined by commas. Missing keys keep their initial value. `seats` are the names allowed in
 * per-seat options. Errors: `option-form`, `option-key`, `option-value`, and `option-twice` for a repeated key.
 */
export function parseOptions(
  list: readonly Option[],
  seats: readonly string[],
  text: string,
): Result<Options, TextError> {
  const options = initialOptions(list);
  if (text.trim() === '') return ok(options);
  const given: string[] = [];
  let offset = 0;
  for (const pair of text.split(',')) {
    const read = readPair(list, seats, pair, offset);
    if (!read.ok) return read;
    const { key, value } = read.value;
    if (given.includes(key)) return textError('option-twice', offset, [], { found: key });
    given.push(key);
    options[key] = value;
    offset += pair.length + 1;
  }
  return ok(options);
}

/** Returns the options as text, without those at their initial value. */
export function optionsText(list: readonly Option[], options: Options): string {
  const pairs: string[] = [];
  for (const option of list) {
    const value = options[option.key];
    if (value !== undefined && value !== option.initial) pairs.push(option.key + '=' + value.toString());
  }
  return pairs.join(',');
}

/** Whether the seat is named by a per-seat value: `all`, `none`, or names joined by `+`. */
export function seatNamed(value: string, seat: string): boolean {
  return value === 'all' || value.split('+').includes(seat);
}

function readPair(
  list: readonly Option[],
  seats: readonly string[],
  pair: string,
  offset: number,
): Result<{ key: string; value: string | number }, TextError> {
  const equals = pair.indexOf('=');
  if (equals < 0) return textError('option-form', offset, ['key=value'], { found: pair });
  const key = pair.substring(0, equals).trim();
  const word = pair.substring(equals + 1).trim();
  const option = list.find((candidate) => candidate.key === key);
  if (option === undefined) {
    return textError(
      'option-key',
      offset,
      list.map((candidate) => candidate.key),
      { found: key },
    );
  }
  const value = readValue(option, seats, word);
  if (value === undefined)
    return textError('option-value', offset + equals + 1, allowed(option, seats), { key, found: word });
  return ok({ key, value });
}

function readValue(option: Option, seats: readonly string[], word: string): string | number | undefined {
  if (option.kind === 'choice') return option.values.includes(word) ? word : undefined;
  if (option.kind === 'seats') {
    if (word === 'all' || word === 'none') return word;
    return word.split('+').every((name) => seats.includes(name)) ? word : undefined;
  }
  const value = wholeNumber(word);
  return value !== undefined && value >= option.min && value <= option.max ? value : undefined;
}

function allowed(option: Option, seats: readonly string[]): readonly string[] {
  if (option.kind === 'choice') return option.values;
  if (option.kind === 'seats') return ['all', 'none', ...seats];
  return [option.min.toString() + '-' + option.max.toString()];
}
