/** Who may use the buttons that concern the whole table: all seated players, those who play, or only the host. */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { mod } from '@griddle/rules/internal/core/math.js';
import { BUTTON_INK, HANDLERS, PANEL, SEAT_COLOURS } from '../names.js';
import { gameMessenger } from './messenger.js';

/** Who may use the buttons. */
type Right = 'all' | 'seated' | 'host';

/** In the order in which the button cycles. */
const RIGHTS: readonly Right[] = ['all', 'seated', 'host'];

/** Buttons that are part of playing, which everybody at the table may always use. */
const OF_PLAY: readonly string[] = [HANDLERS.offer, HANDLERS.call, HANDLERS.why, HANDLERS.scores];

/** Whether a player is the game master, who has no seat and whose actions are not moves of the game. */
export function isGameMaster(player: string): boolean {
  return player === 'Black';
}

/** The host's setting, and what it allows. */
export class Rights {
  private right: Right = 'all';
  /** The setting the panel shows: that of the save after a load; undefined if the button is out of date. */
  private shown: Right | undefined = 'all';

  constructor(private readonly words: Catalogue) {}

  /** Returns the text to save. */
  saved(): string {
    return this.right;
  }

  /** Restores a saved setting; any unknown text means everybody. */
  restore(saved: string | undefined): void {
    this.right = RIGHTS.find((right) => right === saved) ?? 'all';
    this.shown = 'all';
  }

  /** Whether a player may press a button now; if not, tells the player why. Ignores spectators. */
  mayPress(handler: string, player: string): boolean {
    if (player === 'Grey') return false;
    const why = this.reason(handler, player);
    if (why !== '') gameMessenger.tell(player, format(this.words, 'tts.rights.refused.' + why));
    return why === '';
  }

  /** Returns why a player may not press a button; empty if allowed. */
  private reason(handler: string, player: string): string {
    // Whom the host has promoted may do what the host may
    const isHost = Player[player as PlayerColor].admin;
    if (handler === HANDLERS.rights) return isHost ? '' : 'change';
    // The game master sees all hands and has no seat; the host may sit there to manage a table
    if (isGameMaster(player) && !(isHost && this.right === 'host')) return 'black';
    if (isHost || OF_PLAY.includes(handler)) return '';
    if (this.right === 'host') return 'host';
    return this.right === 'seated' && !SEAT_COLOURS.some((colour) => colour === player) ? 'seated' : '';
  }

  /** Changes to the next setting. */
  next(): void {
    this.right = RIGHTS[mod(RIGHTS.indexOf(this.right) + 1, RIGHTS.length)] ?? 'all';
    this.show();
  }

  /** Updates the button after a change of language. */
  speak(): void {
    this.shown = undefined;
    this.show();
  }

  /** Shows the setting on its button, which initially says everybody. */
  show(): void {
    if (this.shown === this.right) return;
    this.shown = this.right;
    const text = format(this.words, 'tts.rights.' + this.right);
    UI.setAttributes(PANEL.rights, { text, textColor: BUTTON_INK } as never);
  }
}
