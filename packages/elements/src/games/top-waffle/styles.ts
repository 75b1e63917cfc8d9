/** Layout of the areas of Top Waffle. */
import { css } from 'lit';

/** Container queries: they depend on the width of the element, not of the window. */
export const tableStyles = css`
  /* Pale cards on a dark tray: neither a light nor a dark focus frame alone is visible */
  @supports (color: light-dark(red, red)) {
    [part='stage'] {
      --_focus: light-dark(#112, #db4b78);
    }
  }
  [part='reference'] > div {
    white-space: pre-line;
  }
  /* Only the display, while the screen is passed on */
  [part='stage'] > svg {
    max-inline-size: 36rem;
    margin-inline: auto;
  }
  /* A tray in which empty places are only hinted at */
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
  /* Cards are as wide as in a full hand: loose pieces, reserved orders and trash take the columns they need */
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
  /* --_passing: the height of a reserved order, the tallest card that comes and goes; its space is always reserved */
  [part~='passing'] > svg {
    max-block-size: var(--_passing, none);
  }
  /* Each starts at its own column, so none moves when another appears; it ends before the next one. */
  [part~='reserved'] {
    grid-column-start: -8;
  }
  [part~='turn'] {
    grid-column-start: -5;
  }
  [part~='trash'] {
    grid-column: -3 / -1;
  }
  [part~='turn']:not([part~='of-2'], [part~='of-3']) {
    grid-column-end: -1;
  }
  .with-trash > [part~='turn'],
  .with-trash > [part~='reserved']:is([part~='of-6'], [part~='of-7']) {
    grid-column-end: -3;
  }
  .with-turn > [part~='reserved']:not([part~='of-2']) {
    grid-column-end: -5;
  }
  /* In a game, all cards fit on one screen together, below bar and chips */
  @container table (max-inline-size: 27rem) {
    .folds [part='areas'] {
      row-gap: 0.5rem;
    }
    .folds {
      --_passing: calc((100cqi - 2.25rem) / 7 * 1.79);
    }
    .folds .with-mine {
      grid-template-rows: repeat(3, auto) minmax(calc(1.375rem + var(--_passing)), auto);
    }
    /* While these are empty, the text below is in their space, over the buttons at the edge */
    .folds .with-mine:not(.with-reserved, .with-turn, .with-trash) ~ [part='words'] {
      transform: translateY(calc(-1.75rem - var(--_passing)));
    }
    /* The day, and the reserved orders and trash of two seats */
    [part='facts'] {
      --_facts: 3;
    }
    /* Below the text of a lesson, hand and items fit on the same screen as the orders */
    :host([mode='lesson']) [part~='main'] > svg {
      inline-size: min(100%, 15.5rem);
      margin-inline: auto;
    }
  }
  @container table (min-inline-size: 38rem) {
    [part='areas'] {
      --_passing: 6.25rem;
      grid-template: repeat(2, auto) minmax(calc(1.375rem + var(--_passing)), auto) 1fr / minmax(0, 8.2fr) var(
          --_cards
        );
    }
    [part='areas'] > [part~='main'] {
      grid-row: 1 / span 4;
      grid-column: 1;
      margin-inline-end: 0.625rem;
    }
  }
  /* On a laptop the boards are as large as the width allows, because the window has room below them */
  @container table (min-inline-size: 68rem) {
    [part='stage'] {
      flex: 1 1 34rem;
    }
    [part='panel'] {
      flex: 0 0 21rem;
    }
    [part='areas'] {
      grid-template-columns: minmax(0, 9.6fr) var(--_cards);
    }
  }
`;
