/** The colours of all Waddle Waddle pictures. */
import { WORD_COLOURS, type Palette } from '../palette.js';
import { PENGO_BOARD_PALETTE, WADDLE_MARKS_PALETTE } from './board-palette.js';

/** Those of the board, and that of the numbers beside it. */
export const WADDLE_WADDLE_PALETTE: readonly Palette[] = [
  ...PENGO_BOARD_PALETTE,
  ...WADDLE_MARKS_PALETTE,
  { ink: WORD_COLOURS.ink },
];
