/** Judges tries at a puzzle and finds the record's words for them; the interface of the coach's element. */
import { CHANCE, type BaseState, type Place } from '@griddle/rules/core/contract.js';
import { isMistake, type Goal, type Puzzle } from '@griddle/rules/internal/puzzle/index.js';
import type { AnyStep, GameUI, SnapshotHost, Translate } from '#core';

/** A game's element, which has the game's names for places. */
export interface Stage extends SnapshotHost {
  readonly ui?: Pick<GameUI<BaseState, unknown>, 'narration'>;
}

/** The name of a place in a sentence about it: `fallen:1` is for records only. Squares keep their notation. */
export function nameOfPlace(stage: Stage | undefined, state: BaseState, place: Place, t: Translate): string {
  const narration = stage?.ui?.narration;
  return narration?.placePhrase?.(state, place, t) ?? narration?.placeName?.(state, place, t) ?? place;
}

/** A puzzle whose state and move types are not known here. */
export type AnyPuzzle = Puzzle<BaseState, unknown>;

/** A message key with values, or the record's own words. */
export type Said = { readonly key: string; readonly values?: Readonly<Record<string, string | number>> } | string;

/** Goals that imply why a try is wrong. */
const REASONED: readonly string[] = ['win', 'save', 'only', 'rolls', 'stands'];

/** Whether readers answer with a button or a number instead of moves. */
export function isQuestion(goal: Goal | undefined): boolean {
  return goal?.kind === 'legal' || goal?.kind === 'count';
}

/** The places that a question is about: the ends of the move, or the piece; empty if the rules name none. */
export function askedPlaces({ goal, session: { game }, start: { state } }: AnyPuzzle): readonly Place[] {
  if (goal.kind === 'count') return [goal.of];
  const move = goal.kind === 'legal' ? game.parseMove(state, goal.of) : undefined;
  const places = move?.ok ? game.placesOfMove(state, move.value) : [];
  // Two spaces say more than what goes there
  const spaces = places.filter((place) => !place.includes(':'));
  const ends = spaces.length > 1 ? spaces : places;
  return [...new Set([...ends.slice(0, 1), ...ends.slice(-1)])];
}

/** The record's words before its first move: the task and, for a question, the comment on the right answer. */
export function wordsOf(start: AnyStep, goal: Goal | undefined): { readonly task: string; readonly answer?: string } {
  const [first = '', ...rest] = start.after.map(({ text }) => text).filter((text) => text !== '');
  if (rest.length === 0) return { task: first };
  return isQuestion(goal) ? { task: first, answer: rest.join(' ') } : { task: [first, ...rest].join(' ') };
}

/** Whether food is still falling: it counts as stacked only when at rest. */
export function isUnderWay({ goal, session }: AnyPuzzle, { state }: AnyStep): boolean {
  return goal.kind === 'stands' && session.game.toMove(state)[0] === CHANCE;
}

/** The last move of a seat on the way to a step, skipping chance moves. */
export function lastOfSeat(at: AnyStep): AnyStep | undefined {
  let step: AnyStep | undefined = at;
  while (step?.seat === CHANCE) step = step.parent;
  return step;
}

/** The record's words for a step; undefined if there are none. */
export function commentOf({ before, after }: AnyStep): string | undefined {
  const words = [...before, ...after].map(({ text }) => text).filter((text) => text !== '');
  return words.length > 0 ? words.join(' ') : undefined;
}

/** Whether the record contains a try and marks it as wrong. */
export function isKnownMistake(puzzle: AnyPuzzle, at: AnyStep): boolean {
  return puzzle.known.includes(at) && isMistake(at);
}

/** The record's words on the mistake that a try goes on from: a turn of several moves is judged at its end. */
export function mistakeBefore({ known }: AnyPuzzle, at: AnyStep): string | undefined {
  for (let step: AnyStep | undefined = at; step; step = step.parent) {
    if (known.includes(step) && isMistake(step)) return commentOf(step);
  }
  return undefined;
}

/** Why a try is wrong, if the record does not say so. */
export function reasonOf({ goal, seat, session, target }: AnyPuzzle, { state }: AnyStep): Said {
  if (REASONED.includes(goal.kind)) return { key: `coach.wrong-${goal.kind}` };
  if (goal.kind !== 'points') return { key: 'coach.wrong' };
  const points = session.game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0;
  return { key: 'coach.wrong-points', values: { points, best: target } };
}
