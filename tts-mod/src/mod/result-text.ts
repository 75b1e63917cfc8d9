/** Result and scores as sentences, for the panel and for all at the table. */
import type { BaseState, Game, Options, Place, ScoreLine, SeatScore } from '@griddle/rules/core/contract.js';
import { format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { howOf, joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import type { Session } from '@griddle/rules/internal/replay/session.js';
import type { TableGame } from './table-game.js';

/** Caches result and scores per position and language. */
export class ResultText<S extends BaseState, M> {
  private known: { readonly state: S; readonly locale: string; result?: string; sheet?: readonly string[] } | undefined;

  constructor(
    private readonly words: Catalogue,
    private readonly table: Pick<TableGame<S, M, never>, 'game' | 'hasPoints'>,
  ) {}

  /** Returns who has won, and how; empty while the game is running. */
  result(session: Session<S, M>): string {
    const known = this.knownOf(session.state);
    known.result = known.result ?? resultSentence(this.words, this.table.game, session);
    return known.result;
  }

  /** Returns each seat's score with its parts; empty for games without points. */
  sheet(session: Session<S, M>): readonly string[] {
    const known = this.knownOf(session.state);
    known.sheet = known.sheet ?? (this.table.hasPoints ? scoreLines(this.words, this.table.game, session) : []);
    return known.sheet;
  }

  private knownOf(state: S): { result?: string; sheet?: readonly string[] } {
    const { locale } = this.words;
    if (this.known?.state !== state || this.known.locale !== locale) this.known = { state, locale };
    return this.known;
  }
}

/** Returns who has won, and how; empty while the game is running. */
export function resultSentence<S extends BaseState, M>(
  words: Catalogue,
  game: Game<S, M>,
  session: Pick<Session<S, M>, 'state' | 'options'>,
): string {
  const outcome = game.outcome(session.state);
  if (outcome === undefined) return '';
  const names = game.seats(session.options);
  const way = howOf(words, game, session.state, outcome, 'tts.tie-break');
  const winner = outcome.winners[0];
  if (winner === undefined) return format(words, 'tts.drawn-by', { way });
  const seat = names[winner] ?? '';
  if (outcome.grade !== undefined) {
    const band = format(words, 'band.' + game.id + '.' + outcome.grade.toString());
    return format(words, 'tts.graded', { seat, band });
  }
  if (outcome.winners.length === 1) return format(words, 'tts.won-by', { seat, way });
  const seats = outcome.winners.map((other) => format(words, 'seat.' + (names[other] ?? '')));
  return format(words, 'tts.shared', { seats: seats.join(', '), way });
}

/** Returns one sentence per seat: its total and the points from each kind of line. */
function scoreLines<S extends BaseState, M>(
  words: Catalogue,
  game: Game<S, M>,
  session: Session<S, M>,
): readonly string[] {
  const names = game.seats(session.options);
  return game.score(session.state).map((sheet) => {
    const values = { seat: names[sheet.seat] ?? '', total: sheet.total, parts: parts(words, game.id, sheet) };
    return format(words, sheet.lines.length === 0 ? 'tts.score' : 'tts.score-of', values);
  });
}

/** Formats a seat's lines as `Group 4+6, Parent beside a Parent 2`: joined by kind, in the order of the sheet. */
function parts(words: Catalogue, id: string, { lines }: SeatScore): string {
  const codes: string[] = [];
  for (const { code } of lines) if (!codes.includes(code)) codes.push(code);
  const texts = codes.map((code) => {
    const points = lines.filter((line) => line.code === code).map((line) => line.points.toString());
    return format(words, 'tts.score-part', {
      line: format(words, 'line.' + id + '.' + code),
      points: points.join('+'),
    });
  });
  return texts.join(', ');
}

/** Returns a sentence for each seat that gains or loses points by an act, with the kinds of lines that change. */
export function changeLines<S extends BaseState, M>(
  words: Catalogue,
  game: Game<S, M>,
  options: Options,
  before: S,
  after: S,
): readonly string[] {
  const names = game.seats(options);
  const old = game.score(before);
  return game.score(after).flatMap((sheet, seat) => {
    const parts = changedParts(words, game.id, old[seat]?.lines ?? [], sheet.lines);
    if (parts === '') return [];
    const gain = signed(sheet.total - (old[seat]?.total ?? 0));
    return [format(words, 'tts.scores.change', { seat: names[sheet.seat] ?? '', gain, parts })];
  });
}

function signed(points: number): string {
  return (points < 0 ? '' : '+') + points.toString();
}

function changedParts(words: Catalogue, id: string, old: readonly ScoreLine[], lines: readonly ScoreLine[]): string {
  const codes: string[] = [];
  for (const { code } of [...lines, ...old]) if (!codes.includes(code)) codes.push(code);
  const texts: string[] = [];
  for (const code of codes) {
    const change = sumOf(lines, code) - sumOf(old, code);
    if (change !== 0) {
      texts.push(
        format(words, 'tts.score-part', { line: format(words, 'line.' + id + '.' + code), points: signed(change) }),
      );
    }
  }
  return texts.join(', ');
}

function sumOf(lines: readonly ScoreLine[], code: string): number {
  let sum = 0;
  for (const line of lines) if (line.code === code) sum += line.points;
  return sum;
}

/** Returns the score lines that a place contributes to, as one sentence per seat; empty for none. */
export function partsAt<S extends BaseState, M>(
  words: Catalogue,
  game: Game<S, M>,
  session: Pick<Session<S, M>, 'state' | 'options'>,
  place: Place,
): string {
  const names = game.seats(session.options);
  const sentences: string[] = [];
  for (const sheet of game.score(session.state)) {
    const lines = sheet.lines.filter(({ places }) => places.includes(place));
    if (lines.length === 0) continue;
    const told = parts(words, game.id, { ...sheet, lines });
    sentences.push(format(words, 'tts.scores.at', { seat: names[sheet.seat] ?? '', parts: told }));
  }
  return joinSentences((key, values) => format(words, key, values), sentences);
}
