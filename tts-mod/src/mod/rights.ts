/** Who may use the buttons that concern the whole table: everybody who sits there, those who play, or the host alone. */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { BUTTON_INK, HANDLERS, PANEL, SEAT_COLOURS } from '../names.js';
import { gameMessenger } from './messenger.js';

/** For whom the buttons are. */
type Right = 'all' | 'seated' | 'host';

/** In the order of the button. */
const RIGHTS: readonly Right[] = ['all', 'seated', 'host'];

/** Buttons that are part of playing, which stay with everybody at the table. */
const OF_PLAY: readonly string[] = [HANDLERS.offer, HANDLERS.call, HANDLERS.why, HANDLERS.scores];

/** Whether a player looks after the table without a seat; what such a player moves is no act of the game. */
export function isGameMaster(player: string): boolean {
  return player === 'Black';
}

/** The setting of the host, and what it allows. */
export class Rights {
  private right: Right = 'all';
  /** What the panel shows: what a save has it show, after a load. */
  private shown: Right | undefined = 'all';

  constructor(private readonly words: Catalogue) {}

  /** What is saved of it. */
  saved(): string {
    return this.right;
  }

  /** As it was saved; anything else is for everybody. */
  restore(saved: string | undefined): void {
    this.right = RIGHTS.find((right) => right === saved) ?? 'all';
    this.shown = 'all';
  }

  /** Whether a player may press a button now; one at the table is told why not. Spectators are never heard. */
  mayPress(handler: string, player: string): boolean {
    if (player === 'Grey') return false;
    const why = this.reason(handler, player);
    if (why !== '') gameMessenger.tell(player, format(this.words, 'tts.rights.refused.' + why));
    return why === '';
  }

  /** Why a player may not press a button; empty for one who may. */
  private reason(handler: string, player: string): string {
    const isHost = Player[player as PlayerColor].host;
    if (handler === HANDLERS.rights) return isHost ? '' : 'change';
    // The game master sees all hands and has no seat; the host may sit there to look after a table
    if (isGameMaster(player) && !(isHost && this.right === 'host')) return 'black';
    if (isHost || OF_PLAY.includes(handler)) return '';
    if (this.right === 'host') return 'host';
    return this.right === 'seated' && !SEAT_COLOURS.some((colour) => colour === player) ? 'seated' : '';
  }

  /** The next of the ways. */
  next(): void {
    this.right = RIGHTS[mod(RIGHTS.indexOf(this.right) + 1, RIGHTS.length)] ?? 'all';
    this.show();
  }

  /** The words are of another language now. */
  speak(): void {
    this.shown = undefined;
    this.show();
  }

  /** The words of its button; at first it has those for everybody. */
  show(): void {
    if (this.shown === this.right) return;
    this.shown = this.right;
    const text = format(this.words, 'tts.rights.' + this.right);
    UI.setAttributes(PANEL.rights, { text, textColor: BUTTON_INK } as never);
  }
}
