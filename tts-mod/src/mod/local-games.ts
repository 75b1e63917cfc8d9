/** Global’s own games as `GlobalScript` sees them: games it can play, or a lobby without any. */
import type { Page } from './pages.js';
import type { Saved } from './saved.js';
import type { Settings } from './table-session.js';
import type { Speech } from './languages.js';

/** Frames from a load until the panel exists. */
export const LOADING = 5;

/** Plays Global’s own games, or waits for one to be chosen. */
export interface LocalGames {
  readonly words: Speech;
  /** The page of the panel that is open from the beginning: the page of play, or a menu where there is no game yet. */
  readonly home: Page;
  load(text: string): void;
  save(): string;
  /** Returns the sessions suspended while an object script plays. */
  left(): readonly Saved[];
  adoptLeft(left: readonly Saved[] | undefined): void;
  /** Defines the global event handlers for objects, and this script's own keys. */
  listen(): void;
  addKeys(): void;
  press(handler: string, id: string, player: string): void;
  /** Starts or resumes a game, or shows that none is in progress. */
  wake(game: string, settings: Settings): void;
  /** Yields to another script: one asleep since the load, or one whose game begins. */
  stop(): void;
  sleep(): Settings;
  settings(): Settings;
  record(): string;
  /** Returns how often something has changed. */
  changes(): number;
  /** Lays out the position of a game's record; see `PUT_FUNCTION`. */
  put(record: string, game: string): string;
  gameLines(seeds: readonly number[], options: string, game: string | undefined): string;
  gamePart(seed: number, game: string | undefined): string;
  positionLines(positions: readonly string[], game: string | undefined): string;
}
