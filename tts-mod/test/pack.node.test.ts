/** Packing compiled Lua: the same program, shorter, line for line. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SourceMap } from 'node:module';
import { joinLines } from '../tools/lua/lines.js';
import { packLua } from '../tools/lua/pack.js';
import { tokensOf } from '../tools/lua/tokens.js';
import { variablesOf } from '../tools/lua/variables.js';
import { LuaMachine } from './lua-machine.js';

/** A source map that leads each line of a text to the same line of `a.ts`. */
function mapOf(lua: string): string {
  const mappings = lua.split('\n').map((_line, at) => (at === 0 ? 'AAAA' : 'AACA'));
  return JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: mappings.join(';') });
}

/** A program as a script has it: packed, its lines joined. */
function short(lua: string): string {
  return joinLines(packLua(lua), mapOf(lua)).lua;
}

/** What a program gives, as it is and packed. */
function results(lua: string): [string, string] {
  const machine = new LuaMachine();
  const value = (code: string): string => {
    machine.run(`VALUE = (function()\n${code}\nend)()`);
    return machine.text('VALUE');
  };
  const both: [string, string] = [value(lua), value(short(lua))];
  machine.close();
  return both;
}

const PROGRAMS: Readonly<Record<string, string>> = {
  'fields that are named as variables': `
local name = "a"
local text = {name = name, other = {name = 1}}
text.name = text.name .. name
return text.name .. text.other.name`,
  'methods, and functions in fields': `
local class = {}
function class.twice(self, value) return value * self.factor end
class.__index = class
local factor = 3
local object = setmetatable({factor = factor}, class)
return object:twice(factor)`,
  'fields that are reached by a text as well': `
local list = {colour = 1, another = 2}
local key = "colour"
list["colour"] = list.colour + 4
return list[key] + list.another`,
  'a table with functions that assign': `
local count, sum = 1, 2
local list = {add = function(count, sum) count = count + sum return count end, sum = sum}
return list.add(4, 5) + list.sum + count`,
  'a local name that is a global elsewhere': `
local function shadow(string) return string end
return shadow("x") .. string.rep("y", 2)`,
  'a local that begins with the global it hides': `
local tostring = tostring
local math = {floor = math.floor}
return tostring(math.floor(2.5))`,
  'blocks in blocks': `
local out = ""
for i = 1, 3 do
    local skip
    repeat
        if i == 2 then skip = "b" elseif i == 3 then skip = "c" else skip = "a" end
        local n = i
        while n > 0 do n = n - 1 out = out .. skip end
    until true
end
for key, value in pairs({x = "-x"}) do out = out .. value end
return out`,
  'functions that are declared before they are made': `
local isEven, isOdd
function isEven(n) if n == 0 then return true end return isOdd(n - 1) end
function isOdd(n) if n == 0 then return false end return isEven(n - 1) end
return tostring(isEven(10)) .. tostring(isOdd(10))`,
  'texts that look like code': `
local value = "local value = \\"value\\" -- value"
return value .. "" == nil and 1 or value`,
  'operators that would run together': `
local a, b = 5, {1}
local c = a - -a
return c .. 1 .. 2 .. b[b[1]]`,
  'fields taken line by line, one out of another': `
local box = {inner = {value = 4, more = 2}}
local inner = box.inner
local value = inner.value
local more = inner.more
return value * 10 + more`,
  'several names and values over lines': `
local first,
    second = 1,
    {
        first = 2
    }
local function all(...)
    local first, second = ...
    return first + second
end
return first + second.first + all(3, 4)`,
};

/** A bundle as the compiler writes it: a library, modules that take from each other, and the entry. */
const BUNDLE = `
local ____modules = {}
local function require(file, ...)
    return ____modules[file](file)
end
____modules = {
["lualib_bundle"] = function(...) 
local __TS__Twice
do
    local two = 2
    function __TS__Twice(n) return n * two end
end
local function __TS__Unused(n) return n end
local __TS__Half = function(n) return n / 2 end
return {
  __TS__Twice = __TS__Twice,
  __TS__Half = __TS__Half
}
 end,
["numbers"] = function(...) 
local ____lualib = require("lualib_bundle")
local __TS__Twice = ____lualib.__TS__Twice
local ____exports = {}
local helper
function ____exports.four(n) return helper(__TS__Twice(n)) end
function helper(n) return __TS__Twice(n) end
function ____exports.nobody(n) return ____exports.nobodys(n) end
function ____exports.nobodys(n) return n end
____exports.length = {length = 3}
return ____exports
 end,
["again"] = function(...) 
local ____exports = {}
do
    local ____numbers = require("numbers")
    ____exports.four = ____numbers.four
end
____exports.length = 100
return ____exports
 end,
["entry"] = function(...) 
local ____lualib = require("lualib_bundle")
local __TS__Half = ____lualib.__TS__Half
local ____exports = {}
local ____numbers = require("numbers")
local length = ____numbers.length
local ____again = require("again")
local four = ____again.four
local hundred = ____again.length
local other = {four = 5, length = length}
local eight = ____again.four(2)
local function shadow(four, length) return four + length end
VALUE = four(other.four) + other.length.length + shadow(1000, 2000) + hundred + __TS__Half(1) + eight
return ____exports
 end,
}
local ____entry = require("entry", ...)
return ____entry`;

describe('packing', () => {
  for (const [name, lua] of Object.entries(PROGRAMS)) {
    it(`does not change what a program does: ${name}`, () => {
      const [plain, packed] = results(lua);
      assert.equal(packed, plain);
      assert.notEqual(plain, 'nil');
    });

    it(`keeps the lines, and makes the program shorter: ${name}`, () => {
      const packed = packLua(lua);
      assert.equal(packed.split('\n').length, lua.split('\n').length);
      assert.ok(packed.length < lua.length);
    });
  }

  it('shortens fields, except those that the game, Lua, a save or the prelude uses', () => {
    const packed = packLua(
      'function f(o, c) return o.secretly + o.held_by_color + math.floor(o.record) + c.syrup end',
      'C={syrup=1}',
    );
    assert.doesNotMatch(packed, /secretly/);
    for (const name of ['held_by_color', 'floor', 'record', 'syrup']) assert.ok(packed.includes(`.${name}`), packed);
  });

  it('does not rename globals', () => {
    const lua = 'local function onLoad() print(UI) end\n_G.onLoad = onLoad\nwide = 1\nlocal x = wide';
    assert.deepEqual([...variablesOf(tokensOf(lua)).local].sort(), ['onLoad', 'x']);
    assert.match(packLua(lua), /print\(UI\)[^]*_G\.onLoad=[^]*wide=1/);
  });

  it('joins the lines of a statement, and the map still finds the start of each line', () => {
    const lua = '\nlocal a={\n1,\n[\n[[b]]\n]=2\n}\n\nlocal function f(\nx\n)\nreturn g(x)\nend\nreturn a\nend';
    const joined = joinLines(lua, mapOf(lua));
    assert.equal(joined.lua, '\nlocal a={1,[\n[[b]]]=2}\nlocal function f(x)\nreturn g(x)end\nreturn a\nend');
    const map = new SourceMap(JSON.parse(joined.map) as ConstructorParameters<typeof SourceMap>[0]);
    const begins = joined.lua.split('\n').map((_line, at) => map.findEntry(at, 0));
    assert.deepEqual(
      begins.map((entry) => 'originalLine' in entry && entry.originalLine),
      [0, 1, 4, 8, 11, 13, 14],
    );
  });

  it('turns a bundle into one program without modules and unused functions', () => {
    const packed = short(BUNDLE);
    assert.equal(packLua(BUNDLE).split('\n').length, BUNDLE.split('\n').length);
    assert.doesNotMatch(packed, /require|nobody|__TS__|____/);
    const values = [BUNDLE, packed].map((code) => {
      const machine = new LuaMachine();
      machine.run(code);
      const value = machine.text('VALUE');
      machine.close();
      return value;
    });
    assert.deepEqual(values, ['3131.5', '3131.5']);
  });

  it('refuses a bundle that it cannot split', () => {
    const whole = BUNDLE.replace('local other =', 'print(____again) local other =');
    assert.throws(() => packLua(whole), /The Lua of "entry" uses a module as a whole/);
    assert.throws(() => packLua(BUNDLE.replace('require("numbers")', 'require("later")')), /which comes later/);
  });

  it('drops comments and blanks', () => {
    assert.equal(packLua('-- words\nreturn  1   +  2 -- more\n'), '\nreturn 1+2\n');
  });
});
