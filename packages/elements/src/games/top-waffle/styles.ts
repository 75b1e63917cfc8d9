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
  /* Cards are as wide as in a full hand: what lasts for the turn, reserved orders and the trash take as many columns as they need */
  [part='areas'] {
    --_cards: repeat(7, minmax(0, 1fr));
    grid-template-columns: var(--_cards);
    gap: 0.75rem 0.375rem;
    align-items: start;
  }
  [part~='area'],
  [part='drawers'] {
    grid-column: auto / span 7;
  }
  [part~='of-2'] {
    grid-column-end: span 2;
  }
  [part~='of-3'] {
    grid-column-end: span 3;
  }
  [part~='of-4'] {
    grid-column-end: span 4;
  }
  [part~='of-5'] {
    grid-column-end: span 5;
  }
  [part~='of-6'] {
    grid-column-end: span 6;
  }
  /* To play, all cards have one screen together, under bar and chips */
  @container table (max-inline-size: 27rem) {
    .folds [part='areas'] {
      row-gap: 0.5rem;
    }
    /* Under the words of a lesson, what is in hand and items have the same screen as the orders */
    :host([mode='lesson']) [part~='main'] > svg {
      inline-size: min(100%, 15.5rem);
      margin-inline: auto;
    }
  }
  @container table (min-inline-size: 38rem) {
    [part='areas'] {
      grid-template: repeat(3, auto) 1fr / minmax(0, 8.2fr) var(--_cards);
    }
    [part='areas'] > [part~='main'] {
      grid-row: 1 / span 4;
      grid-column: 1;
      margin-inline-end: 0.625rem;
    }
  }
`;
