// ESLint rule: every named export has a docstring, which says what name and type do not: meaning, units or coordinates,
// errors, the rule id. (This rule checks that it exists; reviewers check what it says.)

/** Whether a docstring is right before an export or its decorators. */
function hasDocstring(sourceCode, node) {
  const first = node.declaration?.decorators?.[0];
  const start = first !== undefined && first.range[0] < node.range[0] ? first : node;
  return sourceCode
    .getCommentsBefore(start)
    .findLast((comment) => comment.type === 'Block')
    ?.value.startsWith('*');
}

/** The names that a declaration declares. */
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
        // The first signature of an overloaded function documents all
        const isFirst = !seen.has(name);
        seen.add(name);
        if (isFirst && !hasDocstring(context.sourceCode, node)) {
          context.report({ node: node.declaration, messageId: 'missing', data: { name } });
        }
      },
    };
  },
};
