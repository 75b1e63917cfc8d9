// ESLint rule: no function that may outlive its turn may use a variable from the head of a `for (let ...; ...; ...)`
// around it. JavaScript gives each turn its own copy, TypeScriptToLua one for all; ESLint's no-loop-func lets these pass.

/** Array methods that call their function at once and keep nothing of it. */
const IMMEDIATE =
  /^(every|filter|find|findIndex|findLast|findLastIndex|flatMap|forEach|map|reduce|reduceRight|some|sort|toSorted)$/;

/** Whether a function is called within the statement that makes it, as in `list.some((x) => ...)`. */
function isImmediateCallback(node) {
  const call = node.parent;
  return (
    call?.type === 'CallExpression' &&
    call.arguments.includes(node) &&
    call.callee.type === 'MemberExpression' &&
    IMMEDIATE.test(call.callee.property.name)
  );
}

/** Whether a function between the loop and the reference may be called after the turn. */
function isKept(reference, loop) {
  for (let node = reference.identifier.parent; node !== loop; node = node.parent) {
    const isFunction = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
    if (isFunction && !isImmediateCallback(node)) return true;
  }
  return false;
}

export const closureOverLoopCounter = {
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
