// ESLint rule (typed): a list that may be empty must not be spread into the arguments of a function that is not compiled
// from our sources. MoonSharp hands over one nil instead of no values (its issue 198): `Math.min(0, ...list)` throws. What
// TypeScriptToLua writes for methods of arrays is mended (`tts-mod/tools/lua/mends.ts`), and our own functions read a nil
// at the end of a list as nothing.
import ts from 'typescript';

/** Methods of arrays whose Lua counts the values rightly. */
const MENDED = new Set(['concat', 'push', 'splice', 'toSpliced', 'unshift']);

/** Whether a spread argument has at least one value whatever happens: a tuple does. */
function isNeverEmpty(checker, type) {
  return checker.isTupleType(type) && type.target.minLength > 0;
}

/** Whether a declaration is only told to the compiler, and not compiled: one of a library, or one of the game's. */
function isForeign(declaration) {
  const file = declaration.getSourceFile();
  return file.isDeclarationFile || (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Ambient) !== 0;
}

export const foreignSpread = {
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
