import { css } from 'lit';

/** The buttons of the action bar: moves of the moment, taking back, and what they are drawn with. */
export const actionButtonStyles = css`
  [part='choices'] {
    display: flex;
    flex: 0 1 auto;
    gap: 0.375rem;
    overflow-x: auto;
    overscroll-behavior: contain;
    min-inline-size: 0;
    /* The frame of the focus is not cut off */
    margin: -0.3125rem;
    padding: 0.3125rem;
    scrollbar-width: none;
  }
  .unfolded [part='choices'] {
    position: absolute;
    inset-block-start: calc(100% + 0.25rem);
    inset-inline: -0.625rem;
    flex-wrap: wrap;
    max-block-size: 50vh;
    overflow-y: auto;
    margin: 0;
    padding: 0.625rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.75rem;
    background: var(--_paper);
    box-shadow: 0 0.25rem 1rem #0004;
  }
  [part='choice'],
  [part='action'],
  [part='unfold'] {
    min-block-size: 2.75rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: var(--_paper);
    color: var(--_ink);
    font: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part='choice'] {
    padding: 0.25rem 0.875rem;
  }
  [part='bar'] [part='choice'] {
    flex: none;
    border-color: var(--_accent);
  }
  .unfolded [part='choice'] {
    flex: 0 1 auto;
  }
  [part='action'],
  [part='unfold'] {
    display: grid;
    flex: none;
    inline-size: 2.75rem;
    padding: 0;
    place-items: center;
  }
  [part='action'] {
    border-color: transparent;
    background: none;
  }
  [part='action'][aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  :is([part='choice'], [part='action'], [part='unfold']):focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  /* Cut out of a box of 24 units, so that the boards' pictures are the only ones of the element */
  .icon {
    inline-size: 24px;
    block-size: 24px;
    background: currentColor;
  }
  .help {
    clip-path: path(
      evenodd,
      'M12 2a10 10 0 010 20 10 10 0 010-20zM12 4a8 8 0 000 16 8 8 0 000-16zM8.25 10a3.75 3.75 0 115.75 3.15Q13 13.8 13 14.5V15H11V14.3Q11 12.6 12.7 11.6A1.75 1.75 0 1010.25 10zM10.75 16.25h2.5v2.25h-2.5z'
    );
  }
  .undo {
    clip-path: path('M9 3.5L3 9.25 9 15V10.5h5a4 4 0 010 8H9.5V21H14A6.5 6.5 0 0014 8H9z');
  }
  .undo:dir(rtl) {
    transform: scaleX(-1);
  }
  .cancel {
    clip-path: path('M5 6.5L6.5 5 12 10.5 17.5 5 19 6.5 13.5 12 19 17.5 17.5 19 12 13.5 6.5 19 5 17.5 10.5 12z');
  }
  .unfold,
  .fold {
    clip-path: path('M5 9.5L6.5 8 12 13.5 17.5 8 19 9.5 12 16.5z');
  }
  .fold {
    transform: scaleY(-1);
  }
  @media (forced-colors: active) {
    [part='action'][aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
    .icon {
      background: CanvasText;
      forced-color-adjust: none;
    }
    [aria-disabled='true'] .icon {
      background: GrayText;
    }
  }
`;
