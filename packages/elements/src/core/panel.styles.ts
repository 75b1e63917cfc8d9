import { css } from 'lit';

/** The panel beside the stage; on a phone it has no card. Its pages bring their own styles (`panel/pages.styles.ts`). */
export const panelStyles = css`
  /* Beside the stage it is as high, up to what can be taken in, and stays in sight while a tall stage goes by */
  [part='panel'] {
    display: flex;
    flex: 1 1 14rem;
    flex-direction: column;
    overflow: clip;
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
  }
  /* Before it is known who plays nobody is asked for the screen */
  [part='stage']:has(> .has-question) [part='hand-over'] {
    display: none;
  }
  @container table (min-inline-size: 49.25rem) {
    [part='panel'] {
      position: sticky;
      inset-block-start: var(--griddle-bar-top, 0px);
      max-block-size: clamp(24rem, 100svh - 1.5rem, 54rem);
    }
  }
  @container table (max-inline-size: 26.99rem) {
    [part='stage'] {
      display: flex;
      flex: 1 1 100%;
      flex-direction: column;
    }
    [part='panel'].play,
    [part='panel'].replay {
      display: contents;
    }
  }
  @media (forced-colors: active) {
    [part='panel'] {
      border: 1px solid;
    }
  }
`;
