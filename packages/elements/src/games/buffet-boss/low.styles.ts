/** Styles for playing Buffet Boss on a low screen, such as a phone in landscape. */
import { css } from 'lit';

/** The text in one row; below it the line above the small plates, next to the plate being stacked. */
export const lowStyles = css`
  @media (max-height: 30rem) {
    @container table (min-inline-size: 34rem) {
      .folds.fits:not(.alone, .coaches) > [part='stage'] {
        --_plate: min(44cqi, (100svh - 9.25rem) * 15.4 / 14.3);
        display: grid;
        gap: 0 0.5rem;
      }
      .folds.fits > [part='stage'] > [part='players'] {
        grid-column: 1 / span 5;
      }
      .folds.fits > [part='stage'] > [part='bar'] {
        grid-row: 1;
        grid-column: 6 / -1;
      }
      .folds.fits > [part='stage'] > .over,
      .folds.fits :is([part~='line'], [part~='fallen'], [part~='bin']) {
        grid-row: 2;
      }
      .folds.fits :is([part~='line'], [part~='fallen']) {
        grid-column: 1 / span 5;
      }
      .folds.fits [part~='bin'] {
        grid-column: 6;
      }
      .folds.fits [part~='pile'] {
        grid-column: span 3;
        padding: 0.25rem;
      }
      .folds.fits .plate-room {
        grid-row: 2 / span 4;
        grid-column: 7 / -1;
        align-self: start;
      }
      .folds.fits [part='live'] [part='tools'] {
        margin-block: 0.25rem 0;
      }
    }
  }
`;
