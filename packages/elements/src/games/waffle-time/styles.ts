/** Layout of the areas of Waffle Time. */
import { css } from 'lit';

/** Container queries: they depend on the width of the element, not of the window. */
export const tableStyles = css`
  /* Yellow and pale pieces on dark cloth or a dark page: neither a light nor a dark focus frame alone is visible */
  @supports (color: light-dark(red, red)) {
    :is([part~='draft'], [part~='supply'], [part~='cards'], [part~='waffles']) {
      --_focus: light-dark(#112, #db4b78);
    }
  }
  [part='areas'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem 1rem;
  }
  /* In a lesson or a puzzle about the draft, the draft board is not below the edge of a phone */
  [part~='draft'][part~='turn'] {
    order: -1;
  }
  /* For drafting and placing, waffle, toppings and draft board fit on one screen together, below bar and chips */
  @container table (max-inline-size: 27rem) {
    .folds [part='areas'] {
      gap: 0.5rem;
    }
    .folds :is([part~='waffle'], [part~='supply']) > [part='caption'] {
      display: none;
    }
    .folds [part~='draft'] > [part='caption'] {
      margin: 0;
      font-size: 0.75em;
      line-height: 1rem;
      text-align: center;
    }
    .folds :is([part~='waffle'], [part~='draft']) > svg {
      inline-size: min(100%, max(16.5rem, (100vh - 19.5rem) / 2));
      inline-size: min(100%, max(16.5rem, (100svh - 19.5rem) / 2));
      margin-inline: auto;
    }
    /* Below the text of a lesson, the toppings in hand fit on the same screen as the waffle */
    :host([mode='lesson']) [part~='waffle'] > svg {
      inline-size: min(100%, 17rem);
      margin-inline: auto;
    }
  }
  @container (min-width: 38rem) {
    [part='areas'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    [part~='waffle'] {
      grid-area: 1 / 1;
    }
    [part~='draft'] {
      grid-area: 1 / 2;
    }
    [part~='supply'] {
      grid-area: 2 / 1;
    }
    [part~='waffles'] {
      grid-area: 3 / 1;
    }
    [part~='cards'] {
      grid-area: 2 / 2 / span 2;
    }
    /* Cards and toppings fit on the same screen as the boards */
    @media (min-height: 30rem) {
      .fits:not(.coaches) :is([part~='waffle'], [part~='draft']) > svg {
        max-block-size: max(18rem, 100vh - 26rem);
        max-block-size: max(18rem, 100svh - 26rem);
      }
    }
    /* On a phone in landscape, toppings are below both boards */
    @media (max-height: 30rem) {
      .fits:not(.coaches) > [part='stage'] {
        --_around: 9.75rem;
      }
      .fits:not(.coaches) [part='areas'] {
        row-gap: 0.25rem;
      }
      .fits:not(.coaches) :is([part~='waffle'], [part~='draft'], [part~='supply']) > [part='caption'] {
        display: none;
      }
      .fits:not(.coaches) [part~='supply'] {
        grid-area: 2 / 1 / auto / span 2;
      }
      .fits:not(.coaches) [part~='supply'] > svg {
        max-block-size: 4.25rem;
      }
      .fits:not(.coaches) [part~='cards'] {
        grid-area: 3 / 2;
      }
    }
  }
`;
