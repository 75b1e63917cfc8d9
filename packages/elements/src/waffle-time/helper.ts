/** The way to `help.ts`, which is fetched when a game is to be played. */
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { BoardView } from '../core/board-view.js';
import type * as Help from './help.js';

/** The code of the help, once it is here. */
export const help: { now: typeof Help | undefined } = { now: undefined };

/** Fetched once for all elements of a page. */
export async function fetchHelp(): Promise<typeof Help> {
  return (help.now ??= await import('./help.js'));
}

type Point = NonNullable<BoardView<WaffleTimeState, WaffleTimeMove>['point']>;

/** What was pointed at last. */
let pointed: Parameters<Point>;

/** Tells of what is pointed at, as soon as it can be told. */
export const pointWhenHere: Point = (...place) => {
  pointed = place;
  if (help.now) help.now.point(...place);
  else
    void fetchHelp().then(({ point }) => {
      if (pointed === place) point(...place);
    });
};
