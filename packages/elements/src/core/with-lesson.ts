/** The games with a lesson. */
import { GAMES_WITH_LESSON } from '../generated/with-lesson.js';

/** A game with a lesson. */
export type GameWithLesson = (typeof GAMES_WITH_LESSON)[number];

/** Whether a game has a lesson. */
export function hasLesson(game: string): game is GameWithLesson {
  return GAMES_WITH_LESSON.some((taught) => taught === game);
}
