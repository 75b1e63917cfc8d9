import { css, unsafeCSS, type CSSResult } from 'lit';
import { toolsFirst } from './tools-first.js';

/**
 * The room of a table of several areas, which is wider than a board alone. `size`: its width where a page sets no
 * `--griddle-board-size`; `stage`: the least width of the areas beside the panel. Both as CSS lengths.
 */
export function wideTable(size: string, stage: string): CSSResult {
  const width = unsafeCSS(`var(--griddle-board-size, ${size})`);
  // The least stage, the least panel and the gap between them
  const beside = `${parseFloat(stage) + 15.25}rem`;
  return css`
    :host {
      --_choices: 3rem;
    }
    /* Beside each other there */
    @media (min-width: 60rem) {
      :host {
        --_choices: 0rem;
      }
    }
    :host::before {
      word-spacing: ${width};
    }
    [part='stage'] {
      flex: 3 1 ${unsafeCSS(stage)};
    }
    [part='stage'],
    [part='panel'] {
      max-inline-size: min(100%, ${width});
    }
    ${toolsFirst(`27rem <= inline-size < ${beside}`)}
  `;
}
