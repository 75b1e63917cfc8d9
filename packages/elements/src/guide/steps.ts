/**
 * Reads a guided game from a record: the moves of its main line, and what the reader is told before them. A comment that begins
 * with `[Step]`, or has the command `[%step]`, says what to do; any other says what has happened. Words of our own guides are
 * messages, named by the command `[%guide NAME]`.
 */
import { CHANCE, err, ok, type Result, type TextError } from '@griddle/rules/core/contract.js';
import { STEP_MARK, type AnySession, type AnyStep, type Comment, type Translate } from '#core';

/** A guided game. */
export interface Line {
  /** The positions of the main line, from the start. */
  readonly positions: readonly AnyStep[];
  /** The seat of the reader. */
  readonly seat: number;
  /** For each position, the comments that say what to do in it. */
  readonly tasks: readonly (readonly Comment[])[];
  /** For each position, the comments on the move that led to it. */
  readonly remarks: readonly (readonly Comment[])[];
  /** The indices of the positions with a step, in which the reader moves. */
  readonly steps: readonly number[];
}

const hasCommand = (comment: Comment, wanted: string): boolean => comment.commands.some(({ name }) => name === wanted);

const isTask = (comment: Comment): boolean => hasCommand(comment, 'step') || STEP_MARK.test(comment.text);

/** The name of the message with the words of a comment; empty where it has its own. */
const messageOf = ({ commands }: Comment): string => commands.find(({ name }) => name === 'guide')?.args ?? '';

/** The words of comments, in the language of the page where they are our own. */
export function wordsOf(comments: readonly Comment[], game: string, say: Translate): string {
  const all = comments.map((comment) => {
    const name = messageOf(comment);
    return name === '' ? comment.text.replace(STEP_MARK, '').trim() : say(`guide.${game}.${name}`);
  });
  return all.join(' ').trim();
}

/** Reads the guided game in a session. Errors: `guide-...`. */
export function readLine(session: AnySession): Result<Line, TextError> {
  const { game } = session;
  const positions: AnyStep[] = [];
  for (let step: AnyStep | undefined = session.root; step; step = step.next[0]) positions.push(step);
  const notes = positions.map(({ after }, index) => [...after, ...(positions[index + 1]?.before ?? [])]);
  carryOver(positions, notes);
  const hasWords = (comment: Comment): boolean =>
    comment.text.replace(STEP_MARK, '').trim() + messageOf(comment) !== '';
  const tasks = notes.map((comments) => comments.filter(isTask));
  const remarks = notes.map((comments) => comments.filter((comment) => !isTask(comment)));
  const marked = notes.flatMap((comments, index) => (comments.some(isTask) ? [index] : []));
  const steps = marked.filter((index) => index < positions.length - 1);
  const fail = (code: string, index: number, values = {}): Result<Line, TextError> =>
    err({ code, offset: -1, expected: [], values: { found: nameOf(positions[index + 1]), ...values } });
  const [first] = steps;
  if (first === undefined) return fail(marked.length > 0 ? 'guide-move' : 'guide-none', 0);
  const seat = positions[first + 1]?.seat ?? CHANCE;
  const seats = game.seats(session.options);
  const other = steps.find((index) => positions[index + 1]?.seat !== seat);
  if (other !== undefined)
    return fail('guide-seat', other, { seat: seats[positions[other + 1]?.seat ?? 0] ?? '', wanted: seats[seat] ?? '' });
  const wordless = steps.find((index) => tasks[index]?.some(hasWords) !== true);
  if (wordless !== undefined) return fail('guide-words', wordless);
  return ok({ positions, seat, tasks, remarks, steps });
}

/** Lets what is said before or between chance moves be said, and drawn, after them: only then does the reader look. */
function carryOver(positions: readonly AnyStep[], notes: Comment[][]): void {
  positions.forEach((position, index) => {
    if (position.seat !== CHANCE || index === 0) return;
    const before = notes[index - 1]?.splice(0) ?? [];
    notes[index]?.unshift(...before);
    const drawn = before.map(({ commands }) => ({ text: '', commands }));
    position.after = [...drawn, ...position.after];
  });
}

/** The move of a step as a record writes it: `3. d4`; empty where there is none. */
function nameOf(step: AnyStep | undefined): string {
  return step ? `${step.round}. ${step.token}` : '';
}
