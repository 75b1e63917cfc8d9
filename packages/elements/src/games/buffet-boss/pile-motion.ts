/**
 * The small plates of a replay: food comes from the hand onto its plate, the pile gives way, and what falls tumbles down. The
 * pictures are drawn as they are afterwards; here their pieces go there.
 */
import { group } from '@griddle/art';
import { foodShape, FOODS, lying, reach, type Lying } from '@griddle/art/buffet-boss/index.js';
import { toNode } from '@griddle/art/print/dom.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { EMPTY_PLATE } from '@griddle/rules/internal/buffet-boss/state.js';
import type { BuffetBossStep } from './context.js';
import { OVER_PILE } from './plate-area.js';
import { fallOff, glide } from './stacking/gliding.js';

/** Is told every step; pieces move only between a step and its neighbour. */
export class PileMotion {
  private last: BuffetBossStep | undefined;

  /** Follows the game to a step. Pieces are seen moving where it is the next one, or the one before. */
  show(piles: readonly (Element | null)[], step: BuffetBossStep, isSeen: boolean): void {
    const { last } = this;
    this.last = step;
    if (!isSeen || !last) return;
    const isForth = step.parent === last;
    const [earlier, later] = isForth ? [last, step] : [step, last];
    if (later.parent !== earlier || later.move?.kind !== 'settle') return;
    const { turn } = earlier.state;
    const pile = piles[turn];
    if (pile) movePile(pile, ways(earlier.state, later.state, later.move.fell), isForth);
  }
}

/** Where the plate (-1) or a food lay before and after it settled; undefined for what has fallen. */
interface Way {
  readonly food: number;
  readonly before: Lying;
  readonly after: Lying | undefined;
}

function ways({ plates, turn, hand }: BuffetBossState, after: BuffetBossState, fell: readonly number[]): Way[] {
  const was = plates[turn] ?? EMPTY_PLATE;
  const held: Lying = { at: [0, -reach(was) - OVER_PILE], rotate: 0 };
  const [...places] = lying(after.plates[turn] ?? EMPTY_PLATE);
  const foods = [-1, ...was.pieces, ...(hand < 0 ? [] : [hand])];
  const here = lying(was);
  return foods.map((food, i) => ({
    food,
    before: here[i] ?? held,
    after: fell.includes(i) ? undefined : places.shift(),
  }));
}

/** Lets the nodes of a pile, which lie where they belong, come there; time may go back. */
function movePile(pile: Element, all: readonly Way[], isForth: boolean): void {
  const nodes = [...pile.children];
  for (const { food, before, after } of all) {
    if (isForth && !after) {
      const art = FOODS[food];
      const node = toNode(group('piece', art ? [foodShape(art)] : []));
      pile.append(node);
      fallOff(node, before);
    } else {
      const [from, to] = isForth ? [before, after] : [after, before];
      const node = nodes.shift();
      if (node && to) glide(node, from, to);
    }
  }
}
