// Constructs forbidden in code that runs both as JavaScript and, through TypeScriptToLua, as Lua 5.2 in Tabletop Simulator's
// MoonSharp. All of them compile without an error and then silently behave differently; each entry says how.
import ts from 'typescript';

// Type queries for the typed ESLint rules.

/** Returns a function that says whether a node's value may be a string. */
function stringsOf(context) {
  const { getTypeAtLocation } = context.sourceCode.parserServices;
  return (node) => {
    const type = getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.some((part) => (part.flags & ts.TypeFlags.StringLike) !== 0);
  };
}

// ESLint rule (typed): strings must not be compared with < > <= >=. Lua compares bytes, MoonSharp by the locale of the
// player's computer.

const ORDER = new Set(['<', '>', '<=', '>=']);

const stringOrder = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { order: 'Lua: strings have no common order; compare numbers or positions in a list.' },
  },
  create(context) {
    const mayBeString = stringsOf(context);
    return {
      BinaryExpression(node) {
        if (ORDER.has(node.operator) && (mayBeString(node.left) || mayBeString(node.right))) {
          context.report({ node, messageId: 'order' });
        }
      },
    };
  },
};

// ESLint rule (typed): the length of a string must not be read through `?.`. TypeScriptToLua compiles `a.length` to the
// operator `#`, but `a?.length` to a field of that name, which strings do not have.

/** Whether there is a `?.` between a member and the start of its chain. */
function isOptional(member) {
  for (let node = member; node !== undefined; node = node.object ?? node.callee)
    if (node.optional === true) return true;
  return false;
}

const optionalLength = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { length: 'Lua: the length of a string behind `?.` is nil; ask whether there is one first.' },
  },
  create(context) {
    const mayBeString = stringsOf(context);
    return {
      'MemberExpression[property.name="length"]'(node) {
        if (isOptional(node) && mayBeString(node.object)) context.report({ node, messageId: 'length' });
      },
    };
  },
};

// ESLint rule (typed): a list that may be empty must not be spread into the arguments of a function that is not compiled
// from our sources. MoonSharp passes one nil instead of no values (its issue 198): `Math.min(0, ...list)` throws. The code
// that TypeScriptToLua emits for array methods is patched (`tts-mod/tools/lua/mends.ts`), and our own functions treat a
// trailing nil as no value.

/** Array methods whose Lua counts its arguments correctly. */
const MENDED = new Set(['concat', 'push', 'splice', 'toSpliced', 'unshift']);

/** Whether a spread argument always has at least one value, as a tuple does. */
function isNeverEmpty(checker, type) {
  return checker.isTupleType(type) && type.target.minLength > 0;
}

/** Whether a declaration is ambient, not compiled: from a library, or from Tabletop Simulator. */
function isForeign(declaration) {
  const file = declaration.getSourceFile();
  return file.isDeclarationFile || (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Ambient) !== 0;
}

const foreignSpread = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { spread: 'Lua: an empty list spread here is one nil in MoonSharp; loop over the list instead.' },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const isMended = ({ type, property, object }) =>
      type === 'MemberExpression' &&
      MENDED.has(property.name) &&
      (checker.isArrayType(services.getTypeAtLocation(object)) ||
        checker.isTupleType(services.getTypeAtLocation(object)));
    function look(node) {
      const spreads = node.arguments.filter(
        ({ type, argument }) =>
          type === 'SpreadElement' && !isNeverEmpty(checker, services.getTypeAtLocation(argument)),
      );
      if (spreads.length === 0 || isMended(node.callee)) return;
      const declaration = checker.getResolvedSignature(services.esTreeNodeToTSNodeMap.get(node))?.getDeclaration();
      if (declaration !== undefined && !isForeign(declaration)) return;
      for (const spread of spreads) context.report({ node: spread, messageId: 'spread' });
    }
    return { CallExpression: look, NewExpression: look };
  },
};

// ESLint rule: a function that may outlive its iteration must not use a variable from the head of a surrounding
// `for (let ...; ...; ...)`. JavaScript has a copy per iteration, TypeScriptToLua one for all; ESLint's no-loop-func allows it.

/** Array methods that call their function at once and do not keep it. */
const IMMEDIATE =
  /^(every|filter|find|findIndex|findLast|findLastIndex|flatMap|forEach|map|reduce|reduceRight|some|sort|toSorted)$/;

/** Whether a function is called within the statement that creates it, as in `list.some((x) => ...)`. */
function isImmediateCallback(node) {
  const call = node.parent;
  return (
    call?.type === 'CallExpression' &&
    call.arguments.includes(node) &&
    call.callee.type === 'MemberExpression' &&
    IMMEDIATE.test(call.callee.property.name)
  );
}

/** Whether a function between the loop and the reference may be called after the iteration. */
function isKept(reference, loop) {
  for (let node = reference.identifier.parent; node !== loop; node = node.parent) {
    const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
    if (isFunction && !isImmediateCallback(node)) return true;
  }
  return false;
}

const closureOverLoopCounter = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { captured: "Lua: '{{name}}' is one variable for all turns of the loop; copy it to a const first." },
  },
  create(context) {
    return {
      ForStatement(loop) {
        if (loop.init?.type !== 'VariableDeclaration') return;
        for (const variable of context.sourceCode.getDeclaredVariables(loop.init)) {
          for (const reference of variable.references.filter((each) => isKept(each, loop))) {
            context.report({ node: reference.identifier, messageId: 'captured', data: { name: variable.name } });
          }
        }
      },
    };
  },
};

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
    // Tabletop Simulator has its own JSON, with encode and decode
    'MemberExpression[object.name="JSON"][property.name=/^(parse|stringify)$/]',
    'Lua has no JSON.parse and JSON.stringify.',
  ],
  ['NewExpression[callee.name="Array"]', 'TypeScriptToLua has no new Array(n): fill a literal.'],
  ['MemberExpression[property.name=/^(localeCompare|normalize)$/]', 'Lua strings are bytes without a language.'],
];

const globals = ['Date', 'Intl', 'Proxy', 'Promise', 'Reflect', 'RegExp', 'WeakMap', 'WeakRef', 'WeakSet'];

/** An ESLint config block for typed linting; add `files`. */
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
    // '' and 0 are truthy in Lua; `||`, `if` and `?:` must not test them.
    '@typescript-eslint/strict-boolean-expressions': [
      'error',
      { allowString: false, allowNumber: false, allowNullableObject: true },
    ],
  },
};
