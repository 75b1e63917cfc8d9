/** Puzzles read from their text by regular expressions, for provers that share no code with what made them. */
import { readdirSync, readFileSync } from 'node:fs';

/** A puzzle as it stands in its file. */
export interface Written {
  readonly number: number;
  readonly goal: string;
  readonly options: string;
  readonly position: string;
  readonly difficulty: number;
  readonly theme: string;
  readonly solution: readonly string[];
  /** Wrong tries with what answers them. */
  readonly wrong: readonly (readonly string[])[];
}

/** All puzzles of a file. */
export function writtenPuzzles(text: string): readonly Written[] {
  return text
    .trim()
    .split(/\n\n(?=\[)/)
    .map((one, at) => {
      const tag = (name: string): string => new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(one)?.[1] ?? '';
      const moves = one.replace(/^\[.*\]$/gm, '').trim();
      const tokens = (line: string): string[] =>
        line
          .split(/\s+/)
          .filter((token) => token !== '')
          .map((token) => token.replace('?', ''));
      return {
        number: at + 1,
        goal: tag('Goal'),
        options: tag('Options'),
        position: tag('Position'),
        difficulty: Number(tag('Difficulty')),
        theme: tag('Theme'),
        solution: tokens(moves.replace(/\([^)]*\)/g, ' ')),
        wrong: [...moves.matchAll(/\(([^)]*)\)/g)].map(([, line = '']) => tokens(line)),
      };
    });
}

// The puzzles that are shipped, by game.

const FOLDER = new URL('../../puzzles/', import.meta.url);

/** The games with a set. */
export const SHIPPED = readdirSync(FOLDER).map((file) => file.replace(/\.pgn$/, ''));

/** The text of a game's set. */
export function shipped(game: string): string {
  return readFileSync(new URL(`${game}.pgn`, FOLDER), 'utf8');
}
