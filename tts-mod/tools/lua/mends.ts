/** Plugins that mend what the compiler writes: where it errs itself, and where MoonSharp reads its Lua otherwise. */
import ts from 'typescript';
import { LuaLibFeature, type Plugin } from 'typescript-to-lua';
import { transformLuaLibFunction } from 'typescript-to-lua/dist/transformation/utils/lualib.js';

/**
 * `list.push(...others)` puts only the first of the others on the list where the Lua target is `universal`
 * (TypeScriptToLua 1.37.1, `transformArrayPrototypeCall`: no unpack call is recognised for this target).
 */
export const pushesAll: Plugin = {
  visitors: {
    [ts.SyntaxKind.CallExpression]: (node, context) => {
      const [argument, second] = node.arguments;
      const isPush = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'push';
      if (!isPush || second !== undefined || argument === undefined || !ts.isSpreadElement(argument)) {
        return context.superTransformExpression(node);
      }
      const list = context.transformExpression(node.expression.expression);
      const others = context.transformExpression(argument.expression);
      return transformLuaLibFunction(context, LuaLibFeature.ArrayPushArray, node, list, others);
    },
  },
};

/** How the compiler's library counts the values that a function is given. */
const COUNTING = /(function __TS__CountVarargs\(\.\.\.\)\n *return )(.*)/;

/**
 * MoonSharp takes no values for one nil (its issue 198), so `select("#", ...)` is 1 too many where a list that is spread at
 * the end is empty: `[...a, ...b]`, `list.splice(0, 1, ...b)` and `reduce` without a first value go wrong. Lists of the
 * rules and of the mod have no holes, so the length of a list of the values is how many there are.
 */
export const countsNoPhantom: Plugin = {
  beforeEmit: (_program, _options, _host, files) => {
    for (const file of files) {
      const [, head, counting] = COUNTING.exec(file.code) ?? [];
      if (counting === 'select("#", ...)') file.code = file.code.replace(COUNTING, `${head ?? ''}#({...})`);
      else if (file.code.includes('__TS__CountVarargs')) throw new Error(`${file.outputPath} counts values otherwise.`);
    }
  },
};
