/** How the areas of Top Waffle lie beside each other. */
import { css } from 'lit';

/** By the width of the element, not of the window. */
export const tableStyles = css`
  :host {
    --_facts: 3;
  }
  [part='facts'],
  [part='reference'] > div {
    white-space: pre-line;
  }
  [part='reference'] {
    margin-block-start: 0.5rem;
    font-size: 0.875em;
  }
  [part='reference'] summary {
    min-block-size: 2.75rem;
    align-content: center;
    cursor: pointer;
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
  /* As high with many cards in it as with few */
  [part~='hand'] > svg {
    aspect-ratio: 10.64 / 4.04;
  }
  /* What comes and goes has room of its own, which it has whatever else is there */
  .folds .with-mine {
    grid-template-rows: auto auto auto var(--_passing);
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
    .folds :is([part~='hand'], [part~='mine'], [part~='passing']) > [part='caption'] {
      display: none;
    }
    /* What is to lie in a row is said there as long as nothing does */
    .folds :is([part~='hand'], [part~='mine'])[part~='empty'] {
      position: relative;
    }
    .folds :is([part~='hand'], [part~='mine'])[part~='empty'] > [part='caption'] {
      display: block;
      position: absolute;
      inset-block-start: 1.125rem;
      inset-inline: 0;
      inline-size: fit-content;
      margin-inline: auto;
      padding-inline: 0.625rem;
      border-radius: 1rem;
      background: var(--_paper);
      color: var(--_ink);
      pointer-events: none;
    }
    .folds [part~='passing'] > svg {
      block-size: 3.75rem;
    }
    /* Under the words of a lesson, what is in hand and items have the same screen as the orders */
    :host([mode='lesson']) [part~='main'] > svg {
      inline-size: min(100%, 15.5rem);
      margin-inline: auto;
    }
    /* No lesson fills a second row of toppings */
    :host([mode='lesson']) [part~='hand'] > svg {
      margin-block-end: -19%;
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
    .folds .with-mine {
      grid-template-rows: auto auto var(--_passing);
    }
    .folds [part~='passing'] {
      grid-row: 3;
    }
  }
`;
