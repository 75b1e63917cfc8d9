/** How the areas of Buffet Boss lie beside each other, and what stands round them. */
import { css } from '@lit/reactive-element/css-tag.js';

/** What stands there at once; what only play has is in `extras.styles.ts`. */
export const buffetBossStyles = css`
  :host::before {
    word-spacing: var(--griddle-board-size, 62rem);
  }
  [part='table'] {
    container-type: inline-size;
  }
  [part='stage'] {
    flex: 3 1 34rem;
  }
  [part='stage'],
  [part='panel'] {
    max-inline-size: min(100%, var(--griddle-board-size, 62rem));
  }
  [part='areas'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.75rem;
    align-items: end;
    justify-content: center;
  }
  [part~='line'] {
    flex: 1 1 calc(100% - 5rem);
  }
  [part~='bin'] {
    flex: none;
    inline-size: 3.75rem;
    text-align: center;
  }
  [part~='fallen'] {
    flex: 1 1 100%;
    padding: 0.25rem 0.5rem;
    border: 2px solid var(--_alert);
    border-radius: 0.75rem;
  }
  [part~='line'] svg,
  [part~='fallen'] svg {
    max-inline-size: 30rem;
    margin-inline: auto;
  }
  [part~='pile'] {
    position: relative;
    flex: 0 1 calc(50% - 0.375rem);
    box-sizing: border-box;
    max-inline-size: 24rem;
    padding: 0.25rem;
    border: 2px solid transparent;
    border-radius: 0.75rem;
  }
  [part~='bin'] + [part~='pile']:not(:has(+ [part~='pile'])) {
    flex-basis: 20rem;
  }
  [part~='turn'] {
    border-color: var(--_accent);
  }
  [part~='turn'] > [part='caption'] {
    font-weight: 700;
  }
  [part='cell']:focus-visible {
    stroke-width: 0.3;
  }
  [part='choices']:empty {
    display: none;
  }
  @container (min-inline-size: 44rem) {
    [part~='pile'] {
      flex: 1 1 9rem;
    }
  }
`;
