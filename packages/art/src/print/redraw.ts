/** Updates the nodes of one shape to show another, reusing common nodes, as new ones cost most. */
import type { Group, Point, Shape } from '../shapes.js';
import { laidOut, laidWithin, type Laid } from './attributes.js';
import { nodeOf } from './dom.js';

/** Makes `node`, which `toNode` or this function made of `from`, show `to`; a new one may take its place. */
export function redraw(node: Element, from: Shape, to: Shape): void {
  redrawAs(node, from, to, laidOut(to));
}

function redrawAs(node: Element, from: Shape, to: Shape, laid: Laid): void {
  if (from.kind === 'group' && to.kind === 'group' && haveSameNode(from, to))
    redrawChildren(node, from, to, laid.inside);
  else if (!isSame(from, to)) node.replaceWith(nodeOf(to, laid));
}

/** What is the same at the end stays, however many come or go before it; there each shape follows the one in its place. */
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

/** How many shapes two lists have in common at their end. */
function sharedEnd(one: readonly Shape[], other: readonly Shape[]): number {
  const shorter = Math.min(one.length, other.length);
  let end = 0;
  while (end < shorter && isSame(one.at(-1 - end), other.at(-1 - end))) end++;
  return end;
}

/** Whether groups differ in what is in them at most. */
function haveSameNode(one: Group, other: Group): boolean {
  return isSame({ ...one, children: [] }, { ...other, children: [] });
}

/** Whether plain data says the same; shapes often share their parts, which need no look then. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const values = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return entries.length === values.size && entries.every(([key, value]) => isSame(value, values.get(key)));
}
