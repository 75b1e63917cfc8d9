/**
 * `render`: the picture of a position, or of a moment of a record; its preview, and a record as pictures that follow each other.
 */
import type { Frame } from '@griddle/art/internal/animation/frames.js';
import type { Preview } from '@griddle/art/internal/embed/preview.js';
import type { Scheme } from '@griddle/art/internal/palette.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { ok, type BaseState, type Place, type Result } from '@griddle/rules/core/contract.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { wrong, type CommandError } from '../command-error.js';
import { isOn, wholeOf, type Asked, type FlagName } from '../flags.js';
import { cliOf } from '../game-clis.js';
import { statusLine } from '../people.js';
import { askedGame, playersOf, type AnySession } from '../records.js';
import { gameOf, startOf, seatName } from '../start.js';
import { format, type Catalogue } from '../words.js';
import type { Question } from './command.js';

// `render`: the picture of a position, or of a moment of a record.

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

// `render --og`: what the preview of a game shows and tells.

/** The preview of a position of a game, or of the place where a session stands. */
export function previewOf(subject: Subject, session: AnySession | undefined, asked: Asked, words: Catalogue): Preview {
  const { game, last, seats, state } = subject;
  const tag = (wanted: string): string => session?.tags.find(({ name }) => name === wanted)?.value ?? '';
  return {
    picture: cliOf(game).picture(state, last, isOn(asked, 'flipped')),
    game: format(words, `game.${game.id}`),
    title: tag('Title') || tag('Event'),
    players:
      session === undefined
        ? []
        : playersOf(session).map(({ name, seat }) => ({ name, seat: format(words, `seat.${seat}`) })),
    status: statusLine({ game, seats }, state, words),
    scheme: schemeOf(asked),
  };
}

// `render --animate`: a record as pictures that follow each other.

/** How long a position stays, in milliseconds, when nobody says; the last one stays longer. */
const USUAL_DELAY = 800;
const LAST = 4;

/** A game as it is animated. */
export interface Animation {
  readonly frames: readonly Frame[];
  readonly title: string;
}

/** Every position of the main line, from the start to the move that was asked for. */
export function animationOf(
  session: AnySession,
  ply: number | undefined,
  asked: Asked,
  words: Catalogue,
): Result<Animation, CommandError> {
  const delay = wholeOf(asked, 'delay', words);
  if (!delay.ok) return delay;
  const milliseconds = delay.value ?? USUAL_DELAY;
  const frames: Frame[] = [];
  session.first();
  do {
    const { last, state } = subjectAt(session, words);
    const picture = cliOf(session.game).picture(state, last, isOn(asked, 'flipped'));
    frames.push({ picture, milliseconds, lines: isOn(asked, 'words') ? linesAt(session, words) : [] });
  } while (frames.length <= (ply ?? Infinity) && session.next());
  const end = frames.pop();
  if (end === undefined || frames.length === 0) return wrong('nothing-moves', format(words, 'cli.error.nothing-moves'));
  const title = titleOfRecord(session, words);
  return ok({ frames: [...frames, { ...end, milliseconds: milliseconds * LAST }], title });
}

/** The move that led here, and who is to move or has won. */
function linesAt({ current, game, options }: AnySession, words: Catalogue): readonly string[] {
  const seats = game.seats(options);
  const status = statusLine({ game, seats }, current.state, words);
  const { parent, move, seat } = current;
  // Moves of the table begin with a sign that says so
  const token = current.token.replace(/^~/, '');
  if (parent === undefined || move === undefined) return [format(words, `game.${game.id}`), status];
  return [format(words, 'cli.animate.move', { seat: seatName(seats, seat), move: token }), status];
}
