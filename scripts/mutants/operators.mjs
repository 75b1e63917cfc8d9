// The mutation operators, those of Stryker, on the syntax tree of one file. Types, imports and messages are not mutated, and
// neither is `?.`, which is mostly where the compiler cannot see that a value exists.
import ts from 'typescript';

const { SyntaxKind } = ts;

const BINARY = new Map([
  ['<', ['<=', '>=']],
  ['<=', ['<', '>']],
  ['>', ['>=', '<=']],
  ['>=', ['>', '<']],
  ['===', ['!==']],
  ['!==', ['===']],
  ['&&', ['||']],
  ['||', ['&&']],
  ['??', ['&&']],
  ['+', ['-']],
  ['-', ['+']],
  ['*', ['/']],
  ['/', ['*']],
  ['%', ['*']],
]);
const ASSIGNING = new Map([
  ['+=', '-='],
  ['-=', '+='],
  ['*=', '/='],
  ['/=', '*='],
]);
/** Methods to replace by each other, and methods to leave out, so that the value stays unchanged. */
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);
const NEEDLESS = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'trim']);

/** Whether a node is written to: `[a, b] = ...`, `a.b = ...`, `for ([a] of ...)`. */
function isTarget(node) {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.left === node) {
    return (
      parent.operatorToken.kind >= SyntaxKind.FirstAssignment && parent.operatorToken.kind <= SyntaxKind.LastAssignment
    );
  }
  if (ts.isForOfStatement(parent)) return parent.initializer === node;
  return (ts.isArrayLiteralExpression(parent) || ts.isPropertyAssignment(parent)) && isTarget(parent);
}

/** Whether a node is part of `a?.b.c`: in parentheses it would no longer short-circuit the rest. */
function isInsideChain(node) {
  return (
    (node.flags & ts.NodeFlags.OptionalChain) !== 0 &&
    !ts.isExpressionStatement(node.parent) &&
    'expression' in node.parent &&
    node.parent.expression === node
  );
}

function isName(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isExpressionStatement(parent) ||
    ts.isExternalModuleReference(parent)
  );
}

/** The mutants of a source text, in text order: `{ start, end, to, kind, isBlock }`. */
export function findMutants(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const textOf = (node) => text.slice(node.getStart(file), node.end);
  const add = (node, kind, to) => found.push({ start: node.getStart(file), end: node.end, to, kind, isBlock: false });
  const addCondition = (node, isLoop) => {
    if (node.kind === SyntaxKind.TrueKeyword || node.kind === SyntaxKind.FalseKeyword) return;
    if (!isLoop) add(node, 'condition', 'true');
    add(node, 'condition', 'false');
  };

  function visitBinary(node) {
    const operator = node.operatorToken.getText(file);
    const join = (other) => `${textOf(node.left)} ${other} ${textOf(node.right)}`;
    if (operator === '??' || operator === '&&' || operator === '||') {
      // `??` cannot be combined with `&&` without parentheses
      const [left, right] = [`(${textOf(node.left)})`, `(${textOf(node.right)})`];
      for (const other of BINARY.get(operator)) add(node, 'logic', `${left} ${other} ${right}`);
      if (operator !== '??')
        for (const part of [node.left, node.right]) if (isComparison(part)) addCondition(part, false);
      return;
    }
    for (const other of BINARY.get(operator) ?? []) add(node, 'operator', join(other));
    const assigned = ASSIGNING.get(operator);
    if (assigned) add(node, 'assignment', join(assigned));
  }

  function visitCall(node) {
    if (!ts.isPropertyAccessExpression(node.expression) || isInsideChain(node)) return;
    const { expression: of, name } = node.expression;
    const swapped = METHODS.get(name.text);
    if (swapped)
      add(
        node,
        'method',
        text.slice(node.getStart(file), name.getStart(file)) + swapped + text.slice(name.end, node.end),
      );
    if (NEEDLESS.has(name.text) && !node.questionDotToken && !node.expression.questionDotToken)
      add(node, 'method', textOf(of));
  }

  function visit(node) {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) visitBinary(node);
    else if (ts.isIfStatement(node) || ts.isConditionalExpression(node))
      addCondition(node.expression ?? node.condition, false);
    else if (ts.isWhileStatement(node) || ts.isDoStatement(node)) addCondition(node.expression, true);
    else if (ts.isForStatement(node) && node.condition) addCondition(node.condition, true);
    else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === SyntaxKind.ExclamationToken) add(node, 'not', `(${textOf(node.operand)})`);
      if (node.operator === SyntaxKind.MinusToken) add(node, 'sign', `(${textOf(node.operand)})`);
      if (node.operator === SyntaxKind.PlusPlusToken) add(node, 'step', `--${textOf(node.operand)}`);
      if (node.operator === SyntaxKind.MinusMinusToken) add(node, 'step', `++${textOf(node.operand)}`);
    } else if (ts.isPostfixUnaryExpression(node)) {
      add(node, 'step', `${textOf(node.operand)}${node.operator === SyntaxKind.PlusPlusToken ? '--' : '++'}`);
    } else if (node.kind === SyntaxKind.TrueKeyword) add(node, 'boolean', 'false');
    else if (node.kind === SyntaxKind.FalseKeyword) add(node, 'boolean', 'true');
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (!isName(node) && !ts.isTaggedTemplateExpression(node.parent))
        add(node, 'text', node.text === '' ? '"mutant"' : '""');
    } else if (ts.isTemplateExpression(node) && !ts.isTaggedTemplateExpression(node.parent)) add(node, 'text', '""');
    else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isTarget(node)) add(node, 'array', '[]');
    else if (ts.isObjectLiteralExpression(node) && node.properties.length > 0 && !isTarget(node))
      add(node, 'object', '{}');
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) add(node, 'function', '() => undefined');
    else if (ts.isCallExpression(node)) visitCall(node);
    else if (ts.isBlock(node) && node.statements.length > 0) {
      found.push({ start: node.getStart(file) + 1, end: node.end - 1, to: '', kind: 'block', isBlock: true });
    }
    ts.forEachChild(node, visit);
  }
  visit(file);
  return found
    .filter(({ start, end, to }) => text.slice(start, end) !== to)
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

function isComparison(node) {
  if (ts.isParenthesizedExpression(node)) return isComparison(node.expression);
  return ts.isBinaryExpression(node) && /^(===|!==|<|>|<=|>=)$/.test(node.operatorToken.getText());
}

// All mutants of a file in one text, each behind a condition: `($m === 7 ? mutant : original)`. So a file is bundled once, and
// a mutant is a number. With the condition `($c[7] = 1) > 1`, which is never true, they record instead which ones a test covers.

/** The places of mutants in a text, each with its alternatives, widest first; nested places are in `inner`. */
function nest(mutants) {
  const root = { start: 0, end: Infinity, mutants: [], inner: [] };
  const open = [root];
  for (const mutant of mutants) {
    while (open.at(-1).end <= mutant.start) open.pop();
    const last = open.at(-1);
    if (last.start === mutant.start && last.end === mutant.end && last.isBlock === mutant.isBlock)
      last.mutants.push(mutant);
    else {
      const place = { ...mutant, mutants: [mutant], inner: [] };
      last.inner.push(place);
      open.push(place);
    }
  }
  return root;
}

function print(text, place, start, end, ask) {
  let printed = '';
  let at = start;
  for (const inner of place.inner) {
    printed += text.slice(at, inner.start) + printPlace(text, inner, ask);
    at = inner.end;
  }
  return printed + text.slice(at, end);
}

function printPlace(text, place, ask) {
  const original = print(text, place, place.start, place.end, ask);
  if (place.isBlock) return `if(${ask(place.mutants[0].id)}){}else{${original}\n}`;
  const choices = place.mutants.map(({ id, to }) => `${ask(id)}?(${to}):`);
  return `(${choices.join('')}(${original}))`;
}

/** The mutants of a file, numbered from `first`, and its text with all of them, to test them or to record coverage. */
export function instrument(path, text, first) {
  const mutants = findMutants(path, text).map((mutant, index) => ({ ...mutant, id: first + index, path }));
  const tree = nest(mutants);
  return {
    mutants,
    tested: print(text, tree, 0, text.length, (id) => `$m===${id}`),
    met: print(text, tree, 0, text.length, (id) => `($c[${id}]=1)>1`),
  };
}
