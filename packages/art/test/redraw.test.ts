/** Nodes that are redrawn are those of the new shape, and as many of the old ones as can stay. */
import { expect } from '@open-wc/testing';
import { group, path, type Group, type Shape } from '@griddle/art';
import { toNode } from '@griddle/art/print/dom.js';
import { redraw } from '../src/print/redraw.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';

const LINES = ['M0 0h1', 'M1 1v2', 'm.5.5l1 1'].map((d) => path(d, { stroke: 'leaf', width: 0.1 }));
const DOT = path('M0 0h0', { stroke: 'ink', width: 0.2, dash: [0, 1] });

function row(...children: readonly Shape[]): Group {
  return group('row', children, { at: [1, 1] });
}

/** The node of a shape in an SVG, and what stands there when it was redrawn as each of the others. */
function redrawn(first: Shape, ...others: readonly Shape[]): { before: Element[]; after: Element[]; root: Element } {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  root.append(toNode(first));
  const before = [...root.querySelectorAll('*')];
  let from = first;
  for (const to of others) {
    redraw(root.firstElementChild as Element, from, to);
    expect(root.innerHTML).to.equal(toNode(to).outerHTML);
    from = to;
  }
  return { before, after: [...root.querySelectorAll('*')], root };
}

/** A shape of at most so many levels, of few kinds, so that two of them often have something in common. */
function someShape(draw: (bound: number) => number, levels: number): Shape {
  if (levels === 0 || draw(3) === 0) return [...LINES, DOT, path('M0 0h0', { fill: 'ink' })][draw(5)] as Shape;
  const children = Array.from({ length: draw(5) }, () => someShape(draw, levels - 1));
  const places = [{}, {}, { at: [1, 2] as const }, { at: [1, 2] as const, rotate: 90 }, { scale: 2 }];
  return group(['one', 'other'][draw(2)] as string, children, places[draw(5)]);
}

describe('redraw', () => {
  it('leaves every node alone where nothing changes', () => {
    const shape = (): Shape => row(...LINES, group('inner', [DOT], { at: [1, 0] }));
    const { before, after } = redrawn(shape(), structuredClone(shape()));
    expect(after).to.deep.equal(before);
  });

  it('keeps what stands before and behind what comes, goes or changes', () => {
    const [one, two, three] = LINES as [Shape, Shape, Shape];
    const added = redrawn(row(one, three), row(one, two, three));
    expect([added.after[1], added.after[3]]).to.deep.equal(added.before.slice(1));
    const removed = redrawn(row(one, two, three), row(one, three));
    expect(removed.after.slice(1)).to.deep.equal([removed.before[1], removed.before[3]]);
    const changed = redrawn(row(one, group('in', [two, DOT]), three), row(one, group('in', [three, DOT]), three));
    expect([0, 1, 2, 4, 5].every((at) => changed.after[at] === changed.before[at])).to.equal(true);
    expect(changed.after[3]).not.to.equal(changed.before[3]);
  });

  it('draws anew what lies elsewhere, turns, has another name or another paint', () => {
    const inner = (more: Partial<Group>): Shape => row({ ...group('in', [DOT]), ...more });
    for (const more of [{ at: [1, 2] }, { rotate: 90 }, { scale: 2 }, { name: 'other' }] as Partial<Group>[]) {
      const { before, after } = redrawn(inner({}), inner(more));
      expect([after[0] === before[0], after[1] === before[1]]).to.deep.equal([true, false]);
    }
    for (const paint of [
      { fill: 'ink' },
      { stroke: 'leaf' },
      { width: 0.3 },
      { opacity: 0.5 },
      { dash: [0, 2] },
    ] as const)
      redrawn(row(DOT), row({ ...DOT, ...paint }));
    redrawn(DOT, row(DOT), LINES[0] as Shape);
  });

  it('gives the nodes of the new shape for any two', () => {
    let rng = seeded(5);
    const draw = (bound: number): number => below((rng = next(rng)), bound);
    redrawn(someShape(draw, 3), ...Array.from({ length: 400 }, () => someShape(draw, 3)));
  });
});
