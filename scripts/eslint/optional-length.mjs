// ESLint rule (typed): the length of a string must not be asked behind `?.`. TypeScriptToLua makes the operator `#` of
// `a.length`, but of `a?.length` it makes a field of that name, which strings do not have.
import { stringsOf } from './strings.mjs';

/** Whether a `?.` stands between a member and the start of its chain. */
function isOptional(member) {
  for (let node = member; node !== undefined; node = node.object ?? node.callee)
    if (node.optional === true) return true;
  return false;
}

export const optionalLength = {
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
