/** Lua 5.2 as WebAssembly, made to behave like MoonSharp. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import makeModule from 'lua-wasm-bindings/dist/glue/glue-lua-5.2.4.js';
import { LUA_MULTRET, LUA_OK } from 'lua-wasm-bindings/dist/lua.js';
import { fileBeside, type LuaState } from './lua-state.js';

/** Longer pieces of text overflow the stack of the WebAssembly. */
const LARGEST_PIECE = 200_000;

/** All that a state holds, from which other ones can begin. */
export interface LuaImage {
  readonly memory: Uint8Array;
  /** Where the state is in the memory. */
  readonly state: number;
}

type Type = 'number' | 'string' | null;

/** What is used of the module. */
interface Glue {
  /** The memory; another one once it has grown. */
  readonly HEAPU8: Uint8Array;
  stackSave(): number;
  stackRestore(pointer: number): void;
  /** A function of C. */
  cwrap(name: string, result: Type, takes: readonly Type[]): (...values: (number | string)[]) => never;
}

/** What is used of WebAssembly, which only the types of pages know. */
interface Wasm {
  readonly Module: new (program: Uint8Array) => object;
  readonly Instance: new (compiled: object, imports: object) => { readonly exports: object };
}

const { Module, Instance } = (globalThis as unknown as { readonly WebAssembly: Wasm }).WebAssembly;

/** The program, compiled once: its instances share what has become of its code. */
const PROGRAM = new Module(
  readFileSync(createRequire(import.meta.url).resolve('lua-wasm-bindings/dist/glue/glue-lua-5.2.4.wasm')),
);

function instantiate(imports: object, use: (made: object) => void): object {
  const made = new Instance(PROGRAM, imports);
  use(made);
  return made.exports;
}

/** The events on which a module wants to end the process; that is for Node and the tests to decide. */
const EVENTS = ['uncaughtException', 'unhandledRejection'];

function newModule(): Glue {
  const known = EVENTS.map((event) => new Set(process.listeners(event as never)));
  const module = makeModule({ instantiateWasm: instantiate } as never) as unknown as Glue;
  EVENTS.forEach((event, at) => {
    for (const listener of process.listeners(event as never)) {
      if (!known[at]?.has(listener)) process.off(event, listener as () => void);
    }
  });
  return module;
}

/** A piece of memory that is not used. */
const NOTHING = Buffer.alloc(65_536);

/** An interpreter with a memory of its own, which holds one state. */
class Interpreter {
  private readonly module = newModule();
  readonly newState = this.taking<number>('luaL_newstate', 'number', []);
  readonly openLibraries = this.taking<void>('luaL_openlibs', null, ['number']);
  readonly compile = this.taking<number>('luaL_loadstring', 'number', ['number', 'string']);
  readonly call = this.taking<number>(
    'lua_pcallk',
    'number',
    Array.from({ length: 6 }, () => 'number'),
  );
  readonly getGlobal = this.taking<void>('lua_getglobal', null, ['number', 'string']);
  readonly setField = this.taking<void>('lua_setfield', null, ['number', 'number', 'string']);
  readonly pushText = this.taking<void>('lua_pushstring', null, ['number', 'string']);
  readonly textAt = this.taking<string>('lua_tolstring', 'string', ['number', 'number', 'number']);
  readonly setTop = this.taking<void>('lua_settop', null, ['number', 'number']);
  private readonly stack = this.module.stackSave();
  private readonly size = this.module.HEAPU8.length;

  private taking<T>(name: string, result: Type, takes: readonly Type[]): (...values: (number | string)[]) => T {
    return this.module.cwrap(name, result, takes);
  }

  /** The memory as it is, if another interpreter has room for it. */
  memory(): Uint8Array | undefined {
    const heap = this.module.HEAPU8;
    let end = heap.length;
    while (end > 0 && Buffer.compare(heap.subarray(end - NOTHING.length, end), NOTHING) === 0) end -= NOTHING.length;
    return end <= this.size ? heap.slice(0, end) : undefined;
  }

  begin(memory: Uint8Array): void {
    this.module.HEAPU8.set(memory);
    this.module.HEAPU8.fill(0, memory.length);
    this.module.stackRestore(this.stack);
  }
}

/** Interpreters whose states have been closed. */
const idle: Interpreter[] = [];

/** A state that behaves like MoonSharp and has run nothing. */
let fresh: LuaImage | undefined;

export class WasmLua implements LuaState {
  private readonly interpreter = idle.pop() ?? new Interpreter();
  private readonly state: number;
  private isClosed = false;

  /** A state that has run nothing, or all that one had from which an image was taken. */
  constructor(image = fresh) {
    if (image !== undefined) {
      this.interpreter.begin(image.memory);
      this.state = image.state;
      return;
    }
    this.state = this.interpreter.newState();
    this.interpreter.openLibraries(this.state);
    this.run('LOAD, SORT = load, table.sort');
    this.run(fileBeside('moonsharp.lua'));
    fresh = this.image();
  }

  /** What the state holds now; nothing if that is more than an interpreter begins with. */
  image(): LuaImage | undefined {
    const memory = this.interpreter.memory();
    return memory && { memory, state: this.state };
  }

  run(code: string): void {
    if (code.length > LARGEST_PIECE) throw new Error(`${code.length} characters are too many for one piece of Lua`);
    const lua = this.interpreter;
    const { state } = this;
    if (lua.compile(state, code) === LUA_OK && lua.call(state, 0, LUA_MULTRET, 0, 0, 0) === LUA_OK) return;
    const message = lua.textAt(state, -1, 0);
    lua.setTop(state, 0);
    throw new Error(message);
  }

  give(name: string, text: string): void {
    if (text.includes('\0')) throw new Error('Lua would lose what follows a zero.');
    const lua = this.interpreter;
    this.run('PIECES = {}');
    for (let at = 0; at < text.length; at += LARGEST_PIECE) {
      lua.getGlobal(this.state, '_G');
      lua.pushText(this.state, text.slice(at, at + LARGEST_PIECE));
      lua.setField(this.state, -2, 'PIECE');
      lua.setTop(this.state, 0);
      this.run('PIECES[#PIECES + 1] = PIECE');
    }
    this.run(`${name} = table.concat(PIECES)`);
  }

  text(expression: string): string {
    this.run(`RESULT = tostring(${expression})`);
    this.interpreter.getGlobal(this.state, 'RESULT');
    const text = this.interpreter.textAt(this.state, -1, 0);
    this.interpreter.setTop(this.state, 0);
    return text;
  }

  close(): void {
    if (!this.isClosed) idle.push(this.interpreter);
    this.isClosed = true;
  }
}
