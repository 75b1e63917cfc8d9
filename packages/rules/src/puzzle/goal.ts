/** What is asked in a puzzle or in a step of a lesson: the value of a record's `[Goal "..."]` tag. */
import { wholeNumber } from '../core/text.js';

/**
 * - `line`: the moves of the record, or of its variations that are not marked with `?`; this is so without a tag, too.
 * - `win`: to win, `of`: in so many own moves, or 0; besides the moves of the record any other that wins at once.
 * - `save`: the only move after which the others cannot be sure to win with `of` moves.
 * - `only`: the only move that wins if both sides play on as well as can be.
 * - `rolls`: the move that leaves the others the fewest rolls (`of`) that win at once.
 * - `points`: as many points as the record's moves make until the turn ends, however they are made.
 * - `stands`: after each move there is more that counts for the reader than before, until there is as much as the solution has.
 * - `any`: any move that the rules allow.
 * - `legal`: whether a move (`of`) is allowed; answered with yes or no.
 * - `count`: how many moves begin at a place (`of`); answered with a number.
 */
export type GoalKind = 'line' | 'win' | 'save' | 'only' | 'rolls' | 'points' | 'stands' | 'any' | 'legal' | 'count';

/** What is asked, and of which move, place or number; `of` is empty for what needs none. */
export interface Goal {
  readonly kind: GoalKind;
  readonly of: string;
}

/** The words of the tag, in the order in which errors name them. */
export const GOALS: readonly string[] = [
  'line',
  'win',
  'win NUMBER',
  'save NUMBER',
  'only',
  'rolls NUMBER',
  'points',
  'stands',
  'any',
  'legal MOVE',
  'count PLACE',
];

const ALONE: readonly GoalKind[] = ['line', 'win', 'only', 'points', 'stands', 'any'];
const WITH: readonly GoalKind[] = ['legal', 'count'];
const NUMBERED: readonly GoalKind[] = ['win', 'save', 'rolls'];

/** Reads the value of the tag; undefined for what is none of `GOALS`. */
export function parseGoal(text: string): Goal | undefined {
  if (text === '') return { kind: 'line', of: '' };
  const blank = text.indexOf(' ');
  const word = blank < 0 ? text : text.substring(0, blank);
  const of = blank < 0 ? '' : text.substring(blank + 1).trim();
  const kinds = of === '' ? ALONE : wholeNumber(of) === undefined ? WITH : NUMBERED;
  const kind = kinds.find((known) => known === word);
  return kind === undefined ? undefined : { kind, of };
}
