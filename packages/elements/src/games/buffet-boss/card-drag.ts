/** Drags food from its card onto the plate: it follows the pointer, and becomes the food in hand over the plate. */
import type { Point, ViewBox } from '@griddle/art';
import { FOODS, foodShape } from '@griddle/art/internal/buffet-boss/foods.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { isMotionReduced, type Carrier } from '#core';
import type { LiveTable } from './live-table.js';
import { liftOf } from './stacking/hands.js';

/** View box with room for any food around the origin, in units of 10 mm. */
const VIEW: ViewBox = [-2.6, -2.6, 5.2, 5.2];
const BACK = { duration: 180, easing: 'ease-in' } as const satisfies KeyframeAnimationOptions;

/** One drag of a food, from leaving its card until it is released. */
export class CardDrag implements Carrier {
  /** The picture over the page, at the plate's scale. */
  #picture: SVGSVGElement | undefined;
  /** The picture's untransformed position, and the pointer's first and current positions, in CSS pixels. */
  #origin: Point = [0, 0];
  #start: Point = [0, 0];
  #at: Point = [0, 0];
  /** Screen pixels per CSS pixel, for a zoomed or scaled page. */
  #zoom = 1;

  constructor(
    private readonly food: number,
    private readonly root: ShadowRoot,
    private readonly table: LiveTable,
  ) {}

  carry(pointer: PointerEvent): void {
    const isOver = this.table.carry(this.food, pointer);
    const { scale } = this.table;
    this.#at = [pointer.clientX, pointer.clientY - (liftOf(pointer) / 1000) * scale];
    const picture = (this.#picture ??= this.#takeUp(scale));
    const [x, y] = this.#at;
    const [left, top] = this.#origin;
    picture.style.translate = `${(x - left) / this.#zoom}px ${(y - top) / this.#zoom}px`;
    picture.style.visibility = isOver ? 'hidden' : '';
  }

  /** Adds the food's picture to the page. */
  #takeUp(scale: number): SVGSVGElement {
    const picture = svgRoot(VIEW);
    const art = FOODS[this.food];
    if (art) picture.append(toNode(foodShape(art)));
    picture.setAttribute('class', 'carried');
    const size = VIEW[2] * scale;
    picture.style.inlineSize = `${size}px`;
    this.root.append(picture);
    this.#zoom = picture.getBoundingClientRect().width / size || 1;
    picture.style.inlineSize = `${size / this.#zoom}px`;
    const { left, top, width, height } = picture.getBoundingClientRect();
    this.#origin = [left + width / 2, top + height / 2];
    this.#start = this.#at;
    return picture;
  }

  letGo(pointer?: PointerEvent): void {
    if (pointer && this.table.drop(this.food, pointer)) this.#picture?.remove();
    else this.#putBack();
  }

  /** Returns the food to its card. */
  #putBack(): void {
    const picture = this.#picture;
    this.table.putBack();
    if (!picture || isMotionReduced()) return picture?.remove();
    const [x, y] = this.#at;
    const [left, top] = this.#start;
    picture.style.visibility = '';
    const back = picture.animate(
      { transform: ['none', `translate(${(left - x) / this.#zoom}px,${(top - y) / this.#zoom}px)`] },
      BACK,
    );
    const remove = (): void => picture.remove();
    back.onfinish = remove;
    back.oncancel = remove;
  }
}
