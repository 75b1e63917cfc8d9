/** How wide a table is where the page leaves that to it. */
import { css, unsafeCSS, type CSSResult } from '@lit/reactive-element/css-tag.js';

/**
 * So many rem if there is room for them, else what there is. A container has no width of its own: in a row, or floating, there
 * would be nothing to see; and with a width that it asks for in any case it would make the columns of a page wider than the
 * window. Two words far apart ask for as much room as they could use, and do with little.
 */
export function wish(rem: number): CSSResult {
  return css`
    :host::before {
      content: '. .';
      display: block;
      block-size: 0;
      overflow: hidden;
      visibility: hidden;
      word-spacing: ${unsafeCSS(rem)}rem;
    }
  `;
}
