/** A question to readers as a tree of moves: the right way first, wrong tries and other right ways as variations. */
import { optionsText } from '@griddle/rules/core/options.js';
import { isMistake, ownMoves, puzzleOf } from '@griddle/rules/internal/puzzle/index.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import { recordOf } from '@griddle/rules/replay/index.js';
import { CHANCE, type AnySession, type AnyStep } from '#core';
import type { AnyPuzzle } from '../learn/tries.js';

/**
 * What readers are asked for: a win, the moves that the author shows, the most points of a turn, or food that stands; in a
 * lesson a move that the author describes, or any move.
 */
export type Kind = 'win' | 'line' | 'points' | 'stands' | 'step' | 'any';

/** What the author writes. */
export interface Words {
  readonly question: string;
  readonly hint: string;
  readonly title: string;
  /** 1 to 5; empty for none. */
  readonly level: string;
}

/** Tags that a session writes of itself, but a question does not have: chance is in its moves, and the end is to be found. */
const LEFT_OUT: readonly string[] = ['Seed', 'Result'];

/** Whether a question is a step of a lesson. */
export const isStep = (kind: Kind): boolean => kind === 'step' || kind === 'any';

/** Whether readers are shown a way that is right, so that there are wrong ones. */
export const hasWay = (kind: Kind): boolean => kind !== 'any' && kind !== 'stands';

/** The questions that a game can ask. Piled food never lies the same twice, so its moves cannot be repeated. */
export function kindsOf({ game, options }: AnySession, hasPoints: boolean): readonly Kind[] {
  if (game.id === 'buffet-boss') return ['stands', 'any'];
  const isDuel = game.seats(options).length === 2;
  return [...(isDuel ? ['win' as const] : []), 'line', ...(hasPoints ? ['points' as const] : []), 'step', 'any'];
}

/** What identifies the start of a session. */
export const startKey = ({ game, options, root }: AnySession): string =>
  `${optionsText(game.options, options)} ${game.positionText(root.state)}`;

/** The last step of the right way from a step on: variations may hang where the way has no move yet. */
export function wayEnd(from: AnyStep): AnyStep {
  let step = from;
  for (let next = step.next[0]; next && !isMistake(next); next = next.next[0]) step = next;
  return step;
}

/** The steps of the right way. */
export function wayOf({ root }: AnySession): readonly AnyStep[] {
  const way: AnyStep[] = [];
  for (let step = wayEnd(root); step.parent; step = step.parent) way.unshift(step);
  return way;
}

/** The wrong tries of a session: the steps of the moves themselves. */
export function triesOf(session: AnySession): readonly AnyStep[] {
  return [session.root, ...wayOf(session)].flatMap(({ next }) => next.filter(isMistake));
}

/** The first step on the way to `at` that has left the right way; undefined while it is on it. */
export function leftAt(session: AnySession, at: AnyStep): AnyStep | undefined {
  const way = new Set<AnyStep>([session.root, ...wayOf(session)]);
  let left: AnyStep | undefined;
  for (let step: AnyStep | undefined = at; step && !way.has(step); step = step.parent) left = step;
  return left;
}

/** Makes the way to a step the right one. What followed before in its place goes; wrong tries stay. */
export function makeWay(to: AnyStep): void {
  for (let step = to; step.parent; step = step.parent) {
    const { parent } = step;
    if (parent.next[0] === step && !isMistake(step)) continue;
    if (isMistake(step)) {
      step.marks = [];
      step.after = [];
    }
    parent.next = [step, ...parent.next.filter((other) => other !== step && isMistake(other))];
  }
}

/** Ends the right way at a step. */
export function endWay(at: AnyStep): void {
  at.next = [];
}

/** The reason that the author has written for a wrong try. */
export const reasonAt = ({ after }: AnyStep): string => after[0]?.text ?? '';

/** Writes the reason of a wrong try. */
export function giveReason(step: AnyStep, text: string): void {
  step.after = commentsOf(text);
}

/** Removes a wrong try. */
export function removeTry({ parent }: AnyStep, step: AnyStep): void {
  if (parent) parent.next = parent.next.filter((other) => other !== step);
}

/** The seat to be asked: the first to move, after chance. */
export const askedSeat = ({ game, root }: AnySession): number => game.toMove(root.state)[0] ?? CHANCE;

/** The question as a puzzle; undefined while it is none, because its way has no move or misses its goal. */
export function readQuestion(session: AnySession, kind: Kind, words: Words): AnyPuzzle | undefined {
  label(session, kind, words);
  const puzzle = puzzleOf(session);
  return puzzle.ok ? puzzle.value : undefined;
}

/** The text of the record. */
export function questionText(session: AnySession, kind: Kind, words: Words): string {
  label(session, kind, words);
  const { tags, ...moves } = recordOf(session);
  return writeRecord({ ...moves, tags: tags.filter(({ name }) => !LEFT_OUT.includes(name)) });
}

/** Puts the words of the author into the session. */
function label(session: AnySession, kind: Kind, { hint, level, question, title }: Words): void {
  const { root } = session;
  const number = ownMoves(root, wayEnd(root), askedSeat(session));
  const goal = kind === 'step' ? 'line' : kind === 'win' ? `win ${number}` : kind;
  const written = { Title: title.trim(), Goal: goal, Difficulty: isStep(kind) ? '' : level, Hint: hint.trim() };
  session.tags = Object.entries(written).flatMap(([name, value]) => (value === '' ? [] : [{ name, value, offset: 0 }]));
  root.after = commentsOf(question);
}

const commentsOf = (text: string): AnyStep['after'] =>
  text.trim() === '' ? [] : [{ text: text.trim(), commands: [] }];
