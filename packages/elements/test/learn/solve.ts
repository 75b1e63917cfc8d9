/** A reader who goes through a lesson or a set of puzzles and does what is asked, step by step. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { answerOf, puzzleOf, solutionAfter } from '@griddle/rules/internal/puzzle/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';

/** The hands of the reader. */
export interface Hands {
  /** Ways to make a move by touching places one after the other, as the element has them. */
  readonly paths: (state: BaseState, move: unknown) => readonly (readonly Place[])[];
  /** Touches a place of the board; false where it is none, but a button under the board. */
  readonly touch: (place: Place) => Promise<boolean>;
  /** Presses a button of the coach by its words, as soon as there is one. */
  readonly press: (words: string) => Promise<void>;
  /** Presses one of the buttons under the board, from 0; false where there is none. */
  readonly choose: (button: number) => Promise<boolean>;
  /** Whether the last move was told to be wrong. */
  readonly isWrong: () => Promise<boolean>;
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
      else await play(puzzle.value, hands);
      await hands.done(`step ${index + 1}, ${goal.kind}`);
    }
    if (index + 1 < records.value.length) await hands.press('Next');
  }
  return records.value.length;
}

/** Buttons under the board that are tried one after the other: which is which only their words tell. */
const BUTTONS = 4;

async function play(puzzle: PuzzleOf, hands: Hands): Promise<void> {
  let at = puzzle.start;
  for (let next = solutionAfter(puzzle, at); next; next = solutionAfter(puzzle, at)) {
    if (next.seat === puzzle.seat) await make(hands, at.state, next.move);
    at = next;
    if (puzzle.goal.kind === 'any') return;
  }
}

async function make(hands: Hands, state: BaseState, move: unknown): Promise<void> {
  const [places = []] = hands.paths(state, move);
  const touchAll = async (): Promise<boolean> => {
    for (const place of places) if (!(await hands.touch(place))) return false;
    return places.length > 0;
  };
  for (let button = 0; button < BUTTONS; button++) {
    await hands.turn();
    if (await touchAll()) return;
    // What was touched before may have been selected still
    if (!(await hands.choose(button))) {
      await touchAll();
      if (!(await hands.choose(button))) throw new Error(`there is no button ${button} under the board`);
    }
    if (!(await hands.isWrong())) return;
    await hands.press('Try again');
  }
}

type PuzzleOf = Extract<ReturnType<typeof puzzleOf<BaseState, unknown>>, { readonly ok: true }>['value'];
