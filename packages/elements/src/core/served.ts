/** What a server has drawn into an element's shadow root. It shows until the element draws itself, which goes on with its boards. */
import { DRAWN } from './board/printed.js';

/** The nodes of a server. */
export class Served {
  readonly #nodes: readonly ChildNode[];
  readonly #boards: SVGSVGElement[];

  constructor(root: ShadowRoot) {
    this.#nodes = [...root.childNodes];
    this.#boards = [...root.querySelectorAll<SVGSVGElement>(`svg[${DRAWN}]`)];
  }

  /** Gives a board that shows just this, once; undefined where there is none. */
  take(signature: string): SVGSVGElement | undefined {
    const at = this.#boards.findIndex((board) => board.getAttribute(DRAWN) === signature);
    const [board] = at < 0 ? [] : this.#boards.splice(at, 1);
    board?.removeAttribute(DRAWN);
    return board;
  }

  /** Removes all that has not been taken. */
  remove(): void {
    for (const node of this.#nodes) node.remove();
  }
}
