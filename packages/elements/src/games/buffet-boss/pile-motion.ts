/**
 * Animates the small plates of a replay: food moves from the hand onto its plate, the pile shifts, and what falls tumbles down.
 * The pictures show the final position; this module animates their pieces towards it.
 */
import { group } from '@griddle/art';
import { foodShape, FOODS, lying, reach, type Lying } from '@griddle/art/buffet-boss/index.js';
import { toNode } from '@griddle/art/print/dom.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { EMPTY_PLATE } from '@griddle/rules/internal/buffet-boss/state.js';
import type { BuffetBossStep } from './context.js';
import { OVER_PILE } from './plate-area.js';
import { fallOff, glide } from './stacking/gliding.js';

/** Receives every step; animates only between adjacent steps. */
export class PileMotion {
  private last: BuffetBossStep | undefined;

  /** Goes to a step. Pieces are animated if it is the next or the previous one. */
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

/** The pose of the plate (-1) or a food before and after settling; `after` is undefined for what fell. */
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

/** Animates the nodes of a pile to the poses they already have, forwards or backwards in time. */
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
