/** The tray of an arcade game lies under the board. */
import { css } from '@lit/reactive-element/css-tag.js';

/** For arcade games; the plain board has nothing of its own. */
export const trayStyles = css`
  [part='area tray'] svg {
    max-inline-size: 22rem;
    margin-inline: auto;
  }
`;
