/** Pictures of foods for buttons and lists. */
import { foodShape, FOODS as ART } from '@griddle/art/buffet-boss/index.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';

/** One for each list: a picture is drawn once, and stands in one place. */
export class FoodPictures {
  readonly #nodes: SVGSVGElement[] = [];

  of(food: number): SVGSVGElement {
    return (this.#nodes[food] ??= foodPicture(food));
  }
}

/** A picture of a food. */
export function foodPicture(food: number): SVGSVGElement {
  const root = svgRoot([-2.3, -2.1, 4.6, 4.2]);
  const art = ART[food];
  if (art) root.append(toNode(foodShape(art)));
  return root;
}
