// ESLint rule (typed): strings must not be put in order by < > <= >=. Lua compares bytes, MoonSharp by the language of
// the player's computer.
import { stringsOf } from './strings.mjs';

const ORDER = new Set(['<', '>', '<=', '>=']);

export const stringOrder = {
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
