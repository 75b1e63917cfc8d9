/** Where the tools are in the panel. */
import { css, unsafeCSS, type CSSResult } from 'lit';

/** Puts the tools over the pages while the panel is under the boards. `widths`: of the table then, as a container query. */
export function toolsFirst(widths: string): CSSResult {
  return css`
    @container table (${unsafeCSS(widths)}) {
      [part='panel'] > griddle-controls {
        --_calls: none;
        order: -1;
        border-block: 0 solid var(--_paper-line);
        border-block-end-width: 1px;
      }
    }
  `;
}
