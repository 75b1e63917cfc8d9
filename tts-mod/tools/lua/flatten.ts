/**
 * Takes the modules of a compiled bundle apart: what a module exports becomes a global of the script, under a name that
 * nothing else has, and modules become blocks, one after the other. Imports, and functions that nobody calls, go. Every
 * line stays where it is.
 */
import { isName } from './tokens.js';
import { variablesOf } from './variables.js';

/** A module of the bundle: where its block begins and ends, and its tokens. */
interface Module {
  readonly name: string;
  readonly body: string[];
}

/** Whether a name is one that flattening has made a global, or the compiler's own library. */
export function isShared(name: string): boolean {
  return /^(____\d+_|__TS__)/.test(name);
}

const EXPORTS = '____exports';
/** Tokens before the body of a module: `["name"]=function(...)`. */
const HEAD = 8;

/** The same program without modules; a program that is no bundle stays as it is. Throws for a bundle of another form. */
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

/** The index of the `end` of a block whose first token is at an index. */
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

/** The name that an export has in the whole script. */
function sharedName(modules: readonly Module[], module: string, name: string): string {
  const index = modules.findIndex((other) => other.name === module);
  if (index < 0) throw new Error(`The Lua takes ${name} from ${module}, which comes later.`);
  return index === 0 ? name : `____${index}_${name}`;
}

/** The body of a module without its imports and its table of exports. The first module is the compiler's library. */
function flatModule(module: Module, modules: Module[]): string[] {
  modules.push(module);
  if (modules.length === 1) return sharedLibrary(module.body);
  const { body } = module;
  const { isOutermost } = variablesOf(body);
  /** Which module a variable stands for, always the one last named so, and what imported variables are called now. */
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

/** The compiler's library: its functions are already named as nothing else is. */
function sharedLibrary(body: readonly string[]): string[] {
  const end = body.lastIndexOf('return');
  const out: string[] = [];
  for (let at = 0; at < end; at++) {
    const named = body[at + 1] === 'function' ? body[at + 2] : body[at + 1];
    if (body[at] !== 'local' || !isShared(named ?? '')) out.push(body[at] ?? '');
    // `local name` alone only says that the name will be local
    else if (body[at + 2] === '\n') at++;
  }
  return [...out, ...body.slice(end).filter((token) => token === '\n')];
}

/** Leaves out functions whose name stands nowhere else, again and again. Ends of lines stay. */
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

/** What a function is called by: a global of the script, or a method `class.prototype.name`. */
function nameOf(tokens: readonly string[], at: number): string | undefined {
  const name = tokens[at] ?? '';
  if (tokens[at + 1] === '(') return isShared(name) ? name : undefined;
  const isMethod = tokens[at + 2] === 'prototype' && tokens[at + 5] === '(';
  const method = tokens[at + 4] ?? '';
  return isMethod && isName(method) && !method.startsWith('__') ? method : undefined;
}
