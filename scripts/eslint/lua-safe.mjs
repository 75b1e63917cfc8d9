// What code must avoid that runs both as JavaScript and, through TypeScriptToLua, as Lua 5.2 in Tabletop Simulator's
// MoonSharp. All of these compile without an error and then differ in silence; each entry says how.
import { closureOverLoopCounter } from './closure-over-loop-counter.mjs';
import { foreignSpread } from './foreign-spread.mjs';
import { optionalLength } from './optional-length.mjs';
import { stringOrder } from './string-order.mjs';

const restricted = [
  ['BinaryExpression[operator="%"], AssignmentExpression[operator="%="]', '-5 % 3 is 1 in Lua: use mod().'],
  ['Literal[regex]', 'Lua has no regular expressions.'],
  ['ThrowStatement', 'The rules return results; MoonSharp cannot throw objects.'],
  ['TryStatement', 'The rules return results; there is nothing to catch.'],
  ['ForInStatement', 'Lua gives the keys in any order: use arrays.'],
  [
    'MemberExpression[object.name="Object"][property.name=/^(keys|values|entries|fromEntries|getOwnPropertyNames)$/]',
    'Lua gives the keys in any order: use arrays.',
  ],
  [
    'CallExpression[arguments.length=0] > MemberExpression.callee[property.name=/^(sort|toSorted)$/]',
    'Without a comparator Lua sorts otherwise: compare by numbers, in a total order.',
  ],
  ['Literal[raw="null"], TSNullKeyword', 'Lua cannot tell null from undefined: leave the key out.'],
  ['MemberExpression[object.name="Number"][property.name=/INFINITY$/]', 'MoonSharp has no infinity.'],
  ['PrivateIdentifier', 'TypeScriptToLua crashes on #private: use `private`.'],
  ['MemberExpression[object.name="Math"][property.name="imul"]', 'TypeScriptToLua has no Math.imul.'],
  ['MemberExpression[object.name="Math"][property.name="random"]', 'Randomness comes from the seeded generator.'],
  [
    'CallExpression > Identifier.arguments[name=/^(String|Number|Boolean|parseInt|parseFloat)$/]',
    'A global function passed on fails in Lua: write (x) => String(x).',
  ],
  [
    // Tabletop Simulator has a JSON of its own, with encode and decode
    'MemberExpression[object.name="JSON"][property.name=/^(parse|stringify)$/]',
    'Lua has no JSON.parse and JSON.stringify.',
  ],
  ['NewExpression[callee.name="Array"]', 'TypeScriptToLua has no new Array(n): fill a literal.'],
  ['MemberExpression[property.name=/^(localeCompare|normalize)$/]', 'Lua strings are bytes without a language.'],
];

const globals = ['Date', 'Intl', 'Proxy', 'Promise', 'Reflect', 'RegExp', 'WeakMap', 'WeakRef', 'WeakSet'];

/** An ESLint config block for typed linting; give it `files`. */
export const luaSafe = {
  plugins: {
    'lua-safe': {
      rules: {
        'closure-over-loop-counter': closureOverLoopCounter,
        'foreign-spread': foreignSpread,
        'optional-length': optionalLength,
        'string-order': stringOrder,
      },
    },
  },
  rules: {
    'no-restricted-syntax': [
      'error',
      ...restricted.map(([selector, reason]) => ({ selector, message: `Lua: ${reason}` })),
    ],
    'no-restricted-globals': [
      'error',
      { name: 'Infinity', message: 'Lua: MoonSharp has no infinity.' },
      ...globals.map((name) => ({ name, message: `Lua: ${name} does not exist there, or not alike.` })),
    ],
    'no-bitwise': 'error',
    'no-labels': 'error',
    'lua-safe/closure-over-loop-counter': 'error',
    'lua-safe/foreign-spread': 'error',
    'lua-safe/optional-length': 'error',
    'lua-safe/string-order': 'error',
    '@typescript-eslint/require-array-sort-compare': ['error', { ignoreStringArrays: false }],
    // '' and 0 are true in Lua; `||`, `if` and `?:` must not ask them.
    '@typescript-eslint/strict-boolean-expressions': [
      'error',
      { allowString: false, allowNumber: false, allowNullableObject: true },
    ],
  },
};
