/**
 * Questions that players ask about pieces: entries of the pieces' context menus, and keys and an entry of the table's own menu
 * that ask about the point under the pointer. The answers are for the one who asks.
 */
import { say } from '@griddle/rules/messages/catalogue.js';
import { HANDLERS, PIECE_TAG, SEAT_COLOURS } from '../names.js';
import { scoresAt, scoresThere, whyItStays, whyNotThere } from './answers.js';
import type { Asked } from './answers.js';
import type { Sitting } from './sitting.js';
import type { Held } from './table-game.js';
import { gameVoice } from './voice.js';

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

  constructor(private readonly sitting: Sitting) {}

  /** Offers the questions on all pieces; whatever other scripts have offered there goes. */
  start(): void {
    this.asked = {};
    for (const object of getObjectsWithTag(PIECE_TAG)) this.offerOn(object);
  }

  /** Offers the questions on a piece. */
  offerOn(object: TTSObject): void {
    if (!this.sitting.table.isPiece(object)) return;
    object.clearContextMenu();
    for (const [handler, name] of QUESTIONS) {
      object.addContextMenuItem(say(this.sitting.words, 'tts.ask.' + name), (player: PlayerColor) => {
        this.askOf(handler, player, object);
      });
    }
  }

  /** Keeps in mind what a player takes: questions about points of the table are about that piece. */
  pickedUp(player: string, object: TTSObject): void {
    const held = this.sitting.table.held(object);
    if (held !== undefined) this.asked[player] = { guid: object.getGUID(), held };
  }

  /** A question about a piece where it lies. */
  private askOf(handler: string, player: string, object: TTSObject): void {
    const held = this.sitting.table.held(object);
    if (held === undefined || this.isSecret(player, held)) {
      gameVoice.tell(player, say(this.sitting.words, 'tts.why.secret'));
      return;
    }
    const asked = { guid: object.getGUID(), held };
    this.asked[player] = asked;
    const { match } = this.sitting;
    const answer = handler === HANDLERS.why ? whyItStays(match, asked, player) : scoresAt(match, held.place);
    gameVoice.tell(player, answer);
  }

  /** A question about a point of the table, for the piece that the player holds or last asked about. */
  askAbout(handler: string, point: string, player: string): void {
    const asked = this.asked[player];
    const { match, words } = this.sitting;
    const [x = '0', z = '0'] = point.split(' ');
    const at: [number, number] = [Number(x) / 1000, Number(z) / 1000];
    const answer = handler === HANDLERS.why ? whyNotThere : scoresThere;
    const isGone = asked === undefined || getObjectFromGUID(asked.guid) === undefined;
    gameVoice.tell(player, isGone ? say(words, 'tts.why.which') : answer(match, asked, at, player));
  }

  /** Whether a piece is in a hand of somebody else, in a game in which hands are hidden. */
  private isSecret(player: string, { seat }: Held): boolean {
    return this.sitting.table.hasSecrets === true && seat >= 0 && SEAT_COLOURS[seat] !== player;
  }
}
