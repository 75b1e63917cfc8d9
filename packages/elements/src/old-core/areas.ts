/** Several areas on a page: each in a frame with its caption. Games with more than a board name it in their view. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Board } from './board.js';
import { box } from './dom.js';
import type { Say } from './table.js';

/** How areas stand on the page, and what stands over them. */
export interface Frames {
  readonly lay: <S extends BaseState>(stage: HTMLElement, boards: readonly Board<S>[]) => void;
  readonly tell: <S extends BaseState>(boards: readonly Board<S>[], say: Say, state: S) => void;
}

/** Named by a view, so that games of one board do without this code. */
export const frames: Frames = {
  lay(stage, boards) {
    // One box holds them, so that a game can lay them out by its width
    const areas = stage.querySelector('[part=areas]') ?? box('div', 'areas');
    // A board that stood alone before
    stage.querySelector(':scope > svg')?.remove();
    areas.replaceChildren(...boards.map(frameOf));
    stage.prepend(areas);
  },

  tell(boards, say, state) {
    for (const { svg, view } of boards) {
      const words = view.caption?.(say, state) ?? '';
      const caption = svg.previousElementSibling;
      if (caption && caption.textContent !== words) caption.textContent = words;
    }
  },
};

/** What holds one area, and its caption. */
function frameOf<S extends BaseState>({ svg, view }: Board<S>): Element {
  return svg.parentElement ?? box('div', `area ${view.name ?? 'main'}`, box('p', 'caption'), svg);
}
