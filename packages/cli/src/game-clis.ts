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
import { gridCli } from './grid/game-cli.js';
import { drawing } from './waffle-wars/drawing.js';
import { facts } from './waffle-wars/facts.js';
import { picture } from './waffle-wars/picture.js';
import type { Catalogue } from './words.js';

/** One game in the command line. `S` is the game's state. */
export interface GameCli<S extends BaseState> {
  /** Plain JSON; here null means nobody or nothing. */
  readonly facts: (state: S) => object;
  readonly drawing: (state: S, words: Catalogue) => string;
  /** `last` are the places of the move that led to the position. */
  readonly picture: (state: S, last: readonly Place[], flipped: boolean) => Picture;
}

/** One whose state type is not known here; its states come from the game of the same id (see `AnyGame`). */
export type AnyGameCli = GameCli<BaseState>;

const GAME_CLIS: Readonly<Record<string, AnyGameCli>> = {
  'waffle-wars': { facts, drawing, picture } as GameCli<never> as AnyGameCli,
  'buffet-boss': { ...buffetBossDrawing, ...buffetBossFacts, ...buffetBossPicture } as GameCli<never> as AnyGameCli,
  'waddle-waddle': {
    ...waddleWaddleDrawing,
    ...waddleWaddleFacts,
    ...waddleWaddlePicture,
  } as GameCli<never> as AnyGameCli,
  'waffle-time': { ...waffleTimeDrawing, ...waffleTimeFacts, ...waffleTimePicture } as GameCli<never> as AnyGameCli,
  'top-waffle': { ...topWaffleDrawing, ...topWaffleFacts, ...topWafflePicture } as GameCli<never> as AnyGameCli,
  snake: gridCli(snake, SNAKE_ART),
  'waffle-checkers': gridCli(waffleCheckers, WAFFLE_CHECKERS_ART),
  'hostage-rescue': gridCli(hostageRescue, HOSTAGE_RESCUE_WHOLE),
  'connect-four': gridCli(connectFour, CONNECT_FOUR_ART),
  reversi: gridCli(reversi, REVERSI_ART),
};

/** Names of the games, in the order of the help text. */
export const GAME_NAMES: readonly string[] = GAMES.map(({ id }) => id);

/** What the command line knows of a game. Throws where that is nothing, which is a fault of this package. */
export function cliOf(game: AnyGame): AnyGameCli {
  const cli = GAME_CLIS[game.id];
  if (cli === undefined) throw new Error(`src/game-clis.ts has nothing on ${game.id}`);
  return cli;
}
