/**
 * Shortens compiled Lua without changing its behaviour or the line anything is on, so that source maps stay right by line:
 * removes modules and needless blanks, and shortens the names of variables and of fields that only the script knows.
 */
import { privateFields } from './fields.js';
import { flattened, isShared } from './flatten.js';
import { isKeyword, isName, tokensOf } from './tokens.js';
import { variablesOf } from './variables.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_';

/** `a`, `b` ... `_`, `aa`, `ab` ... */
function shortName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length)) {
    name = LETTERS.charAt((rest - 1) % LETTERS.length) + name;
  }
  return name;
}

/** Counts how often each word occurs. */
function countsOf(words: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Assigns unused short names, the shortest to the most frequent word. */
function shortNames(counts: ReadonlyMap<string, number>, isTaken: (name: string) => boolean): Map<string, string> {
  const words = [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  const short = new Map<string, string>();
  let index = 0;
  for (const word of words) {
    while (isTaken(shortName(index))) index++;
    short.set(word, shortName(index));
    index++;
  }
  return short;
}

/** Two-letter globals of Tabletop Simulator. */
const OF_THE_GAME = ['io', 'os', 'UI'];

/** Shortens the names of all variables of the script. A name is shortened the same way wherever it is a variable. */
function shortVariables(tokens: readonly string[]): string[] {
  const { isVariable, local } = variablesOf(tokens);
  const isOwn = (token: string): boolean => local.has(token) || isShared(token);
  const isShortened = (token: string, at: number): boolean => isVariable[at] === true && isOwn(token);
  const kept = new Set([...OF_THE_GAME, ...tokens.filter((token, at) => isVariable[at] === true && !isOwn(token))]);
  const short = shortNames(countsOf(tokens.filter(isShortened)), (name) => kept.has(name) || isKeyword(name));
  return tokens.map((token, at) => (isShortened(token, at) ? (short.get(token) ?? token) : token));
}

/**
 * Joins lines that each read one field of a table, `local a=t.a`, into one statement; the freed lines stay empty. No line may
 * read from a variable that another of them declares.
 */
function joinedLocals(tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const names: string[] = [];
    const values: string[] = [];
    let end = at;
    while (takesField(tokens, end) && !names.includes(tokens[end + 3] ?? '') && names.length < MOST_JOINED) {
      names.push(tokens[end + 1] ?? '');
      values.push(tokens.slice(end + 3, end + 6).join(''));
      end += FIELD_LINE;
    }
    if (names.length > 1) {
      out.push('local', names.join(','), '=', values.join(','), ...names.map(() => '\n'));
      at = end;
    } else {
      out.push(tokens[at] ?? '');
      at++;
    }
  }
  return out;
}

/** Number of tokens of `local a=t.a` with its line end, and the maximum number of lines joined. */
const FIELD_LINE = 7;
const MOST_JOINED = 40;

function takesField(tokens: readonly string[], at: number): boolean {
  const [local, name = '', equals, table = '', dot, field = '', end] = tokens.slice(at, at + FIELD_LINE);
  return (
    local === 'local' && isName(name) && equals === '=' && isName(table) && dot === '.' && isName(field) && end === '\n'
  );
}

/** Whether two adjacent tokens need a blank: two words, `- -`, `[ [`, `[ =`, or a number before `..`. */
function needsBlank(before: string, after: string): boolean {
  const last = before.slice(-1);
  const first = after.charAt(0);
  if (/\w/.test(last) && /\w/.test(first)) return true;
  if (/^\d/.test(before) && first === '.') return true;
  return (last === '-' && first === '-') || (last === '[' && /[[=]/.test(first)) || (last === '.' && first === '.');
}

/** Shortens the names of fields that only the script knows. `outside` is Lua in front of it, with its own names. */
function shortFields(tokens: readonly string[], outside: string): string[] {
  const { isVariable } = variablesOf(tokens);
  const isPrivate = privateFields(tokens, outside);
  const isField = (token: string, at: number): boolean => isName(token) && isVariable[at] !== true;
  const isOwn = (token: string, at: number): boolean => isField(token, at) && isPrivate(token);
  const kept = new Set(tokens.filter((token, at) => isField(token, at) && !isPrivate(token)));
  const short = shortNames(countsOf(tokens.filter(isOwn)), (name) => kept.has(name) || isKeyword(name));
  return tokens.map((token, at) => (isOwn(token, at) ? (short.get(token) ?? token) : token));
}

/** Shortens a program line for line. `outside` is Lua in front of it whose names stay. */
export function packLua(lua: string, outside = ''): string {
  const tokens = joinedLocals(shortVariables(shortFields(flattened(tokensOf(lua)), outside)));
  let packed = '';
  let previous = '';
  for (const token of tokens) {
    packed += needsBlank(previous, token) ? ` ${token}` : token;
    previous = token;
  }
  return packed;
}
