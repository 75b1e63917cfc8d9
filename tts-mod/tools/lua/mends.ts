/** Plugins that fix the compiler's output: its own bugs, and Lua that MoonSharp interprets differently. */
import ts from 'typescript';
import { LuaLibFeature, type Plugin } from 'typescript-to-lua';
import { transformLuaLibFunction } from 'typescript-to-lua/dist/transformation/utils/lualib.js';

/**
 * Fixes `list.push(...others)`, which appends only the first of the others if the Lua target is `universal`
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

/** How the compiler's library counts a function's arguments. */
const COUNTING = /(function __TS__CountVarargs\(\.\.\.\)\n *return )(.*)/;

/**
 * MoonSharp takes no values for one nil (its issue 198), so `select("#", ...)` is 1 too high if an empty list is spread at
 * the end: `[...a, ...b]`, `list.splice(0, 1, ...b)` and `reduce` without an initial value go wrong. Lists in the rules and
 * in the mod have no holes, so this counts the length of a list of the values instead.
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
