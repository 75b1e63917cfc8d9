/** Splits compiled Lua into tokens. The compiler writes neither long brackets nor escapes over lines. */

/** Strings, comments, names, numbers, line ends, blanks, and everything else; operators of several characters whole. */
const TOKENS = /"(?:\\[^]|[^"\\])*"|--[^\n]*|[A-Za-z_]\w*|\d[\w.]*|\n|[^\S\n]+|\.{2,3}|[=~<>]=|[^]/g;

const KEYWORDS = new Set(
  (
    'and break do else elseif end false for function if in local nil not or repeat return then true until while ' +
    'goto'
  ).split(' '),
);

/** The tokens that count: no blanks and no comments, but the ends of lines. */
export function tokensOf(lua: string): string[] {
  return (lua.match(TOKENS) ?? []).filter((token) => !/^[^\S\n]/.test(token) && !token.startsWith('--'));
}

/** Whether a token is a name, of a variable or of a field. */
export function isName(token: string): boolean {
  return /^[A-Za-z_]/.test(token) && !KEYWORDS.has(token);
}

/** Whether a word may not be used as a name. */
export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word);
}
