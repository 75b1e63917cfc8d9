/** Turns the nodes of one shape into those of another, and leaves alone what both have: new nodes cost a browser most. */
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

/** What is the same at both ends stays; between them each shape follows the one in its place. */
function redrawChildren(parent: Element, from: Group, to: Group, inside: Point): void {
  const [start, end] = sameEnds(from.children, to.children);
  const old = from.children.slice(start, from.children.length - end);
  const next = to.children.slice(start, to.children.length - end);
  const nodes = [...parent.children].slice(start, start + old.length + 1);
  next.forEach((shape, at) => {
    const [node, before] = [nodes[at], old[at]];
    const laid = laidWithin(shape, inside);
    if (node && before) redrawAs(node, before, shape, laid);
    else parent.insertBefore(nodeOf(shape, laid), nodes[old.length] ?? null);
  });
  for (const node of nodes.slice(next.length, old.length)) node.remove();
}

/** How many shapes two lists share at their beginning, and at their end. */
function sameEnds(one: readonly Shape[], other: readonly Shape[]): readonly [start: number, end: number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && isSame(one[start], other[start])) start++;
  let end = 0;
  while (start + end < shorter && isSame(one.at(-1 - end), other.at(-1 - end))) end++;
  return [start, end];
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
