/** What is asked in a puzzle or in a step of a lesson: the value of a record's `[Goal "..."]` tag. */

/**
 * - `line`: the moves of the record, or of its variations that are not marked with `?`; this is so without a tag, too.
 * - `win`: to win; besides the moves of the record any other that wins at once.
 * - `points`: as many points as the record's moves make until the turn ends, however they are made.
 * - `any`: any move that the rules allow.
 * - `legal`: whether a move (`of`) is allowed; answered with yes or no.
 * - `count`: how many moves begin at a place (`of`); answered with a number.
 */
export type GoalKind = 'line' | 'win' | 'points' | 'any' | 'legal' | 'count';

/** What is asked, and of which move or place; `of` is empty for what needs none. */
export interface Goal {
  readonly kind: GoalKind;
  readonly of: string;
}

/** The words of the tag, in the order in which errors name them. */
export const GOALS: readonly string[] = ['line', 'win', 'points', 'any', 'legal MOVE', 'count PLACE'];

const ALONE: readonly GoalKind[] = ['line', 'win', 'points', 'any'];
const WITH: readonly GoalKind[] = ['legal', 'count'];

/** Reads the value of the tag; undefined for what is none of `GOALS`. */
export function parseGoal(text: string): Goal | undefined {
  if (text === '') return { kind: 'line', of: '' };
  const blank = text.indexOf(' ');
  const word = blank < 0 ? text : text.substring(0, blank);
  const of = blank < 0 ? '' : text.substring(blank + 1).trim();
  const kind = (of === '' ? ALONE : WITH).find((known) => known === word);
  return kind === undefined ? undefined : { kind, of };
}
