/** What `check` says about a record that is a puzzle: the page's judgement, and whether there is a second solution. */
import { ok, type Result } from '@griddle/rules/core/contract.js';
import { numberError, puzzleOf, secondSolution } from '@griddle/rules/internal/puzzle/index.js';
import { plyOf } from '@griddle/rules/replay/index.js';
import type { RecordError } from '@griddle/rules/record/index.js';
import type { CommandError } from './command-error.js';
import type { AnySession } from './records.js';
import { format, recordProblem, type Catalogue } from './words.js';

/** Tags that make a record a puzzle. */
const PUZZLE_TAGS: readonly string[] = ['Goal', 'Difficulty'];

/** Moves that the search for a second solution may play: a second or two for a puzzle. */
const PROOF = 100_000;

/** A sentence about a valid record, and a code for programs. */
export interface Note {
  readonly code: string;
  readonly message: string;
}

/** Checks a puzzle: an error, or notes on what may surprise its author. Other records have no notes. */
export function checkPuzzle(
  session: AnySession,
  text: string,
  words: Catalogue,
  placed: (error: RecordError) => RecordError = (error) => error,
): Result<readonly Note[], CommandError> {
  const { game, tags } = session;
  if (!tags.some(({ name }) => PUZZLE_TAGS.includes(name))) return ok([]);
  const puzzle = puzzleOf(session, text);
  if (!puzzle.ok) return recordProblem(words, game.id, placed(puzzle.error));
  const error = numberError(puzzle.value, text);
  if (error !== undefined) return recordProblem(words, game.id, placed(error));
  const second = secondSolution(puzzle.value, { left: PROOF });
  if (second === undefined) return ok([]);
  const { instead, token } = second;
  const values = { number: plyOf(instead), move: token, wanted: instead.token };
  return ok([{ code: 'second-solution', message: format(words, 'cli.check.second-solution', values) }]);
}
