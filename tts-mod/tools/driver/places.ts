/** Maps places in the Lua, as named in the game's error messages, back to the TypeScript. */
import { SourceMap } from 'node:module';

/** Reads the line, from 1, of `chunk_0:(840,12-59): attempt ...` (MoonSharp) or `[string "..."]:840: ...` (Lua 5.2). */
function luaLine(message: string): number | undefined {
  const [, line] = /:\((\d+),/.exec(message) ?? /:(\d+):/.exec(message) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** Returns the TypeScript place of an error message as `file:line`, or undefined if the message names no known place. */
export function sourcePlace(map: string, message: string): string | undefined {
  const line = luaLine(message);
  if (line === undefined) return undefined;
  // The map has one mapping per line, at its beginning (`tools/lua/lines.ts`)
  const found = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]).findEntry(line - 1, 0);
  if (!('originalSource' in found) || !found.originalSource || found.generatedLine !== line - 1) return undefined;
  return `${found.originalSource}:${found.originalLine + 1}`;
}
