/** Food that is dragged from its card onto the plate: it follows the pointer, and is in hand over the plate. */
import type { Point, ViewBox } from '@griddle/art';
import { FOODS, foodShape } from '@griddle/art/internal/buffet-boss/foods.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { isMotionReduced, type Carrier } from '#core';
import type { LiveTable } from './live-table.js';
import { liftOf } from './stacking/hands.js';

/** Room for every food round its middle, in units of 10 mm. */
const VIEW: ViewBox = [-2.6, -2.6, 5.2, 5.2];
const BACK = { duration: 180, easing: 'ease-in' } as const satisfies KeyframeAnimationOptions;

/** One food on its way, from when it leaves its card until it is let go. */
export class CardDrag implements Carrier {
  /** Over the page, as large as on the plate. */
  #picture: SVGSVGElement | undefined;
  /** Where the picture is that is not moved, and where the pointer had it first and has it now, in CSS pixels. */
  #origin: Point = [0, 0];
  #start: Point = [0, 0];
  #at: Point = [0, 0];
  /** Pixels of the screen to a CSS pixel, where the page is zoomed or scaled. */
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

  /** Puts the food on the page. */
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

  /** The food goes back to its card. */
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
