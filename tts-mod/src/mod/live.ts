/**
 * Sends the record of the table to a server for rooms after every move, so that pages can follow the game. The host switches it
 * on. One request is on its way at a time, and the newest record wins, so that a lost request needs no repair.
 */
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { BUTTON_INK, PANEL } from '../names.js';
import { fieldOf } from './json-field.js';
import { writeTab } from './messenger.js';
import { send } from './web.js';
import type { Answer } from './web.js';

/** Seconds between two looks at the table. */
const PAUSE = 1;
/** Seconds until the next try after so many failures in a row, and after more. */
const PAUSES = [5, 10, 20, 40] as const;
const LONGEST = 60;

/** Where the record goes. */
export interface LiveAddress {
  /** The address of this table at the server, which readers follow. */
  readonly page: string;
  /** With which only this table may write there. */
  readonly key: string;
}

/** What the live table needs of the game in progress. */
export interface Followed {
  /** How often something has changed. */
  changes(): number;
  /** The record as everybody at the table may read it; empty without a game. */
  record(): string;
}

/** A table that pages follow. */
export class Live {
  private address: LiveAddress | undefined;
  /** What the panel says about it. */
  private note = '';
  private changes = -1;
  private sent = '';
  /** The number of the last record, which must grow. */
  private number = 0;
  private failures = 0;
  /** The next look, so that it can be stopped. */
  private next: number | undefined;

  constructor(
    private readonly words: Catalogue,
    private readonly table: Followed,
  ) {}

  /** Returns what to save, so that a rewind does not end it; undefined while it is off. */
  saved(): LiveAddress | undefined {
    return this.address;
  }

  /** Goes on after a load. */
  restore(address: LiveAddress | undefined): void {
    this.stop();
    if (address !== undefined) this.start(address);
  }

  isOn(): boolean {
    return this.address !== undefined;
  }

  /** Asks a server for an address and begins to send. `typed`: what the host has entered. */
  open(typed: string): void {
    const server = typed.trim().split('/').slice(0, 3).join('/');
    if (!server.startsWith('http://') && !server.startsWith('https://')) {
      this.say('tts.live.no-address');
      return;
    }
    send('POST', server + '/live', { body: {} }, ({ status, text }) => {
      const [live, key] = [fieldOf(text, 'live'), fieldOf(text, 'key')];
      if (status !== 201 || live === '' || key === '') this.refuse(text, server);
      else this.start({ page: server + '/live/' + live, key });
    });
  }

  /** Ends sending; what was sent stays there. */
  close(): void {
    this.stop();
    this.say('tts.live.off');
  }

  /** Shows the state on the panel. */
  show(): void {
    UI.setAttribute(PANEL.liveNote, 'text', this.note === '' ? format(this.words, 'tts.live.off') : this.note);
    const text = format(this.words, this.isOn() ? 'tts.live.stop' : 'tts.live.start');
    UI.setAttributes(PANEL.liveButton, { text, textColor: BUTTON_INK } as never);
  }

  private say(key: string, values: Readonly<Record<string, string | number>> = {}): void {
    this.note = format(this.words, key, values);
    this.show();
  }

  private start(address: LiveAddress): void {
    this.address = address;
    this.changes = -1;
    this.sent = '';
    this.failures = 0;
    writeTab(
      format(this.words, 'tts.tab.live'),
      '<waffle-wars mode="replay" room="' + address.page + '"></waffle-wars>',
    );
    this.say('tts.live.on', { page: address.page });
    this.wait(PAUSE);
  }

  private stop(): void {
    if (this.next !== undefined) Wait.stop(this.next);
    this.next = undefined;
    this.address = undefined;
  }

  private wait(seconds: number): void {
    this.next = Wait.time(() => {
      this.look();
    }, seconds);
  }

  /** Sends the record if it has changed. */
  private look(): void {
    const { address } = this;
    if (address === undefined) return;
    const changes = this.table.changes();
    const record = changes === this.changes ? this.sent : this.table.record();
    if (record === this.sent || record === '') {
      this.changes = changes;
      this.wait(PAUSE);
      return;
    }
    // Grows also after a rewind to a time when fewer had been sent
    this.number = Math.max(this.number + 1, Math.floor(os.time()));
    send('PUT', address.page, { body: { v: 1, n: this.number, record }, key: address.key }, (answer) => {
      if (this.address === address) this.answered(answer, changes, record);
    });
  }

  private answered({ status, text }: Answer, changes: number, record: string): void {
    const { address } = this;
    if (address === undefined) return;
    if (status === 200 || status === 400) {
      // The rules cannot read this record; the next move may mend that
      if (status === 400) this.say('tts.live.refused', { problem: fieldOf(text, 'problem') });
      else if (this.failures > 0 || this.sent === '') this.say('tts.live.on', { page: address.page });
      this.changes = changes;
      this.sent = record;
      this.failures = 0;
      this.wait(PAUSE);
      return;
    }
    if (status === 403 || status === 404) {
      this.stop();
      this.refuse(text, address.page);
      return;
    }
    const seconds = PAUSES[this.failures] ?? LONGEST;
    this.failures++;
    this.say('tts.live.waits', { seconds });
    this.wait(seconds);
  }

  /** Says why a server does not take this table. */
  private refuse(text: string, server: string): void {
    const problem = fieldOf(text, 'problem');
    if (problem === '') this.say('tts.live.no-server', { server });
    else this.say('tts.live.refused', { problem });
  }
}
