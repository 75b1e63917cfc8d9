// ESLint rule: what a file exports by name says in a docstring what its name and type do not: meaning, units or
// coordinates, errors, the id of the rule. (That it says so is for the reviewer; that it is there is for this rule.)

/** Whether a docstring stands right before an export or its decorators. */
function hasDocstring(sourceCode, node) {
  const first = node.declaration?.decorators?.[0];
  const start = first !== undefined && first.range[0] < node.range[0] ? first : node;
  return sourceCode
    .getCommentsBefore(start)
    .findLast((comment) => comment.type === 'Block')
    ?.value.startsWith('*');
}

/** The names that a declaration gives to something. */
function namesOf(declaration) {
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
}

export const documentedExports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: "'{{name}}' is exported without a docstring." },
  },
  create(context) {
    const seen = new Set();
    return {
      'Program > ExportNamedDeclaration[declaration]'(node) {
        const names = namesOf(node.declaration);
        const name = names.join(', ');
        // The first of the signatures of an overloaded function speaks for all
        const isFirst = !seen.has(name);
        seen.add(name);
        if (isFirst && !hasDocstring(context.sourceCode, node)) {
          context.report({ node: node.declaration, messageId: 'missing', data: { name } });
        }
      },
    };
  },
};
