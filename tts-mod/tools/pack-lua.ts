/**
 * Makes compiled Lua shorter without changing what it does or which line it stands on: source maps stay right by line.
 * Blanks go where Lua needs none, and the long names that TypeScriptToLua makes up become short ones.
 */

/** Strings, comments, names, numbers, blanks, and everything else character by character. */
const TOKENS = /"(?:\\[^]|[^"\\])*"|--[^\n]*|[A-Za-z_]\w*|\d[\w.]*|\n|[^\S\n]+|[^]/g;
const IS_NAME = /^[A-Za-z_]/;
/** Names that only the compiler makes: `____exports`, `__TS__ArrayMap`, `__continue20`. */
const IS_MADE_UP = /^(____|__TS__|__continue\d)/;
/** How the compiler names a module of the rules. */
const RULES_MODULE = /^"packages\.rules\.src\./;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `_a`, `_b` ... `_Z`, `_aa` ... */
function shortName(index: number): string {
  let name = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS.length)) {
    name = LETTERS.charAt((rest - 1) % LETTERS.length) + name;
  }
  return `_${name}`;
}

/** Short names for the made-up ones, the most frequent ones the shortest, none of them in use already. */
function shortNames(tokens: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const token of tokens) if (IS_NAME.test(token)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const madeUp = [...counts.keys()].filter((name) => IS_MADE_UP.test(name));
  madeUp.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1));
  const short = new Map<string, string>();
  let index = 0;
  for (const name of madeUp) {
    while (counts.has(shortName(index))) index++;
    short.set(name, shortName(index));
    index++;
  }
  return short;
}

/** Whether two tokens would become another one if they touched: two words, `- -`, `[ [`, `[ =`, or a number before `..`. */
function needsBlank(before: string, after: string): boolean {
  const last = before.slice(-1);
  const first = after.charAt(0);
  if (/\w/.test(last) && /\w/.test(first)) return true;
  return (last === '-' && first === '-') || (last === '[' && /[[=]/.test(first)) || (/\d/.test(last) && first === '.');
}

/** The same program in fewer characters, line for line. */
export function packLua(lua: string): string {
  const tokens = lua.match(TOKENS) ?? [];
  const short = shortNames(tokens);
  let packed = '';
  let previous = '\n';
  for (const token of tokens) {
    if (/^[^\S\n]/.test(token) || token.startsWith('--')) continue;
    const written = short.get(token) ?? token.replace(RULES_MODULE, '"rules.');
    if (needsBlank(previous, written)) packed += ' ';
    packed += written;
    previous = written;
  }
  return packed;
}
