/** The games with a lesson. */
import { GAMES_WITH_LESSON } from '../generated/with-lesson.js';

/** One of them. */
export type GameWithLesson = (typeof GAMES_WITH_LESSON)[number];

/** Whether there is a lesson of a game. */
export function hasLesson(game: string): game is GameWithLesson {
  return GAMES_WITH_LESSON.some((taught) => taught === game);
}
