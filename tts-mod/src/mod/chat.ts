/** Messages to all players; the panel shows the last ones. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import type { Session } from '@griddle/rules/internal/replay/session.js';
import { NOTICE } from './table-game.js';
import type { Colour, Sentence, TableGame, Messenger } from './table-game.js';

/** The messages of one session. */
export class Chat<S extends BaseState, M, Scan> {
  /** The last message; the panel shows it. */
  message = '';

  constructor(
    private readonly words: Catalogue,
    private readonly table: TableGame<S, M, Scan>,
    private readonly messenger: Messenger,
  ) {}

  /** Announces a sentence to all and shows it on the panel. */
  say({ key, values }: Sentence): void {
    this.message = format(this.words, key, values);
    this.messenger.announce(this.message, NOTICE);
  }

  /** Announces a sentence, with the move it is about, if any. */
  notice(key: string, move = ''): void {
    this.say({ key, values: { move } });
  }

  /** Sends a message to one player and shows it on the panel. */
  tell(player: string, message: string): void {
    this.message = message;
    this.messenger.tell(player, message);
  }

  /** Announces the effects of the last move: terms, news, and private messages to single players. */
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

  /** Announces the result and every line of the score sheet to all; the panel shows the result. */
  tellEnd(result: string, sheet: readonly string[]): void {
    this.announce(result, NOTICE);
    for (const line of sheet) this.messenger.announce(line, NOTICE);
  }

  private announce(sentence: string, colour: Colour): void {
    this.message = this.message === '' ? sentence : this.message + ' ' + sentence;
    this.messenger.announce(sentence, colour);
  }
}
