/** `render`: draws a position, or a step of a record, its preview, and a record as an animation. */
import type { Frame } from '@griddle/art/internal/animation/frames.js';
import type { Preview } from '@griddle/art/internal/embed/preview.js';
import type { Scheme } from '@griddle/art/internal/palette.js';
import { lineOf } from '@griddle/art/internal/names/letters.js';
import type { NamedSeat } from '@griddle/art/internal/names/plates.js';
import { namedSvgText } from '@griddle/art/internal/names/print.js';
import { svgText } from '@griddle/art/print/svg-text.js';
import { ok, type BaseState, type Place, type Result } from '@griddle/rules/core/contract.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { wrong, type CommandError } from '../command-error.js';
import { isOn, wholeOf, type Asked, type FlagName } from '../flags.js';
import { cliOf } from '../game-clis.js';
import { statusAt, statusLine } from '../people.js';
import { askedGame, playersOf, type AnySession } from '../records.js';
import { gameOf, startOf, seatName } from '../start.js';
import { format, type Catalogue } from '../words.js';
import type { Question } from './command.js';

// `render`: draws a position, or a step of a record.

/** Flags for what is drawn, and how. */
const PICTURE_FLAGS: readonly FlagName[] = [
  'position',
  'options',
  'seed',
  'number',
  'ply',
  'width',
  'dark',
  'flipped',
  'names',
];

/** The command in a batch: a record is text, and the picture is part of the answer. */
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

/** The command on the command line: reads and writes files. */
export const renderFile = {
  name: 'render',
  flags: ['game', ...PICTURE_FLAGS, 'record', 'out', 'animate', 'once', 'delay', 'words', 'og', 'font'],
  required: ['out'],
  examples: [
    'render waffle-wars --position "6/6/2b3/1b4/1ss3/sss3" -o board.svg',
    'render waffle-wars --position "6/6/2b3/1b4/1ss3/sss3" -o board.png --width 640 --dark',
    'render game.txt --ply 12 -o - --flipped',
    'render game.txt -o board.png --names "Ada,Ben"',
    'render game.txt --animate -o game.gif',
    'render game.txt --animate --once --words -o game.svg',
    'render game.txt --og -o preview.png',
  ],
} as const satisfies Omit<Question, 'answer'>;

/** A position, and the places of the move that led to it. */
export interface Subject {
  readonly game: AnyGame;
  readonly seats: readonly string[];
  readonly state: BaseState;
  readonly last: readonly Place[];
  readonly title: string;
}

/** The position to draw, with the game it comes from, if any. */
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
  const { session, subject } = asking.value;
  return ok(drawn(subject, asked, width.value, namedSeats(subject, session, asked, words)));
}

/** The requested subject. A record may name its game itself. */
export function askingOf(asked: Asked, record: string | undefined, words: Catalogue): Result<Asking, CommandError> {
  if (record === undefined) {
    const subject = positionSubject(asked, words);
    return subject.ok ? ok({ subject: subject.value, session: undefined }) : subject;
  }
  const session = recordSession(asked, record, words);
  return session.ok ? ok({ subject: subjectAt(session.value, words), session: session.value }) : session;
}

/** The picture of a subject, with names if there are any, and a width in pixels or as wide as its container. */
export function drawn(
  { game, last, state, title }: Subject,
  asked: Asked,
  width?: number,
  named: readonly NamedSeat[] = [],
): string {
  const picture = cliOf(game).picture(state, last, isOn(asked, 'flipped'));
  const options = { scheme: schemeOf(asked), title, ...(width !== undefined && { width }) };
  return named.length === 0 ? svgText(picture, options) : namedSvgText(picture, named, options);
}

/**
 * What a picture says of each seat: `--names`, otherwise the names of the record; empty for a picture without names. If
 * some seats have no name, they are called by their colour or number.
 */
export function namedSeats(
  { game, seats, state }: Subject,
  session: AnySession | undefined,
  asked: Asked,
  words: Catalogue,
): readonly NamedSeat[] {
  const names = namesBySeat(seats, session, asked);
  if (names.every((name) => name === '')) return [];
  const { piece, points } = cliOf(game);
  const outcome = game.outcome(state);
  const totals = game.score(state).map(({ total }) => total);
  const isCounted =
    points === 'always' || (points === 'at-end' ? outcome !== undefined : totals.some((total) => total !== 0));
  return seats.map((seat, at) => ({
    name: names[at] || format(words, `seat.${seat}`),
    piece: piece?.(at),
    points: isCounted ? totals[at] : undefined,
    isToMove: outcome === undefined && game.toMove(state).includes(at),
    isWinner: outcome?.winners.includes(at) === true,
  }));
}

/** The names by seat: `--names`, otherwise those of the record; empty for none. */
function namesBySeat(seats: readonly string[], session: AnySession | undefined, asked: Asked): readonly string[] {
  const recorded = session === undefined ? [] : playersOf(session);
  const nameOf = (seat: string): string => recorded.find((player) => player.seat === seat)?.name ?? '';
  const given = asked.names?.split(',') ?? seats.map(nameOf);
  return seats.map((_seat, at) => lineOf(given[at] ?? ''));
}

/** The requested colours. */
export function schemeOf(asked: Asked): Scheme {
  return isOn(asked, 'dark') ? 'dark' : 'light';
}

/** The current position of a session. */
export function subjectAt(session: AnySession, words: Catalogue): Subject {
  const { game, options } = session;
  const { state, move, parent } = session.current;
  const last = parent === undefined || move === undefined ? [] : game.placesOfMove(parent.state, move);
  const seats = game.seats(options);
  const title = format(words, 'cli.render.title', { game: game.id, status: statusAt(session, state, words) });
  return { game, seats, state, last, title };
}

/** The requested position. */
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

/** The game of a record, at the requested move. */
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

/** The game and its players, if the record names them; otherwise the game and the state of play. */
export function titleOfRecord(session: AnySession, words: Catalogue): string {
  const names = playersOf(session).map(({ name }) => name);
  if (names.length === 0) return subjectAt(session, words).title;
  return format(words, 'cli.embed.names', { game: session.game.id, names: names.join(' – ') });
}

// `render --og`: the contents of a game's preview.

/** The preview of a position, or of the current step of a session. */
export function previewOf(subject: Subject, session: AnySession | undefined, asked: Asked, words: Catalogue): Preview {
  const { game, last, seats, state } = subject;
  const tag = (wanted: string): string => session?.tags.find(({ name }) => name === wanted)?.value ?? '';
  return {
    picture: cliOf(game).picture(state, last, isOn(asked, 'flipped')),
    game: format(words, `game.${game.id}`),
    title: tag('Title') || tag('Event'),
    players: namesBySeat(seats, session, asked)
      .map((name, at) => ({ name, seat: format(words, `seat.${seats[at] ?? ''}`) }))
      .filter(({ name }) => name !== ''),
    status: session ? statusAt(session, state, words) : statusLine({ game, seats }, state, words),
    scheme: schemeOf(asked),
  };
}

// `render --animate`: draws a record as an animation.

/** The default time of a position, in milliseconds; the last one stays longer. */
const USUAL_DELAY = 800;
const LAST = 4;

/** A game to animate. */
export interface Animation {
  readonly frames: readonly Frame[];
  readonly title: string;
}

/** All positions of the main line, from the start to the requested move. */
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

/** The last move, and the seat to move or the winner. */
function linesAt(session: AnySession, words: Catalogue): readonly string[] {
  const { current, game, options } = session;
  const seats = game.seats(options);
  const status = statusAt(session, current.state, words);
  const { parent, move, seat } = current;
  // Chance moves begin with a sign for them
  const token = current.token.replace(/^~/, '');
  if (parent === undefined || move === undefined) return [format(words, `game.${game.id}`), status];
  return [format(words, 'cli.animate.move', { seat: seatName(seats, seat), move: token }), status];
}
