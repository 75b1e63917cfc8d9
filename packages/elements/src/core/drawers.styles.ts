import { css } from 'lit';

/** Drawers, where the table is narrow; else what is in them lies on the table. */
export const drawerStyles = css`
  [part='drawers'] {
    display: none;
  }
  @container table (max-inline-size: 27rem) {
    .drawer:not(.open) {
      display: none;
    }
    [part='drawers'] {
      display: flex;
      gap: 0.25rem;
    }
    [part~='drawer'] {
      position: relative;
      flex: 1 1 0;
      min-block-size: 2.75rem;
      min-inline-size: 0;
      padding: 0.25rem;
      border: 0;
      border-radius: 0.5rem;
      background: var(--_paper);
      color: var(--_ink);
      font: inherit;
      cursor: pointer;
      touch-action: manipulation;
    }
    [part~='drawer'][aria-expanded='true'] {
      background: var(--_tint);
      /* Bold words are wider, and would move */
      box-shadow: inset 0 -0.125rem var(--_accent);
    }
    [part~='drawer']:focus-visible {
      outline: 3px solid var(--_accent);
      outline-offset: 2px;
    }
    [part='badge'] {
      position: absolute;
      inset-block-start: 0.3125rem;
      inset-inline-end: 0.3125rem;
      block-size: 0.625rem;
      inline-size: 0.625rem;
      border-radius: 50%;
      background: var(--_accent);
    }
  }
  @media (forced-colors: active) {
    [part='badge'] {
      background: Highlight;
      forced-color-adjust: none;
    }
    [part~='drawer'][aria-expanded='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
