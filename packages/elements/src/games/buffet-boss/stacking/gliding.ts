/** Animations of pieces that move onto, across and off a plate. */
import type { Lying } from '@griddle/art/internal/buffet-boss/table.js';
import { isMotionReduced } from '#core';

const TIMING = { duration: 220, easing: 'ease-out' } as const satisfies KeyframeAnimationOptions;
/** Falling takes longer, and moves a piece sideways (in units of 10 mm) while it turns (in degrees). */
const FALLING = { duration: 420, easing: 'ease-in', fill: 'forwards' } as const satisfies KeyframeAnimationOptions;
const ASIDE = 2.4;
const TUMBLE = 110;
/** How far above its place a piece starts if its origin is unknown. */
const RAISED = 2;
/** Height of a piece on the table. */
const FLOOR = -1;

/** Returns a value for the CSS property `transform`, which takes precedence over the attribute. */
export function cssTransform({ at: [x, y], rotate }: Lying): string {
  return `translate(${x}px,${y}px) rotate(${rotate}deg)`;
}

/** Returns the same pose with its rotation at most half a turn from the previous one, if any. */
export function turnedFrom(before: Lying | undefined, there: Lying): Lying {
  if (!before) return there;
  const turn = there.rotate - before.rotate;
  return { at: there.at, rotate: before.rotate + turn - 360 * Math.round(turn / 360) };
}

/** Animates a node to `there` from its previous pose, or else from above. */
export function glide(node: Element, from: Lying | undefined, there: Lying): void {
  if (isMotionReduced()) return;
  const { at, rotate } = there;
  const frames = from
    ? { transform: [cssTransform(from), cssTransform(turnedFrom(from, there))] }
    : { transform: [cssTransform({ at: [at[0], at[1] - RAISED], rotate }), cssTransform(there)], opacity: [0, 1] };
  node.animate(frames, TIMING);
}

/** Tumbles a node down next to the pile, then removes it; removes it at once under reduced motion. */
export function fallOff(node: Element, from: Lying): void {
  if (isMotionReduced()) return node.remove();
  const {
    at: [x, y],
    rotate,
  } = from;
  const side = x < 0 ? -1 : 1;
  const down: Lying = { at: [x + side * ASIDE, Math.max(y, FLOOR)], rotate: rotate + side * TUMBLE };
  const falling = node.animate({ transform: [cssTransform(from), cssTransform(down)], opacity: [1, 0.9, 0] }, FALLING);
  const remove = (): void => node.remove();
  falling.onfinish = remove;
  falling.oncancel = remove;
}
