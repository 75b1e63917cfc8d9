/** What stands there while the screen goes from one player to the next. */
import { css } from '@lit/reactive-element/css-tag.js';

/** For games in which characters are hidden. */
export const dinnerStyles = css`
  [part='hand-over'] {
    margin-block: 0.5rem;
    padding: 0.75rem;
    border: 2px dashed var(--_paper-line);
    border-radius: 0.75rem;
    background: var(--_paper);
    text-align: center;
  }
  [part='hand-over'] p {
    margin: 0 0 0.75rem;
  }
  [part='hand-over'][hidden] {
    display: none;
  }
`;
