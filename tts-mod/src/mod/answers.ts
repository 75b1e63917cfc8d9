/** Answers questions about a piece: why it may not go somewhere, and what it would score there. */
import type { BaseState, Place, RuleViolation } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import { explainViolation } from '@griddle/rules/internal/messages/explain.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import type { GameController } from './game-controller.js';
import { strangeAct } from './reading.js';
import { resultSentence } from './result.js';
import { changeLines, partsAt } from './score-lines.js';
import type { Held } from './table-game.js';
import { supposing } from './supposed.js';

/** A piece that somebody asks about. */
export interface Asked {
  readonly guid: string;
  readonly held: Held;
}

/** A point of the table. */
type Point = readonly [x: number, z: number];

type AnyController = GameController<BaseState, unknown, unknown>;

/** What a drop of a piece at a point would be: a move that is allowed, or a sentence that says why it is none. */
type Supposition = { readonly move: unknown } | { readonly sentence: string };

function sentenceOf({ words, table }: AnyController, violation: RuleViolation): string {
  return explainViolation(words, table.game.id, violation);
}

function suppose(controller: AnyController, { guid, held }: Asked, point: Point, player: string): Supposition {
  const { words, table, session } = controller;
  if (table.game.outcome(session.state) !== undefined) return { sentence: format(words, 'tts.over') };
  // Where physics decides, nobody knows before
  if (table.handwork === undefined)
    return { sentence: whyItStays(controller, { guid, held }, player, 'tts.why.physics') };
  const seen = supposing(guid, point, () => table.see());
  const { act } = controller.judge.readingOf(seen, [{ guid, kind: held.kind, from: held.place }]);
  if (act.kind === 'nothing') return { sentence: format(words, 'tts.why.nothing') };
  if (act.kind === 'partial') return { sentence: format(words, 'tts.why.begins') };
  if (act.kind === 'strange') return { sentence: sentenceOf(controller, strangeAct(table.turnRule, act.places)) };
  const refusal = controller.judge.seatRefusal(act.seat, player);
  if (refusal !== undefined) return { sentence: sentenceOf(controller, refusal) };
  const played = table.game.play(session.state, act.move);
  return played.ok ? { move: act.move } : { sentence: sentenceOf(controller, played.error) };
}

/** Why a piece may not lie at a point, or that it may. */
export function whyNotThere(controller: AnyController, asked: Asked, point: Point, player: string): string {
  const found = suppose(controller, asked, point, player);
  if ('sentence' in found) return found.sentence;
  return format(controller.words, 'tts.why.allowed', {
    move: controller.table.game.moveText(controller.session.state, found.move),
  });
}

/** Why a piece may not be moved at all now, or other words where that depends on where to. */
export function whyItStays(
  controller: AnyController,
  { held }: Asked,
  player: string,
  otherwise = 'tts.why.where',
): string {
  const { words, table, session } = controller;
  if (table.game.outcome(session.state) !== undefined) return format(words, 'tts.over');
  const turn = held.seat < 0 ? undefined : controller.judge.seatRefusal(held.seat, player);
  const refusal = turn ?? table.stays?.(session.state, held);
  return refusal === undefined ? format(words, otherwise) : sentenceOf(controller, refusal);
}

/** What a move to a point would score and change, or why it is none. */
export function scoresThere(controller: AnyController, asked: Asked, point: Point, player: string): string {
  const { words, table, session } = controller;
  const found = suppose(controller, asked, point, player);
  if ('sentence' in found) return found.sentence;
  const { game } = table;
  const before = session.state;
  const played = game.play(before, found.move);
  if (!played.ok) return sentenceOf(controller, played.error);
  const after = played.value;
  const terms = game.callouts(before, found.move, after).map(({ code }) => {
    return format(words, 'tts.term', { term: format(words, 'term.' + game.id + '.' + code) });
  });
  const news = table.news(before, after).map(({ key, values }) => format(words, key, values));
  const points = table.hasPoints ? changeLines(words, game, session.options, before, after) : [];
  const result = resultSentence(words, game, { state: after, options: session.options });
  const told = [...points, ...terms, ...news, ...(result === '' ? [] : [result])];
  return told.length === 0
    ? format(words, 'tts.scores.nothing')
    : joinSentences((key, values) => format(words, key, values), told);
}

/** What scores at a place now. */
export function scoresAt(controller: AnyController, place: Place): string {
  const { words, table, session } = controller;
  const parts = table.hasPoints && place !== '' ? partsAt(words, table.game, session, place) : '';
  return parts === '' ? format(words, 'tts.scores.not-yet') : parts;
}
