/** `render --animate`: a record as pictures that follow each other. */
import type { Frame } from '@griddle/art/internal/animation/frames.js';
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { cliOf } from '../game-clis.js';
import { isOn, wholeOf, type Asked } from '../flags.js';
import { statusLine } from '../people.js';
import { wrong, type CommandError } from '../command-error.js';
import type { AnySession } from '../records.js';
import { seatName } from '../start.js';
import { format, type Catalogue } from '../words.js';
import { subjectAt, titleOfRecord } from './render.js';

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
