/** All lessons there are: of a game, and of the way it is played. */
import { lessonOf, lessonWays } from '../../src/learn/lessons.js';
import type { GameWithLesson } from '../../src/core/with-lesson.js';

/** One of them. */
export interface Way {
  readonly id: GameWithLesson;
  readonly options: string;
}

/** The lessons of a game: that of the usual way, and those of modes and versions. */
export function waysOf(id: GameWithLesson): readonly Way[] {
  const variants = lessonWays(id).filter((way) => way !== 'players=4');
  return ['', ...variants].map((way) => ({ id, options: way === '' || way.includes('=') ? way : `${way}=all` }));
}

/** The text of a lesson, and how many steps it has. */
export function stepsIn({ id, options }: Way): { readonly text: string; readonly count: number } {
  const text = lessonOf(id, options) ?? '';
  return { text, count: text.split('[Title').length - 1 };
}
