/** A Lua machine with the functions of `every-game/measured.ts`. */
import { fileURLToPath } from 'node:url';
import { transpiled } from '../tools/lua/compile.js';
import { LuaMachine } from './lua-machine.js';

export function measuredMachine(): LuaMachine {
  const config = fileURLToPath(new URL('every-game/tsconfig.lua.json', import.meta.url));
  const entry = fileURLToPath(new URL('every-game/measured.ts', import.meta.url));
  const lua = transpiled(config, entry).get('global.lua') ?? '';
  const machine = new LuaMachine();
  machine.load(lua);
  return machine;
}
