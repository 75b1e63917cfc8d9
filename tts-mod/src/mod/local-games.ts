/** What Global’s script is to its dealings with the scripts of objects: games of its own, or a place where none is played. */
import type { Saved } from './saved.js';
import type { Settings } from './table-session.js';
import type { Speech } from './languages.js';

/** Frames after a load before the panel is there. */
export const LOADING = 5;

/** What Global’s script does by itself: it plays games, or waits for one to be chosen. */
export interface LocalGames {
  readonly words: Speech;
  load(text: string): void;
  save(): string;
  /** The sessions that wait while the script of an object plays. */
  left(): readonly Saved[];
  adoptLeft(left: readonly Saved[] | undefined): void;
  /** Makes the globals by which the game tells of objects, and keys of its own. */
  listen(): void;
  addKeys(): void;
  press(handler: string, id: string, player: string): void;
  /** Begins or goes on with a game, or shows that none is played. */
  wake(game: string, settings: Settings): void;
  /** Gives way to another script that has slept since the load, or to one whose game begins. */
  stop(): void;
  sleep(): Settings;
  settings(): Settings;
  record(): string;
  /** Lays out the position of a record of a game; see `PUT_FUNCTION`. */
  put(record: string, game: string): string;
  gameLines(seeds: readonly number[], options: string, game: string | undefined): string;
  gamePart(seed: number, game: string | undefined): string;
  positionLines(positions: readonly string[], game: string | undefined): string;
}
