// What the typed ESLint rules ask of types.
import ts from 'typescript';

/** A function that tells whether the value of a node may be a string. */
export function stringsOf(context) {
  const { getTypeAtLocation } = context.sourceCode.parserServices;
  return (node) => {
    const type = getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.some((part) => (part.flags & ts.TypeFlags.StringLike) !== 0);
  };
}
