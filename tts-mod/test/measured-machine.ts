/** A Lua machine with the functions of `every-game/measured.ts`. */
import { fileURLToPath } from 'node:url';
import { transpiled } from '../tools/lua/compile.js';
import { LuaMachine, luaString } from './lua-machine.js';

/** Longer texts do not fit into one piece of Lua. */
const PIECE = 50_000;

export function measuredMachine(): LuaMachine {
  const config = fileURLToPath(new URL('every-game/tsconfig.lua.json', import.meta.url));
  const entry = fileURLToPath(new URL('every-game/measured.ts', import.meta.url));
  const lua = transpiled(config, entry).get('global.lua') ?? '';
  const machine = new LuaMachine();
  machine.run('BUNDLE = {}');
  for (let at = 0; at < lua.length; at += PIECE) {
    machine.run(`BUNDLE[#BUNDLE + 1] = ${luaString(lua.slice(at, at + PIECE))}`);
  }
  machine.load('table.concat(BUNDLE)');
  return machine;
}
