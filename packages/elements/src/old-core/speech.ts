/** What is told to who cannot see the board. Fetched with the first board on which something can happen. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { listed } from '@griddle/rules/messages/explain.js';
import type { Step } from '@griddle/rules/replay/step.js';
import type { Shortcut } from './board-view.js';
import type { Replay } from './replay.js';
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

/** What has been touched for a move: the last place, and how the move may go on. */
export interface Touch<S, M> {
  /** The state in which it was touched. */
  readonly state: S;
  readonly place: Place;
  readonly targets: readonly Place[];
  /** What ends the move without a place. */
  readonly buttons: readonly Shortcut<M>[];
}

/** What can be done after a touch. */
export function pickedUp<S extends BaseState, M>(
  { view, host }: Replay<S, M>,
  { state, place, targets, buttons }: Touch<S, M>,
): string {
  const { say, catalogue } = host;
  const name = (at: Place): string => view.shortName?.(state, at, say) ?? at;
  const ways = [...targets.map(name), ...buttons.map(({ words }) => words)];
  const next = targets.length > 0 ? '' : buttons.length > 0 ? '-choose' : '-stuck';
  // A piece is picked up, any other place is chosen
  const key = `ui.${view.mayPick(state, place) ? 'picked' : 'chosen'}${next}`;
  return say(key, { place: name(place), places: listed(catalogue, ways) });
}
