/** Pictures of foods for buttons and lists. */
import { foodShape, FOODS as ART } from '@griddle/art/buffet-boss/index.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';

/** A cache of pictures, one per list, because each node can be in only one place. */
export class FoodPictures {
  readonly #nodes: SVGSVGElement[] = [];

  of(food: number): SVGSVGElement {
    return (this.#nodes[food] ??= foodPicture(food));
  }
}

/** Draws a picture of a food. */
export function foodPicture(food: number): SVGSVGElement {
  const root = svgRoot([-2.3, -2.1, 4.6, 4.2]);
  const art = ART[food];
  if (art) root.append(toNode(foodShape(art)));
  return root;
}
