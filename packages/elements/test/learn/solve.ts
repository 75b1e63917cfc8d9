/** A reader who goes through a lesson or a set of puzzles and does what is asked, step by step. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { answerOf, puzzleOf, solutionAfter } from '@griddle/rules/puzzle/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';

/** The hands of the reader. */
export interface Hands {
  /** Touches a place of the board. */
  readonly touch: (place: Place) => Promise<void>;
  /** Presses a button of the coach by its words, as soon as there is one. */
  readonly press: (words: string) => Promise<void>;
  /** Presses the button for a move that touches nothing, or that ends a choice. */
  readonly choose: () => Promise<void>;
  /** Writes a number for the coach. */
  readonly write: (number: string) => Promise<void>;
  /** Waits until the coach says that this is the step or puzzle of this number. */
  readonly at: (number: number) => Promise<void>;
  /** Waits until it is the reader's turn. */
  readonly turn: () => Promise<void>;
  /** Waits until the step is done; how it was done is told on failure. */
  readonly done: (what: string) => Promise<void>;
}

/** Goes through all steps of a text; `words` are those of the buttons. */
export async function solve(game: AnyGame, text: string, hands: Hands): Promise<number> {
  const records = parseRecords(text);
  if (!records.ok) throw new Error(`line ${records.error.line} of the lesson cannot be read`);
  for (const [index, record] of records.value.entries()) {
    await hands.at(index + 1);
    const session = sessionFromRecord(game, record, text);
    if (!session.ok) throw new Error(`step ${index + 1} cannot be read`);
    const puzzle = puzzleOf(session.value, text);
    if (puzzle.ok) {
      await hands.turn();
      const { goal } = puzzle.value;
      if (goal.kind === 'legal') await hands.press(answerOf(puzzle.value) === 'yes' ? 'Yes' : 'No');
      else if (goal.kind === 'count') await hands.write(answerOf(puzzle.value));
      else await play(game, puzzle.value, hands);
      await hands.done(`step ${index + 1}, ${goal.kind}`);
    }
    if (index + 1 < records.value.length) await hands.press('Next');
  }
  return records.value.length;
}

async function play(game: AnyGame, puzzle: PuzzleOf, hands: Hands): Promise<void> {
  let at = puzzle.start;
  for (let next = solutionAfter(puzzle, at); next; next = solutionAfter(puzzle, at)) {
    if (next.seat === puzzle.seat) {
      await hands.turn();
      const places = game.touches(at.state, next.move);
      for (const place of places) await hands.touch(place);
      if (places.length === 0) await hands.choose();
    }
    at = next;
    if (puzzle.goal.kind === 'any') return;
  }
}

type PuzzleOf = Extract<ReturnType<typeof puzzleOf<BaseState, unknown>>, { readonly ok: true }>['value'];
