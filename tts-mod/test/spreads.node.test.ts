/**
 * Lists that are empty, spread in every way. MoonSharp takes no values for one nil (its issue 198); the compiler is mended
 * and the imitation of MoonSharp does the same, so that a form that is not mended fails here.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { luaProject } from '../tools/lua/project.js';
import { LuaMachine } from './lua-machine.js';
import { spreadLines } from './spreads/forms.js';

const beside = (file: string): string => fileURLToPath(new URL(`spreads/${file}`, import.meta.url));
const { lua: COMPILED } = luaProject(beside('tsconfig.lua.json')).bundle(beside('entry.ts'));

function inLua(lua: string): string {
  const machine = new LuaMachine();
  machine.run(lua);
  const lines = machine.text('spreadLines()');
  machine.close();
  return lines;
}

describe('spread lists', () => {
  it('give the same in Lua as in Node, also when empty', () => {
    assert.deepEqual(inLua(COMPILED).split('\n'), spreadLines().split('\n'));
  });

  it('would fail without the patched count: an empty list would become a phantom item', () => {
    const asCompiled = COMPILED.replace('return #({...})', 'return select("#", ...)');
    assert.notEqual(asCompiled, COMPILED);
    let told: string;
    try {
      told = inLua(asCompiled);
    } catch (error) {
      told = String(error);
    }
    assert.notEqual(told, spreadLines());
  });

  it('cannot be passed to functions of Lua: math.min throws at the nil, and unpack and select count it', () => {
    const machine = new LuaMachine();
    machine.run('function counted(...) return select("#", ...) end function handedOn(...) return counted(...) end');
    assert.equal(machine.text('pcall(math.min, 0, table.unpack({}))'), 'false');
    assert.equal(machine.text('counted(table.unpack({}))'), '1');
    assert.equal(machine.text('counted(1, table.unpack({}))'), '2');
    assert.equal(machine.text('handedOn()'), '1');
    assert.equal(machine.text('#{table.unpack({})}'), '0');
    machine.close();
  });
});
