/** What the command line knows of single games: facts for `show`, a drawing for terminals, a picture for files. */
import type { Picture } from '@griddle/art';
import type { ConnectFourState } from '@griddle/rules/connect-four/index.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { GridSize } from '@griddle/rules/core/grid.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { boardOf } from '@griddle/rules/reversi/components.js';
import type { ReversiState } from '@griddle/rules/reversi/index.js';
import type { SnakeState } from '@griddle/rules/snake/index.js';
import * as waddleWaddleDrawing from './waddle-waddle/drawing.js';
import * as waddleWaddleFacts from './waddle-waddle/facts.js';
import * as waddleWaddlePicture from './waddle-waddle/picture.js';
import * as waffleTimeDrawing from './waffle-time/drawing.js';
import * as waffleTimeFacts from './waffle-time/facts.js';
import * as waffleTimePicture from './waffle-time/picture.js';
import { gridSide } from './grid/side.js';
import { drawing } from './waffle-wars/drawing.js';
import { facts } from './waffle-wars/facts.js';
import { picture } from './waffle-wars/picture.js';
import type { Catalogue } from './words.js';

/** One game's side. `S` is the game's state. */
export interface Side<S extends BaseState> {
  /** Plain JSON; here null means nobody or nothing. */
  readonly facts: (state: S) => object;
  readonly drawing: (state: S, words: Catalogue) => string;
  /** `last` are the places of the move that led to the position. */
  readonly picture: (state: S, last: readonly Place[], flipped: boolean) => Picture;
}

/** A side whose state type is not known here; its states come from the game of the same id (see `AnyGame`). */
export type AnySide = Side<BaseState>;

/** The board of the bonus games that have no other. */
const WAFFLE: GridSize = { width: 6, height: 6 };

const BONUS = gridSide<SnakeState>(() => WAFFLE) as Side<never> as AnySide;

const SIDES: Readonly<Record<string, AnySide>> = {
  'waffle-wars': { facts, drawing, picture } as Side<never> as AnySide,
  'waddle-waddle': { ...waddleWaddleDrawing, ...waddleWaddleFacts, ...waddleWaddlePicture } as Side<never> as AnySide,
  'waffle-time': { ...waffleTimeDrawing, ...waffleTimeFacts, ...waffleTimePicture } as Side<never> as AnySide,
  snake: BONUS,
  'waffle-checkers': BONUS,
  'hostage-rescue': BONUS,
  'connect-four': gridSide<ConnectFourState>((state) => state.size) as Side<never> as AnySide,
  reversi: gridSide<ReversiState>((state) => boardOf(state.size)) as Side<never> as AnySide,
};

/** All games of the plan, in the order of the help text; those not built yet get an error that says so. */
export const PLANNED: readonly string[] = [
  'waffle-wars',
  'waddle-waddle',
  'waffle-time',
  'buffet-boss',
  'top-waffle',
  'snake',
  'waffle-checkers',
  'hostage-rescue',
  'connect-four',
  'reversi',
];

/** Games that can be asked about. */
export const BUILT: readonly string[] = GAMES.filter((game) => SIDES[game.id] !== undefined).map((game) => game.id);

/** The side of a game that is built. */
export function sideOf(game: AnyGame): AnySide {
  const side = SIDES[game.id];
  if (side === undefined) throw new Error(`src/sides.ts has nothing on ${game.id}`);
  return side;
}
