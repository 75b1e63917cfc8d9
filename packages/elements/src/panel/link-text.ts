/** The text of a link: moves separated by dots, and fields that describe the start of the game. Pure functions. */

import { BETWEEN, coded, WITHIN } from '@griddle/art/internal/embed/link-moves.js';

export { writeMoves } from '@griddle/art/internal/embed/link-moves.js';

/** What a dot inside a move is replaced with while moves are split. */
const HIDDEN = '\n';
/** The tags of a record that describe the start of its game, by their names in links. */
const START = { seed: 'Seed', options: 'Options', position: 'Position', seat: 'Seat' } as const;

/** The start of a game; what is left out is as usual. */
export type Start = Partial<Record<keyof typeof START, string>>;

/** A parsed link. */
export interface Link {
  readonly moves: readonly string[];
  readonly start: Start;
}

/** Reads the moves of a link. */
export function readMoves(text: string): readonly string[] {
  const words = text.replaceAll(WITHIN, HIDDEN).split(BETWEEN);
  return words.filter((word) => word !== '').map((word) => decoded(word.replaceAll(HIDDEN, BETWEEN)));
}

/** Writes the fields of a link, each with its sign. */
export function writeFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([key, value]) => `&${key}=${coded(value)}`)
    .join('');
}

/** Reads the fields that describe the start of a game; others are ignored. */
export function readStart(fields: readonly string[]): Start {
  const start: Start = {};
  for (const field of fields) {
    const key = Object.keys(START).find((name) => field.startsWith(`${name}=`)) as keyof Start | undefined;
    if (key) start[key] = decoded(field.slice(key.length + 1));
  }
  return start;
}

/** Reads a link. */
export function readLink(text: string): Link {
  const [moves = '', ...fields] = text.split('&');
  return { moves: readMoves(moves), start: readStart(fields) };
}

/** The start of a game as tags of a record. */
export function startOfRecord(start: Start): string {
  return `${Object.entries(start)
    .map(([key, value]) => `[${START[key as keyof Start]} "${plain(value)}"]\n`)
    .join('')}\n`;
}

/** The moves of a game as text of a record. */
export function movesInRecord(moves: readonly string[]): string {
  return moves.map(plain).join(' ');
}

/** Removes characters that would end a tag, or begin a comment or a variation; no game uses them. */
function plain(text: string): string {
  return text.replace(/["\\{}()\s]/g, '_');
}

/** Decodes what `coded` has written; text that is not encoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
