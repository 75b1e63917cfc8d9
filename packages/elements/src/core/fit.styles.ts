import { css, unsafeCSS, type CSSResult } from 'lit';

/**
 * Limits a board to the height of the window, so that it fits on one screen with the text around it. In a low window the text
 * is next to the board. `--_around`: the height of what is above and below the boards.
 */
export const fitStyles = css`
  .fits {
    --_around: 9rem;
  }
  .fits.replay {
    --_around: 13.5rem;
  }
  .fits:has(griddle-play-on, griddle-challenge) {
    --_around: 13rem;
  }
  .fits > [part='stage'] > svg {
    max-block-size: max(16rem, calc(100vh - var(--_around)));
    max-block-size: max(16rem, calc(100svh - var(--_around)));
  }
  @media print {
    .fits > [part='stage'] > svg {
      max-block-size: none;
    }
  }
  /* A phone in landscape, or a low window: the board is on one side, and everything else on the other */
  @media (max-height: 30rem) {
    @container table (min-inline-size: 34rem) {
      .fits.alone {
        --_around: 1rem;
      }
      /* The tools have the help button */
      .fits > [part='panel'] > griddle-controls {
        --_help: grid;
        --_undo: none;
      }
      .fits:not(.coaches) > [part='stage'] [part='action'].teach {
        display: none;
      }
      .alone:has(> [part='panel']) {
        display: grid;
        grid-template-columns: minmax(0, max(16rem, 100svh)) minmax(15rem, 1fr);
        grid-template-rows: repeat(6, auto) 1fr;
        gap: 0 1.25rem;
      }
      .alone:has(> [part='panel']) > :is([part='stage'], [part='panel']) {
        display: contents;
      }
      .alone:has(> [part='panel']) > * > * {
        grid-column: 2;
        min-inline-size: 0;
      }
      .alone:has(> [part='panel']) > [part='stage'] > :is(svg, .over) {
        grid-column: 1;
      }
      .alone:has(> [part='panel']) > [part='stage'] > svg {
        grid-row: 1 / -1;
        align-self: start;
      }
      .alone:has(> [part='panel']) > [part='stage'] > .over {
        grid-row: 1;
      }
      .alone > [part='panel'] > * {
        background: var(--_paper);
        color: var(--_ink);
      }
      .alone > [part='panel'] > griddle-controls {
        --_calls: none;
        order: 0;
        border-radius: 0.75rem 0.75rem 0 0;
      }
      /* In a replay the board comes first, and the list after the buttons */
      .alone > .reviewing > :is([part='head'], [part='page']) {
        order: 1;
      }
      .alone [part='page'] {
        flex: none;
        block-size: 9rem;
      }
      .alone.replay [part='page'] {
        min-block-size: 4rem;
        block-size: calc(100svh - 20rem);
      }
      /* A table of several boards has its text in a row above them, the tools in a column beside, and the pages below */
      .fits:not(.alone, .coaches):has(> [part='panel']) {
        display: grid;
        grid-template-columns: minmax(0, 1fr) var(--_tools, 3.25rem);
        gap: 0 0.5rem;
        max-inline-size: 66rem;
        margin-inline: auto;
      }
      .fits.replay:not(.alone, .coaches) {
        --_tools: 5rem;
      }
      .fits:not(.alone, .coaches) > [part='panel']:not(:empty) {
        display: contents;
      }
      .fits:not(.alone, .coaches) > [part='panel']:empty {
        block-size: 14.8125rem;
      }
      .fits:not(.alone, .coaches) > [part='panel'] > * {
        grid-column: 1;
        min-inline-size: 0;
        background: var(--_paper);
        color: var(--_ink);
      }
      .fits:not(.alone, .coaches) > [part='panel'] > [part='page'] {
        block-size: 12rem;
      }
      .fits:not(.alone, .coaches) > [part='panel'] > griddle-controls {
        --_calls: none;
        --_graph: none;
        grid-area: 1 / 2;
        position: sticky;
        inset-block-start: var(--griddle-bar-top, 0px);
        z-index: 4;
        max-block-size: calc(100svh - 2rem);
        border: 0;
        border-radius: 0.75rem;
      }
      .fits:not(.alone, .coaches) > [part='stage'] {
        --_around: 7rem;
        display: flex;
        flex-flow: row wrap;
        gap: 0 0.75rem;
        flex-basis: 100%;
      }
      .fits:not(.alone, .coaches) > [part='stage'] > * {
        flex: 1 1 100%;
      }
      .fits:not(.alone, .coaches) > [part='stage'] > [part='players'] {
        flex: 1 1 17rem;
      }
      .fits:not(.alone, .coaches) > [part='stage'] > [part='bar'] {
        flex: 1 1 15rem;
        flex-wrap: nowrap;
        min-inline-size: 0;
        margin-block: 0;
      }
      /* Buttons that appear take no row of their own, which would move the boards */
      .fits:not(.alone, .coaches) > [part='stage'] .said {
        flex: 1 0 10rem;
      }
      .fits:not(.alone, .coaches) > [part='stage'] .said:has(~ [part='actions']) [part='room'] {
        font-size: 0.75rem;
      }
      .fits:not(.alone, .coaches) > [part='stage'] [part='actions'] [part='action'] {
        padding-inline: 0.5rem;
        font-size: 0.8125rem;
      }
      .fits:not(.alone, .coaches) > [part='stage'] [part='actions'] {
        flex: 0 1 auto;
        min-inline-size: 0;
      }
      .fits:not(.alone, .coaches) [part~='area'] > svg {
        max-block-size: calc(100svh - var(--_around));
      }
    }
  }
`;

/**
 * Returns the size of a game of several areas, which is wider than a single board. `size`: its width if the page sets no
 * `--griddle-board-size`; `stage`: the minimum width of the areas next to the panel. Both are CSS lengths.
 */
export function wideTable(size: string, stage: string): CSSResult {
  const width = unsafeCSS(`var(--griddle-board-size, ${size})`);
  // The minimum stage, the minimum panel and the gap between them
  const beside = `${parseFloat(stage) + 15.25}rem`;
  return css`
    :host {
      --_choices: 3rem;
    }
    /* Side by side at this width */
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

// The position of the tools in the panel.

/** Puts the tools above the pages while the panel is below the boards. `widths`: the container query for that layout. */
export function toolsFirst(widths: string): CSSResult {
  return css`
    @container table (${unsafeCSS(widths)}) {
      [part='panel'] > griddle-controls {
        --_calls: none;
        order: -1;
        border-block: 0 solid var(--_paper-line);
        border-block-end-width: 1px;
      }
    }
  `;
}
