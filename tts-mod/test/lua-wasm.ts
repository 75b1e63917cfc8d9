/** Lua 5.2 as WebAssembly, made to behave like MoonSharp. */
import { LUA_OK } from 'lua-wasm-bindings/dist/lua.js';
import { lauxlib, lua, lualib } from 'lua-wasm-bindings/dist/lua.52.js';
import { fileBeside, luaString, type LuaState } from './lua-state.js';

/** Longer pieces of text overflow the stack of the WebAssembly. */
const LARGEST_PIECE = 200_000;
/** Characters of a text that are given at once; some take four as Lua. */
const GIVEN_PIECE = 40_000;

export class WasmLua implements LuaState {
  private readonly state = lauxlib.luaL_newstate();

  constructor() {
    lualib.luaL_openlibs(this.state);
    this.run('LOAD = load');
    this.run(fileBeside('moonsharp.lua'));
  }

  run(code: string): void {
    if (code.length > LARGEST_PIECE) throw new Error(`${code.length} characters are too many for one piece of Lua`);
    if (lauxlib.luaL_dostring(this.state, code) === LUA_OK) return;
    const message = lua.lua_tostring(this.state, -1);
    lua.lua_settop(this.state, 0);
    throw new Error(message);
  }

  give(name: string, text: string): void {
    this.run('PIECES = {}');
    for (let at = 0; at < text.length; at += GIVEN_PIECE) {
      this.run(`PIECES[#PIECES + 1] = ${luaString(text.slice(at, at + GIVEN_PIECE))}`);
    }
    this.run(`${name} = table.concat(PIECES)`);
  }

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
