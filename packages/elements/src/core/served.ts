/** Server rendering and hydration: server markup shows until the element draws itself. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { adoptStyles, html, isServer, type CSSResultOrNative, type RenderOptions, type TemplateResult } from 'lit';
import { DRAWN } from './board/printed.js';
import type { GameUI } from './game-ui.js';
import { startsAlike } from './input.js';

/** The attributes by which a server knows what is shown. */
interface ServedHost<S extends BaseState, M> {
  readonly ui: GameUI<S, M>;
  readonly mode: string;
  readonly position: string;
  readonly record: string;
  readonly seed: string;
  readonly src: string;
}

/**
 * Returns what to render. A server cannot read the element's text or files: if those may decide what is shown, it
 * renders a slot with the game as fallback.
 */
export function sent<S extends BaseState, M>(host: ServedHost<S, M>, game: TemplateResult): TemplateResult {
  const { mode, position, record, seed, src, ui } = host;
  if (!isServer) return game;
  // The style sheet hides a game behind which nothing has come yet
  const whole = html`${game}<i hidden></i>`;
  if (record !== '' || position !== '') return whole;
  const isKnown = src === '' && mode !== 'lesson' && (seed !== '' || startsAlike(ui.rules, ui.usualPosition));
  return html`<slot>${isKnown ? whole : ''}</slot>`;
}

/**
 * The server-rendered nodes. The element draws before them, adopts their boards and removes the rest. Lit's own
 * hydration supports only templates.
 */
export class Served {
  readonly #nodes: readonly ChildNode[];
  readonly #boards: SVGSVGElement[];

  constructor(root: ShadowRoot, styles: CSSResultOrNative[], options: RenderOptions) {
    this.#nodes = [...root.childNodes];
    this.#boards = [...root.querySelectorAll<SVGSVGElement>(`svg[${DRAWN}]`)];
    adoptStyles(root, styles);
    const end = document.createComment('');
    root.prepend(end);
    options.renderBefore ??= end;
  }

  /** Takes the board with this signature; undefined if there is none. */
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
