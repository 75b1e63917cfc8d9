/** `render`: the picture of a position, or of a moment of a record. */
import { svgText } from '@griddle/art/print/svg-text.js';
import { yes } from '@griddle/rules/core/contract.js';
import type { BaseState, Place, Result } from '@griddle/rules/core/contract.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { isOn, wholeOf } from '../flags.js';
import type { Asked, FlagName } from '../flags.js';
import { statusLine } from '../people.js';
import { wrong } from '../problem.js';
import type { Problem } from '../problem.js';
import { askedGame } from '../records.js';
import type { AnySession } from '../records.js';
import { cliOf } from '../game-clis.js';
import { gameOf, startOf } from '../start.js';
import { say } from '../words.js';
import type { Catalogue } from '../words.js';
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
    return svg.ok ? yes({ json: { svg: svg.value }, people: () => svg.value }) : svg;
  },
};

/** The command as the command line has it: files to read from and to write. */
export const renderFile = {
  name: 'render',
  flags: ['game', ...PICTURE_FLAGS, 'record', 'out'],
  required: ['game', 'out'],
  examples: [
    'render waffle-wars --position "6/6/2b3/1b4/1ss3/sss3" -o board.svg',
    'render waffle-wars --position "6/6/2b3/1b4/1ss3/sss3" -o board.png --width 640 --dark',
    'render waffle-wars --record game.txt --ply 12 -o - --flipped',
  ],
} as const satisfies Omit<Question, 'answer'>;

/** A position and the places of the move that led to it. */
export interface Subject {
  readonly state: BaseState;
  readonly last: readonly Place[];
  readonly title: string;
}

/** The picture as SVG text. `record` is the text of a record to take the position from. */
export function svgOf(asked: Asked, record: string | undefined, words: Catalogue): Result<string, Problem> {
  const game = gameOf(asked, words);
  if (!game.ok) return game;
  const width = wholeOf(asked, 'width', words);
  if (!width.ok) return width;
  const subject =
    record === undefined ? positionSubject(asked, words) : recordSubject(game.value, asked, record, words);
  if (!subject.ok) return subject;
  return yes(drawn(game.value, subject.value, asked, width.value));
}

/** The picture of a subject, some pixels wide or as wide as its place. */
export function drawn(game: AnyGame, { state, last, title }: Subject, asked: Asked, width?: number): string {
  const picture = cliOf(game).picture(state, last, isOn(asked, 'flipped'));
  const scheme = isOn(asked, 'dark') ? 'dark' : 'light';
  return svgText(picture, { scheme, title, ...(width !== undefined && { width }) });
}

/** The position where a session stands. */
export function subjectAt(session: AnySession, words: Catalogue): Subject {
  const { game, options } = session;
  const { state, move, parent } = session.current;
  const last = parent === undefined || move === undefined ? [] : game.touches(parent.state, move);
  return { state, last, title: titleOf(game, game.seats(options), state, words) };
}

/** The position that is asked for. */
export function positionSubject(asked: Asked, words: Catalogue): Result<Subject, Problem> {
  for (const flag of ['number', 'ply'] as const) {
    if (asked[flag] !== undefined)
      return wrong('flag-without-record', say(words, 'cli.error.flag-without-record', { flag }));
  }
  const start = startOf(asked, words);
  if (!start.ok) return start;
  const { game, seats, state } = start.value;
  return yes({ state, last: [], title: titleOf(game, seats, state, words) });
}

function recordSubject(game: AnyGame, asked: Asked, record: string, words: Catalogue): Result<Subject, Problem> {
  for (const flag of ['position', 'options', 'seed'] as const) {
    if (asked[flag] !== undefined) return wrong('flag-with-record', say(words, 'cli.error.flag-with-record', { flag }));
  }
  const found = askedGame(record, game, asked, words);
  if (!found.ok) return found;
  const { ply, session } = found.value;
  if (ply === undefined) session.last();
  else session.goToPly(ply);
  return yes(subjectAt(session, words));
}

function titleOf(game: AnyGame, seats: readonly string[], state: BaseState, words: Catalogue): string {
  return say(words, 'cli.render.title', { game: game.id, status: statusLine({ game, seats }, state, words) });
}
