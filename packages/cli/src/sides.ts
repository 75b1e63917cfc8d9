/** What the command line knows of single games: facts for `show`, a drawing for terminals, a picture for files. */
import type { Picture } from '@griddle/art';
import { CONNECT_FOUR_ART } from '@griddle/art/connect-four/index.js';
import { HOSTAGE_RESCUE_WHOLE } from '@griddle/art/hostage-rescue/underway.js';
import { REVERSI_ART } from '@griddle/art/reversi/index.js';
import { SNAKE_ART } from '@griddle/art/snake/index.js';
import { WAFFLE_CHECKERS_ART } from '@griddle/art/waffle-checkers/index.js';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { hostageRescue } from '@griddle/rules/hostage-rescue/index.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { snake } from '@griddle/rules/snake/index.js';
import { waffleCheckers } from '@griddle/rules/waffle-checkers/index.js';
import * as buffetBossDrawing from './buffet-boss/drawing.js';
import * as buffetBossFacts from './buffet-boss/facts.js';
import * as buffetBossPicture from './buffet-boss/picture.js';
import * as topWaffleDrawing from './top-waffle/drawing.js';
import * as topWaffleFacts from './top-waffle/facts.js';
import * as topWafflePicture from './top-waffle/picture.js';
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

const SIDES: Readonly<Record<string, AnySide>> = {
  'waffle-wars': { facts, drawing, picture } as Side<never> as AnySide,
  'buffet-boss': { ...buffetBossDrawing, ...buffetBossFacts, ...buffetBossPicture } as Side<never> as AnySide,
  'waddle-waddle': { ...waddleWaddleDrawing, ...waddleWaddleFacts, ...waddleWaddlePicture } as Side<never> as AnySide,
  'waffle-time': { ...waffleTimeDrawing, ...waffleTimeFacts, ...waffleTimePicture } as Side<never> as AnySide,
  'top-waffle': { ...topWaffleDrawing, ...topWaffleFacts, ...topWafflePicture } as Side<never> as AnySide,
  snake: gridSide(snake, SNAKE_ART),
  'waffle-checkers': gridSide(waffleCheckers, WAFFLE_CHECKERS_ART),
  'hostage-rescue': gridSide(hostageRescue, HOSTAGE_RESCUE_WHOLE),
  'connect-four': gridSide(connectFour, CONNECT_FOUR_ART),
  reversi: gridSide(reversi, REVERSI_ART),
};

/** Names of the games, in the order of the help text. */
export const GAME_NAMES: readonly string[] = GAMES.map(({ id }) => id);

/** The side of a game. Throws for one that has none here, which is a fault of this package. */
export function sideOf(game: AnyGame): AnySide {
  const side = SIDES[game.id];
  if (side === undefined) throw new Error(`src/sides.ts has nothing on ${game.id}`);
  return side;
}
