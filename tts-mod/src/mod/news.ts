/** Tells the host, quietly and as long as the host wants to hear it, when there is a newer table than this one. */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { BUILD_NAME, BUTTON_INK, NEWS_ADDRESS, PANEL, SEAT_COLOURS } from '../names.js';
import { fieldOf } from './json-field.js';
import { gameMessenger } from './messenger.js';
import { send } from './web.js';

/** Where the newest build is named; empty in a save that was not made for a web site. */
function address(): string {
  return (_G[NEWS_ADDRESS] as string | undefined) ?? '';
}

/** News of newer tables. */
export class News {
  private isOff = false;

  constructor(private readonly words: Catalogue) {}

  /** Whether the host wants to hear nothing; to save. */
  saved(): boolean {
    return this.isOff;
  }

  restore(isOff: boolean): void {
    this.isOff = isOff;
  }

  /** Asks for the newest build. Without an answer, nothing is said. */
  look(): void {
    const from = address();
    if (from === '' || this.isOff) return;
    send('GET', from, {}, ({ status, text }) => {
      const [own, newest] = [_G[BUILD_NAME] as string, fieldOf(text, 'build')];
      const host = SEAT_COLOURS.find((colour) => Player[colour].host);
      if (status !== 200 || newest === '' || newest === own || host === undefined) return;
      const page = from.split('/').slice(0, -1).join('/') + '/';
      gameMessenger.tell(host, format(this.words, 'tts.news.told', { page, newest, build: own }));
    });
  }

  /** Changes whether the host hears of newer tables. */
  toggle(): void {
    this.isOff = !this.isOff;
    this.show();
  }

  /** Shows the setting on its button, if the save has one. */
  show(): void {
    if (address() === '') return;
    const text = format(this.words, this.isOff ? 'tts.news.off' : 'tts.news.on');
    UI.setAttributes(PANEL.news, { text, textColor: BUTTON_INK } as never);
  }
}
