/** How the areas of Top Waffle lie beside each other. */
import { css } from 'lit';

/** By the width of the element, not of the window. */
export const tableStyles = css`
  [part='reference'] > div {
    white-space: pre-line;
  }
  /* The display alone, while the screen goes from hand to hand */
  [part='stage'] > svg {
    max-inline-size: 36rem;
    margin-inline: auto;
  }
  /* A tray, in which empty places are no more than hinted at */
  :is([part~='hand'], [part~='mine']) > svg {
    border-radius: 0.75rem;
    background: var(--_paper);
  }
  [part='reference'] > h3 {
    margin: 0 0 0.5rem;
    font-size: inherit;
    font-weight: 600;
  }
  [part='reference'] p {
    margin: 0 0 0.5rem;
  }
  /* As wide as what comes and goes needs: what lasts for the turn, reserved orders, the trash */
  [part='areas'] {
    --_shares: minmax(0, 1.5fr) minmax(0, 2fr) minmax(0, 2.5fr);
    grid-template-columns: var(--_shares);
    gap: 0.75rem 1rem;
    align-items: start;
  }
  [part~='area'],
  [part='drawers'] {
    grid-column: span 3;
  }
  /* What comes and goes has a row of its own */
  .folds .with-mine {
    --_passing: 7.5rem;
  }
  .folds [part~='passing'] {
    grid-row: 4;
    grid-column: -4;
  }
  .folds [part~='reserved'] {
    grid-column: -3;
  }
  .folds [part~='trash'] {
    grid-column: -2;
  }
  [part~='passing'] > svg {
    block-size: calc(var(--_passing) - 1.75rem);
  }
  [part~='passing'] > [part='caption'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* To play, all cards have one screen together, under bar and chips */
  @container table (max-inline-size: 27rem) {
    .folds [part='areas'] {
      gap: 0.5rem;
      --_passing: 3.75rem;
    }
    .folds [part~='passing'] > svg {
      block-size: 3.75rem;
    }
    /* Under the words of a lesson, what is in hand and items have the same screen as the orders */
    :host([mode='lesson']) [part~='main'] > svg {
      inline-size: min(100%, 15.5rem);
      margin-inline: auto;
    }
  }
  @container table (min-inline-size: 38rem) {
    [part='areas'] {
      grid-template-columns: minmax(0, 7fr) var(--_shares);
    }
    [part='areas'] > [part~='main'] {
      grid-row: 1 / span 4;
      grid-column: 1;
    }
    .folds [part~='passing'] {
      grid-row: 3;
    }
  }
`;
