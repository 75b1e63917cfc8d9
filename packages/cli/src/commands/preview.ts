/** `render --og`: what the preview of a game shows and tells. */
import type { Preview } from '@griddle/art/internal/embed/preview.js';
import { cliOf } from '../game-clis.js';
import { isOn, type Asked } from '../flags.js';
import { statusLine } from '../people.js';
import { playersOf, type AnySession } from '../records.js';
import { format, type Catalogue } from '../words.js';
import { schemeOf, type Subject } from './render.js';

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
