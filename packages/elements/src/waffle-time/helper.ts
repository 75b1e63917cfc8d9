/** The ways to `help.ts`, fetched when a game is to be played, and to `asked.ts`, fetched when somebody points at something. */
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { BoardView } from '../old-core/board-view.js';
import type * as Asked from './asked.js';
import type * as Help from './help.js';
import type * as Refusing from './refusing.js';

/** The code of the help, once it is here. */
export const help: { now?: typeof Help; asked?: typeof Asked; refusing?: typeof Refusing } = {};

/** Fetched once for all elements of a page. */
export async function fetchHelp(): Promise<void> {
  help.now ??= await import('./help.js');
}

type Point = NonNullable<BoardView<WaffleTimeState, WaffleTimeMove>['point']>;

/** What was pointed at last. */
let pointed: Parameters<Point>;

/** Tells of what is pointed at, as soon as it can be told. */
export const pointWhenHere: Point = (...place) => {
  pointed = place;
  if (help.asked) help.asked.point(...place);
  else
    void import('./asked.js').then((asked) => {
      help.asked = asked;
      if (pointed === place) asked.point(...place);
    });
};
