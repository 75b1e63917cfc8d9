/** The style sheet of questions to readers in the page that makes embeds. */
import { css } from '#core';

/** One column, no wider than a board; the buttons that lead on stay at the bottom of the window. */
export const askStyles = css`
  .asks {
    inline-size: 100%;
    max-inline-size: 40rem;
    margin-inline: auto;
  }
  .ask,
  .part {
    display: grid;
    gap: 0.75rem;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  .ask {
    padding: 1rem;
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
  }
  .ask h2 {
    color: var(--_ink-soft);
    font-size: 0.9375rem;
  }
  .say {
    margin: 0;
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.35;
  }
  .say:focus {
    outline: none;
  }
  .said {
    margin: 0;
    padding: 0.5rem 0.75rem;
    border-inline-start: 4px solid var(--_accent);
    background: var(--_tint);
  }
  .none {
    display: none;
  }
  .kinds {
    display: grid;
    gap: 0.5rem;
  }
  .kinds button {
    text-align: start;
  }
  .ask h3 {
    margin: 0;
    font-size: 0.9375rem;
  }
  .ask ol,
  .ask ul {
    margin: 0.25rem 0 0;
    padding-inline-start: 1.5rem;
  }
  .ask .tries {
    display: grid;
    gap: 0.5rem;
    padding: 0;
    list-style: none;
  }
  .tries li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
  }
  .tries span {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
  .ask input[type='range'] {
    inline-size: 100%;
    min-block-size: 2.75rem;
    accent-color: var(--_accent);
  }
  .ask textarea {
    min-block-size: 4rem;
    font: inherit;
  }
  .found p {
    margin-block-end: 0.5rem;
  }
  .ways {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding-block: 0.5rem;
    background: var(--_paper);
  }
  .ways > :last-child {
    margin-inline-start: auto;
  }
  @container (min-inline-size: 60rem) {
    .made {
      grid-template-columns: minmax(0, 1fr) 24rem;
    }
  }
  @container (min-inline-size: 48rem) {
    .asks:has(.on-board) {
      max-inline-size: none;
    }
    .on-board {
      grid-template: auto 1fr / clamp(16rem, 32cqi, 24rem) minmax(0, 1fr);
      column-gap: 1.5rem;
    }
    .on-board .asked {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
