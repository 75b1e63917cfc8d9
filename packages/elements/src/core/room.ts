/** The space reserved for an element before it is drawn. */

const COACHED = ":is([mode='puzzle'], [mode='lesson'])";

/** The height of the buttons and the list next to a board; a replay has fewer buttons. */
const PANEL = '22.625rem';
/** The same on a phone, where the panel has no card. */
const NARROW_PANEL = '16.3125rem';
const REPLAY_PANEL = '24.375rem';
const NARROW_REPLAY_PANEL = '18.0625rem';
/** How much higher it is with a score sheet and a longer list. */
const SCORED = '0rem';

/** Returns the maximum height of a board, given what is above and below it, as in `fit.styles.ts`. */
const fitting = (around: string): string => `max(16rem, calc(100vh - ${around}))`;

/**
 * Returns rules that reserve the final layout of board, text and panel: the board's space is before the content, the panel's
 * after it, as a padding, which unlike a height may depend on the width. Chips and status are above the board of a game or a
 * replay. The element is contained, because where a page sets another display, the space above its board would move the element.
 * @param select - Makes the selector of elements not yet drawn from a selector of their attributes.
 */
export function roomCss(select: (attributes: string) => string): string {
  return `
    ${select('')} {
      contain: layout;
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
    }
    ${select('[hidden]')} {
      display: none;
    }
    ${select('')}::before {
      flex: 1 1 24rem;
      min-inline-size: 0;
      max-inline-size: min(100%, var(--griddle-board-size, 36rem));
      aspect-ratio: var(--_ratio, 1);
    }
    ${select("[mode]:not([mode='diagram'])")}::before {
      margin-block: 7rem 2rem;
    }
    ${select(":is([mode='play'], [mode='replay'])")}::before {
      margin-block: 7rem 0;
    }
    ${select("[mode='play']")}::before {
      max-block-size: ${fitting('9rem')};
    }
    ${select("[mode='replay']")}::before {
      max-block-size: ${fitting('13.5rem')};
    }
    ${select(COACHED)}::before {
      margin-block-start: 16.25rem;
    }
    @media (max-width: 34rem) {
      ${select(COACHED)}::before {
        margin-block-start: 19.75rem;
      }
    }
    ${select("[mode]:not([mode='diagram'], [controls='none'])")} {
      gap: 0.75rem 1.25rem;
    }
    ${select("[mode]:not([mode='diagram'], [mode='puzzle'], [mode='lesson'], [controls='none'])")}::after {
      content: '';
      flex: 1 1 14rem;
      max-inline-size: min(100%, var(--griddle-board-size, 36rem));
      block-size: 0;
      padding-block-start: clamp(${NARROW_PANEL}, (100% - 27rem) * 99, ${PANEL});
    }
    ${select("[mode='replay']:not([controls='none'])")}::after {
      padding-block-start: clamp(${NARROW_REPLAY_PANEL}, (100% - 27rem) * 99, ${REPLAY_PANEL});
    }
  `;
}

/** Rules that reserve space for the parts next to a drawn board until their code has loaded. */
export const PANEL_ROOM = `
  [part='panel']:empty {
    block-size: calc(${PANEL} + var(--_scored, 0rem));
  }
  [part='panel'].replay:empty {
    block-size: calc(${REPLAY_PANEL} + var(--_scored, 0rem));
  }
  @container table (max-inline-size: 26.99rem) {
    [part='panel']:is(.play, .replay):empty {
      display: block;
      flex: 1 1 100%;
      block-size: ${NARROW_PANEL};
    }
    [part='panel'].replay:empty {
      block-size: ${NARROW_REPLAY_PANEL};
    }
  }
  .scored {
    --_scored: ${SCORED};
  }
`;
