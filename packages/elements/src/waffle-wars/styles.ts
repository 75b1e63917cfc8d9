/** The tray of an arcade game lies under the board. */
import { css } from '@lit/reactive-element/css-tag.js';

export const waffleWarsStyles = css`
  [part='area tray'] svg {
    max-inline-size: 22rem;
    margin-inline: auto;
  }
`;
