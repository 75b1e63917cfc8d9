/** A Lua machine with the functions of `every-game/measured.ts`. */
import { fileURLToPath } from 'node:url';
import { luaProject } from '../tools/lua/project.js';
import { LuaMachine } from './lua-machine.js';

export function measuredMachine(): LuaMachine {
  const config = fileURLToPath(new URL('every-game/tsconfig.lua.json', import.meta.url));
  const entry = fileURLToPath(new URL('every-game/measured.ts', import.meta.url));
  const { lua } = luaProject(config).bundle(entry);
  const machine = new LuaMachine();
  machine.load(lua);
  return machine;
}
