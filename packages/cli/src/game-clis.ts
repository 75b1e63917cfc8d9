/** The parts of the command line for single games: facts for `show`, a drawing for terminals, a picture for files. */
import type { Picture } from '@griddle/art';
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { CLIS } from './generated/games.js';
import type { Catalogue } from './words.js';

/** One game in the command line. `S` is its state. */
export interface GameCli<S extends BaseState> {
  /** Plain JSON; null means nobody or nothing. */
  readonly facts: (state: S) => object;
  readonly drawing: (state: S, words: Catalogue) => string;
  /** `last` are the places of the move that led to the position. */
  readonly picture: (state: S, last: readonly Place[], flipped: boolean) => Picture;
  /** The piece of a seat, next to its name; seats without pieces get their numbers. */
  readonly piece?: (seat: number) => Picture | undefined;
  /** When a picture shows points next to names: by default if any seat has some. */
  readonly points?: 'always' | 'at-end';
}

/** A game whose state type is unknown here; its states come from the game of the same id (see `AnyGame`). */
export type AnyGameCli = GameCli<BaseState>;

/** Names of the games, in the order of the help text. */
export const GAME_NAMES: readonly string[] = GAMES.map(({ id }) => id);

/** The parts of a game. Throws when there are none, which is a fault of this package. */
export function cliOf(game: AnyGame): AnyGameCli {
  const cli = CLIS[game.id];
  if (cli === undefined) throw new Error(`The command line has nothing on ${game.id}`);
  // The id determines the type of its states
  return cli as AnyGameCli;
}
