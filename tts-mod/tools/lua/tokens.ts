/** Splits compiled Lua into tokens. The compiler writes neither long brackets nor escapes over lines. */

/** Strings, comments, names, numbers, line ends, blanks, and everything else; keeps multi-character operators whole. */
const TOKENS = /"(?:\\[^]|[^"\\])*"|--[^\n]*|[A-Za-z_]\w*|\d[\w.]*|\n|[^\S\n]+|\.{2,3}|[=~<>]=|[^]/g;

const KEYWORDS = new Set(
  (
    'and break do else elseif end false for function if in local nil not or repeat return then true until while ' +
    'goto'
  ).split(' '),
);

/** Returns the significant tokens: without blanks and comments, but with line ends. */
export function tokensOf(lua: string): string[] {
  return (lua.match(TOKENS) ?? []).filter((token) => !/^[^\S\n]/.test(token) && !token.startsWith('--'));
}

/** Whether a token is the name of a variable or field. */
export function isName(token: string): boolean {
  return /^[A-Za-z_]/.test(token) && !KEYWORDS.has(token);
}

/** Whether a word is reserved. */
export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word);
}
