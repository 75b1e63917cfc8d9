/** Looking into shape trees. */
import type { Group, Path, Shape } from '@griddle/art';

/** All paths of a tree, in the order they are painted. */
export function pathsOf(shape: Shape): Path[] {
  return shape.kind === 'path' ? [shape] : shape.children.flatMap(pathsOf);
}

/** All groups of a name in a tree. */
export function groupsOf(shape: Shape, name: string): Group[] {
  if (shape.kind === 'path') return [];
  const inside = shape.children.flatMap((child) => groupsOf(child, name));
  return shape.name === name ? [shape, ...inside] : inside;
}

/** The names of all groups of a tree that have one. */
export function namesOf(shape: Shape): string[] {
  if (shape.kind === 'path') return [];
  return [...(shape.name === undefined ? [] : [shape.name]), ...shape.children.flatMap(namesOf)];
}
