/** Reading a batch request's keys as flags: JSON has numbers, booleans, lists and objects where a shell has only text. */
import { yes } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { FLAGS } from './flags.js';
import type { Asked, FlagName } from './flags.js';
import { wrong } from './problem.js';
import type { Problem } from './problem.js';
import { say } from './words.js';
import type { Catalogue } from './words.js';

/** A JSON object, before anything is known of it. */
export type Json = Readonly<Record<string, unknown>>;

/** The flags that a request sets. A key that is null counts as left out; one that nobody knows is refused. */
export function askedOf(
  request: Json,
  flags: readonly FlagName[],
  others: readonly string[],
  words: Catalogue,
): Result<Asked, Problem> {
  const asked: Partial<Record<FlagName, string>> = {};
  for (const [key, value] of Object.entries(request)) {
    if (others.includes(key) || value === null) continue;
    const flag = flags.find((name) => name === key);
    if (flag === undefined) {
      return wrong(
        'request-key',
        say(words, 'cli.error.request-key', { found: key, keys: [...others, ...flags].join(', ') }),
      );
    }
    const text = textOf(flag, value);
    if (text === undefined) {
      return wrong(
        'request-value',
        say(words, `cli.error.request-${expected(flag)}`, { key, found: JSON.stringify(value) }),
      );
    }
    if (text !== 'off') asked[flag] = text;
  }
  return yes(asked);
}

/** What the sentence about a wrong value says was expected. */
function expected(flag: FlagName): string {
  return flag === 'options' || flag === 'moves' || flag === 'seed' ? flag : FLAGS[flag].kind;
}

/** The flag's value as text (`off` for a switch that is false), undefined when it is of a wrong type. */
function textOf(flag: FlagName, value: unknown): string | undefined {
  const { kind } = FLAGS[flag];
  if (kind === 'switch') return value === true ? 'on' : value === false ? 'off' : undefined;
  if (typeof value === 'string') return value;
  if (flag === 'seed' || kind === 'whole') return typeof value === 'number' ? value.toString() : undefined;
  if (flag === 'moves') return listText(value, ' ');
  return flag === 'options' ? optionsText(value) : undefined;
}

function listText(value: unknown, separator: string): string | undefined {
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string' && !item.includes(separator));
  return isList ? value.join(separator) : undefined;
}

/** `{"hand": 12, "double": ["strawberries"]}` as `hand=12,double=strawberries`. */
function optionsText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const pairs: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    const text = typeof item === 'string' || typeof item === 'number' ? item.toString() : listText(item, '+');
    if (text === undefined || /[,=]/.test(key + text)) return undefined;
    pairs.push(`${key}=${text}`);
  }
  return pairs.join(',');
}
