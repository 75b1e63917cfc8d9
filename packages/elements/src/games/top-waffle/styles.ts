/** How the areas of Top Waffle lie beside each other. */
import { css } from 'lit';

/** By the width of the element, not of the window. */
export const tableStyles = css`
  :host {
    --_facts: 5;
  }
  [part='facts'],
  [part='reference'] {
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
  [part='areas'] {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem 1rem;
    align-items: start;
  }
  @container (min-inline-size: 40rem) {
    [part='areas']:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
    [part~='main'] {
      grid-row: 1 / span 6;
    }
  }
`;
