/**
 * Flattens the modules of a compiled bundle: exports become globals of the script under unique names, and modules become
 * consecutive blocks. Removes imports and uncalled functions. Every line stays where it is.
 */
import { isName } from './tokens.js';
import { variablesOf } from './variables.js';

/** A module of the bundle: the extent of its block, and its tokens. */
interface Module {
  readonly name: string;
  readonly body: string[];
}

/** Whether a name is a global made by flattening, or belongs to the compiler's library. */
export function isShared(name: string): boolean {
  return /^(____\d+_|__TS__)/.test(name);
}

const EXPORTS = '____exports';
/** Tokens before the body of a module: `["name"]=function(...)`. */
const HEAD = 8;

/** Returns the program without modules; leaves a program that is not a bundle unchanged. Throws for an unknown form of bundle. */
export function flattened(tokens: readonly string[]): string[] {
  const start = tokens.findIndex(
    (token, at) => token === '____modules' && tokens[at + 1] === '=' && tokens[at - 1] !== 'local',
  );
  if (start < 0) return [...tokens];
  const modules: Module[] = [];
  const out: string[] = tokens.slice(0, start).filter((token) => token === '\n');
  let at = start + 3;
  while (tokens[at] !== '}') {
    if (tokens[at] === '\n' || tokens[at] === ',') {
      if (tokens[at] === '\n') out.push('\n');
      at++;
      continue;
    }
    const end = endOfBlock(tokens, at + HEAD);
    const name = tokens[at + 1] ?? '';
    const body = flatModule({ name, body: tokens.slice(at + HEAD, end) }, modules);
    out.push('do', ...body, 'end');
    at = end + 1;
  }
  out.push(...tokens.slice(at).filter((token) => token === '\n'));
  return withoutUnused(out);
}

/** Returns the index of the `end` of the block that starts at an index. */
function endOfBlock(tokens: readonly string[], first: number): number {
  let depth = 1;
  let at = first - 1;
  while (depth > 0) {
    at++;
    const token = tokens[at];
    if (token === undefined) throw new Error('A block of the Lua is not closed.');
    if (token === 'function' || token === 'do' || token === 'if' || token === 'repeat') depth++;
    else if (token === 'end' || token === 'until') depth--;
  }
  return at;
}

/** Returns an export's name in the whole script. */
function sharedName(modules: readonly Module[], module: string, name: string): string {
  const index = modules.findIndex((other) => other.name === module);
  if (index < 0) throw new Error(`The Lua takes ${name} from ${module}, which comes later.`);
  return index === 0 ? name : `____${index}_${name}`;
}

/** Returns a module's body without its imports and its table of exports. The first module is the compiler's library. */
function flatModule(module: Module, modules: Module[]): string[] {
  modules.push(module);
  if (modules.length === 1) return sharedLibrary(module.body);
  const { body } = module;
  const { isOutermost } = variablesOf(body);
  /** The module that each variable refers to (the last one assigned to it), and the new names of imported variables. */
  const sources = new Map<string, string>();
  const imported = new Map<string, string>();
  const out: string[] = [];
  for (let at = 0; at < body.length; at++) {
    const [token = '', second = '', third, fourth = '', , sixth = ''] = body.slice(at, at + 6);
    const isOwn = isOutermost[at] === true;
    if (token === 'local' && third === '=' && fourth === 'require') {
      sources.set(second, sixth);
      at += 6;
    } else if (token === 'local' && third === '=' && sources.has(fourth) && body[at + 6] === '\n') {
      imported.set(second, sharedName(modules, sources.get(fourth) ?? '', sixth));
      at += 5;
    } else if (token === 'local' && second === EXPORTS) at += 4;
    else if (token === 'return' && second === EXPORTS && third !== '.') at += 1;
    else if (token === EXPORTS || (sources.has(token) && body[at - 1] !== '.')) {
      if (second !== '.') throw new Error(`The Lua of ${module.name} uses a module as a whole.`);
      out.push(sharedName(modules, token === EXPORTS ? module.name : (sources.get(token) ?? ''), third ?? ''));
      at += 2;
    } else out.push(isOwn ? (imported.get(token) ?? token) : token);
  }
  return out;
}

/** Returns the compiler's library as globals: its functions already have unique names. */
function sharedLibrary(body: readonly string[]): string[] {
  const end = body.lastIndexOf('return');
  const out: string[] = [];
  for (let at = 0; at < end; at++) {
    const named = body[at + 1] === 'function' ? body[at + 2] : body[at + 1];
    if (body[at] !== 'local' || !isShared(named ?? '')) out.push(body[at] ?? '');
    // `local name` alone is only a declaration
    else if (body[at + 2] === '\n') at++;
  }
  return [...out, ...body.slice(end).filter((token) => token === '\n')];
}

/** Repeatedly removes functions whose name occurs nowhere else. Keeps line ends. */
function withoutUnused(tokens: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const token of tokens) {
    for (const word of token.startsWith('"') ? (token.match(/\w+/g) ?? []) : [token]) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const out: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const name = tokens[at] === 'function' && tokens[at - 1] === '\n' ? nameOf(tokens, at + 1) : undefined;
    if (name === undefined || counts.get(name) !== 1) {
      out.push(tokens[at] ?? '');
      continue;
    }
    const end = endOfBlock(tokens, at + 1);
    out.push(...tokens.slice(at, end).filter((token) => token === '\n'));
    at = end;
  }
  return out.length === tokens.length ? out : withoutUnused(out);
}

/** Returns a function's name: a global of the script, or a method `class.prototype.name`. */
function nameOf(tokens: readonly string[], at: number): string | undefined {
  const name = tokens[at] ?? '';
  if (tokens[at + 1] === '(') return isShared(name) ? name : undefined;
  const isMethod = tokens[at + 2] === 'prototype' && tokens[at + 5] === '(';
  const method = tokens[at + 4] ?? '';
  return isMethod && isName(method) && !method.startsWith('__') ? method : undefined;
}
