/** Text for people that several commands share. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { givenWords, howOf } from '@griddle/rules/internal/messages/sentences.js';
import { listed } from '@griddle/rules/messages/index.js';
import { givenResult, lineEnd } from '@griddle/rules/replay/index.js';
import { playersOf, type AnySession } from './records.js';
import { seatName, type Start } from './start.js';
import { cliOf } from './game-clis.js';
import { format, type Catalogue } from './words.js';

/** The smallest width of a terminal. */
const WIDTH = 80;

/** Words in columns, to be read along the lines. */
export function columns(words: readonly string[]): string {
  const wide = Math.max(0, ...words.map((word) => word.length)) + 2;
  const inLine = Math.max(1, Math.floor(WIDTH / wide));
  const lines: string[] = [];
  for (let i = 0; i < words.length; i += inLine) {
    const line = words.slice(i, i + inLine).map((word) => word.padEnd(wide));
    lines.push(line.join('').trimEnd());
  }
  return lines.join('\n');
}

/** Players by seat, as a record names them. */
type Named = ReturnType<typeof playersOf>;

/** The seat to move, or the result; nobody for a diagram that cannot be continued. */
export function statusLine(
  { game, seats }: Pick<Start, 'game' | 'seats'>,
  state: BaseState,
  words: Catalogue,
  named: Named = [],
): string {
  const outcome = game.outcome(state);
  if (outcome !== undefined) {
    const by = howOf(words, game, state, outcome, 'cli.status.tie-break');
    if (outcome.winners.length === 0) return format(words, 'cli.status.draw', { by });
    return format(words, 'cli.status.won', {
      winners: namesOf(outcome.winners, seats, words, named).join(format(words, 'cli.list.and')),
      by,
    });
  }
  const who = game.toMove(state);
  if (who.length === 0) return format(words, 'cli.status.nobody');
  return format(words, 'cli.status.to-move', { seats: listed(words, namesOf(who, seats, words, named)) });
}

/** The same in a session, with the names of its players; at the end of its moves also the result that only the record gives. */
export function statusAt(session: AnySession, state: BaseState, words: Catalogue): string {
  const { game, options, root } = session;
  const seats = game.seats(options);
  const given = lineEnd(root).state === state ? givenResult(session) : undefined;
  const named = playersOf(session);
  if (given === undefined) return statusLine({ game, seats }, state, words, named);
  const winners = namesOf(given.winners, seats, words, named).join(format(words, 'cli.list.and'));
  return givenWords(words, given, winners);
}

function namesOf(who: readonly number[], seats: readonly string[], words: Catalogue, named: Named): readonly string[] {
  const nameOf = (seat: string): string => named.find((player) => player.seat === seat)?.name ?? '';
  return who.map((seat) => nameOf(seatName(seats, seat)) || format(words, `seat.${seatName(seats, seat)}`));
}

/** The drawing of a position, the seat to move, and the position's own text to continue from. */
export function drawn(start: Start, state: BaseState, words: Catalogue): string {
  return [
    cliOf(start.game).drawing(state, words),
    statusLine(start, state, words),
    format(words, 'cli.position', { position: start.game.positionText(state) }),
  ].join('\n');
}
