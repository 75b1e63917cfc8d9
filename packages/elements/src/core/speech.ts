/** What is told to who cannot see the board. Fetched with the first board on which something can happen. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { listed } from '@griddle/rules/messages/explain.js';
import type { Step } from '@griddle/rules/replay/step.js';
import type { Replay, ReplayHost } from './replay.js';
import { SPEECH_EN } from './speech.en.js';
import type * as speech from './speech.js';
import { addEnglish } from './words.js';

export { announce, openAnnouncer } from './announcer.js';

/** This module, as those see it who have something to say. */
export type Speech = typeof speech;

addEnglish(SPEECH_EN);

/** The move of a step with who made it, `Strawberries: b2 jumps over c3 to d4.`; empty where nobody moved. */
function moveSentence<S extends BaseState, M>({ view, seats, host }: Replay<S, M>, step: Step<S, M>): string {
  const { parent, move, seat } = step;
  if (!parent || move === undefined) return '';
  const words = view.moveWords(parent.state, move, host.say);
  return seat < 0 ? words : host.say('ui.moved', { seat: seats[seat] ?? '', move: words });
}

/** The sentences of a step: a move of the table comes after the move of a seat that it followed. */
function moveSentences<S extends BaseState, M>(replay: Replay<S, M>, step: Step<S, M>): readonly string[] {
  const before = step.seat < 0 && step.parent?.parent ? moveSentences(replay, step.parent) : [];
  return [...before, moveSentence(replay, step)];
}

/** What has come to be by a step, with the comments on it. */
export function storyOf<S extends BaseState, M>(replay: Replay<S, M>, step: Step<S, M>): string {
  const moves = step.parent ? moveSentences(replay, step) : [replay.host.say('ui.start')];
  const comments = step.after.map(({ text }) => text);
  const sentences = [...moves, ...replay.terms(), replay.status(false), ...comments];
  return sentences.filter((words) => words !== '').join(' ');
}

/** What has been touched for a move, in words: the last place, and how the move may go on. */
export interface Touch {
  readonly place: string;
  /** Whether a piece was picked up there; else the place was chosen. */
  readonly isPiece: boolean;
  readonly targets: readonly string[];
  /** What buttons end the move. */
  readonly buttons: readonly string[];
}

/** What can be done after a touch. */
export function pickedUp({ say, catalogue }: ReplayHost, { place, isPiece, targets, buttons }: Touch): string {
  const next = targets.length > 0 ? '' : buttons.length > 0 ? '-choose' : '-stuck';
  const places = listed(catalogue, [...targets, ...buttons]);
  return say(`ui.${isPiece ? 'picked' : 'chosen'}${next}`, { place, places });
}
