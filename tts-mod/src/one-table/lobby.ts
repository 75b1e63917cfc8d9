/** The lobby: an empty table whose panel offers all games. */
import { mergeMessages, format } from '@griddle/rules/internal/messages/catalogue.js';
import { EN } from '@griddle/rules/internal/messages/en.js';
import { lookAt, WHOLE_TABLE } from '../mod/camera.js';
import { LOADING } from '../mod/local-games.js';
import type { LocalGames } from '../mod/local-games.js';
import { forgetPanel, showLobby } from '../mod/panel.js';
import type { Saved } from '../mod/saved.js';
import type { Settings } from '../mod/table-session.js';
import { Speech } from '../mod/languages.js';
import { CHECKINGS } from '../mod/table-game.js';
import { gameMessenger } from '../mod/messenger.js';
import { GAME, HANDLERS, SHOW_AGAIN } from '../names.js';
import SCRIPT_EN from '../script.en.json' with { type: 'json' };
import { MENU } from './menu.js';
import TTS_ONE_TABLE_EN from './messages.en.json' with { type: 'json' };

/** Global’s script while no game is played. */
export class Lobby implements LocalGames {
  readonly home = 'menu';
  readonly words = new Speech(mergeMessages(EN, SCRIPT_EN, TTS_ONE_TABLE_EN));
  /** The settings with which the next game begins. */
  private given: Settings = { checking: CHECKINGS[1] ?? 'warn', marks: true };

  load(): void {
    Wait.frames(() => {
      this.show();
    }, LOADING);
  }

  save(): string {
    return '';
  }

  left(): readonly Saved[] {
    return [];
  }

  adoptLeft(): void {
    // There are no sessions of its own
  }

  listen(): void {
    // There are no pieces to watch
  }

  addKeys(): void {
    // The games' scripts add their own
  }

  press(handler: string, id: string, player: string): void {
    if (player === 'Grey' || id.startsWith(GAME)) return;
    if (handler === HANDLERS.view) {
      lookAt(player, WHOLE_TABLE);
      return;
    }
    if (handler === HANDLERS.language || handler === SHOW_AGAIN) {
      this.show();
    } else {
      gameMessenger.tell(player, format(this.words, 'tts.choose-first'));
    }
  }

  wake(_game: string, settings: Settings): void {
    this.given = settings;
    this.show();
  }

  /** Shows that a game is being laid out. */
  stop(): void {
    forgetPanel();
    showLobby(this.words, MENU, true);
  }

  sleep(): Settings {
    this.stop();
    return this.given;
  }

  settings(): Settings {
    return this.given;
  }

  record(): string {
    return '';
  }

  changes(): number {
    return 0;
  }

  put(): string {
    return format(this.words, 'tts.choose-first');
  }

  gameLines(): string {
    return '';
  }

  gamePart(): string {
    return '';
  }

  positionLines(): string {
    return '';
  }

  private show(): void {
    forgetPanel();
    showLobby(this.words, MENU, false);
  }
}
