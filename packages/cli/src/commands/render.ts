/** `render`: the picture of a position, or of a moment of a record. */
import type { Scheme } from '@griddle/art/internal/palette.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { ok } from '@griddle/rules/core/contract.js';
import type { BaseState, Place, Result } from '@griddle/rules/core/contract.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { isOn, wholeOf, type Asked, type FlagName } from '../flags.js';
import { statusLine } from '../people.js';
import { wrong, type CommandError } from '../command-error.js';
import { askedGame, playersOf, type AnySession } from '../records.js';
import { cliOf } from '../game-clis.js';
import { gameOf, startOf } from '../start.js';
import { format, type Catalogue } from '../words.js';
import type { Question } from './command.js';

/** Flags that say what is drawn, and how. */
const PICTURE_FLAGS: readonly FlagName[] = ['position', 'options', 'seed', 'number', 'ply', 'width', 'dark', 'flipped'];

/** The command as a batch has it: a record comes as text, and the picture goes into the answer. */
export const renderText: Question = {
  name: 'render',
  flags: ['game', ...PICTURE_FLAGS, 'text'],
  required: ['game'],
  examples: [],
  answer: (asked, words) => {
    const svg = svgOf(asked, asked.text, words);
    return svg.ok ? ok({ json: { svg: svg.value }, people: () => svg.value }) : svg;
  },
};

/** The command as the command line has it: files to read from and to write. */
export const renderFile = {
  name: 'render',
  flags: ['game', ...PICTURE_FLAGS, 'record', 'out', 'animate', 'once', 'delay', 'words', 'og', 'font'],
  required: ['out'],
  examples: [
    'render waffle-wars --position "6/6/2b3/1b4/1ss3/sss3" -o board.svg',
    'render waffle-wars --position "6/6/2b3/1b4/1ss3/sss3" -o board.png --width 640 --dark',
    'render game.txt --ply 12 -o - --flipped',
    'render game.txt --animate -o game.gif',
    'render game.txt --animate --once --words -o game.svg',
    'render game.txt --og -o preview.png',
  ],
} as const satisfies Omit<Question, 'answer'>;

/** A position and the places of the move that led to it. */
export interface Subject {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly state: BaseState;
  readonly last: readonly Place[];
  readonly title: string;
}

/** What is drawn: a position, which a game that it comes from may lead to. */
export interface Asking {
  readonly subject: Subject;
  readonly session: AnySession | undefined;
}

/** The picture as SVG text. `record` is the text of a record to take the position from. */
export function svgOf(asked: Asked, record: string | undefined, words: Catalogue): Result<string, CommandError> {
  const width = wholeOf(asked, 'width', words);
  if (!width.ok) return width;
  const asking = askingOf(asked, record, words);
  if (!asking.ok) return asking;
  return ok(drawn(asking.value.subject, asked, width.value));
}

/** What is asked for. A record may name its game itself. */
export function askingOf(asked: Asked, record: string | undefined, words: Catalogue): Result<Asking, CommandError> {
  if (record === undefined) {
    const subject = positionSubject(asked, words);
    return subject.ok ? ok({ subject: subject.value, session: undefined }) : subject;
  }
  const session = recordSession(asked, record, words);
  return session.ok ? ok({ subject: subjectAt(session.value, words), session: session.value }) : session;
}

/** The picture of a subject, some pixels wide or as wide as its place. */
export function drawn({ game, last, state, title }: Subject, asked: Asked, width?: number): string {
  const picture = cliOf(game).picture(state, last, isOn(asked, 'flipped'));
  return svgText(picture, { scheme: schemeOf(asked), title, ...(width !== undefined && { width }) });
}

/** The colours that are asked for. */
export function schemeOf(asked: Asked): Scheme {
  return isOn(asked, 'dark') ? 'dark' : 'light';
}

/** The position where a session stands. */
export function subjectAt(session: AnySession, words: Catalogue): Subject {
  const { game, options } = session;
  const { state, move, parent } = session.current;
  const last = parent === undefined || move === undefined ? [] : game.placesOfMove(parent.state, move);
  const seats = game.seats(options);
  return { game, seats, state, last, title: titleOf(game, seats, state, words) };
}

/** The position that is asked for. */
export function positionSubject(asked: Asked, words: Catalogue): Result<Subject, CommandError> {
  for (const flag of ['number', 'ply'] as const) {
    if (asked[flag] !== undefined)
      return wrong('flag-without-record', format(words, 'cli.error.flag-without-record', { flag }));
  }
  const start = startOf(asked, words);
  if (!start.ok) return start;
  const { game, seats, state } = start.value;
  return ok({ game, seats, state, last: [], title: titleOf(game, seats, state, words) });
}

/** The game of a record, at the move that is asked for. */
export function recordSession(asked: Asked, record: string, words: Catalogue): Result<AnySession, CommandError> {
  const usual = asked.game === undefined ? ok(undefined) : gameOf(asked, words);
  if (!usual.ok) return usual;
  for (const flag of ['position', 'options', 'seed'] as const) {
    if (asked[flag] !== undefined)
      return wrong('flag-with-record', format(words, 'cli.error.flag-with-record', { flag }));
  }
  const found = askedGame(record, usual.value, asked, words);
  if (!found.ok) return found;
  const { ply, session } = found.value;
  if (ply === undefined) session.last();
  else session.goToPly(ply);
  return ok(session);
}

function titleOf(game: AnyGame, seats: readonly string[], state: BaseState, words: Catalogue): string {
  return format(words, 'cli.render.title', { game: game.id, status: statusLine({ game, seats }, state, words) });
}

/** The game and who plays it, where the record says so; else the game and how it stands. */
export function titleOfRecord(session: AnySession, words: Catalogue): string {
  const names = playersOf(session).map(({ name }) => name);
  if (names.length === 0) return subjectAt(session, words).title;
  return format(words, 'cli.embed.names', { game: session.game.id, names: names.join(' – ') });
}
