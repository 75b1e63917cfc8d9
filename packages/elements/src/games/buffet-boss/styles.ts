/** Styles of Buffet Boss's table and plates. */
import { css } from 'lit';

/** Layout of the areas. */
export const areaStyles = css`
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
  /* Parts that are finished, or shown elsewhere now */
  [part~='gone'] {
    display: none;
  }
  [part~='fallen'] {
    flex: 1 1 100%;
    padding: 0.25rem 0.5rem;
    border-radius: 0.75rem;
    background: var(--_paper);
    box-shadow: inset 0 0 0 2px var(--_alert);
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
    padding: 0.5rem;
    border-radius: 0.75rem;
  }
  [part~='bin'] + [part~='pile']:last-child {
    flex-basis: 20rem;
  }
  [part~='turn'] {
    background: var(--_tint);
  }
  [part~='turn'] > [part='caption'] {
    color: var(--_ink);
  }
  [part='cell']:focus-visible {
    stroke-width: 0.3;
  }
  @container (min-inline-size: 44rem) {
    [part~='pile'] {
      flex: 1 1 9rem;
    }
  }
  /* On a phone held sideways a replay shows line and plates together */
  @media (max-height: 30rem) {
    @container table (min-inline-size: 34rem) {
      .fits.replay [part~='pile'] {
        flex: 1 1 9rem;
        padding-block: 0.25rem;
      }
      .fits.replay [part~='area']:is([part~='line'], [part~='bin'], [part~='fallen']) > svg {
        max-block-size: 5rem;
      }
      .fits.replay [part~='area'][part~='pile'] > svg {
        max-block-size: max(6rem, 100svh - 16.5rem);
      }
      .folds [part='tools'] {
        flex-wrap: nowrap;
        gap: 0.125rem;
      }
      .folds [part='tool'] {
        padding-inline: 0.25rem;
      }
    }
  }
`;

/**
 * The table during play: the line above the plate being stacked, small plates below or next to them. Space is reserved from
 * the start, so nothing jumps when piles grow or food falls.
 */
export const playStyles = css`
  .folds > [part='stage'] {
    --_plate: min(100cqi, max(16rem, 100vh - 26.5rem));
    --_plate: min(100cqi, max(16rem, 100svh - 26.5rem));
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 0 0.5rem;
    align-content: start;
  }
  .folds > [part='stage'] > * {
    grid-column: 1 / -1;
  }
  .folds [part='players'] {
    grid-row: 1;
  }
  .folds :is([part='bar'], .said) {
    grid-row: 2;
  }
  .folds .over {
    grid-row: 3;
    align-self: start;
  }
  .folds .said {
    grid-column: 1 / -1;
  }
  .folds [part='actions'] {
    grid-row: 20;
    grid-column: 1 / -1;
  }
  .folds [part='words'] {
    grid-row: 8;
  }
  .folds [part='areas'] {
    display: contents;
  }
  .folds :is([part~='line'], [part~='fallen']) {
    grid-row: 3;
    grid-column: 1 / span 10;
  }
  .folds [part~='bin'] {
    grid-row: 3;
    grid-column: 11 / -1;
    inline-size: 100%;
    max-inline-size: 4.5rem;
    align-self: end;
    justify-self: end;
  }
  /* Fallen food replaces the waiting cards until it is saved */
  .folds .with-fallen > [part~='line'] {
    visibility: hidden;
  }
  .folds [part~='fallen'] {
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    contain: size;
  }
  .folds [part~='fallen'] > svg {
    flex: 1 1 0;
    min-block-size: 0;
  }
  /* A finished part keeps its space */
  .folds :is([part~='line'], [part~='bin'])[part~='gone'] {
    display: block;
    visibility: hidden;
  }
  .folds .plate-room {
    position: relative;
    grid-row: 4;
    box-sizing: border-box;
    min-block-size: calc(var(--_plate) * 14.3 / 15.4 + 3.75rem);
  }
  .plate-room [part='plate'] > svg {
    inline-size: min(100%, var(--_plate));
    margin-inline: auto;
  }
  .plate-room [part='clock'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    z-index: 1;
  }
  .coaches [part='live'] {
    inline-size: min(100%, 36rem);
    margin-inline: auto;
  }
  /* Buttons keep their space in other players' turns */
  [part='live'] [part='tools'][hidden] {
    display: flex;
    visibility: hidden;
  }
  .folds [part='drawers'] {
    grid-row: 5;
    grid-column: 1 / -1;
    margin-block-end: 0.5rem;
  }
  .folds [part~='pile'] {
    grid-column: span 6;
    align-self: start;
    inline-size: 100%;
    max-inline-size: 13rem;
    margin-inline: auto;
  }
  .folds [part~='pile'] > [part='caption'] {
    overflow-y: auto;
    block-size: 3lh;
  }
  .folds [part~='pile'] > svg {
    aspect-ratio: 13.4 / 8.4;
  }
  .folds [part~='pile'] > svg:not(:last-child) {
    aspect-ratio: 13.4 / 11.5;
  }
  @container table (min-inline-size: 44rem) {
    .folds > [part='stage'] {
      --_plate: min(36cqi, 27rem, max(16rem, (100svh - 23.75rem) * 15.4 / 14.3));
    }
    .folds [part~='pile'] {
      grid-column: span 3;
    }
    .folds .plate-room {
      grid-row: 4 / span 3;
      grid-column: 7 / -1;
    }
  }
`;

/** Styles of a plate for stacking and its buttons. */
export const plateStyles = css`
  [part='plate'] {
    position: relative;
  }
  [part='plate'] > svg {
    overflow: hidden;
    border-radius: 0.5rem;
    touch-action: pan-y;
  }
  [part='plate'] [part='cell'] {
    fill: transparent;
  }
  [part='plate'] [part='cell']:focus-visible {
    stroke: var(--griddle-focus, #12161f);
    stroke-width: 0.22;
    stroke-dasharray: none;
  }
  @media (prefers-color-scheme: dark) {
    [part='plate'] [part='cell']:focus-visible {
      stroke: var(--griddle-focus, #fff);
    }
  }
  [part='cell'].lit {
    stroke: var(--_accent);
    stroke-width: 0.28;
  }
  [part='cell'].near {
    stroke: var(--_accent);
    stroke-width: 0.14;
    stroke-dasharray: 0.3 0.25;
  }
  [part='cell'].chosen {
    stroke: var(--griddle-select, #0b7285);
    stroke-width: 0.26;
  }
  .holding {
    touch-action: none;
  }
  .holding .movable {
    cursor: grabbing;
  }
  /* Labels for a pile at rest would lag behind a moving one */
  .moving .marks {
    visibility: hidden;
  }
  [part='tools'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    justify-content: center;
    margin-block: 0.5rem;
    direction: ltr;
  }
  [part='pad'] {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.25rem;
    display: grid;
    grid-template-columns: repeat(3, 2.75rem);
    gap: 0.125rem;
    direction: ltr;
  }
  [part='tools'][hidden],
  [part='pad'][hidden] {
    display: none;
  }
  [part='tool'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0 0.625rem;
    border: 1px solid var(--_edge);
    border-radius: 0.5rem;
    background: var(--_raised);
    color: var(--_ink);
    font: inherit;
    cursor: pointer;
  }
  [part='tool'][aria-disabled='true'] {
    opacity: 0.38;
    cursor: default;
  }
  [part='tool']:focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  [part='tool'] svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [part='notice'] {
    padding: 0.5rem 0.75rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.5rem;
    background: var(--_paper);
    color: var(--_ink);
  }
`;

/** Parts that are played without text or a panel reserve no space for them. */
export const partStyles = css`
  :host([mode='play']:not(:state(drawn)))::before {
    margin-block: 0;
  }
  :host([mode='play']:not(:state(drawn)))::after {
    display: none;
  }
`;
