/**
 * Games with friends, kept in the reader's browser: one entry a game, next to the page's own kept game, so that neither
 * replaces the other. Without storage a game lives as long as the page, and in its link.
 */
import type { Seat } from '@griddle/rules/core/contract.js';
import { friendKey, friendKeys } from '../panel/friend-keys.js';
import { cleanName, type FriendLink } from './link.js';

/** A game with a friend, as this browser knows it. */
export interface FriendGame extends FriendLink {
  /** The reader's seat; below 0 for one who watches. */
  readonly seat: Seat;
  /** How many of the moves the others know, too: those of the last link that came or went; `UNSENT` before the first. */
  readonly sent: number;
  /** The moves of another version of the game, which the reader can go back to; empty for none. */
  readonly other: readonly string[];
  /** Where the game is played: the page's path and the place of its element. */
  readonly place: string;
  /** When it was kept, in milliseconds of the clock. */
  readonly time: number;
}

/** Days for which a game is kept after its last move. */
const DAYS = 90;
const DAY = 86_400_000;
const NAME = 'griddle name';
/** Below any number of moves: nobody has got a link yet. */
export const UNSENT = -1;

/** Keeps a game. A longer version of it that another tab has kept stays. */
export function keepFriendGame(game: FriendGame): void {
  const kept = keptFriendGame(game.game, game.id);
  if (kept && kept.moves.length > game.moves.length && begins(kept.moves, game.moves) && kept.sent > game.sent) return;
  write(friendKey(game.game, game.id), JSON.stringify(game));
}

/** Returns a game that this browser knows; undefined for none. */
export function keptFriendGame(game: string, id: string): FriendGame | undefined {
  try {
    return checked(JSON.parse(localStorage.getItem(friendKey(game, id)) ?? 'null'), game, id);
  } catch {
    return undefined;
  }
}

/** Returns the games of a kind that are played at a place, newest first. Those that nobody went on with are deleted. */
export function friendGamesAt(game: string, place: string): readonly FriendGame[] {
  const games = friendKeys(game).flatMap((key) => keptFriendGame(game, key.split(' ').at(-1) ?? '') ?? []);
  const old = games.filter(({ time }) => Date.now() - time > DAYS * DAY);
  old.forEach(forgetFriendGame);
  return games
    .filter((kept) => kept.place === place && kept.seat >= 0 && !old.includes(kept))
    .sort((one, other) => other.time - one.time);
}

/** Deletes a game. */
export function forgetFriendGame({ game, id }: Pick<FriendGame, 'game' | 'id'>): void {
  try {
    localStorage.removeItem(friendKey(game, id));
  } catch {
    // Storage is not allowed, so nothing is kept
  }
}

/** The name that the reader used last; empty for none. */
export function ownName(): string {
  try {
    return cleanName(localStorage.getItem(NAME) ?? '');
  } catch {
    return '';
  }
}

/** Keeps the reader's name for the next game. */
export function keepOwnName(name: string): void {
  write(NAME, name);
}

/** Whether a list of moves begins with another one. */
export function begins(moves: readonly string[], start: readonly string[]): boolean {
  return start.every((move, at) => moves[at] === move);
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full, or not allowed
  }
}

/** Returns what was kept as a game; undefined for anything else. */
function checked(found: unknown, game: string, id: string): FriendGame | undefined {
  const kept = (typeof found === 'object' ? found : undefined) as Partial<FriendGame> | undefined | null;
  const { moves, names, other, place, seat, sent, start, time } = kept ?? {};
  const isText = (text: unknown): text is string => typeof text === 'string';
  if (!Array.isArray(moves) || !moves.every(isText) || !Array.isArray(names) || typeof start !== 'object')
    return undefined;
  if (!start || !Object.values(start).every(isText)) return undefined;
  if (!Number.isInteger(seat) || !Number.isInteger(sent)) return undefined;
  return {
    id,
    game,
    // JSON has null for a free seat
    names: names.map((name: unknown) => (isText(name) ? cleanName(name) : undefined)),
    start,
    moves,
    seat: seat ?? -1,
    sent: Math.min(Math.max(UNSENT, sent ?? UNSENT), moves.length),
    other: Array.isArray(other) && other.every(isText) ? other : [],
    place: isText(place) ? place : '',
    time: typeof time === 'number' ? time : 0,
  };
}
