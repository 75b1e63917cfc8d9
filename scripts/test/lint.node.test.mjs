// The project's own lint rules must fire: each guards against code that compiles and then fails silently.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { documentedExports } from '../eslint/documented-exports.mjs';
import { ROOT } from '../run.mjs';

/** Code that must not be compiled to Lua: a snippet for each trap, and the rule that must refuse it. */
const LUA_TRAPS = [
  ['remainder', 'export const x = (a: number) => a % 3;', 'no-restricted-syntax'],
  ['remainder, assigned', 'export function f(a: number) { a %= 3; return a; }', 'no-restricted-syntax'],
  ['regular expression', "export const x = (a: string) => a.replace(/b/, 'c');", 'no-restricted-syntax'],
  ['throw', "export function f() { throw new Error('no'); }", 'no-restricted-syntax'],
  ['try', 'export function f(g: () => void) { try { g(); } finally { g(); } }', 'no-restricted-syntax'],
  ['for-in', 'export function f(a: object) { for (const k in a) return k; return; }', 'no-restricted-syntax'],
  ['keys', 'export const x = (a: object) => Object.keys(a);', 'no-restricted-syntax'],
  ['values', 'export const x = (a: object) => Object.values(a);', 'no-restricted-syntax'],
  ['entries', 'export const x = (a: object) => Object.entries(a);', 'no-restricted-syntax'],
  ['sort by default', 'export const x = (a: number[]) => a.sort();', 'no-restricted-syntax'],
  [
    'sort by default, typed',
    'export const x = (a: string[]) => a.sort();',
    '@typescript-eslint/require-array-sort-compare',
  ],
  ['null', 'export const x = null;', 'no-restricted-syntax'],
  ['null in a type', 'export interface A { b: string | null }', 'no-restricted-syntax'],
  ['infinity', 'export const x = Infinity;', 'no-restricted-globals'],
  ['infinity of Number', 'export const x = Number.POSITIVE_INFINITY;', 'no-restricted-syntax'],
  ['JSON', "export const x: unknown = JSON.parse('1');", 'no-restricted-syntax'],
  ['clock', 'export const x = Date.now();', 'no-restricted-globals'],
  ['unseeded chance', 'export const x = Math.random();', 'no-restricted-syntax'],
  ['Math.imul', 'export const x = Math.imul(2, 3);', 'no-restricted-syntax'],
  ['bits', 'export const x = (a: number) => a | 1;', 'no-bitwise'],
  ['bits, inverted', 'export const x = (a: number) => ~a;', 'no-bitwise'],
  ['#private', 'export class A { #b = 1; c() { return this.#b; } }', 'no-restricted-syntax'],
  ['label', 'export function f() { a: for (;;) { break a; } }', 'no-labels'],
  ['String as callback', 'export const x = (a: number[]) => a.map(String);', 'no-restricted-syntax'],
  ['Number as callback', 'export const x = (a: string[]) => a.map(Number);', 'no-restricted-syntax'],
  ['new Array', 'export const x = new Array<number>(3);', 'no-restricted-syntax'],
  ['order of strings', 'export const x = (a: string, b: string) => a < b;', 'lua-safe/string-order'],
  ['length of a string that may be missing', 'export const x = (a?: string) => a?.length;', 'lua-safe/optional-length'],
  [
    'length of a string of something that may be missing',
    'export const x = (a?: { b: string }) => (a?.b.length ?? 0) > 1;',
    'lua-safe/optional-length',
  ],
  ['an empty list for Math.min', 'export const x = (a: number[]) => Math.min(0, ...a);', 'lua-safe/foreign-spread'],
  [
    'an empty list for a function of the game',
    'declare function told(...a: number[]): void;\nexport const x = (a: number[]) => told(...a);',
    'lua-safe/foreign-spread',
  ],
  [
    'an empty list of characters',
    'export const x = (a: readonly number[]) => String.fromCharCode(...a);',
    'lua-safe/foreign-spread',
  ],
  [
    'an empty list for a function without a declaration',
    'export const x = (a: number[], f: Function) => f(...a) as number;',
    'lua-safe/foreign-spread',
  ],
  ['order of strings by language', 'export const x = (a: string) => a.localeCompare(a);', 'no-restricted-syntax'],
  [
    'text as a condition',
    'export const x = (a: string) => (a ? 1 : 2);',
    '@typescript-eslint/strict-boolean-expressions',
  ],
  ['text before ||', "export const x = (a: string) => a || 'b';", '@typescript-eslint/strict-boolean-expressions'],
  [
    'number as a condition',
    'export function f(a: number) { if (a) return 1; return 2; }',
    '@typescript-eslint/strict-boolean-expressions',
  ],
  [
    'maybe a number as a condition',
    'export const x = (a?: number) => !a;',
    '@typescript-eslint/strict-boolean-expressions',
  ],
  [
    'kept function over a loop counter',
    'export function f(out: (() => number)[]) { for (let i = 0; i < 3; i++) out.push(() => i); }',
    'lua-safe/closure-over-loop-counter',
  ],
  [
    'kept function inside a callback',
    'export function f(a: number[]) { for (let i = 0; i < 3; i++) return a.map((b) => () => i + b); return []; }',
    'lua-safe/closure-over-loop-counter',
  ],
];

const LUA_FINE = [
  'export const x = (a: readonly [number, ...number[]]) => Math.min(...a);',
  'export const x = (a: number[], b: number[]) => b.push(...a) + b.unshift(0, ...a) + b.splice(0, 1, ...a).length;',
  'export const x = (a: number[], b: number[]) => [...a, ...b];',
  'export const x = (a: number[], f: (...b: number[]) => number) => f(...a);',
  'class A { constructor(readonly b: number, readonly c?: number) {} }\n/** Says what. */\nexport const x = (a: [number]) => new A(...a);',
  'export const x = (a?: number[]) => a?.length;',
  'export const x = (a?: { b: string }) => (a === undefined ? 0 : a.b.length);',
  'export const x = (a: number[]) => a.map((b) => String(b));',
  'export const x = (a: number[]) => a.sort((b, c) => b - c);',
  'export const x = (a?: { b: number }) => (a ? a.b : 0);',
  'export function f(a: number[]) { for (let i = 0; i < 3; i++) if (a.some((b) => b === i)) return i; return -1; }',
  'export function f(a: number[], out: (() => number)[]) { for (const b of a) out.push(() => b); }',
  'export function f(out: (() => number)[]) { for (let i = 0; i < 3; i++) { const j = i; out.push(() => j); } }',
];

const FILE_OF_THE_RULES = `${ROOT}packages/rules/src/core/math.ts`;
const project = new ESLint({ cwd: ROOT });

async function refusals(eslint, code, filePath) {
  const [result] = await eslint.lintText(code, { filePath });
  assert.ok(result, `${filePath} is linted`);
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

for (const [name, code, rule] of LUA_TRAPS) {
  test(`refused in code for Lua: ${name}`, async () => {
    assert.ok((await refusals(project, code, FILE_OF_THE_RULES)).includes(rule));
  });
}

for (const code of LUA_FINE) {
  test(`allowed in code for Lua: ${code}`, async () => {
    assert.deepEqual(await refusals(project, `/** Says why. */\n${code}`, FILE_OF_THE_RULES), []);
  });
}

/** Exports, and the names of those that lack a docstring. */
const EXPORTS = [
  ['export const a = 1;', ['a']],
  ['/** Says why. */\nexport const a = 1;\nexport const b = 2;', ['b']],
  ['// Not for readers of the interface\nexport function f(): void {}', ['f']],
  ['/** Says why. */\n// eslint-disable-next-line no-var\nexport var a = 1;', []],
  [
    '/** Says why. */\nexport function f(a: 1): 1;\nexport function f(a: 2): 2;\nexport function f(a: 1 | 2) { return a; }',
    [],
  ],
  ['export interface A { b: 1 }\nexport type B = 1;\nexport class C {}\nexport enum D { E }', ['A', 'B', 'C', 'D']],
  ['/** Says why. */\n@mark\nexport class A {}', []],
  ['@mark\nexport class A {}', ['A']],
  ["const a = 1;\nexport { a };\nexport * from './b.js';", []],
];

const onlyDocstrings = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: { parser: ts.parser },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      plugins: { docs: { rules: { 'documented-exports': documentedExports } } },
      rules: { 'docs/documented-exports': 'error' },
    },
  ],
});

for (const [code, names] of EXPORTS) {
  test(`exports without a docstring: ${names.join(', ') || 'none'} of ${code}`, async () => {
    const [result] = await onlyDocstrings.lintText(code, { filePath: FILE_OF_THE_RULES });
    assert.deepEqual(
      result.messages.map(({ message }) => message),
      names.map((name) => `'${name}' is exported without a docstring.`),
    );
  });
}

test('the packages must have docstrings', async () => {
  const code = 'export const a = 1;\n';
  for (const file of ['packages/bots/src/levels.ts', 'packages/cli/src/run.ts']) {
    assert.deepEqual(await refusals(project, code, ROOT + file), ['docs/documented-exports'], file);
  }
});

test('a relative import names its file, in sources and in tests', async () => {
  for (const file of ['packages/bots/src/levels.ts', 'packages/bots/test/play.ts', 'tts-mod/src/names.ts']) {
    assert.deepEqual(await refusals(project, "import './a';\n", ROOT + file), ['no-restricted-imports'], file);
    assert.deepEqual(await refusals(project, "import './a.js';\n", ROOT + file), [], file);
  }
});

/** Constructs that the elements' sources must not use with types and modules. */
const TALKED_ROUND = [
  'const a = 1 as unknown as string;\nvoid a;\n',
  'const a = {};\nObject.assign(a, { b: 1 });\n',
  '/** A number. */\nexport let a = 1;\na = 2;\n',
];

test('in elements, casts are refused, and so is filling what another module has made', async () => {
  for (const code of TALKED_ROUND) {
    const found = await refusals(project, code, `${ROOT}packages/elements/src/index.ts`);
    assert.ok(found.includes('no-restricted-syntax'), code);
  }
});
