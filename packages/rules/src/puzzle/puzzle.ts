/** Builds a puzzle from a session: reads its tags, including the goal, and checks its solution. */
import { err, CHANCE, ok, type BaseState, type Result, type Seat } from '../core/contract.js';
import { placesOf, totalOf } from '../core/sheets.js';
import { wholeNumber } from '../core/text.js';
import { recordError } from '../record/letters.js';
import type { RecordError, Tag } from '../record/types.js';
import type { Session } from '../replay/session.js';
import { lineEnd, plyOf, type Step } from '../replay/step.js';

// The goal of a puzzle or lesson step: the value of a record's `[Goal "..."]` tag.

/**
 * - `line` (the default): play the record's moves, or those of its variations that are not marked with `?`.
 * - `win`: win in `of` own moves (0: any number); the record's moves are right, and any other that wins at once.
 * - `save`: find the only move after which the others cannot force a win in `of` moves.
 * - `only`: find the only move that wins if both sides then play perfectly.
 * - `rolls`: find the move that leaves the others the fewest rolls (`of`) that win at once.
 * - `points`: score as many points by the end of the turn as the record's moves do, with any moves.
 * - `stands`: raise the number of places that count for the reader with each move, up to the solution's number.
 * - `any`: make any legal move.
 * - `legal`: say whether a move (`of`) is legal; answered with yes or no.
 * - `count`: say how many moves start at a place (`of`); answered with a number.
 */
export type GoalKind = 'line' | 'win' | 'save' | 'only' | 'rolls' | 'points' | 'stands' | 'any' | 'legal' | 'count';

/** A goal and its argument: a move, place or number; `of` is empty for goals without one. */
export interface Goal {
  readonly kind: GoalKind;
  readonly of: string;
}

/** The tag's values, in the order in which errors list them. */
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

/** Reads the tag's value; undefined for anything not in `GOALS`. */
export function parseGoal(text: string): Goal | undefined {
  if (text === '') return { kind: 'line', of: '' };
  const blank = text.indexOf(' ');
  const word = blank < 0 ? text : text.substring(0, blank);
  const of = blank < 0 ? '' : text.substring(blank + 1).trim();
  const kinds = of === '' ? ALONE : wholeNumber(of) === undefined ? WITH : NUMBERED;
  const kind = kinds.find((known) => known === word);
  return kind === undefined ? undefined : { kind, of };
}

// Building a puzzle from a session: reads the tags and checks the solution.

const HARDEST = 5;

/** A puzzle. The session's tree holds the solution; other tries are added to it as variations. */
export interface Puzzle<S extends BaseState, M> {
  readonly session: Session<S, M>;
  /** The step the reader starts from; chance moves may precede it. */
  readonly start: Step<S, M>;
  /** The reader's seat: the seat to move at the start. */
  readonly seat: Seat;
  readonly goal: Goal;
  /** The theme, such as `fork`; empty for none. */
  readonly theme: string;
  /** 1 (easy) to 5 (hard); 0 if unknown. */
  readonly difficulty: number;
  /** The steps of the record; all others are tries. */
  readonly known: readonly Step<S, M>[];
  /** The solution's total score, for the goal `points`. */
  readonly target: number;
  /** The number of places that count at the end of the solution, for the goal `stands`. */
  readonly stands: number;
  /** The number of moves in the solution. */
  readonly length: number;
}

/**
 * Returns the puzzle of a session read from a record. `text` is the record's text, for the line numbers of errors.
 * Error codes: `goal`, `goal-move`, `goal-place`, `goal-missed` (the solution does not reach the goal), `goal-number` (it wins
 * in another number of moves), `difficulty`, `no-solution`, `no-mover` (the game is over before it begins).
 */
export function puzzleOf<S extends BaseState, M>(session: Session<S, M>, text = ''): Result<Puzzle<S, M>, RecordError> {
  const { game } = session;
  const start = startOf(session);
  const seat = game.toMove(start.state)[0];
  if (seat === undefined || seat === CHANCE) return err(recordError(text, 'no-mover', 0));
  const goalTag = tagOf(session, 'Goal');
  const goal = parseGoal(goalTag.value);
  if (goal === undefined) return err(wrong(text, goalTag, 'goal', GOALS));
  const difficultyTag = tagOf(session, 'Difficulty');
  const difficulty = parseDifficulty(difficultyTag.value);
  if (difficulty === undefined) return err(wrong(text, difficultyTag, 'difficulty', []));
  const end = lineEnd(start);
  const puzzle: Puzzle<S, M> = {
    session,
    start,
    seat,
    goal,
    theme: tagOf(session, 'Theme').value,
    difficulty,
    known: stepsFrom(start),
    target: totalOf(game, end.state, seat),
    stands: placesOf(game, end.state, seat),
    length: plyOf(end) - plyOf(start),
  };
  const error = goalError(puzzle, goalTag, end, text);
  return error === undefined ? ok(puzzle) : err(error);
}

/** The number of moves that a seat makes on the way from a step to a later one. */
export function ownMoves<S, M>(start: Step<S, M>, end: Step<S, M>, seat: Seat): number {
  let count = 0;
  for (let step: Step<S, M> | undefined = end; step !== undefined && step !== start; step = step.parent) {
    if (step.seat === seat) count++;
  }
  return count;
}

/** Checks that the goal fits the position and that the solution reaches it. */
function goalError<S extends BaseState, M>(
  { goal, length, seat, session, stands, start }: Puzzle<S, M>,
  tag: Tag,
  end: Step<S, M>,
  text: string,
): RecordError | undefined {
  const { game } = session;
  if (goal.kind === 'legal') {
    return game.parseMove(start.state, goal.of).ok ? undefined : wrong(text, tag, 'goal-move', [], goal.of);
  }
  if (goal.kind === 'count') {
    const isPlace = game.scanPlace(goal.of, 0) === goal.of.length;
    return isPlace ? undefined : wrong(text, tag, 'goal-place', [], goal.of);
  }
  if (goal.kind === 'any') return undefined;
  if (length === 0) return recordError(text, 'no-solution', tag.offset);
  if (goal.kind === 'win' && game.outcome(end.state)?.winners.includes(seat) !== true) {
    return wrong(text, tag, 'goal-missed', []);
  }
  const count = ownMoves(start, end, seat);
  if (goal.kind === 'win' && goal.of !== '' && goal.of !== count + '') {
    return recordError(text, 'goal-number', tag.offset, [], { found: tag.value, count });
  }
  if (goal.kind === 'stands' && stands <= placesOf(game, start.state, seat)) return wrong(text, tag, 'goal-missed', []);
  return undefined;
}

/** The first step at which a seat is to move: chance moves before it are already made when the reader starts. */
function startOf<S extends BaseState, M>({ game, root }: Session<S, M>): Step<S, M> {
  let step = root;
  for (let next = step.next[0]; next !== undefined && game.toMove(step.state)[0] === CHANCE; next = step.next[0]) {
    step = next;
  }
  return step;
}

function stepsFrom<S extends BaseState, M>(start: Step<S, M>): readonly Step<S, M>[] {
  const steps = [start];
  // The list grows during iteration
  for (let i = 0; i < steps.length; i++) for (const next of steps[i]?.next ?? []) steps.push(next);
  return steps;
}

function tagOf<S extends BaseState, M>({ tags }: Session<S, M>, name: string): Tag {
  return tags.find((tag) => tag.name === name) ?? { name, value: '', offset: 0 };
}

function parseDifficulty(text: string): number | undefined {
  if (text === '') return 0;
  for (let level = 1; level <= HARDEST; level++) if (text === level + '') return level;
  return undefined;
}

function wrong(text: string, tag: Tag, code: string, expected: readonly string[], found = tag.value): RecordError {
  return recordError(text, code, tag.offset, expected, { found });
}
