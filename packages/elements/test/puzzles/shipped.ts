/** The puzzles that are shipped, by game. */
import { readdirSync } from 'node:fs';

const FOLDER = new URL('../../src/puzzles/', import.meta.url);

/** The games with a set. */
export const SHIPPED = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));

/** The text of a game's set. */
export async function shipped(game: string): Promise<string> {
  const { PUZZLES } = (await import(new URL(`${game}.ts`, FOLDER).href)) as { readonly PUZZLES: string };
  return PUZZLES;
}
