/** The seats in rooms that this browser has: one entry a room. Who has the key has the seat. */
import type { Seat } from '@griddle/rules/core/contract.js';

/** A seat in a room, as the browser keeps it. */
export interface KeptSeat {
  readonly room: string;
  readonly server: string;
  readonly game: string;
  readonly seat: Seat;
  readonly key: string;
  /** By seat: the word with which a friend gets it; empty for none. Only who opened the room has them. */
  readonly invitations: readonly string[];
  /** The names of the players, by seat, as they were last. */
  readonly names: readonly string[];
  /** Where the game is played: the page's path and the place of its element. */
  readonly place: string;
  /** When it was kept, in milliseconds of the clock. */
  readonly time: number;
}

const PREFIX = 'griddle room ';
/** Days for which a seat is kept after its last move; the server forgets the room sooner. */
const DAYS = 120;
const DAY = 86_400_000;

/** The seats of this page, for browsers without storage. */
const here = new Map<string, KeptSeat>();

/** Keeps a seat. Without storage it lasts as long as the page. */
export function keepSeat(seat: KeptSeat): void {
  const kept = { ...seat, time: Date.now() };
  here.set(seat.room, kept);
  try {
    localStorage.setItem(PREFIX + seat.room, JSON.stringify(kept));
  } catch {
    // Storage is full, or not allowed
  }
}

/** Returns the seat that this browser has in a room; undefined for none. */
export function keptSeat(room: string): KeptSeat | undefined {
  try {
    return checked(JSON.parse(localStorage.getItem(PREFIX + room) ?? 'null'), room) ?? here.get(room);
  } catch {
    return here.get(room);
  }
}

/** Forgets a seat. */
export function forgetSeat(room: string): void {
  here.delete(room);
  try {
    localStorage.removeItem(PREFIX + room);
  } catch {
    // Storage is not allowed, so nothing is kept
  }
}

/** Returns the seats in games of a kind at a place, newest first. Those that nobody went on with are deleted. */
export function keptSeatsAt(game: string, place: string): readonly KeptSeat[] {
  const seats = keys().flatMap((key) => keptSeat(key.slice(PREFIX.length)) ?? []);
  const old = seats.filter(({ time }) => Date.now() - time > DAYS * DAY);
  for (const { room } of old) forgetSeat(room);
  return seats
    .filter((kept) => kept.game === game && kept.place === place && !old.includes(kept))
    .sort((one, other) => other.time - one.time);
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Returns what was kept as a seat; undefined for anything else. */
function checked(found: unknown, room: string): KeptSeat | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { game, invitations, key, names, place, seat, server, time } = found as Partial<KeptSeat>;
  const isText = (text: unknown): text is string => typeof text === 'string';
  const areTexts = (list: unknown): list is string[] => Array.isArray(list) && list.every(isText);
  if (!isText(game) || !isText(key) || !isText(server) || !Number.isInteger(seat)) return undefined;
  return {
    room,
    server,
    game,
    seat: seat ?? -1,
    key,
    invitations: areTexts(invitations) ? invitations : [],
    names: areTexts(names) ? names : [],
    place: isText(place) ? place : '',
    time: typeof time === 'number' ? time : 0,
  };
}
