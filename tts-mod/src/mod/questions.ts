/**
 * Players' questions about pieces: entries in the pieces' context menus, and hotkeys and an entry of the table's own menu that
 * ask about the point under the pointer. The answers (why a piece may not go somewhere, what it would score there) go only to
 * the player who asks.
 */
import type { BaseState, Place, RuleViolation } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import { explainViolation, joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { HANDLERS, PIECE_TAG, SEAT_COLOURS } from '../names.js';
import type { GameController } from './game-controller.js';
import { gameMessenger } from './messenger.js';
import { withHypotheticalPosition } from './object-positions.js';
import { unrecognisedAct } from './recognise-act.js';
import { resultSentence, changeLines, partsAt } from './result-text.js';
import type { Held } from './table-game.js';
import type { TableSession } from './table-session.js';

/** The questions: the button's function and its message name. */
const QUESTIONS: readonly (readonly [handler: string, name: string])[] = [
  [HANDLERS.why, 'why'],
  [HANDLERS.scores, 'scores'],
];

/** Receives questions and answers them. */
export class Questions {
  /** The piece each player last picked up or asked about, by player colour. */
  private asked: Record<string, Asked> = {};

  constructor(private readonly tableSession: TableSession) {}

  /** Offers the questions on all pieces, replacing menu entries of other scripts. */
  start(): void {
    this.asked = {};
    for (const object of getObjectsWithTag(PIECE_TAG)) this.offerOn(object);
  }

  /** Offers the questions on a piece. */
  offerOn(object: TTSObject): void {
    if (!this.tableSession.table.isPiece(object)) return;
    object.clearContextMenu();
    for (const [handler, name] of QUESTIONS) {
      object.addContextMenuItem(format(this.tableSession.words, 'tts.ask.' + name), (player: PlayerColor) => {
        this.askOf(handler, player, object);
      });
    }
  }

  /** Remembers the piece a player picks up: questions about table points refer to it. */
  pickedUp(player: string, object: TTSObject): void {
    const held = this.tableSession.table.held(object);
    if (held !== undefined) this.asked[player] = { guid: object.getGUID(), held };
  }

  /** Answers a question about a piece where it lies. */
  private askOf(handler: string, player: string, object: TTSObject): void {
    const held = this.tableSession.table.held(object);
    if (held === undefined || this.isSecret(player, held)) {
      gameMessenger.tell(player, format(this.tableSession.words, 'tts.why.secret'));
      return;
    }
    const asked = { guid: object.getGUID(), held };
    this.asked[player] = asked;
    const { controller } = this.tableSession;
    const answer = handler === HANDLERS.why ? whyItStays(controller, asked, player) : scoresAt(controller, held.place);
    gameMessenger.tell(player, answer);
  }

  /** Answers a question about a table point, for the piece that the player holds or last asked about. */
  askAbout(handler: string, point: string, player: string): void {
    const asked = this.asked[player];
    const { controller, words } = this.tableSession;
    const [x = '0', z = '0'] = point.split(' ');
    const at: [number, number] = [Number(x) / 1000, Number(z) / 1000];
    const answer = handler === HANDLERS.why ? whyNotThere : scoresThere;
    const isGone = asked === undefined || getObjectFromGUID(asked.guid) === undefined;
    gameMessenger.tell(player, isGone ? format(words, 'tts.why.which') : answer(controller, asked, at, player));
  }

  /** Whether a piece is in another player's hand, in a game with hidden hands. */
  private isSecret(player: string, { seat }: Held): boolean {
    return this.tableSession.table.hasSecrets === true && seat >= 0 && SEAT_COLOURS[seat] !== player;
  }
}

/** A piece that somebody asks about. */
interface Asked {
  readonly guid: string;
  readonly held: Held;
}

/** A point of the table. */
type Point = readonly [x: number, z: number];

type AnyController = GameController<BaseState, unknown, unknown>;

/** The result of dropping a piece at a point: a legal move, or a sentence that says why there is none. */
type DropResult = { readonly move: unknown } | { readonly sentence: string };

function sentenceOf({ words, table }: AnyController, violation: RuleViolation): string {
  return explainViolation(words, table.game.id, violation);
}

function dropResult(controller: AnyController, { guid, held }: Asked, point: Point, player: string): DropResult {
  const { words, table, session } = controller;
  if (table.game.outcome(session.state) !== undefined) return { sentence: format(words, 'tts.over') };
  // Where physics decides, the result cannot be predicted
  if (table.playerChanges === undefined)
    return { sentence: whyItStays(controller, { guid, held }, player, 'tts.why.physics') };
  const seen = withHypotheticalPosition(guid, point, () => table.see());
  const { act } = controller.referee.recognise(seen, [{ guid, kind: held.kind, from: held.place }]);
  if (act.kind === 'nothing') return { sentence: format(words, 'tts.why.nothing') };
  if (act.kind === 'partial') return { sentence: format(words, 'tts.why.begins') };
  if (act.kind === 'unrecognised')
    return { sentence: sentenceOf(controller, unrecognisedAct(table.turnRule, act.places)) };
  const refusal = controller.referee.seatRefusal(act.seat, player);
  if (refusal !== undefined) return { sentence: sentenceOf(controller, refusal) };
  const played = table.game.play(session.state, act.move);
  return played.ok ? { move: act.move } : { sentence: sentenceOf(controller, played.error) };
}

/** Says why a piece may not lie at a point, or that it may. */
function whyNotThere(controller: AnyController, asked: Asked, point: Point, player: string): string {
  const found = dropResult(controller, asked, point, player);
  if ('sentence' in found) return found.sentence;
  return format(controller.words, 'tts.why.allowed', {
    move: controller.table.game.moveText(controller.session.state, found.move),
  });
}

/** Says why a piece may not be moved at all now; returns another message if that depends on the target. */
function whyItStays(controller: AnyController, { held }: Asked, player: string, otherwise = 'tts.why.where'): string {
  const { words, table, session } = controller;
  if (table.game.outcome(session.state) !== undefined) return format(words, 'tts.over');
  const turn = held.seat < 0 ? undefined : controller.referee.seatRefusal(held.seat, player);
  const refusal = turn ?? table.stays?.(session.state, held);
  return refusal === undefined ? format(words, otherwise) : sentenceOf(controller, refusal);
}

/** Says what a move to a point would score and change, or why it is illegal. */
function scoresThere(controller: AnyController, asked: Asked, point: Point, player: string): string {
  const { words, table, session } = controller;
  const found = dropResult(controller, asked, point, player);
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

/** Says what scores at a place now. */
function scoresAt(controller: AnyController, place: Place): string {
  const { words, table, session } = controller;
  const parts = table.hasPoints && place !== '' ? partsAt(words, table.game, session, place) : '';
  return parts === '' ? format(words, 'tts.scores.not-yet') : parts;
}
