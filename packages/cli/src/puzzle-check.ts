/** What `check` says about a valid record: positions that no game can reach, and as a puzzle the page's judgement. */
import { ok, type Result } from '@griddle/rules/core/contract.js';
import { lineMistake, puzzleOf, secondSolution } from '@griddle/rules/internal/puzzle/index.js';
import { impossibleSteps, plyOf } from '@griddle/rules/replay/index.js';
import { explainImpossible } from '@griddle/rules/messages/index.js';
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

/** Notes on the positions of a record that no game can reach: its start, and those set by hand. */
export function impossibleNotes(session: AnySession, words: Catalogue): readonly Note[] {
  return impossibleSteps(session).map(({ step, why }) => {
    const message = explainImpossible(words, session.game.id, why);
    const number = plyOf(step);
    return {
      code: 'position-impossible',
      message: number === 0 ? message : format(words, 'cli.check.at-move', { number, message }),
    };
  });
}

/** Whether a record is a puzzle: one of its tags says so. */
export function isPuzzle({ tags }: AnySession): boolean {
  return tags.some(({ name }) => PUZZLE_TAGS.includes(name));
}

/** Checks a puzzle: an error, or notes on what may surprise its author. Other records have no notes. */
export function checkPuzzle(
  session: AnySession,
  text: string,
  words: Catalogue,
  placed: (error: RecordError) => RecordError = (error) => error,
): Result<readonly Note[], CommandError> {
  if (!isPuzzle(session)) return ok([]);
  const puzzle = puzzleOf(session, text);
  if (!puzzle.ok) return recordProblem(words, session.game.id, placed(puzzle.error));
  const notes: Note[] = [];
  const mistake = lineMistake(puzzle.value);
  if (mistake !== undefined) {
    const values = { number: plyOf(mistake), move: mistake.token };
    notes.push({ code: 'solution-marked', message: format(words, 'cli.check.solution-marked', values) });
  }
  const second = secondSolution(puzzle.value, { left: PROOF });
  if (second !== undefined) {
    const { instead, token } = second;
    const values = { number: plyOf(instead), move: token, wanted: instead.token };
    notes.push({ code: 'second-solution', message: format(words, 'cli.check.second-solution', values) });
  }
  return ok(notes);
}
