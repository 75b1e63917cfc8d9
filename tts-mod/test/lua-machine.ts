/** Lua 5.2 as WebAssembly, made to behave like MoonSharp. */
import { readFileSync } from 'node:fs';
import { LUA_OK } from 'lua-wasm-bindings/dist/lua.js';
import { lauxlib, lua, lualib } from 'lua-wasm-bindings/dist/lua.52.js';

/** Longer pieces of text overflow the stack of the WebAssembly. */
const LARGEST_PIECE = 200_000;

/** A text as a Lua string that holds the same bytes. */
export function luaString(text: string): string {
  return `"${text.replace(/["\\\n\r\0]/g, (char) => `\\${String(char.charCodeAt(0)).padStart(3, '0')}`)}"`;
}

/** The text of a file beside this one. */
export function luaFile(name: string): string {
  return readFileSync(new URL(`lua/${name}`, import.meta.url), 'utf8');
}

/** One Lua state. */
export class LuaMachine {
  private readonly state = lauxlib.luaL_newstate();

  constructor() {
    lualib.luaL_openlibs(this.state);
    this.run('LOAD = load');
    this.run(luaFile('moonsharp.lua'));
  }

  /** Runs a text that Lua itself has put together, which may be larger than a piece. */
  load(expression: string): void {
    this.run(`assert(LOAD(${expression}))()`);
  }

  /** Runs a piece of Lua; throws what it raises. */
  run(code: string): void {
    if (code.length > LARGEST_PIECE) throw new Error(`${code.length} characters are too many for one piece of Lua`);
    if (lauxlib.luaL_dostring(this.state, code) === LUA_OK) return;
    const message = lua.lua_tostring(this.state, -1);
    lua.lua_settop(this.state, 0);
    throw new Error(message);
  }

  /** The value of an expression as text. */
  text(expression: string): string {
    this.run(`RESULT = tostring(${expression})`);
    lua.lua_getglobal(this.state, 'RESULT');
    const text = lua.lua_tostring(this.state, -1);
    lua.lua_settop(this.state, 0);
    return text;
  }

  close(): void {
    lua.lua_close(this.state);
  }
}
