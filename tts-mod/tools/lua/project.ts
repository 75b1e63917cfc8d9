/**
 * A project of sources to compile to Lua, and bundles of what its entries need. The compiler reads, checks and transforms a
 * project once, because that is slow; entries share the result.
 */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import {
  getProgramTranspileResult,
  parseConfigFileWithSystem,
  Transpiler,
  type CompilerOptions,
  type Plugin,
} from 'typescript-to-lua';
import type { ProcessedFile } from 'typescript-to-lua/dist/transpilation/utils.js';
import { countsNoPhantom, pushesAll } from './mends.js';

const MOD = fileURLToPath(new URL('../..', import.meta.url));
/** Packages whose sources scripts use: the rules, the measuring of piles, and the comparison with JavaScript. */
const PACKAGES: readonly (readonly [name: string, sources: string])[] = [
  ['@griddle/rules/', resolve(MOD, '../packages/rules/src')],
  ['@griddle/plate/', resolve(MOD, '../packages/plate/src')],
  ['@griddle/testkit/', resolve(MOD, '../testkit/src')],
];

/** Resolves imports of `.js` files and of packages to TypeScript sources. */
function sourceOf(id: string, requiringFile: string): string | undefined {
  const from = PACKAGES.find(([name]) => id.startsWith(name));
  const path = from
    ? resolve(from[1], id.slice(from[0].length).replace(/^internal\//, ''))
    : resolve(dirname(requiringFile), id);
  const source = path.replace(/\.js$/, '.ts');
  return existsSync(source) ? source : undefined;
}

/** Passes the same resolution to TypeScriptToLua, which looks up files again after the compiler. */
const toSources: Plugin = { moduleResolution: sourceOf };

/** A required module in compiled Lua. */
const REQUIRED = /\brequire\("([^"]+)"\)/g;

const PLUGINS: Plugin[] = [toSources, pushesAll, countsNoPhantom];

/** Formats errors and warnings as one text, each with its place. */
function report(diagnostics: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (file) => file,
    getCurrentDirectory: () => MOD,
    getNewLine: () => '\n',
  });
}

/** A bundle as the compiler writes it. */
interface Bundle {
  readonly lua: string;
  /** Source map (version 3) as JSON. */
  readonly map: string;
}

/** A project whose files are compiled to Lua; what they require is resolved when they are bundled. */
class LuaProject extends Transpiler {
  private readonly program: ts.Program;
  private readonly files: ReadonlyMap<string, ProcessedFile>;

  /** Throws if the compiler reports anything, even a warning, because its warnings are about Lua's traps. */
  constructor(fileNames: readonly string[], options: CompilerOptions) {
    super();
    this.program = ts.createProgram(fileNames, options);
    const asked = { program: this.program, plugins: PLUGINS };
    const { diagnostics, transpiledFiles } = getProgramTranspileResult(this.emitHost, () => undefined, asked);
    const all = [...ts.getPreEmitDiagnostics(this.program), ...diagnostics];
    if (all.length > 0) throw new Error(report(all));
    this.files = new Map(transpiledFiles.map((file) => [file.fileName, withDefault(file)]));
  }

  /** Bundles what an entry needs. Throws if the compiler reports anything. */
  bundle(entry: string): Bundle {
    const bundling = { luaBundle: 'bundle.lua', luaBundleEntry: entry };
    const options: ts.CompilerOptions = { ...this.program.getCompilerOptions(), ...bundling };
    const program = { ...this.program, getCompilerOptions: () => options };
    const diagnostics: ts.Diagnostic[] = [];
    const { emitPlan } = this.getEmitPlan(program, diagnostics, this.needed(entry), PLUGINS);
    if (diagnostics.length > 0) throw new Error(report(diagnostics));
    for (const plugin of PLUGINS) plugin.beforeEmit?.(program, options, this.emitHost, emitPlan);
    const [{ code = '', sourceMap = '' } = {}] = emitPlan;
    return { lua: code, map: sourceMap };
  }

  /** Returns an entry and all that its Lua requires, each after what it requires itself; imports of types require nothing. */
  private needed(entry: string, seen = new Set<string>()): ProcessedFile[] {
    const file = this.files.get(entry);
    if (file === undefined || seen.has(entry)) return [];
    seen.add(entry);
    const imports = [...file.code.matchAll(REQUIRED)].map(([, id = '']) => id);
    const sources = imports.map((id) => sourceOf(id, entry)).filter((source) => source !== undefined);
    return [...sources.flatMap((source) => this.needed(source, seen)), copied(file)];
  }
}

/**
 * Makes a JSON module export its value as `default`, as imports expect; the compiler writes a module that is the value
 * (TypeScriptToLua 1.37.1). Drops its source map, because errors never occur in its lines.
 */
function withDefault(file: ProcessedFile): ProcessedFile {
  if (!file.fileName.endsWith('.json')) return file;
  const value = file.code.replace(/^\s*return /, '');
  const { fileName, luaAst } = file;
  return {
    fileName,
    ...(luaAst && { luaAst }),
    code: `local ____exports = {}\n____exports.default = ${value}\nreturn ____exports\n`,
  };
}

type MapNode = NonNullable<ProcessedFile['sourceMapNode']>;

/** Copies a file, because bundling rewrites its requires, in its code and in its map. */
function copied(file: ProcessedFile): ProcessedFile {
  const { sourceMapNode } = file;
  return sourceMapNode === undefined ? { ...file } : { ...file, sourceMapNode: copiedNode(sourceMapNode) };
}

function copiedNode(node: MapNode): MapNode {
  const copy = Object.create(Object.getPrototypeOf(node) as object, Object.getOwnPropertyDescriptors(node)) as MapNode;
  copy.children = node.children.map((child) => (typeof child === 'string' ? child : copiedNode(child)));
  return copy;
}

/** Projects by configuration file. */
const projects = new Map<string, LuaProject>();

/** Returns the project of a compiler configuration file. */
export function luaProject(config: string): LuaProject {
  let project = projects.get(config);
  if (project === undefined) {
    const { errors, fileNames, options } = parseConfigFileWithSystem(config);
    if (errors.length > 0) throw new Error(report(errors));
    projects.set(config, (project = new LuaProject(fileNames, options)));
  }
  return project;
}
