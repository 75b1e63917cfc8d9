/** Maps places in the Lua, as named in the game's error messages, back to the TypeScript. */
import { SourceMap } from 'node:module';

/** Reads the line, from 1, of `chunk_0:(840,12-59): attempt ...` (MoonSharp) or `[string "..."]:840: ...` (Lua 5.2). */
function luaLine(message: string): number | undefined {
  const [, line] = /:\((\d+),/.exec(message) ?? /:(\d+):/.exec(message) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** What a line of a script is: TypeScript, the compiler's library in front of it, or behind the script's end. */
export type LineOrigin = 'typescript' | 'library' | 'beyond';

/** Returns which line of a script an error message names, and what that line is; undefined if the message names none. */
export function lineNamed(map: string, message: string): { line: number; origin: LineOrigin } | undefined {
  const line = luaLine(message);
  if (line === undefined) return undefined;
  const lines = (JSON.parse(map) as { readonly mappings: string }).mappings.split(';');
  const first = lines.findIndex((segments) => segments !== '') + 1;
  if (line < first) return { line, origin: 'library' };
  return { line, origin: line > lines.length ? 'beyond' : 'typescript' };
}

/** Returns the build that a message names, such as `0.1.0+1a2b3c4d`; undefined for none. */
export function buildNamed(message: string): string | undefined {
  return /\b\d+\.\d+\.\d+\+[0-9a-f]{8}\b/.exec(message)?.[0];
}

/** Returns the id in a message such as `Error in Script (Box - 9f0000) ...`; undefined for Global's or none. */
export function objectNamed(message: string): string | undefined {
  return / - ([0-9a-f]{6})\)/.exec(message)?.[1];
}

/** Returns the TypeScript place of an error message as `file:line`, or undefined if the message names no known place. */
export function sourcePlace(map: string, message: string): string | undefined {
  const named = lineNamed(map, message);
  if (named?.origin !== 'typescript') return undefined;
  // The map has at most one mapping per line, at its beginning (`tools/lua/lines.ts`). A line without one, such as `do`, is of
  // the statement before it
  const found = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]).findEntry(
    named.line - 1,
    0,
  );
  if (!('originalSource' in found) || !found.originalSource) return undefined;
  return `${found.originalSource}:${found.originalLine + 1}`;
}
