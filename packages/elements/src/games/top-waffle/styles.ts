/** Layout of the areas of Top Waffle. */
import { css } from 'lit';

/** Container queries: they depend on the width of the element, not of the window. */
export const tableStyles = css`
  /* Pale cards on a dark tray: neither a light frame nor a dark one would do */
  @supports (color: light-dark(red, red)) {
    [part='stage'] {
      --_focus: light-dark(#112, #db4b78);
    }
  }
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
  /* --_passing: as high as a reserved order, the highest card that comes and goes; there is always room for it */
  [part~='passing'] > svg {
    max-block-size: var(--_passing, none);
  }
  /* Each starts at its own column, so none moves when another comes. Where the next one is there, it ends before that. */
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
  /* To play, all cards have one screen together, under bar and chips */
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
    /* While nothing has come, the words below stand in its room, over the buttons at the edge */
    .folds .with-mine:not(.with-reserved, .with-turn, .with-trash) ~ [part='words'] {
      transform: translateY(calc(-1.75rem - var(--_passing)));
    }
    /* The day, and what two seats have reserved and thrown away */
    [part='facts'] {
      --_facts: 3;
    }
    /* Under the words of a lesson, what is in hand and items have the same screen as the orders */
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
`;
