/**
 * The Lua that tests run in. As it is, Lua 5.2 as WebAssembly that is made to behave like MoonSharp, under the stand-in of
 * the game that `lua/` has. `npm run test:moonsharp` sets LUA_OF_TESTS, and the same tests run in the real MoonSharp:
 * `moonsharp` under the same stand-in, `moonsharp-game` under that of `tts-mod/moonsharp`.
 */
import { fileBeside, type LuaState } from './lua-state.js';
import { MoonSharpLua, type FrameTimes } from './moonsharp-lua.js';
import { WasmLua, type LuaImage } from './lua-wasm.js';

export { luaString, luaValue } from './lua-state.js';

const LUA = process.env['LUA_OF_TESTS'] ?? 'wasm';

/** Whether the game is played by the host of MoonSharp, which needs all of a save. */
export const HOST_IS_GAME = LUA === 'moonsharp-game';

/** The text of a file of the stand-in; with the host's own stand-in there is none. */
export function luaFile(name: string): string {
  return HOST_IS_GAME ? '' : fileBeside(name);
}

/** One Lua state. */
export class LuaMachine {
  private readonly state: LuaState;

  /** A machine that has run nothing, or all that one had from which an image was taken. */
  constructor(image?: LuaImage) {
    this.state = LUA === 'wasm' ? new WasmLua(image) : new MoonSharpLua(HOST_IS_GAME);
  }

  /** What the machine holds now, where its Lua can tell. */
  image(): LuaImage | undefined {
    return this.state instanceof WasmLua ? this.state.image() : undefined;
  }

  /** Runs a text of any length. */
  load(text: string): void {
    this.give('GIVEN', text);
    this.run('assert(LOAD(GIVEN))()');
  }

  /** Gives a text of any length as a global. */
  give(name: string, text: string): void {
    this.state.give(name, text);
  }

  /** Runs a piece of Lua; throws what it raises. */
  run(code: string): void {
    if (code !== '') this.state.run(code);
  }

  /** The value of an expression as text. */
  text(expression: string): string {
    return this.state.text(expression);
  }

  /** How long MoonSharp took, by what was called; nothing in another Lua. */
  times(): Readonly<Record<string, FrameTimes>> {
    return this.state instanceof MoonSharpLua ? this.state.times() : {};
  }

  close(): void {
    this.state.close();
  }
}
