/**
 * Questions that players ask about pieces: entries of the pieces' context menus, and keys and an entry of the table's own menu
 * that ask about the point under the pointer. The answers are for the one who asks.
 */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import { HANDLERS, PIECE_TAG, SEAT_COLOURS } from '../names.js';
import { scoresAt, scoresThere, whyItStays, whyNotThere } from './answers.js';
import type { Asked } from './answers.js';
import type { TableSession } from './table-session.js';
import type { Held } from './table-game.js';
import { gameMessenger } from './messenger.js';

/** What can be asked: the function of the button, and the name of its words. */
const QUESTIONS: readonly (readonly [handler: string, name: string])[] = [
  [HANDLERS.why, 'why'],
  [HANDLERS.scores, 'scores'],
];

/** A point of the table as a text that goes from one script to another: whole thousandths. */
export function pointText({ x, z }: { readonly x: number; readonly z: number }): string {
  return Math.round(x * 1000).toString() + ' ' + Math.round(z * 1000).toString();
}

/** Hears questions and answers them. */
export class Questions {
  /** By the players' colours: the piece that each picked up or asked about last. */
  private asked: Record<string, Asked> = {};

  constructor(private readonly tableSession: TableSession) {}

  /** Offers the questions on all pieces; whatever other scripts have offered there goes. */
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

  /** Keeps in mind what a player takes: questions about points of the table are about that piece. */
  pickedUp(player: string, object: TTSObject): void {
    const held = this.tableSession.table.held(object);
    if (held !== undefined) this.asked[player] = { guid: object.getGUID(), held };
  }

  /** A question about a piece where it lies. */
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

  /** A question about a point of the table, for the piece that the player holds or last asked about. */
  askAbout(handler: string, point: string, player: string): void {
    const asked = this.asked[player];
    const { controller, words } = this.tableSession;
    const [x = '0', z = '0'] = point.split(' ');
    const at: [number, number] = [Number(x) / 1000, Number(z) / 1000];
    const answer = handler === HANDLERS.why ? whyNotThere : scoresThere;
    const isGone = asked === undefined || getObjectFromGUID(asked.guid) === undefined;
    gameMessenger.tell(player, isGone ? format(words, 'tts.why.which') : answer(controller, asked, at, player));
  }

  /** Whether a piece is in a hand of somebody else, in a game in which hands are hidden. */
  private isSecret(player: string, { seat }: Held): boolean {
    return this.tableSession.table.hasSecrets === true && seat >= 0 && SEAT_COLOURS[seat] !== player;
  }
}
