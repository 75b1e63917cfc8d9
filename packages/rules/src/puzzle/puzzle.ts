/** From a session to a puzzle: its tags are read, what is asked among them, and its solution is looked at. */
import { err, CHANCE, ok, type BaseState, type Result, type Seat, type Game } from '../core/contract.js';
import { wholeNumber } from '../core/text.js';
import { recordError } from '../record/letters.js';
import type { RecordError, Tag } from '../record/types.js';
import type { Session } from '../replay/session.js';
import { lineEnd, plyOf, type Step } from '../replay/step.js';

// What a seat has, for goals that ask for much of it.

/** What a seat has in all, with the points that a position is worth already; 0 where the game counts none. */
export function totalOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  return game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0;
}

/** How many places count for a seat: food on its plate, with what it is counted for. */
export function placesOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  const places: string[] = [];
  for (const line of game.score(state).find((sheet) => sheet.seat === seat)?.lines ?? []) {
    for (const place of line.places) if (!places.includes(place)) places.push(place);
  }
  return places.length;
}

// What is asked in a puzzle or in a step of a lesson: the value of a record's `[Goal "..."]` tag.

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

// From a session to a puzzle: its tags are read, and its solution is looked at.

const HARDEST = 5;

/** A position with something to find. The session's tree holds the solution; tries that are not in it grow beside it. */
export interface Puzzle<S extends BaseState, M> {
  readonly session: Session<S, M>;
  /** Where the reader begins; moves of the table may have come before. */
  readonly start: Step<S, M>;
  /** Who is to find it: the seat to move at the start. */
  readonly seat: Seat;
  readonly goal: Goal;
  /** What there is to learn from it: `fork`; empty for none. */
  readonly theme: string;
  /** 1 (easy) to 5 (hard); 0 where the record does not tell. */
  readonly difficulty: number;
  /** The steps of the record; all others are tries. */
  readonly known: readonly Step<S, M>[];
  /** For the goal `points`: what the solution makes, in all. */
  readonly target: number;
  /** For the goal `stands`: how many places count at the end of the solution. */
  readonly stands: number;
  /** How many moves the solution has. */
  readonly length: number;
}

/**
 * The puzzle of a session that was read from a record. `text` is what the record was read from, for the lines of errors.
 * Error codes: `goal`, `goal-move`, `goal-place`, `goal-missed` (the solution does not do what is asked), `difficulty`,
 * `no-solution`, `no-mover` (the game is over before it begins).
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

/** Whether what is asked can be asked here, and whether the solution does it. */
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
  if (goal.kind === 'stands' && stands <= placesOf(game, start.state, seat)) return wrong(text, tag, 'goal-missed', []);
  return undefined;
}

/** Moves of the table before the first of a seat are made already when a reader comes. */
function startOf<S extends BaseState, M>({ game, root }: Session<S, M>): Step<S, M> {
  let step = root;
  for (let next = step.next[0]; next !== undefined && game.toMove(step.state)[0] === CHANCE; next = step.next[0]) {
    step = next;
  }
  return step;
}

function stepsFrom<S extends BaseState, M>(start: Step<S, M>): readonly Step<S, M>[] {
  const steps = [start];
  // The list grows while it is gone through
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
