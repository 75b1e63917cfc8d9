/** The puzzles that are shipped, by game. */
import { readdirSync } from 'node:fs';

const FOLDER = new URL('../../src/puzzles/', import.meta.url);

/** The games with a set. */
export const SHIPPED = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));

/** The text of a game's set. Its address is a pattern, by which the bundler of the tests finds all sets. */
export async function shipped(game: string): Promise<string> {
  const { PUZZLES } = (await import(`../../src/puzzles/${game}.ts`)) as { readonly PUZZLES: string };
  return PUZZLES;
}
