/** The room that a game's element takes before it is drawn. */

const COACHED = ":is([mode='puzzle'], [mode='lesson'])";

/**
 * Rules by which board, words and panel stand as they will: the board's room is the one before the content, the panel's the
 * one after it. The action bar stands over the board of a game or a replay, words under it.
 * @param select - Makes the selector of elements not yet drawn from what is asked of their attributes.
 */
export function roomCss(select: (attributes: string) => string): string {
  return `
    ${select('')} {
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
      margin-block: 10.25rem 2rem;
    }
    ${select("[mode='play']")}::before {
      margin-block-start: calc(10.25rem + var(--_choices, 0rem));
    }
    ${select(COACHED)}::before {
      margin-block-start: calc(19.75rem + var(--_choices, 0rem));
    }
    ${select("[mode]:not([mode='diagram'], [controls='none'])")} {
      gap: 0.75rem 1.25rem;
    }
    ${select("[mode]:not([mode='diagram'], [mode='puzzle'], [mode='lesson'], [controls='none'])")}::after {
      content: '';
      flex: 1 1 14rem;
      max-inline-size: min(100%, var(--griddle-board-size, 36rem));
      block-size: 20rem;
    }
  `;
}
