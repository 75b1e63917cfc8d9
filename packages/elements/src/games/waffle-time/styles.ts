/** How the areas of Waffle Time lie beside each other. */
import { css } from 'lit';

/** By the width of the element, not of the window. */
export const tableStyles = css`
  /* On dark cloth; yellow tiles and pale ones lie on it, so that neither a light frame nor a dark one would do */
  @supports (color: light-dark(red, red)) {
    [part~='draft'] {
      --_focus: light-dark(#112, #db4b78);
    }
  }
  [part='areas'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem 1rem;
  }
  /* Four seats have many lines; what is below should not move with each of them */
  score-sheet {
    max-block-size: 34rem;
    margin-block-start: 0.75rem;
    overflow-y: auto;
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
  }
`;
