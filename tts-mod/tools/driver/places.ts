/** Leads from places in the Lua, as the game's error messages name them, back to the TypeScript. */
import { SourceMap, type SourceMapping } from 'node:module';

/** Longer than the indentation of any line. */
const WIDEST = 400;

/** The line, from 1, in `chunk_0:(840,12-59): attempt ...` (MoonSharp) or `[string "..."]:840: ...` (Lua 5.2). */
function luaLine(message: string): number | undefined {
  const [, line] = /:\((\d+),/.exec(message) ?? /:(\d+):/.exec(message) ?? [];
  return line === undefined ? undefined : Number(line);
}

/** The TypeScript place of an error message as `file:line`, or undefined where the message names no known place. */
export function sourcePlace(map: string, message: string): string | undefined {
  const line = luaLine(message);
  if (line === undefined) return undefined;
  const found = firstMapping(new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0]), line - 1);
  return found && `${found.originalSource}:${found.originalLine + 1}`;
}

/** The first mapping of a line, from 0, to a source. Columns do not count: packing the Lua moves them. */
function firstMapping(map: SourceMap, line: number): SourceMapping | undefined {
  for (let column = 0; column < WIDEST; column++) {
    const entry = map.findEntry(line, column);
    if ('originalSource' in entry && entry.originalSource && entry.generatedLine === line) return entry;
  }
  return undefined;
}
