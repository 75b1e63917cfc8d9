/** What is wrong with a text that is no position of Hostage Rescue. Pages fetch it with the first mistake. */
import { fieldError, parseGrid, restError } from '../core/grid-errors.js';
import type { Mistake } from '../core/sides.js';
import { readPlaces } from '../core/sides.js';
import { textError } from '../core/text.js';
import type { Field } from '../core/text.js';
import { BOARD } from './components.js';
import { NOBODY, readRoll, RESCUED } from './notation.js';
import type { HostageRescueGoal } from './setup.js';

/** Errors: `position-empty`, those of a board, `roll`, `carriers`, `position-rest`, `moved`. */
export function positionError(fields: readonly Field[], goal: HostageRescueGoal): Mistake {
  const [first, side, last, carriers, more] = fields;
  if (first === undefined) return textError('position-empty', 0, ['2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s']);
  const board = parseGrid(BOARD, first);
  if (!board.ok) return board;
  if (side !== undefined && readRoll(side.text) === undefined) {
    return fieldError('roll', side, ['s', 's:5', 's:6-2']);
  }
  if (goal === 'flag' && carriers !== undefined && readPlaces(BOARD, carriers, board.value) === undefined) {
    return fieldError('carriers', carriers, ['c3,-', '-,-']);
  }
  const rest = goal === 'flag' ? more : carriers;
  if (rest !== undefined) return restError(rest);
  return fieldError('moved', last, ['b3', RESCUED, NOBODY]);
}
