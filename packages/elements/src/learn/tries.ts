/** What a coach finds in tries at a puzzle, and in the record for them; the element above which it stands. */
import { CHANCE, type BaseState, type Place } from '@griddle/rules/core/contract.js';
import { isMistake, type Goal, type Puzzle } from '@griddle/rules/internal/puzzle/index.js';
import type { AnyStep, GameUI, SnapshotHost, Translate } from '#core';

/** A game's element; its page's side is the game's own words for places. */
export interface Stage extends SnapshotHost {
  readonly ui?: Pick<GameUI<BaseState, unknown>, 'narration'>;
}

/** A place as sentences name it: `fallen:1` is for records. Squares are called as records call them. */
export function nameOfPlace(stage: Stage | undefined, state: BaseState, place: Place, t: Translate): string {
  return stage?.ui?.narration?.placeName?.(state, place, t) ?? place;
}

/** A puzzle whose state and move types are not known here. */
export type AnyPuzzle = Puzzle<BaseState, unknown>;

/** Words by a key, or as they stand in the record. */
export type Said = { readonly key: string; readonly values?: Readonly<Record<string, string | number>> } | string;

/** Goals for which it is clear why a try is wrong. */
const REASONED: readonly string[] = ['win', 'save', 'only', 'rolls', 'stands'];

/** Whether readers answer by a button or a number, and not by moves. */
export function isQuestion(goal: Goal | undefined): boolean {
  return goal?.kind === 'legal' || goal?.kind === 'count';
}

/** The record's words before its first move: the task and, of a question, what is said after the right answer. */
export function wordsOf(start: AnyStep, goal: Goal | undefined): { readonly task: string; readonly answer?: string } {
  const [first = '', ...rest] = start.after.map(({ text }) => text).filter((text) => text !== '');
  if (rest.length === 0) return { task: first };
  return isQuestion(goal) ? { task: first, answer: rest.join(' ') } : { task: [first, ...rest].join(' ') };
}

/** Food that is in a hand stands when it has come to rest, and not before. */
export function isUnderWay({ goal, session }: AnyPuzzle, { state }: AnyStep): boolean {
  return goal.kind === 'stands' && session.game.toMove(state)[0] === CHANCE;
}

/** The last move of a seat on the way to a step; what the table did after it shows by itself. */
export function lastOfSeat(at: AnyStep): AnyStep | undefined {
  let step: AnyStep | undefined = at;
  while (step?.seat === CHANCE) step = step.parent;
  return step;
}

/** The words that the record has for a step; undefined for none. */
export function commentOf({ before, after }: AnyStep): string | undefined {
  const words = [...before, ...after].map(({ text }) => text).filter((text) => text !== '');
  return words.length > 0 ? words.join(' ') : undefined;
}

/** Whether the record has a try, and calls it wrong. */
export function isKnownMistake(puzzle: AnyPuzzle, at: AnyStep): boolean {
  return puzzle.known.includes(at) && isMistake(at);
}

/** Why a try is wrong, where the record does not say it. */
export function reasonOf({ goal, seat, session, target }: AnyPuzzle, { state }: AnyStep): Said {
  if (REASONED.includes(goal.kind)) return { key: `coach.wrong-${goal.kind}` };
  if (goal.kind !== 'points') return { key: 'coach.wrong' };
  const points = session.game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0;
  return { key: 'coach.wrong-points', values: { points, best: target } };
}
