/** The draft board as a picture for a file. Fetched when one is asked for. */
import type { Picture } from '@griddle/art';
import { DRAFT_BOX } from '@griddle/art/waffle-time/draft.js';
import { draftBoard } from '@griddle/art/waffle-time/picture.js';
import { draftOf } from '@griddle/art/waffle-time/position.js';
import type { DraftState } from '@griddle/rules/waffle-time/state.js';

/** As `toSVG()` and `toPNG()` give it, without marks. */
export function draftPicture(state: DraftState): Picture {
  return { viewBox: DRAFT_BOX, shape: draftBoard(draftOf(state)) };
}
