/** Score sheets as sentences for the panel and for the end of a game. */
import type { BaseState, Game, SeatScore } from '@griddle/rules/core/contract.js';
import { say } from '@griddle/rules/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import type { Session } from '@griddle/rules/replay/session.js';

/** One sentence a seat: its total and, for each kind of line, the points that it brought. */
export function scoreLines<S extends BaseState, M>(
  words: Catalogue,
  game: Game<S, M>,
  session: Session<S, M>,
): readonly string[] {
  const names = game.seats(session.options);
  return game.score(session.state).map((sheet) => {
    const values = { seat: names[sheet.seat] ?? '', total: sheet.total, parts: parts(words, game.id, sheet) };
    return say(words, sheet.lines.length === 0 ? 'tts.score' : 'tts.score-of', values);
  });
}

/** `Group 4+6, Parent beside a Parent 2`: lines of one kind are joined, in the order of the sheet. */
function parts(words: Catalogue, id: string, { lines }: SeatScore): string {
  const codes: string[] = [];
  for (const { code } of lines) if (!codes.includes(code)) codes.push(code);
  const texts = codes.map((code) => {
    const points = lines.filter((line) => line.code === code).map((line) => line.points.toString());
    return say(words, 'tts.score-part', { line: say(words, 'line.' + id + '.' + code), points: points.join('+') });
  });
  return texts.join(', ');
}
