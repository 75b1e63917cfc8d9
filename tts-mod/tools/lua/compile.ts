/** Compiles the scripts of the mod to one piece of Lua, from the typed sources of the mod and of the rules. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parseConfigFileWithSystem, transpileFiles, type Plugin } from 'typescript-to-lua';
import { joinLines } from './lines.js';
import { countsNoPhantom, pushesAll } from './mends.js';
import { packLua } from './pack.js';

const MOD = fileURLToPath(new URL('../..', import.meta.url));
/** Packages that scripts take sources from: all of the rules, and how piles are measured. */
const PACKAGES: readonly (readonly [name: string, sources: string])[] = [
  ['@griddle/rules/', resolve(MOD, '../packages/rules/src')],
  ['@griddle/plate/', resolve(MOD, '../packages/plate/src')],
];

/** The compiler's name for a bundle. */
const BUNDLE = 'global.lua';

/** The script and what leads from its places back to the TypeScript. */
export interface CompiledLua {
  readonly lua: string;
  /** Source map (version 3) as JSON, right by line; sources are named from the repository's root. */
  readonly map: string;
}

/**
 * Imports name files with `.js` and the rules as a package; TypeScriptToLua looks for the files by itself, after the
 * compiler, and has to be told that both mean TypeScript sources.
 */
const toSources: Plugin = {
  moduleResolution(id, requiringFile) {
    const from = PACKAGES.find(([name]) => id.startsWith(name));
    const path = from ? resolve(from[1], id.slice(from[0].length)) : resolve(dirname(requiringFile), id);
    const source = path.replace(/\.js$/, '.ts');
    return existsSync(source) ? source : undefined;
  },
};

/** Errors and warnings as one text, each with its place. */
function report(diagnostics: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => MOD,
    getNewLine: () => '\n',
  });
}

/**
 * The files that a project of Lua-bound sources compiles to, by their names: all of the project, or one bundle of what an
 * entry needs. Throws when the compiler reports anything, be it a warning: warnings are Lua's traps.
 */
export function transpiled(config: string, entry?: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const parsed = parseConfigFileWithSystem(config);
  if (parsed.errors.length > 0) throw new Error(report(parsed.errors));
  const ambient = parsed.fileNames.filter((name) => name.endsWith('.d.ts'));
  const { diagnostics } = transpileFiles(
    entry === undefined ? parsed.fileNames : [entry, ...ambient],
    {
      ...parsed.options,
      ...(entry === undefined ? {} : { luaBundle: BUNDLE, luaBundleEntry: entry }),
      luaPlugins: [{ plugin: toSources }, { plugin: pushesAll }, { plugin: countsNoPhantom }],
    },
    (name, text) => files.set(name.replace(/^.*\//, ''), text),
  );
  if (diagnostics.length > 0) throw new Error(report(diagnostics));
  return files;
}

/** Compiles the script that a file of `src` is the entry of. `first` is a line of Lua in front of it. */
export function compileLua(entry: string, first: string): CompiledLua {
  const files = transpiled(resolve(MOD, 'tsconfig.lua.json'), resolve(MOD, 'src', entry));
  const lua = files.get(BUNDLE);
  const map = files.get(`${BUNDLE}.map`);
  if (lua === undefined || map === undefined) throw new Error(`TypeScriptToLua wrote no ${BUNDLE} or no source map.`);
  // The compiler's first line is empty; anything else in front would move the lines of the map
  if (!lua.startsWith('\n')) throw new Error('The first line of the Lua is taken.');
  const packed = joinLines(packLua(lua, first), withSources(map));
  return { lua: first + packed.lua, map: packed.map };
}

/**
 * The map with sources named from the repository's root. In bundles the compiler writes them with different numbers of
 * `../`, all of which mean either the repository or the folder of the mod.
 */
function withSources(map: string): string {
  const parsed = JSON.parse(map) as { sources: string[] };
  const sources = parsed.sources.map((source) => source.replace(/^(\.\.\/)+/, '').replace(/^src\//, 'tts-mod/src/'));
  return JSON.stringify({ ...parsed, sourceRoot: '', sources });
}
