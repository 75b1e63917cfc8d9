/** Compiles a script of the mod to one Lua file, from the TypeScript sources of the mod and of the rules. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinLines } from './lines.js';
import { packLua } from './pack.js';
import { luaProject } from './project.js';

const MOD = fileURLToPath(new URL('../..', import.meta.url));

/** A compiled script and its source map. */
export interface CompiledLua {
  readonly lua: string;
  /** Source map (version 3) as JSON, right by line; sources are named from the repository's root. */
  readonly map: string;
}

/** Compiles the script whose entry is a file of `src`. `first` is a line of Lua in front of it. */
export function compileLua(entry: string, first: string): CompiledLua {
  const { lua, map } = luaProject(resolve(MOD, 'tsconfig.lua.json')).bundle(resolve(MOD, 'src', entry));
  // The compiler leaves the first line empty; anything else in front would shift the lines of the map
  if (!lua.startsWith('\n')) throw new Error('The first line of the Lua is taken.');
  const packed = joinLines(packLua(lua, first), withSources(map));
  return { lua: first + packed.lua, map: packed.map };
}

/**
 * Returns the map with sources named from the repository's root. In bundles the compiler writes them with varying numbers of
 * `../`, which all mean either the repository or the mod's folder.
 */
function withSources(map: string): string {
  const parsed = JSON.parse(map) as { sources: string[] };
  const sources = parsed.sources.map((source) => source.replace(/^(\.\.\/)+/, '').replace(/^src\//, 'tts-mod/src/'));
  return JSON.stringify({ ...parsed, sourceRoot: '', sources });
}
