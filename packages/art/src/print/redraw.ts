/** Updates the nodes of one shape to show another, reusing common nodes, because new ones cost most. */
import type { Group, Point, Shape } from '../shapes.js';
import { laidOut, laidWithin, type Laid } from './attributes.js';
import { nodeOf } from './dom.js';

/** Makes `node`, which `toNode` or this function made from `from`, show `to`; a new node may replace it. */
export function redraw(node: Element, from: Shape, to: Shape): void {
  redrawAs(node, from, to, laidOut(to));
}

function redrawAs(node: Element, from: Shape, to: Shape, laid: Laid): void {
  if (from.kind === 'group' && to.kind === 'group' && haveSameNode(from, to))
    redrawChildren(node, from, to, laid.inside);
  else if (!isSame(from, to)) node.replaceWith(nodeOf(to, laid));
}

/**
 * Keeps the common end of two lists, however many shapes are added or removed before it; each shape there updates the
 * one at its place.
 */
function redrawChildren(parent: Element, { children: old }: Group, { children: next }: Group, inside: Point): void {
  const end = sharedEnd(old, next);
  const nodes = [...parent.children];
  const rest = nodes[old.length - end] ?? null;
  next.slice(0, next.length - end).forEach((shape, at) => {
    const [node, before] = [nodes[at], at < old.length - end ? old[at] : undefined];
    if (before === shape) return;
    const laid = laidWithin(shape, inside);
    if (node && before) redrawAs(node, before, shape, laid);
    else parent.insertBefore(nodeOf(shape, laid), rest);
  });
  for (const node of nodes.slice(next.length - end, old.length - end)) node.remove();
}

/** The number of shapes that two lists share at their end. */
function sharedEnd(one: readonly Shape[], other: readonly Shape[]): number {
  const shorter = Math.min(one.length, other.length);
  let end = 0;
  while (end < shorter && isSame(one.at(-1 - end), other.at(-1 - end))) end++;
  return end;
}

/** Whether groups differ only in their contents. */
function haveSameNode(one: Group, other: Group): boolean {
  return isSame({ ...one, children: [] }, { ...other, children: [] });
}

/** Whether plain data are equal; shapes often share parts, which then need no comparison. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const values = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return entries.length === values.size && entries.every(([key, value]) => isSame(value, values.get(key)));
}
