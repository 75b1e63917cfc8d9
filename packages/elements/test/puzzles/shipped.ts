/** The puzzles that are shipped, by game. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../puzzles/', import.meta.url);

/** The games with a set. */
export const SHIPPED = readdirSync(FOLDER).map((file) => file.replace(/\.pgn$/, ''));

/** The text of a game's set. */
export function shipped(game: string): string {
  return readFileSync(new URL(`${game}.pgn`, FOLDER), 'utf8');
}
