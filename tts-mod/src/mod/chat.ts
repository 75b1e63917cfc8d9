/** Messages to all players; the panel shows the last ones. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import type { Session } from '@griddle/rules/internal/replay/session.js';
import type { Colour, Sentence, TableGame, Messenger } from './table-game.js';

/** Colours of announcements that are nobody's. */
const NOTICE: Colour = [1, 0.94, 0.79];

/** The messages of one session. */
export class Chat<S extends BaseState, M, Scan> {
  /** What was told last; the panel shows it. */
  message = '';

  constructor(
    private readonly words: Catalogue,
    private readonly table: TableGame<S, M, Scan>,
    private readonly messenger: Messenger,
  ) {}

  /** Says one sentence to all, which becomes the panel's message. */
  say({ key, values }: Sentence): void {
    this.message = format(this.words, key, values);
    this.messenger.announce(this.message, NOTICE);
  }

  /** Says one sentence with the move that it tells of, if it has one. */
  notice(key: string, move = ''): void {
    this.say({ key, values: { move } });
  }

  /** Tells one player something, which becomes the panel's message. */
  tell(player: string, message: string): void {
    this.message = message;
    this.messenger.tell(player, message);
  }

  /** Tells what the last move has brought about: terms, news, and what concerns single players alone. */
  tellMove(session: Session<S, M>, before: S): void {
    const { table, words } = this;
    const colour = table.colours[session.current.seat] ?? NOTICE;
    for (const { code } of session.termsOf(session.current)) {
      const term = format(words, 'term.' + table.game.id + '.' + code);
      this.announce(format(words, 'tts.term', { term }), colour);
    }
    for (const { key, values } of table.news(before, session.state)) this.announce(format(words, key, values), NOTICE);
    for (const { seat, sentence } of table.whispers?.(before, session.state) ?? []) {
      this.messenger.whisper(seat, format(words, sentence.key, sentence.values));
    }
  }

  /** Tells how the game ended; every line of the sheet goes to all, and the panel shows the result. */
  tellEnd(result: string, sheet: readonly string[]): void {
    this.announce(result, NOTICE);
    for (const line of sheet) this.messenger.announce(line, NOTICE);
  }

  private announce(sentence: string, colour: Colour): void {
    this.message = this.message === '' ? sentence : this.message + ' ' + sentence;
    this.messenger.announce(sentence, colour);
  }
}
